//! Tests of the card Absent Advisor.

use super::help::{GOVERNORS, advisor, and, neutral, passes, three, two};
use crate::rulebook::play::{A, B, C, Play, scene};
use engine::Eye;
use kingsburg::module::{Fate, Governor};
use kingsburg::plan::{Season, Step};
use kingsburg::{Modules, Reason};

/// The path of these tests.
pub(super) const TESTS: &str = module_path!();

#[test]
fn one_of_two_to_twelve_is_away_for_a_season() {
    let rules = three();
    let scene = scene(&rules).fate(Fate::AbsentAdvisor).envoy(A);
    let seasons = [Step::Season(Season::Spring), Step::Season(Season::Summer)];
    let mut play = Play::new(&rules, scene.at(&seasons));
    play.expects_chance();
    play.refuses_chance("absent 1", Reason::WrongDice).refuses_chance("absent 13", Reason::WrongDice);
    play.chance("absent 5").chance("roll 1:556 2:666 3:666");
    assert_eq!(play.view(Eye::Public).modules.absent, Some(advisor(5)));
    // Not with the envoy either.
    play.may_not(A, "place 5>5", Reason::Closed);
    passes(&mut play, &[A, B, C]);
    play.chance("absent 12").chance("roll 1:556 2:666 3:666").does(A, "place 5>5");
    play.may_not(B, "place 6+6>12", Reason::Closed);
}

#[test]
fn is_rolled_before_neutral_dice_which_are_set_aside() {
    let rules = two();
    let mut play = Play::new(&rules, scene(&rules).fate(Fate::AbsentAdvisor).season(Season::Spring));
    play.refuses_chance("neutral 246,35", Reason::OtherDraw).chance("absent 12").chance("neutral 246,35");
    assert_eq!(neutral(&play), [8]);
}

#[test]
fn the_duke_finds_no_duchess() {
    let rules = and(GOVERNORS);
    let before = scene(&rules).fate(Fate::AbsentAdvisor).governor(A, Governor::Duke);
    for (away, moves) in [("absent 12", false), ("absent 11", true)] {
        let mut play = Play::new(&rules, before.clone().season(Season::Spring));
        play.chance(away).chance("roll 1:266 2:666 3:666").does(A, "place 2>2");
        play.does(B, "pass").does(C, "pass").does(A, "pass");
        assert_eq!(!play.is_over(), moves, "{away}");
    }
}

#[test]
fn private_ones_are_there() {
    let rules = and(GOVERNORS);
    let scene = scene(&rules).fate(Fate::AbsentAdvisor).governor(A, Governor::Politician);
    let mut play = Play::new(&rules, scene.season(Season::Spring));
    play.chance("absent 5").chance("roll 1:566 2:666 3:666").may_not(A, "place 5>5", Reason::Closed);
    play.does(A, "place 5>5p");
}

#[test]
fn is_no_candidate_of_the_first_whim() {
    engine::proves!("fate.closed");
    let rules = and(Modules::WHIMS);
    let mut play = Play::new(&rules, scene(&rules).fate(Fate::AbsentAdvisor).season(Season::Spring));
    play.chance("whim 1").chance("absent 2").chance("roll 1:166 2:666 3:666").does(A, "place 1>1");
    passes(&mut play, &[B, C, A]);
    assert_eq!(play.goods(A), [0, 1, 0], "what the third gives");
}
