//! Tests of the card Bridge.

use super::help::{offers, plain, rolled};
use super::printed::is_printed;
use crate::rulebook::play::{A, scene};
use kingsburg::Building;
use kingsburg::plan::Season;

/// The path of these tests.
pub(super) const TESTS: &str = module_path!();

#[test]
fn costs_scores_and_fights_as_printed() {
    is_printed(Building::Bridge, [0, 1, 1], 2, 0);
}

#[test]
fn gives_a_good_for_seven_or_less() {
    let rules = plain();
    let bridge = scene(&rules).built(A, &[Building::Bridge]);
    for good in ["gold", "wood", "stone"] {
        let mut play = rolled(&rules, bridge.clone(), Season::Spring, "124");
        play.asks(A).does(A, &format!("take {good}"));
        assert_eq!(play.goods(A).iter().sum::<u8>(), 1);
        assert!(offers(&play, A, "place 1>1"), "once, then they influence");
    }
    let play = rolled(&rules, bridge.clone(), Season::Spring, "125");
    assert!(offers(&play, A, "place 1>1") && play.goods(A) == [0, 0, 0], "eight are too many");
    // White dice count: the Farms roll one.
    let farms = bridge.built(A, &[Building::Farms]);
    assert!(offers(&rolled(&rules, farms.clone(), Season::Spring, "111/4"), A, "take gold"));
    assert!(!offers(&rolled(&rules, farms, Season::Spring, "111/5"), A, "take gold"));
}

#[test]
fn looks_at_the_final_dice() {
    let rules = plain();
    let altar = scene(&rules).built(A, &[Building::Altar]);
    // Keeping a bad roll for the Bridge or rerolling it is the owner's choice.
    rolled(&rules, altar.clone(), Season::Spring, "124").does(A, "done").asks(A).does(A, "take stone");
    let mut play = rolled(&rules, altar.clone(), Season::Spring, "124");
    play.does(A, "altar 4").chance("reroll 5");
    assert!(offers(&play, A, "pass") && play.goods(A) == [0, 0, 0]);
    let mut play = rolled(&rules, altar, Season::Spring, "125");
    play.does(A, "altar 5").chance("reroll 4").does(A, "take gold");
    assert_eq!(play.goods(A), [1, 0, 0]);
}
