//! Tests of the card The Regency.

use super::help::rules;
use crate::cards::fate::help::{passes, until, vps};
use crate::rulebook::play::{A, B, C, Play, scene};
use engine::{Eye, Game};
use kingsburg::invaders::Race;
use kingsburg::module::Fate;
use kingsburg::plan::{Season, Step};
use kingsburg::{Building, Event, Kingsburg, Modules, Reason, Scenario, Scene};

/// The path of these tests.
pub(super) const TESTS: &str = module_path!();

const FAVOURS: [&str; 6] =
    ["request die", "request seal", "request works", "request purse", "request guard", "request praise"];

fn regency(modules: Modules) -> Kingsburg {
    rules(3, Scenario::Regency, modules)
}

/// The favour phase before a season.
fn favours(rules: &Kingsburg, season: Season) -> Step {
    let steps = rules.plans(&rules.initial_state()).year.steps();
    let at = steps.iter().position(|&step| step == Step::Season(season)).expect("a year has this season");
    steps[at - 1]
}

/// Carlo, Barbara and Andrea are granted these before a season, which follows.
fn granted<'a>(rules: &'a Kingsburg, scene: Scene<'a>, season: Season, favours: [&str; 3]) -> Play<'a> {
    let plan = [self::favours(rules, season), Step::Season(season), Step::Season(Season::Autumn), Step::End];
    let mut play = Play::new(rules, scene.at(&plan));
    for (seat, favour) in [C, B, A].into_iter().zip(favours) {
        play.does(seat, &format!("request {favour}"));
    }
    play
}

#[test]
fn first_all_are_equal_and_the_last_chooses_first() {
    engine::proves!("regency.favours", "regency.order");
    let rules = regency(Modules::empty());
    let mut play = Play::start(&rules);
    // Nobody receives the usual good.
    play.chance("order 2,3,1").asks(A);
    assert_eq!(play.choices(A), FAVOURS, "one must be taken");
    play.does(A, "request guard").asks(C).may_not(C, "request guard", Reason::NotLeft);
    play.does(C, "request praise").asks(B).does(B, "request die");
    assert_eq!((play.lord(A).soldiers, play.lord(C).vp), (1, 1));
    assert!([A, B, C].iter().all(|&seat| play.goods(seat) == [0, 0, 0]));
    play.expects_chance().chance("roll 1:123 2:123/5 3:123");
}

#[test]
fn fewest_buildings_then_fewer_goods_then_later_in_order() {
    let rules = regency(Modules::empty());
    for season in [Season::Spring, Season::Summer, Season::Autumn] {
        let phase = [favours(&rules, season), Step::End];
        let scene = scene(&rules).built(C, &[Building::Inn]).goods(A, 1, 0, 0);
        let mut play = Play::new(&rules, scene.clone().tokens(B, 5).at(&phase));
        play.does(B, "request guard").does(A, "request praise").does(C, "request die");
        let mut play = Play::new(&rules, scene.goods(B, 0, 1, 0).at(&phase));
        play.does(B, "request guard").does(A, "request praise").does(C, "request die");
        assert!(play.is_over(), "one each");
    }
}

#[test]
fn all_six_are_back_for_the_next_phase() {
    let rules = regency(Modules::empty());
    let phases = [favours(&rules, Season::Spring), favours(&rules, Season::Summer), Step::End];
    let mut play = Play::new(&rules, scene(&rules).at(&phases));
    play.does(C, "request guard").does(B, "request praise").does(A, "request die").asks(C);
    assert_eq!(play.choices(C), FAVOURS);
    play.does(C, "request guard");
    assert_eq!(play.view(Eye::Public).modules.own[2].favours, [0, 0, 0, 0, 2, 0]);
}

#[test]
fn the_envoy_and_the_reward_are_not_given() {
    engine::proves!("regency.favours");
    let rules = regency(Modules::empty());
    let scene = scene(&rules).year(2).built(A, &[Building::Inn]).built(B, &[Building::Inn]);
    let mut play = Play::new(&rules, scene.at(&[Step::Year]));
    until(&mut play, |play| play.state.year == 3);
    let kings = |event: &Event| matches!(event, Event::EnvoySent { .. } | Event::Rewarded { .. });
    assert!(!play.events.iter().any(kings));
    assert_eq!(play.state.envoy, None);
}

