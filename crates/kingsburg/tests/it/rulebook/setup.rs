//! Setting up, the calendar, whose turn it is, and what may be agreed on.

use crate::rulebook::play::{A, B, C, D, Play, base, scene, with};
use engine::{Eye, Game, Seat, Turn};
use games::titles::kingsburg::{options, standard};
use games::{GameConfig, OptionValues};
use kingsburg::plan::{Plan, Season, Step};
use kingsburg::{Advisor, Event, Impossible, Modules, Options, Reason, Scenario, ScenarioOption, Stables};

#[test]
fn two_to_five_can_play() {
    engine::proves!("setup.players");
    for seats in 0..=9 {
        let possible = Options::base(seats).check();
        let expected = if (2..=5).contains(&seats) { Ok(()) } else { Err(Impossible::Seats) };
        assert_eq!(possible, expected, "{seats}");
    }
}

#[test]
fn everybody_begins_with_nothing() {
    engine::proves!("setup.start");
    let rules = base(5);
    let state = rules.initial_state();
    for seat in (0..5).map(Seat::new) {
        let lord = &state.lords[seat];
        assert_eq!((lord.vp, lord.goods.total(), lord.tokens, lord.soldiers), (0, 0, 0, 0));
        assert_eq!(lord.province.count(), 0);
    }
    assert_eq!((state.year, state.envoy, state.aided), (1, None, None));
}

#[test]
fn the_first_order_is_drawn_and_names_every_seat_once() {
    engine::proves!("setup.order", "king.aid-tied");
    let rules = base(3);
    let mut play = Play::start(&rules);
    play.expects_chance().refuses_chance("order 1,2", Reason::WrongOrder);
    play.refuses_chance("order 1,2,2", Reason::WrongOrder).chance("order 3,1,2");
    assert_eq!(play.order(), [C, A, B]);
    play.asks(C).does(C, "take gold").asks(A).does(A, "take gold").asks(B).does(B, "take gold");
    // Equal totals keep the order that was drawn.
    play.chance("roll 1:126 2:135 3:234");
    assert_eq!(play.order(), [C, A, B]);
}

#[test]
fn the_invader_is_one_of_five_unseen_until_winter() {
    engine::proves!("setup.invaders", "winter.reveal", "terms.open");
    let rules = base(3);
    for year in 1..=5 {
        for place in 1..=5 {
            let mut play = Play::new(&rules, scene(&rules).year(year).winter());
            for eye in [Eye::Seat(A), Eye::Public] {
                assert_eq!(play.view(eye).invader_card, None);
            }
            play.expects_chance().chance(&format!("invader {place}"));
            for eye in [Eye::Seat(A), Eye::Seat(B), Eye::Seat(C), Eye::Public] {
                assert_eq!(play.view(eye).invader_card, Some(place), "it is turned up for all");
            }
            assert!(play.events.iter().any(|event| matches!(event, Event::Revealed { .. })));
        }
    }
}

#[test]
fn goods_and_tokens_do_not_run_out() {
    engine::proves!("terms.goods");
    let rules = base(3);
    let scene = scene(&rules).goods(A, 40, 40, 40).goods(B, 60, 0, 0).tokens(A, 40).tokens(C, 40);
    let plan = [
        Step::Pay { to: A, advisor: Advisor::new(16).expect("an advisor") },
        Step::Pay { to: A, advisor: Advisor::new(7).expect("an advisor") },
        Step::End,
    ];
    let mut play = Play::new(&rules, scene.at(&plan));
    play.does(A, "take stone");
    assert_eq!((play.goods(A), play.lord(A).tokens), ([44, 40, 41], 41));
}

#[test]
fn one_decides_in_ones_turn_and_what_is_asked() {
    engine::proves!("terms.turn");
    let rules = base(3);
    let mut play = Play::new(&rules, scene(&rules).goods(A, 2, 2, 2).goods(B, 2, 2, 2).recruiting());
    play.asks(A).may_not(B, "recruit gold+gold", Reason::NotYourTurn);
    play.may_not(D, "done", Reason::NobodyThere).may_not(A, "build inn", Reason::OtherQuestion);
    play.refuses_chance("die 3", Reason::NotTheBox).does(A, "done").asks(B).does(B, "done");
    assert_eq!(rules.turn(&play.state), Turn::Over);
    play.may_not(A, "done", Reason::GameOver);
    // Chosen together, each chooses once.
    let rules = with(3, Modules::TROOPS);
    let mut play = Play::new(&rules, scene(&rules).winter());
    play.chance("invader 1").does(B, "troops 1").may_not(B, "troops 2", Reason::NotYourTurn);
    play.does(A, "troops 0");
}

