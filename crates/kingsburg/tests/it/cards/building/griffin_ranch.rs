//! Tests of the card Griffin Ranch.

use super::help::{plain, rolled, soldiers, total, winter};
use super::printed::is_printed;
use crate::rulebook::play::{A, scene};
use kingsburg::Building;
use kingsburg::invaders::Race;
use kingsburg::plan::Season;

/// The path of these tests.
pub(super) const TESTS: &str = module_path!();

#[test]
fn costs_scores_and_fights_as_printed() {
    is_printed(Building::GriffinRanch, [2, 2, 1], 3, 1);
}

#[test]
fn is_strong_and_recruits_for_eight_or_less() {
    let rules = plain();
    let ranch = scene(&rules).built(A, &[Building::GriffinRanch]);
    assert_eq!(soldiers(&rolled(&rules, ranch.clone(), Season::Spring, "125")), 1);
    assert_eq!(soldiers(&rolled(&rules, ranch.clone(), Season::Spring, "126")), 0);
    let farms = ranch.clone().built(A, &[Building::Farms]);
    assert_eq!(soldiers(&rolled(&rules, farms.clone(), Season::Spring, "111/5")), 1);
    assert_eq!(soldiers(&rolled(&rules, farms, Season::Spring, "111/6")), 0);
    // The king's die, the Bombard's two, and one.
    let play = winter(&rules, ranch.invader(Race::Zombies, 4), &["2", "6"]);
    assert_eq!(total(&play, A), Some(2 + 2 + 1));
}

#[test]
fn gets_nothing_from_the_stables() {
    let rules = plain();
    let both = scene(&rules).built(A, &[Building::GriffinRanch, Building::Stables]);
    assert_eq!(soldiers(&rolled(&rules, both, Season::Spring, "125")), 1);
}
