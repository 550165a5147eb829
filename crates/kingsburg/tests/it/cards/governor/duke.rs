//! Tests of the card Duke.

use super::help::{fated, game, purist, rolled, vp};
use crate::figures::standard;
use crate::rulebook::play::{A, B, C, Play, scene, with};
use engine::Eye;
use kingsburg::module::Event::Moved;
use kingsburg::module::Fate;
use kingsburg::module::Governor::{Duke, Politician};
use kingsburg::plan::Season;
use kingsburg::{
    Advisor, Building, Event, Kingsburg, Modules, Options, Reason, Scenario, ScenarioOption, Scene,
};

/// The path of these tests.
pub(super) const TESTS: &str = module_path!();

/// The first seat with 4, 6 and 6 places the first as told, and nobody anything else.
fn duke<'a>(rules: &'a Kingsburg, scene: Scene<'a>, groups: &[&str]) -> Play<'a> {
    let mut play = rolled(rules, scene.governor(A, Duke), Season::Spring, "roll 1:466 2:666 3:666");
    for (turn, group) in groups.iter().enumerate() {
        play.does(A, group);
        if turn == 0 {
            play.does(B, "pass").does(C, "pass");
        }
    }
    play
}

#[test]
fn may_move_his_highest_group_to_a_free_duchess() {
    let rules = game(3);
    let mut play = duke(&rules, scene(&rules), &["place 4+6>10", "place 6>6"]);
    assert_eq!(play.choices(A), ["pass", "move"]);
    play.does(A, "move").does(A, "take gold").does(A, "take stone");
    assert_eq!((play.goods(A), play.lord(A).tokens, play.lord(A).soldiers), ([1, 0, 1], 0, 0), "no token");
    let mut play = duke(&rules, scene(&rules), &["place 4+6>10", "place 6>6"]);
    play.does(A, "pass").chance("invader 1");
    assert_eq!((play.goods(A), play.lord(A).soldiers), ([0, 0, 0], 2), "he stayed");
    let mut play = duke(&rules, scene(&rules), &["place 4+6+6>16"]);
    play.does(A, "move").does(A, "take gold").does(A, "take stone");
    assert_eq!(play.goods(A), [1, 0, 1], "also down from above");
}

#[test]
fn does_not_move_to_a_duchess_whom_anybody_has_influenced() {
    engine::proves!("governors.duke");
    let rules = game(3);
    let mut play = duke(&rules, scene(&rules), &["place 6+6>12", "pass"]);
    play.may_not(A, "move", Reason::OtherQuestion);
    let scene = scene(&rules).governor(A, Duke);
    let mut play = rolled(&rules, scene.clone(), Season::Spring, "roll 1:466 2:666 3:666");
    play.does(A, "place 4>4").does(B, "place 6+6>12").does(C, "pass").does(A, "pass").does(B, "pass");
    play.asks(A).may_not(A, "move", Reason::OtherQuestion).does(A, "take gold");
    let mut play = rolled(&rules, scene, Season::Spring, "roll 1:466 2:666 3:666");
    play.does(A, "pass").does(B, "pass").does(C, "pass");
    assert!(play.is_over(), "and without a group there is nothing to move");
}

#[test]
fn keeps_the_gift_of_the_stars_and_leaves_his_advisor() {
    let rules = fated(3);
    let scene = scene(&rules).governor(A, Duke).fate(Fate::RisingStars);
    let mut play = rolled(&rules, scene, Season::Spring, "roll 1:346 2:666 3:666");
    play.does(A, "place 3+4+6>13");
    assert_eq!(play.goods(A), [1, 0, 0], "the gift");
    play.does(B, "pass").does(C, "pass").does(A, "move").does(A, "take wood").does(A, "take wood");
    assert_eq!(play.goods(A), [1, 2, 0], "no stone of the thirteenth");
}

#[test]
fn moves_one_of_two_groups_and_is_counted_where_he_is() {
    let rules = with(3, Modules::GOVERNORS | Modules::ALTERNATIVE);
    let scene = scene(&rules).governor(A, Duke).built(A, &[Building::RidingArena]).envoy(A);
    // Two groups on 6 and one on 1 are two advisors; with the Duchess there are three.
    let mut play = rolled(&rules, scene, Season::Spring, "roll 1:166 2:666 3:666");
    play.does(A, "place 6>6").does(B, "pass").does(C, "pass").does(A, "place 6>6").does(A, "place 1>1");
    let mut stays = Play::new(&rules, play.state);
    stays.does(A, "pass");
    assert_eq!(stays.lord(A).vp, 1, "the Jester's");
    play.does(A, "move");
    let court = play.view(Eye::Public).court;
    assert_eq!(court.iter().map(|at| at.advisor.number()).collect::<Vec<_>>(), [1, 6, 12]);
    play.does(A, "take stone").does(A, "take stone");
    assert_eq!(play.lord(A).vp, 2, "and the Riding Arena's");
}

