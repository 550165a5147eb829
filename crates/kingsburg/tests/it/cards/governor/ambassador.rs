//! Tests of the card Ambassador.

use super::help::{fated, game, rolled};
use crate::rulebook::play::{A, B, C, Play, scene};
use kingsburg::Reason;
use kingsburg::module::Fate;
use kingsburg::module::Governor::Ambassador;
use kingsburg::plan::{Season, Step};

/// The path of these tests.
pub(super) const TESTS: &str = module_path!();

#[test]
fn goes_once_a_year_where_somebody_is_and_takes_a_token() {
    let rules = game(3);
    let scene = scene(&rules).governor(A, Ambassador);
    let mut play = rolled(&rules, scene, Season::Spring, "roll 1:445 2:145 3:666");
    play.does(B, "place 4>4").may_not(A, "place 4>4", Reason::Occupied);
    play.may_not(A, "place 4>5a", Reason::OutOfReach).may_not(A, "place 4+t>6a", Reason::NoToken);
    play.does(A, "place 4>4a");
    assert_eq!(play.lord(A).tokens, 1);
    play.does(C, "pass").does(B, "place 5>5").may_not(A, "place 4>4a", Reason::UsedThisYear);
    // The token may serve a later group of the same season.
    play.does(A, "place 4+t>6").does(B, "pass");
    play.asks(B).does(B, "take gold").asks(A).does(A, "take wood");
    assert_eq!((play.goods(A), play.goods(B)), ([0, 1, 0], [1, 0, 0]), "both are paid, in turn order");
}

#[test]
fn to_oneself_to_neutral_dice_and_to_nobody() {
    engine::proves!("governors.ambassador", "cards.envoy");
    let rules = game(2);
    let scene = scene(&rules).governor(A, Ambassador);
    let mut play = Play::new(&rules, scene.season(Season::Spring));
    play.chance("neutral 111,23").chance("roll 1:355 2:666");
    let mut neutral = Play::new(&rules, play.state);
    neutral.may_not(A, "place 3>3", Reason::Occupied).does(A, "place 3>3a").does(B, "pass").does(A, "pass");
    assert_eq!((neutral.goods(A), neutral.lord(A).tokens), ([0, 1, 0], 1), "past neutral dice");
    let mut own = Play::new(&rules, play.state);
    own.does(A, "place 5+5>10").does(B, "pass").does(A, "place 3>3a");
    assert_eq!(own.lord(A).tokens, 1);
    let rules = game(3);
    let scene = crate::rulebook::play::scene(&rules).governor(A, Ambassador);
    let mut play = rolled(&rules, scene, Season::Spring, "roll 1:335 2:666 3:666");
    play.does(A, "place 3>3").does(B, "pass").does(C, "pass").does(A, "place 3>3a").does(A, "place 5>5");
    assert_eq!(play.goods(A), [0, 2, 0], "twice with the same advisor");
    let scene = crate::rulebook::play::scene(&rules).governor(A, Ambassador);
    let mut play = rolled(&rules, scene, Season::Spring, "roll 1:335 2:366 3:666");
    play.does(A, "place 3>3a");
    assert_eq!(play.lord(A).tokens, 1, "a ruling of the house: also where nobody is");
    play.may_not(B, "place 3>3a", Reason::OtherGovernor).may_not(B, "place 3>3", Reason::Occupied);
}

#[test]
fn does_not_need_the_envoy_and_goes_again_next_year() {
    let rules = game(3);
    let scene = scene(&rules).governor(A, Ambassador).envoy(A);
    let mut play = rolled(&rules, scene, Season::Autumn, "roll 1:344 2:134 3:666");
    play.does(B, "place 3>3").does(A, "place 3>3a").does(C, "pass").does(B, "place 4>4");
    assert_eq!(play.state.envoy, Some(A));
    play.does(A, "place 4>4").does(B, "pass").does(A, "pass");
    assert_eq!((play.state.envoy, play.goods(A)), (None, [0, 1, 0]));
    let scene = crate::rulebook::play::scene(&rules).governor(A, Ambassador);
    let year = [Step::Season(Season::Spring), Step::Season(Season::Summer), Step::YearEnd];
    let mut play = Play::new(&rules, scene.at(&year));
    play.chance("roll 1:355 2:666 3:666").does(A, "place 5>5a").does(B, "pass").does(C, "pass");
    play.does(A, "pass").chance("roll 1:355 2:666 3:666").may_not(A, "place 5>5a", Reason::UsedThisYear);
    play.does(A, "pass").does(B, "pass").does(C, "pass");
    play.does(A, "take gold").does(B, "take gold").does(C, "take gold");
    play.chance("roll 1:355 2:666 3:666").does(A, "place 5>5a");
    assert_eq!(play.lord(A).tokens, 2);
}

#[test]
fn a_token_a_season_and_no_closed_doors() {
    let rules = fated(3);
    let scene = scene(&rules).governor(A, Ambassador).tokens(A, 1);
    let mut play = rolled(&rules, scene.clone(), Season::Spring, "roll 1:334 2:566 3:666");
    play.does(A, "place 3+t>5a").does(B, "pass").does(C, "pass");
    assert_eq!(play.lord(A).tokens, 1, "one is spent, one is taken");
    play.may_not(A, "place 3+t>5", Reason::TokenUsed);
    let mut play = Play::new(&rules, scene.fate(Fate::AbsentAdvisor).season(Season::Spring));
    play.chance("absent 3").chance("roll 1:334 2:566 3:666").may_not(A, "place 3>3a", Reason::Closed);
}
