//! Tests of the card Bombard.

use super::help::{plain, soldiers, total, troops, winter};
use super::printed::is_printed;
use crate::rulebook::play::{A, B, C, Play, scene};
use kingsburg::Building;
use kingsburg::invaders::Race;

/// The path of these tests.
pub(super) const TESTS: &str = module_path!();

#[test]
fn costs_scores_and_fights_as_printed() {
    is_printed(Building::Bombard, [1, 1, 1], 2, 0);
}

#[test]
fn is_worth_what_its_die_shows() {
    let rules = plain();
    let bombard = scene(&rules).built(A, &[Building::Bombard]).soldiers(A, 2).invader(Race::Zombies, 4);
    for (die, more) in [("1", -1), ("2", 1), ("3", 1), ("4", 2), ("5", 2), ("6", 2)] {
        let play = winter(&rules, bombard.clone(), &["3", die]);
        assert_eq!(total(&play, A), Some(2 + 3 + more), "{die}");
    }
}

#[test]
fn is_no_reinforcement() {
    let rules = plain();
    // A Bombard's 2 does not wake the Commandery, and its 6 adds no soldier that a Lodge could keep.
    let both = scene(&rules).built(A, &[Building::Bombard, Building::Commandery]).invader(Race::Zombies, 4);
    let play = winter(&rules, both, &["3", "2"]);
    assert_eq!(total(&play, A), Some(3 + 1));
    // The Academy's die is rolled before it and replaces the king's alone.
    let academy = scene(&rules).built(A, &[Building::Bombard, Building::MilitaryAcademy]);
    let play = winter(&rules, academy.year(3).invader(Race::Zombies, 6), &["2", "5", "6"]);
    assert_eq!(total(&play, A), Some(5 + 2));
    // Troop token 0, no soldier: the Bombard brings none to keep.
    let rules = troops();
    let lodge = scene(&rules).built(A, &[Building::Bombard, Building::VeteransLodge]);
    let lodge = lodge.built(A, &[Building::GuardTower]).invader(Race::Barbarians, 2);
    let mut play = Play::new(&rules, lodge.winter());
    play.does(A, "troops 0").does(B, "troops 0").does(C, "troops 0").chance("die 6");
    assert_eq!((total(&play, A), soldiers(&play)), (Some(2), 0), "a draw, and nobody to keep");
    let bombard = scene(&rules).built(A, &[Building::Bombard]).invader(Race::Zombies, 4);
    let mut play = Play::new(&rules, bombard.winter());
    play.does(A, "troops 0").does(B, "troops 0").does(C, "troops 0").chance("die 1");
    assert_eq!(total(&play, A), Some(-1));
}
