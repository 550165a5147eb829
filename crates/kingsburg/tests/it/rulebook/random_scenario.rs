//! A random scenario: drawn before everything else, known to everybody, and played like one that was agreed on.

use crate::rulebook::play::{A, B, C, Play, base};
use engine::{Eye, FastRng, Game, RandomPlayers, run};
use games::titles::kingsburg::standard;
use kingsburg::{Event, Kingsburg, Modules, Options, Reason, Scenario, ScenarioOption, State, module};
use std::collections::BTreeSet;

fn random(modules: Modules) -> Kingsburg {
    standard(Options { modules, scenario: ScenarioOption::Random, ..Options::base(3) })
}

fn fixed(scenario: Scenario, modules: Modules) -> Kingsburg {
    standard(Options { modules, scenario: ScenarioOption::Fixed(scenario), ..Options::base(3) })
}

/// The position after this scenario was drawn.
fn after_draw(rules: &Kingsburg, scenario: Scenario) -> Play<'_> {
    let mut play = Play::start(rules);
    play.chance(&format!("scenario {scenario}"));
    play
}

#[test]
fn the_scenario_is_drawn_before_everything_else() {
    engine::proves!("scenarios.random", "options.scenario", "windows.setup");
    let rules = random(Modules::empty());
    let mut play = Play::start(&rules);
    assert_eq!(play.state.scenario(), None);
    play.expects_chance().refuses_chance("order 1,2,3", Reason::OtherDraw);
    play.refuses_chance("charters frontier,skyline,masterwork,granary", Reason::OtherDraw);
    play.chance("scenario royal-charters").refuses_chance("scenario four-winters", Reason::OtherDraw);
    play.chance("order 1,2,3").refuses_chance("scenario four-winters", Reason::OtherDraw);
    play.chance("charters frontier,skyline,masterwork,granary");
}

#[test]
fn a_game_whose_scenario_is_fixed_draws_none() {
    let rules = base(3);
    Play::start(&rules).refuses_chance("scenario four-winters", Reason::OtherDraw);
    let rules = fixed(Scenario::FourWinters, Modules::empty());
    Play::start(&rules).refuses_chance("scenario four-winters", Reason::OtherDraw);
}

#[test]
fn each_of_the_four_scenarios_can_be_drawn() {
    engine::proves!("scenarios.random");
    let rules = random(Modules::empty());
    let start = rules.initial_state();
    let drawn: BTreeSet<String> =
        (0..100).map(|seed| rules.sample_chance(&start, &mut FastRng::new(seed)).to_string()).collect();
    let all: BTreeSet<String> = Scenario::ALL.iter().map(|scenario| format!("scenario {scenario}")).collect();
    assert_eq!(drawn, all);
}

#[test]
fn everybody_sees_which_scenario_was_drawn() {
    engine::proves!("scenarios.random");
    let rules = random(Modules::empty());
    for &scenario in Scenario::ALL {
        let play = after_draw(&rules, scenario);
        let event = Event::Module { module: module::Event::ScenarioDrawn(scenario) };
        assert_eq!(play.events, [event]);
        for eye in [Eye::Seat(A), Eye::Seat(B), Eye::Seat(C), Eye::Public, Eye::Omniscient] {
            assert_eq!(play.view(eye).modules.scenario, Some(scenario), "{eye:?}");
            assert!(rules.observes_event(&event, eye), "{eye:?}");
        }
    }
}

#[test]
fn what_was_drawn_is_played_like_a_scenario_that_was_agreed_on() {
    engine::proves!("scenarios.random");
    for modules in [Modules::empty(), Modules::every(), Modules::all()] {
        let random = random(modules);
        for &scenario in Scenario::ALL {
            let fixed = fixed(scenario, modules);
            let drawn = after_draw(&random, scenario).state;
            assert_eq!(drawn, fixed.initial_state(), "{scenario}");
            assert_eq!(game_from(&random, drawn), game_from(&fixed, fixed.initial_state()), "{scenario}");
        }
    }
}

/// A game from here to the end, each seat taking a random choice.
fn game_from(rules: &Kingsburg, start: State) -> State {
    let mut state = start;
    run(rules, &mut state, &mut FastRng::new(7), &mut RandomPlayers);
    state
}
