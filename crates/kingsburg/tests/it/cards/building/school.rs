//! Tests of the card School.

use super::help::{cards, from_phase_7, plain, soldiers, vp};
use super::printed::is_printed;
use crate::rulebook::play::{A, B, C, scene};
use kingsburg::Building;
use kingsburg::invaders::Race;
use kingsburg::module::Governor;

/// The path of these tests.
pub(super) const TESTS: &str = module_path!();

#[test]
fn costs_scores_and_fights_as_printed() {
    is_printed(Building::School, [0, 1, 1], 1, 0);
}

#[test]
fn gives_a_point_for_three_soldiers_after_phase_7() {
    let rules = plain();
    for (count, points) in [(2, 0), (3, 1), (6, 1)] {
        let school = scene(&rules).built(A, &[Building::School]).soldiers(A, count);
        let play = from_phase_7(&rules, school.invader(Race::Zombies, 4));
        assert_eq!(vp(&play), points, "{count} soldiers");
    }
}

#[test]
fn does_not_count_whom_winter_brings() {
    let rules = cards();
    let school = scene(&rules).built(A, &[Building::School, Building::SmallPalisade]);
    let damsel = school.governor(A, Governor::Damsel).soldiers(B, 9).soldiers(C, 9);
    let mut play = from_phase_7(&rules, damsel.soldiers(A, 2).invader(Race::Zombies, 4));
    assert_eq!((vp(&play), soldiers(&play)), (0, 5));
    play.chance("die 6");
    assert_eq!(vp(&play), 1, "the zombies' reward");
}
