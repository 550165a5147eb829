//! Tests of the card The King Is Ill.

use super::help::{GOVERNORS, and, begun, neutral, rolled, three, two};
use crate::rulebook::play::{A, B, C, Play, scene};
use kingsburg::module::{Fate, Governor};
use kingsburg::plan::{Season, Step};
use kingsburg::state::Marks;
use kingsburg::{Building, Event, Modules, Reason};

/// The path of these tests.
pub(super) const TESTS: &str = module_path!();

#[test]
fn the_king_is_closed_and_the_queen_takes_eighteen() {
    engine::proves!("fate.closed", "fate.queen");
    let rules = three();
    let before = scene(&rules).fate(Fate::IllKing);
    let mut play = rolled(&rules, before.clone(), Season::Autumn, "roll 1:666 2:666 3:566");
    play.may_not(C, "place 5+6+6>18", Reason::OutOfReach).does(C, "pass");
    play.may_not(A, "place 6+6+6>18", Reason::Closed).does(A, "place 6+6+6>17");
    // She must be free.
    play.may_not(B, "place 6+6+6>17", Reason::Occupied);
    let mut play = rolled(&rules, before.clone().envoy(B), Season::Autumn, "roll 1:566 2:666 3:666");
    play.does(A, "place 5+6+6>17").may_not(B, "place 6+6+6>18", Reason::Closed).does(B, "place 6+6+6>17");
    assert_eq!(play.state.envoy, None);
    // A token may be part of the eighteen.
    let mut play = rolled(&rules, before.tokens(A, 1), Season::Autumn, "roll 1:466 2:666 3:666");
    play.does(A, "place 4+6+6+t>17");
}

#[test]
fn purist_the_queen_does_not_take_eighteen() {
    engine::proves!("options.purist");
    let rules = and(Modules::PURIST);
    let mut play =
        rolled(&rules, scene(&rules).fate(Fate::IllKing), Season::Spring, "roll 1:566 2:666 3:666");
    play.does(A, "pass").may_not(B, "place 6+6+6>18", Reason::Closed);
    play.may_not(B, "place 6+6+6>17", Reason::OutOfReach);
}

#[test]
fn the_ambassador_brings_eighteen_to_a_queen_who_is_taken() {
    let rules = and(GOVERNORS);
    let scene = scene(&rules).fate(Fate::IllKing).governor(B, Governor::Ambassador);
    let mut play = rolled(&rules, scene, Season::Spring, "roll 1:566 2:666 3:666");
    play.does(A, "place 5+6+6>17").may_not(B, "place 6+6+6>17", Reason::Occupied);
    play.may_not(B, "place 6+6+6>18a", Reason::Closed).does(B, "place 6+6+6>17a");
}

#[test]
fn neutral_dice_are_set_aside_and_the_market_is_saved() {
    engine::proves!("fate.closed");
    let rules = two();
    let scene = scene(&rules).fate(Fate::IllKing).built(A, &[Building::Market]);
    let mut play = Play::new(&rules, scene.season(Season::Spring));
    play.chance("neutral 666,35");
    assert_eq!(neutral(&play), [8]);
    play.chance("roll 1:666 2:666").does(A, "place 6+6+6>17");
    assert!(!play.lord(A).marks.contains(Marks::MARKET), "eighteen is enough");
}

#[test]
fn aid_reward_and_envoy_go_on() {
    let rules = three();
    let scene = scene(&rules).year(2).built(A, &[Building::Inn]).built(B, &[Building::Inn]);
    let play = begun(&rules, scene.clone(), "ill-king");
    assert!(play.has_event(Event::Aided { seat: C }));
    let state = scene.fate(Fate::IllKing).at(&[Step::KingsReward, Step::KingsEnvoy, Step::End]);
    assert_eq!((state.lords[A].vp, state.envoy), (1, Some(C)));
}