#[test]
fn who_has_nothing_is_not_asked_by_the_alchemist() {
    engine::proves!("advisors.alchemist", "terms.choice");
    let rules = base(3);
    let plan = [Step::Pay { to: A, advisor: Advisor::new(6).expect("an advisor") }, Step::End];
    assert!(Play::new(&rules, scene(&rules).at(&plan)).is_over());
    let mut play = Play::new(&rules, scene(&rules).goods(A, 0, 2, 0).at(&plan));
    play.may_not(A, "trade gold", Reason::NoSuchGood).does(A, "trade wood");
    assert_eq!(play.goods(A), [1, 1, 1]);
}

/// The steps of a plan, each by a word that its name must contain.
fn goes(plan: &Plan, words: &[&str]) {
    let steps: Vec<String> = plan.steps().iter().map(|step| format!("{step:?}")).collect();
    assert_eq!(steps.len(), words.len(), "{steps:?}");
    for (step, word) in steps.iter().zip(words) {
        assert!(step.contains(word), "{step} is not {word}");
    }
}

#[test]
fn a_year_has_eight_phases_and_a_season_its_parts() {
    engine::proves!("year.calendar", "year.season");
    let rules = base(4);
    let plans = rules.plans(&rules.initial_state());
    goes(
        &plans.year,
        &[
            "KingsAid",
            "Spring",
            "KingsReward",
            "Summer",
            "KingsEnvoy",
            "Autumn",
            "BeforeRecruit",
            "Recruits",
            "Winter",
            "YearEnd",
        ],
    );
    goes(
        &plans.season,
        &[
            "OpenSeason",
            "BeforeRoll",
            "Roll",
            "Changes",
            "SetOrder",
            "OpenInfluence",
            "AidFrom",
            "DiceBack",
            "Builds",
            "SeasonEnds",
            "CloseSeason",
        ],
    );
}

#[test]
fn every_window_has_its_place_in_the_order_of_play() {
    engine::proves!("windows.setup", "windows.year", "windows.season", "windows.winter", "windows.end");
    let modules = Modules::every() | Modules::RESTORATION | Modules::DRAFT | Modules::AUCTION;
    let game = |modules, scenario| standard(Options { modules, scenario, ..Options::base(2) });
    let rules = game(modules, ScenarioOption::Fixed(Scenario::RoyalCharters));
    let plans = rules.plans(&rules.initial_state());
    goes(
        &plans.game,
        &["DrawOrder", "PlaceAll", "OpenDraft", "Lay", "Lot", "OpenAuction", "Begin", "TurnUp", "Year"],
    );
    goes(
        &plans.year,
        &[
            "Fate(Draw)",
            "Fate(Give)",
            "Sorcery",
            "KingsAid",
            "Spring",
            "KingsReward",
            "Summer",
            "KingsEnvoy",
            "Autumn",
            "BeforeRecruit",
            "Scouting",
            "Recruits",
            "Muster",
            "Winter",
            "Harvest",
            "Scenario(YearEnd)",
            "Minstrel",
            "YearEnd",
        ],
    );
    let season = [
        "OpenSeason",
        "Fate(OpenSeason)",
        "NeutralDice",
        "BeforeRoll",
        "Prepare",
        "Blessing",
        "Roll",
        "Changes",
        "SetOrder",
        "Check",
        "OpenInfluence",
        "Move",
        "Count",
        "AidFrom",
        "DiceBack",
        "Builds",
        "SeasonEnds",
        "Levies",
        "Scenario(CloseSeason)",
        "Remove",
        "CloseSeason",
    ];
    goes(&plans.season, &season);
    goes(
        &plans.winter,
        &[
            "Moment(FirstSnow)",
            "Scenario(FirstSnow)",
            "Reveal",
            "Troops(Choose",
            "Troops(Show)",
            "Academies",
            "Commanderies",
            "Bombards",
            "Armories",
            "Totals",
            "Battles",
            "Best",
            "Dismiss",
        ],
    );
    goes(&plans.end, &["Awards", "Scenario(Awards)", "Moment(Awards)", "Troops(Award)", "LastSong", "End"]);
    // The whim of a season comes first of all, and in four winters a token goes back before buildings are given.
    let rules = game(Modules::every(), ScenarioOption::Fixed(Scenario::FourWinters));
    assert!(format!("{:?}", rules.plans(&rules.initial_state()).season.steps()[1]).contains("Whims(Draw)"));
    let game: Vec<String> =
        rules.plans(&rules.initial_state()).game.steps().iter().map(|step| format!("{step:?}")).collect();
    let place = |word: &str| game.iter().position(|step| step.contains(word));
    assert!(place("Begin") < place("PutBack") && place("PutBack") < place("Found"));
}