#[test]
fn die_is_a_white_die_of_the_next_season_only() {
    let rules = regency(Modules::empty());
    for season in [Season::Spring, Season::Summer] {
        let mut play = granted(&rules, scene(&rules), season, ["die", "guard", "praise"]);
        play.refuses_chance("roll 1:466 2:466 3:466", Reason::WrongDice).chance("roll 1:466 2:466 3:466/1");
        passes(&mut play, &[A, B, C]);
        play.chance("roll 1:466 2:466 3:466");
    }
}

#[test]
fn die_is_the_kings_aid_for_every_rule() {
    let rules = regency(Modules::FATE);
    for season in [Season::Spring, Season::Summer] {
        let scene = scene(&rules).fate(Fate::GoodYear);
        let mut play = granted(&rules, scene, season, ["die", "guard", "praise"]);
        play.asks(C).does(C, "take gold").chance("roll 1:123/1 2:123/2 3:123/3");
    }
}

#[test]
fn seal_enters_once_as_the_envoy_does() {
    engine::proves!("regency.seal", "regency.list", "cards.envoy");
    let rules = regency(Modules::empty());
    let mut play = granted(&rules, scene(&rules), Season::Summer, ["seal", "guard", "praise"]);
    play.chance("roll 1:223 2:266 3:233").does(A, "place 2>2").does(C, "place 2>2s");
    play.may_not(B, "place 2>2s", Reason::NoSeal).does(B, "pass").does(A, "place 3>3");
    play.may_not(C, "place 3>3s", Reason::NoSeal).does(C, "pass").does(A, "pass");
    assert_eq!((play.goods(A), play.goods(C)), ([1, 1, 0], [1, 0, 0]), "both are paid");
    // One's own group is no hindrance either.
    let mut play = granted(&rules, scene(&rules), Season::Summer, ["seal", "guard", "praise"]);
    play.chance("roll 1:466 2:466 3:224").does(C, "place 2>2").does(A, "pass").does(B, "pass");
    play.does(C, "place 2>2s").does(C, "pass");
    assert_eq!(play.goods(C), [2, 0, 0]);
}

#[test]
fn seal_lapses_with_the_season() {
    engine::proves!("regency.lapse");
    let rules = regency(Modules::empty());
    let mut play = granted(&rules, scene(&rules), Season::Spring, ["seal", "guard", "praise"]);
    assert!(play.view(Eye::Public).modules.seals.contains(C));
    play.chance("roll 1:466 2:466 3:466");
    passes(&mut play, &[A, B, C]);
    assert!(play.view(Eye::Public).modules.seals.is_empty());
    play.chance("roll 1:223 2:466 3:246").does(A, "place 2>2").may_not(C, "place 2>2s", Reason::NoSeal);
}

#[test]
fn works_a_second_building_at_full_cost_which_lapses() {
    engine::proves!("regency.list", "regency.lapse");
    let rules = regency(Modules::empty());
    let before = scene(&rules).goods(C, 4, 4, 4).goods(A, 4, 4, 4).goods(B, 4, 4, 4);
    let build = |first: &str| {
        let mut play = granted(&rules, before.clone(), Season::Spring, ["works", "guard", "praise"]);
        play.chance("roll 1:466 2:466 3:466");
        passes(&mut play, &[A, B, C]);
        play.does(A, "build inn").does(B, "pass").does(C, first);
        play
    };
    let mut play = build("build statue");
    play.asks(C).does(C, "build inn");
    assert_eq!(play.goods(C), [1, 3, 4]);
    play.chance("roll 1:466 2:466 3:466");
    // A normal build must have been made, and what is unused lapses.
    let mut play = build("pass");
    play.expects_chance().chance("roll 1:466 2:466 3:466");
    assert!(play.view(Eye::Public).modules.works.is_empty());
    passes(&mut play, &[A, B, C]);
    play.does(A, "pass").does(B, "pass").does(C, "build statue");
    assert!(play.is_over());
}

#[test]
fn purse_guard_and_praise_come_now() {
    engine::proves!("regency.list");
    let rules = regency(Modules::empty());
    let phase = [favours(&rules, Season::Autumn), Step::End];
    let mut play = Play::new(&rules, scene(&rules).at(&phase));
    play.does(C, "request purse").asks(C);
    assert_eq!(play.choices(C), ["take gold", "take wood", "take stone"]);
    play.does(C, "take stone").does(B, "request guard").does(A, "request praise");
    assert_eq!((play.goods(C), play.lord(B).soldiers, play.lord(A).vp), ([0, 0, 1], 1, 1));
}

