//! Tests of the card Small Palisade.

use super::help::{cards, plain, soldiers, total};
use super::printed::is_printed;
use crate::rulebook::play::{A, Play, scene};
use kingsburg::Building;
use kingsburg::invaders::Race;
use kingsburg::module::Governor;

/// The path of these tests.
pub(super) const TESTS: &str = module_path!();

#[test]
fn costs_scores_and_fights_as_printed() {
    is_printed(Building::SmallPalisade, [0, 1, 0], 0, 0);
}

#[test]
fn adds_a_soldier_to_at_least_one_as_winter_begins() {
    let rules = plain();
    let palisade = scene(&rules).built(A, &[Building::SmallPalisade]).invader(Race::Zombies, 4);
    for (before, after) in [(0, 0), (1, 2), (5, 6)] {
        let mut play = Play::new(&rules, palisade.clone().soldiers(A, before).winter());
        assert_eq!(soldiers(&play), after);
        // The king's reinforcements come later and do not count.
        play.chance("die 6");
        assert_eq!(total(&play, A), Some(i32::from(after) + 6));
    }
}

#[test]
fn counts_the_damsels_two() {
    let rules = cards();
    let palisade = scene(&rules).built(A, &[Building::SmallPalisade]).governor(A, Governor::Damsel);
    let play = Play::new(&rules, palisade.invader(Race::Zombies, 4).winter());
    assert_eq!(soldiers(&play), 3);
}