#[test]
fn private_advisors_do_not_exist_for_him() {
    let rules = fated(3);
    let scene = scene(&rules).governor(A, Politician).governor(B, Duke).fate(Fate::SecretDeals);
    let mut play = rolled(&rules, scene, Season::Spring, "roll 1:335 2:356 3:666");
    play.does(A, "place 3+5>8p").does(B, "place 3+5>8pd").does(C, "pass").does(A, "pass");
    let mut alone = Play::new(&rules, play.state);
    alone.does(B, "pass").asks(A).does(A, "want gold+wood").asks(B).does(B, "want gold+wood");
    play.does(B, "place 6>6").does(B, "move");
    assert!(
        play.has_event(Event::Module { module: Moved { by: B, from: Advisor::new(6).expect("an advisor") } })
    );
}

#[test]
fn not_to_neutral_dice_nor_to_an_absent_duchess() {
    engine::proves!("governors.duke");
    let rules = game(2);
    for (neutral, may) in [("neutral 246,35", false), ("neutral 245,35", true)] {
        let mut play = Play::new(&rules, scene(&rules).governor(A, Duke).season(Season::Spring));
        play.chance(neutral).chance("roll 1:134 2:666").does(A, "place 3>3").does(B, "pass").does(A, "pass");
        assert_eq!(play.choices(A).contains(&"move".to_string()), may, "{neutral}");
    }
    let rules = fated(3);
    for (absent, may) in [("absent 12", false), ("absent 11", true)] {
        let scene = scene(&rules).governor(A, Duke).fate(Fate::AbsentAdvisor);
        let mut play = Play::new(&rules, scene.season(Season::Spring));
        play.chance(absent).chance("roll 1:346 2:666 3:666").does(A, "place 4>4");
        play.does(B, "pass").does(C, "pass").does(A, "pass");
        assert_eq!(play.choices(A).contains(&"move".to_string()), may, "{absent}");
    }
}

#[test]
fn receives_a_whim_of_the_duchess_in_full() {
    engine::proves!("governors.duke");
    let rules = with(3, Modules::GOVERNORS | Modules::WHIMS);
    let mut play = Play::new(&rules, scene(&rules).governor(A, Duke).season(Season::Spring));
    play.chance("whim 12").chance("roll 1:346 2:666 3:666").does(A, "place 4>4");
    play.does(B, "pass").does(C, "pass").does(A, "pass").does(A, "move").does(A, "pick gold");
    assert_eq!((play.goods(A), vp(&play)), ([3, 0, 0], [0, 1, 1]));
    // The advisor left behind counts as not influenced: the first whim copies him.
    let mut play = Play::new(&rules, scene(&rules).governor(A, Duke).season(Season::Spring));
    play.chance("whim 1").chance("roll 1:266 2:166 3:666").does(B, "place 1>1").does(A, "place 2>2");
    play.does(C, "pass").does(B, "pass").does(A, "pass").does(A, "move");
    assert_eq!(play.goods(B), [1, 0, 0], "the Squire is the lowest whom nobody has influenced");
}

#[test]
fn has_for_purists_the_token_of_the_duchess() {
    engine::proves!("options.purist");
    let rules = purist(3);
    let scene = scene(&rules).governor(A, Duke);
    let mut play = rolled(&rules, scene, Season::Spring, "roll 1:466 2:666 3:666");
    play.does(A, "place 4>4").does(B, "pass").does(C, "pass").does(A, "pass");
    play.does(A, "move").does(A, "take gold").does(A, "take gold");
    assert_eq!((play.goods(A), play.lord(A).tokens), ([2, 0, 0], 1));
}

#[test]
fn has_not_influenced_the_queen_whom_he_left() {
    let scenario = ScenarioOption::Fixed(Scenario::RoyalCharters);
    let rules = standard(Options { modules: Modules::GOVERNORS, scenario, ..Options::base(3) });
    for (answer, courted) in [("move", false), ("pass", true)] {
        let scene = scene(&rules).governor(A, Duke);
        let mut play = rolled(&rules, scene, Season::Spring, "roll 1:566 2:666 3:666");
        play.does(A, "place 5+6+6>17").does(B, "pass").does(C, "pass").does(A, answer);
        assert_eq!(play.state.extra.own[A].courted, [courted, false], "{answer}");
    }
}
