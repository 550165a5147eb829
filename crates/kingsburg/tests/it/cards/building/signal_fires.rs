//! Tests of the card Signal Fires.

use super::help::{cards, total, winter};
use super::printed::is_printed;
use crate::rulebook::play::{A, scene};
use kingsburg::Building;
use kingsburg::invaders::Race;
use kingsburg::module::Fate;

/// The path of these tests.
pub(super) const TESTS: &str = module_path!();

#[test]
fn costs_scores_and_fights_as_printed() {
    is_printed(Building::SignalFires, [0, 1, 0], 0, 0);
}

#[test]
fn look_at_the_printed_strength() {
    let rules = cards();
    let fires = |year, race, strength| {
        scene(&rules).year(year).built(A, &[Building::SignalFires]).invader(race, strength)
    };
    let strength = |scene| total(&winter(&rules, scene, &["1"]), A);
    assert_eq!(strength(fires(3, Race::Orcs, 5)), Some(1));
    assert_eq!(strength(fires(3, Race::Zombies, 6)), Some(2));
    assert_eq!(strength(fires(5, Race::Dragons, 9)), Some(2));
    // Fierce and divided enemies are printed as they were.
    assert_eq!(strength(fires(3, Race::Orcs, 5).fate(Fate::FierceEnemies)), Some(1));
    assert_eq!(strength(fires(3, Race::Zombies, 6).fate(Fate::DividedEnemies)), Some(2));
}
