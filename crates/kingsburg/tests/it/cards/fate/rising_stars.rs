//! Tests of the card Rising Stars.

use super::help::{GOVERNORS, advisor, and, passes, rolled, three, two};
use crate::rulebook::play::{A, B, C, Play, scene};
use engine::Eye;
use kingsburg::Reason;
use kingsburg::module::{Fate, Governor};
use kingsburg::plan::{Season, Step};

/// The path of these tests.
pub(super) const TESTS: &str = module_path!();

#[test]
fn gifts_for_the_first_on_five_advisors() {
    let rules = three();
    let stars = |roll: &str, group: &str| {
        let scene = scene(&rules).fate(Fate::RisingStars).tokens(A, 5);
        let mut play = rolled(&rules, scene, Season::Spring, roll);
        assert_eq!(play.view(Eye::Public).modules.gifts.as_slice(), [3, 5, 6, 10, 13].map(advisor));
        play.does(A, group);
        // At once: the aid has not yet been given.
        (play.goods(A), play.lord(A).tokens, play.lord(A).vp)
    };
    assert_eq!(stars("roll 1:345 2:666 3:666", "place 3>3"), ([0, 0, 0], 6, 0));
    assert_eq!(stars("roll 1:345 2:666 3:666", "place 5>5"), ([1, 0, 0], 5, 0));
    assert_eq!(stars("roll 1:346 2:666 3:666", "place 6>6"), ([0, 0, 0], 5, 1));
    assert_eq!(stars("roll 1:346 2:666 3:666", "place 4+6>10"), ([0, 0, 1], 5, 0));
    assert_eq!(stars("roll 1:346 2:666 3:666", "place 3+4+6>13"), ([1, 0, 0], 5, 0));
    assert_eq!(stars("roll 1:346 2:666 3:666", "place 4>4"), ([0, 0, 0], 5, 0));
}

#[test]
fn the_second_finds_nothing_and_gifts_return_every_season() {
    let rules = three();
    let scene = scene(&rules).fate(Fate::RisingStars).envoy(B);
    let mut play = Play::new(&rules, scene.at(&[Step::Season(Season::Spring), Step::Season(Season::Summer)]));
    play.chance("roll 1:566 2:566 3:666").does(A, "place 5>5").does(B, "place 5>5");
    assert_eq!((play.goods(A), play.goods(B)), ([1, 0, 0], [0, 0, 0]));
    assert_eq!(play.view(Eye::Public).modules.gifts.as_slice(), [3, 6, 10, 13].map(advisor));
    passes(&mut play, &[C, A, B]);
    play.expects_chance();
    assert_eq!(play.view(Eye::Public).modules.gifts.as_slice(), [3, 5, 6, 10, 13].map(advisor));
}

#[test]
fn the_duke_keeps_a_gift_when_he_moves_away() {
    let rules = and(GOVERNORS);
    let scene = scene(&rules).fate(Fate::RisingStars).governor(A, Governor::Duke);
    let mut play = rolled(&rules, scene, Season::Spring, "roll 1:555 2:666 3:666");
    play.does(A, "place 5>5").does(B, "pass").does(C, "pass").does(A, "pass").does(A, "move");
    assert_eq!(play.goods(A), [1, 0, 0]);
    play.does(A, "take gold").does(A, "take gold");
    assert_eq!((play.goods(A), play.lord(A).soldiers), ([3, 0, 0], 0));
}

#[test]
fn private_advisors_carry_nothing() {
    let rules = and(GOVERNORS);
    let scene = scene(&rules).fate(Fate::RisingStars).governor(A, Governor::Politician);
    let mut play = rolled(&rules, scene, Season::Spring, "roll 1:355 2:366 3:666");
    play.does(A, "place 3>3p");
    assert_eq!((play.lord(A).tokens, play.goods(A)), (0, [0, 0, 0]));
    play.does(B, "place 3>3").does(C, "pass").does(A, "place 5>5p");
    assert_eq!((play.lord(B).tokens, play.goods(A)), (1, [0, 0, 0]), "the board's gift is still there");
}

#[test]
fn neutral_dice_take_nothing_and_the_envoy_does() {
    let rules = two();
    let mut play = Play::new(&rules, scene(&rules).fate(Fate::RisingStars).envoy(A).season(Season::Spring));
    play.chance("neutral 111,14").chance("roll 1:366 2:666");
    assert!(play.view(Eye::Public).modules.gifts.contains(&advisor(3)));
    play.may_not(B, "place 3>3", Reason::NotYourTurn).does(A, "place 3>3");
    assert_eq!(play.lord(A).tokens, 1);
}

#[test]
fn a_token_serves_a_later_group_of_the_same_season() {
    let rules = three();
    let mut play =
        rolled(&rules, scene(&rules).fate(Fate::RisingStars), Season::Spring, "roll 1:346 2:666 3:666");
    play.may_not(A, "place 3+t>5", Reason::NoToken).does(A, "place 3>3").does(B, "pass").does(C, "pass");
    play.does(A, "place 4+t>6");
    assert_eq!((play.lord(A).tokens, play.lord(A).vp), (0, 1));
}
