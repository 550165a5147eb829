//! Tests of the card Divided Enemies.

use super::help::{fought, three};
use crate::rulebook::play::{A, B, C, Play, scene};
use kingsburg::Event;
use kingsburg::invaders::Race;
use kingsburg::module::Fate;

/// The path of these tests.
pub(super) const TESTS: &str = module_path!();

#[test]
fn are_one_weaker_and_nobody_is_the_best() {
    let rules = three();
    let scene = scene(&rules).fate(Fate::DividedEnemies).soldiers(A, 0).soldiers(B, 1).soldiers(C, 2);
    let mut play = Play::new(&rules, scene.invader(Race::Orcs, 3).winter());
    play.chance("die 1");
    assert!(play.has_event(fought(A, 1, false, true)) && play.has_event(fought(B, 2, false, false)));
    assert!(play.has_event(fought(C, 3, true, false)));
    assert!(!play.events.iter().any(|event| matches!(event, Event::Best { .. })));
    assert_eq!((play.lord(C).vp, play.goods(C)), (0, [1, 0, 0]));
}