#[test]
fn scores_each_favour_taken_twice() {
    engine::proves!("regency.end");
    let rules = regency(Modules::empty());
    let mut state = scene(&rules).year(5).invader(Race::Barbarians, 8).at(&[Step::Winter, Step::YearEnd]);
    state.extra.own[A].favours = [1, 2, 3, 0, 1, 2];
    state.extra.own[B].favours = [2, 2, 2, 2, 2, 2];
    state.extra.own[C].favours = [1, 1, 1, 1, 1, 1];
    let mut play = Play::new(&rules, state);
    play.chance("die 1");
    assert!(play.is_over());
    assert_eq!(vps(&play), [3, 6, 0]);
}

#[test]
fn praise_of_phase_3_is_the_reward_of_the_fountain() {
    engine::proves!("regency.fountain");
    let rules = regency(Modules::ALTERNATIVE);
    for (season, vp) in [(Season::Spring, 1), (Season::Summer, 2), (Season::Autumn, 1)] {
        let scene = scene(&rules).built(A, &[Building::Fountain]);
        let mut play = Play::new(&rules, scene.at(&[favours(&rules, season), Step::End]));
        play.does(C, "request guard").does(B, "request die").does(A, "request praise");
        assert_eq!(play.lord(A).vp, vp, "{season:?}");
    }
}

#[test]
fn royal_inspection_rewards_at_the_close_of_autumn_only() {
    let rules = regency(Modules::FATE);
    let scene = scene(&rules).fate(Fate::RoyalInspection).built(A, &[Building::Inn]);
    let steps = [favours(&rules, Season::Summer), Step::Season(Season::Autumn), Step::End];
    let mut play = Play::new(&rules, scene.at(&steps));
    play.does(C, "request guard").does(B, "request seal").does(A, "request works");
    assert_eq!(vps(&play), [0, 0, 0]);
    play.chance("roll 1:466 2:466 3:466");
    passes(&mut play, &[A, B, C]);
    assert_eq!(vps(&play), [1, 0, 0]);
}

#[test]
fn a_guard_may_be_lost_to_the_brewery() {
    let rules = regency(Modules::ALTERNATIVE);
    let scene =
        scene(&rules).built(C, &[Building::Brewery]).built(A, &[Building::Inn]).built(B, &[Building::Inn]);
    let mut play = granted(&rules, scene, Season::Summer, ["guard", "die", "praise"]);
    play.chance("roll 1:466 2:466/1 3:466");
    passes(&mut play, &[A, C, B]);
    assert_eq!((play.lord(C).soldiers, play.goods(C)), (0, [2, 0, 0]));
}

#[test]
fn two_players_pick_two_of_six() {
    let rules = rules(2, Scenario::Regency, Modules::empty());
    let mut play = Play::new(&rules, scene(&rules).at(&[favours(&rules, Season::Spring), Step::End]));
    assert_eq!(play.choices(B), FAVOURS);
    play.does(B, "request die").asks(A);
    assert_eq!(play.choices(A), FAVOURS[1..]);
    play.does(A, "request guard");
    assert!(play.is_over());
}

#[test]
fn the_seal_passes_neutral_dice() {
    let rules = rules(2, Scenario::Regency, Modules::empty());
    let plan = [favours(&rules, Season::Spring), Step::Season(Season::Spring), Step::End];
    let mut play = Play::new(&rules, scene(&rules).at(&plan));
    play.does(B, "request seal").does(A, "request guard").chance("neutral 111,14").chance("roll 1:366 2:356");
    play.may_not(B, "place 3>3", Reason::Occupied).does(B, "place 3>3s");
}

#[test]
fn the_works_rest_in_a_summer_strike() {
    let rules = regency(Modules::FATE);
    let scene = scene(&rules).fate(Fate::SummerStrike).goods(A, 9, 9, 9).goods(B, 9, 9, 9).goods(C, 9, 9, 9);
    let mut play = granted(&rules, scene, Season::Summer, ["works", "guard", "praise"]);
    play.chance("roll 1:466 2:466 3:466");
    passes(&mut play, &[A, B, C]);
    play.expects_chance();
    assert_eq!(play.lord(C).province.count(), 0);
}
