//! Tests of the card Feast of Fools.

use super::help::{GOVERNORS, and, neutral, passes, rolled, three, two};
use crate::rulebook::play::{A, B, C, Play, scene};
use kingsburg::module::{Fate, Governor};
use kingsburg::plan::Season;
use kingsburg::state::Marks;
use kingsburg::{Building, Modules, Reason};

/// The path of these tests.
pub(super) const TESTS: &str = module_path!();

#[test]
fn the_lowest_three_give_twice_and_the_highest_two_see_nobody() {
    let rules = three();
    let mut play = rolled(
        &rules,
        scene(&rules).fate(Fate::FeastOfFools).envoy(C),
        Season::Spring,
        "roll 1:123 2:455 3:666",
    );
    play.does(A, "place 1>1")
        .does(B, "place 4>4")
        .may_not(C, "place 6+6+6>18", Reason::Closed)
        .does(C, "pass");
    play.does(A, "place 2>2").does(B, "pass").does(A, "place 3>3");
    // The fourth gives once.
    play.does(B, "take gold");
    assert_eq!((play.lord(A).vp, play.goods(A), play.goods(B)), (2, [2, 2, 0], [1, 0, 0]));
    let mut play =
        rolled(&rules, scene(&rules).fate(Fate::FeastOfFools), Season::Spring, "roll 1:566 2:666 3:666");
    play.may_not(A, "place 5+6+6>17", Reason::Closed);
}

#[test]
fn whims_are_carried_out_twice_with_separate_choices() {
    engine::proves!("fate.twice");
    let rules = and(Modules::WHIMS);
    let mut play = Play::new(&rules, scene(&rules).fate(Fate::FeastOfFools).season(Season::Spring));
    play.chance("whim 3").chance("roll 1:366 2:666 3:666").does(A, "place 3>3");
    play.does(B, "pass").does(C, "pass").does(A, "pass");
    play.asks(B).does(B, "pick gold").asks(B).does(B, "pick stone");
    assert_eq!(play.goods(A), [1, 0, 1]);
}

#[test]
fn the_second_whim_once_this_and_once_that() {
    let rules = and(Modules::WHIMS);
    let mut play =
        Play::new(&rules, scene(&rules).fate(Fate::FeastOfFools).tokens(A, 1).season(Season::Spring));
    play.chance("whim 2").chance("roll 1:266 2:666 3:666").does(A, "place 2>2");
    passes(&mut play, &[B, C, A]);
    // The token for gold and soldier; then there is none to pay with, and two come unasked.
    play.does(A, "pick soldier");
    assert_eq!((play.goods(A), play.lord(A).soldiers, play.lord(A).tokens), ([1, 0, 0], 1, 2));
}

#[test]
fn the_private_third_gives_once() {
    let rules = and(GOVERNORS);
    let scene = scene(&rules).fate(Fate::FeastOfFools).governor(A, Governor::Politician);
    let mut play = rolled(&rules, scene, Season::Spring, "roll 1:366 2:666 3:666");
    play.does(A, "place 3>3p").does(B, "pass").does(C, "pass").does(A, "pass").does(A, "take wood");
    assert_eq!(play.goods(A), [0, 1, 0]);
}

#[test]
fn neutral_dice_are_set_aside() {
    let rules = two();
    let mut play = Play::new(&rules, scene(&rules).fate(Fate::FeastOfFools).season(Season::Spring));
    play.chance("neutral 566,35");
    assert_eq!(neutral(&play), [8]);
}

#[test]
fn ruling_20_nineteen_with_the_market_is_worth_eighteen_to_the_queen() {
    engine::proves!("fate.queen", "influence.number");
    let rules = three();
    let before = scene(&rules).fate(Fate::IllKing).tokens(A, 1);
    let mut play = rolled(&rules, before.clone(), Season::Autumn, "roll 1:566 2:666 3:666");
    play.may_not(A, "place 5+6+6+t>17", Reason::OutOfReach);
    let before = before.built(A, &[Building::Market]);
    let mut play = rolled(&rules, before, Season::Autumn, "roll 1:566 2:666 3:666");
    play.does(A, "place 5+6+6+t>17");
    assert!(play.lord(A).marks.contains(Marks::MARKET));
}

#[test]
fn ruling_20_a_copy_by_whim_1_does_not_double_again_at_the_feast_of_fools() {
    engine::proves!("fate.twice");
    let rules = and(Modules::WHIMS);
    let mut play = Play::new(&rules, scene(&rules).fate(Fate::FeastOfFools).season(Season::Spring));
    play.chance("whim 1").chance("roll 1:166 2:666 3:666").does(A, "place 1>1");
    passes(&mut play, &[B, C, A]);
    assert_eq!(play.goods(A), [2, 0, 0], "the second advisor's gold, twice for the first advisor's feast");
}
