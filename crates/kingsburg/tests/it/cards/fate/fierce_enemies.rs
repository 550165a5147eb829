//! Tests of the card Fierce Enemies.

use super::help::{ALL_ROWS, and, fought, three};
use crate::rulebook::play::{A, B, C, Play, scene};
use kingsburg::Building;
use kingsburg::invaders::Race;
use kingsburg::module::Fate;

/// The path of these tests.
pub(super) const TESTS: &str = module_path!();

#[test]
fn are_one_stronger() {
    let rules = three();
    let scene = scene(&rules).fate(Fate::FierceEnemies).soldiers(A, 2).soldiers(B, 3).soldiers(C, 4);
    let mut play = Play::new(&rules, scene.invader(Race::Orcs, 3).winter());
    play.chance("die 1");
    assert!(play.has_event(fought(A, 3, false, true)) && play.has_event(fought(B, 4, false, false)));
    assert!(play.has_event(fought(C, 5, true, false)));
}

#[test]
fn defences_and_fires_look_at_the_printed_strength() {
    engine::proves!("cards.strength");
    let rules = and(ALL_ROWS);
    let scene = scene(&rules).year(2).fate(Fate::FierceEnemies);
    let scene = scene.built(A, &[Building::ImprovisedDefences]).built(B, &[Building::SignalFires]);
    let mut play = Play::new(&rules, scene.invader(Race::Zombies, 5).winter());
    play.chance("die 5");
    assert!(play.has_event(fought(A, 6, false, false)), "five and one against six");
    assert!(play.has_event(fought(B, 5, false, true)), "no fires for a printed five");
}