#[test]
fn every_set_of_modules_makes_a_game_but_a_variant_needs_its_module() {
    engine::proves!("modules.any", "options.modules");
    for bits in 0..64_u16 {
        let words = Modules::WORDS.iter().enumerate().filter(|(n, _)| bits >> n & 1 != 0);
        let modules: Modules = words.map(|(_, (module, _))| *module).collect();
        let options = Options { modules, ..Options::base(3) };
        assert_eq!(options.check(), Ok(()));
        Play::start(&standard(options)).chance("order 1,2,3");
    }
    for (variant, module) in [
        (Modules::DRAFT, Modules::ALTERNATIVE),
        (Modules::AUCTION, Modules::GOVERNORS),
        (Modules::RESTORATION, Modules::WHIMS),
        (Modules::PURIST, Modules::GOVERNORS),
        (Modules::PURIST, Modules::FATE),
    ] {
        let check = |modules| Options { modules, ..Options::base(3) }.check();
        assert_eq!(check(variant), Err(Impossible::VariantWithoutModule));
        assert_eq!(check(variant | module), Ok(()));
    }
}

/// The options that are written so.
fn written(text: &str) -> Option<Options> {
    let settings = OptionValues::parse(text).ok()?;
    options(&GameConfig { seats: Some(4), options: settings, components: None }).ok()
}

#[test]
fn the_usual_game_has_no_variant_and_each_can_be_asked_for() {
    engine::proves!("options.alternative", "options.governors", "options.restoration", "options.scenario");
    let usual = written("modules=all").expect("the usual game");
    assert_eq!(
        (usual.modules, usual.scenario, usual.stables),
        (Modules::every(), ScenarioOption::None, Stables::Any)
    );
    assert_eq!(written(""), Some(Options::base(4)));
    for (text, variant) in [
        ("alternative=draft", Modules::DRAFT),
        ("governors=auction", Modules::AUCTION),
        ("restoration=yes", Modules::RESTORATION),
    ] {
        let asked = written(&format!("modules=all,{text}")).expect("a variant");
        assert_eq!(asked.modules, Modules::every() | variant);
    }
    for scenario in ScenarioOption::all() {
        let text = format!("scenario={}", scenario.word());
        assert_eq!(written(&text).expect("a scenario").scenario, scenario);
    }
}

#[test]
fn one_scenario_at_most_and_it_goes_with_all_modules() {
    engine::proves!("scenarios.one");
    assert_eq!(written("scenario=the-regency+four-winters"), None);
    assert_eq!(written("scenario=the-regency,scenario=four-winters"), None);
    for &scenario in Scenario::ALL {
        for modules in [Modules::empty(), Modules::every()] {
            let rules =
                standard(Options { modules, scenario: ScenarioOption::Fixed(scenario), ..Options::base(4) });
            Play::start(&rules).chance("order 1,2,3,4");
        }
    }
}

#[test]
fn a_whim_stays_to_the_end_of_the_game() {
    engine::proves!("whims.draw", "whims.cover");
    let rules = with(3, Modules::WHIMS);
    let seasons = [Step::Season(Season::Spring), Step::Season(Season::Summer), Step::End];
    let mut play = Play::new(&rules, scene(&rules).at(&seasons));
    play.chance("whim 16").chance("roll 1:466 2:666 3:666").does(A, "place 4+6+6>16");
    play.does(B, "pass").does(C, "pass");
    assert_eq!((play.lord(A).vp, play.goods(A)), (5, [0, 0, 0]), "five points, and no gold");
    play.refuses_chance("whim 16", Reason::NotInPile).chance("whim 3");
    let advisors = [3, 16].map(|number| Advisor::new(number).expect("an advisor"));
    assert!(play.state.extra.whims.in_effect().eq(advisors));
    play.chance("roll 1:466 2:666 3:666").does(A, "place 4+6+6>16").does(B, "pass").does(C, "pass");
    assert_eq!(play.lord(A).vp, 10);
}
