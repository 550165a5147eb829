//! Tests of the card Open Doors.

use super::help::{and, rolled, three, two};
use crate::rulebook::play::{A, B, C, Play, scene};
use kingsburg::module::Fate;
use kingsburg::plan::Season;
use kingsburg::{Modules, Reason};

/// The path of these tests.
pub(super) const TESTS: &str = module_path!();

#[test]
fn two_players_with_each_of_the_lowest_six() {
    engine::proves!("fate.doors");
    let rules = three();
    let scene = scene(&rules).fate(Fate::OpenDoors);
    let mut play = rolled(&rules, scene.clone(), Season::Spring, "roll 1:266 2:266 3:266");
    play.does(A, "place 2>2").does(B, "place 2>2").may_not(C, "place 2>2", Reason::Occupied);
    play.does(C, "place 6>6").does(A, "place 6>6").may_not(B, "place 6>6", Reason::Occupied);
    // One group each, and nothing from the seventh on.
    let mut play = rolled(&rules, scene.clone(), Season::Spring, "roll 1:225 2:255 3:666");
    play.does(A, "place 2+5>7").may_not(B, "place 2+5>7", Reason::Occupied).does(B, "pass").does(C, "pass");
    let mut play = rolled(&rules, scene.clone(), Season::Spring, "roll 1:225 2:255 3:666");
    play.does(A, "place 2>2").does(B, "pass").does(C, "pass").may_not(A, "place 2>2", Reason::Occupied);
    // A third group needs the envoy.
    let mut play = rolled(&rules, scene.envoy(C), Season::Spring, "roll 1:266 2:266 3:266");
    play.does(A, "place 2>2").does(B, "place 2>2");
    assert_eq!(play.state.envoy, Some(C), "two need none");
    play.does(C, "place 2>2");
    assert_eq!(play.state.envoy, None);
}

#[test]
fn neutral_dice_count_as_one_of_the_two() {
    engine::proves!("fate.doors");
    let rules = two();
    let mut play = Play::new(&rules, scene(&rules).fate(Fate::OpenDoors).season(Season::Spring));
    play.chance("neutral 112,35").chance("roll 1:446 2:456").does(A, "place 4>4");
    play.may_not(B, "place 4>4", Reason::Occupied);
}

#[test]
fn aid_comes_in_turn_order() {
    let rules = and(Modules::WHIMS);
    // The stall of the fourth whim shows who takes first.
    let mut play = Play::new(&rules, scene(&rules).fate(Fate::OpenDoors).season(Season::Spring));
    play.chance("whim 4").chance("roll 1:445 2:466 3:412");
    play.does(C, "place 4>4").does(A, "place 4>4").does(B, "pass").does(C, "pass").does(A, "pass");
    play.asks(C).does(C, "pick gold").asks(A).may_not(A, "pick gold", Reason::NotLeft);
}

#[test]
fn the_envoy_opens_them_to_a_second_group_of_ones_own() {
    let rules = three();
    let scene = scene(&rules).fate(Fate::OpenDoors).envoy(A);
    let mut play = Play::new(&rules, scene.season(Season::Spring));
    play.chance("roll 1:226 2:266 3:666").does(A, "place 2>2").does(B, "place 2>2").does(C, "pass");
    play.does(A, "place 2>2").does(B, "pass").does(A, "pass");
    assert_eq!((play.goods(A), play.goods(B), play.state.envoy), ([2, 0, 0], [1, 0, 0], None));
}
