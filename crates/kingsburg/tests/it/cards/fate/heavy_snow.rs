//! Tests of the card Heavy Snow.

use super::help::{ALL_ROWS, and, fought, three, vps};
use crate::rulebook::play::{A, B, C, Play, scene};
use kingsburg::invaders::Race;
use kingsburg::module::Fate;
use kingsburg::{Building, Modules};

/// The path of these tests.
pub(super) const TESTS: &str = module_path!();

#[test]
fn two_reinforcements_without_a_die() {
    let rules = three();
    let scene = scene(&rules).fate(Fate::HeavySnow).soldiers(A, 2).soldiers(B, 1);
    let mut play = Play::new(&rules, scene.winter());
    play.chance("invader 4");
    assert!(play.is_over());
    // Four, three and two against the orcs' three.
    assert!(play.has_event(fought(A, 4, true, false)) && play.has_event(fought(B, 3, false, false)));
    assert!(play.has_event(fought(C, 2, false, true)));
    assert_eq!((vps(&play), play.goods(A)), ([1, 0, -1], [1, 0, 0]));
}

#[test]
fn does_nothing_with_troop_tokens() {
    let rules = and(Modules::TROOPS);
    let scene = scene(&rules).fate(Fate::HeavySnow).invader(Race::Orcs, 3);
    let mut play = Play::new(&rules, scene.winter());
    play.does(A, "troops 4").does(B, "troops 0").does(C, "troops 3");
    assert!(play.has_event(fought(A, 4, true, false)) && play.has_event(fought(B, 0, false, true)));
    assert!(play.has_event(fought(C, 3, false, false)));
}

#[test]
fn the_academy_rolls_against_two_and_the_commandery_comes() {
    let rules = and(ALL_ROWS);
    let before = scene(&rules).fate(Fate::HeavySnow);
    let academy = before.clone().built(A, &[Building::MilitaryAcademy]);
    // The Improvised Defences of its row add one against four.
    for (die, total) in [("die 1", 3), ("die 2", 3), ("die 3", 4)] {
        let mut play = Play::new(&rules, academy.clone().winter());
        play.chance("invader 5").chance(die);
        assert!(play.has_event(fought(A, total, false, total < 4)), "{die}");
    }
    let mut play = Play::new(&rules, before.built(A, &[Building::Commandery]).winter());
    play.chance("invader 5");
    assert!(play.has_event(fought(A, 4, false, false)));
}
