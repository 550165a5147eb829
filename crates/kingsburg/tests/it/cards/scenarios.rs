//! The scenarios: the Regency and the Dragon's Hoard. The other two stand in `scenarios_more.rs`.

#[path = "scenarios_more.rs"]
mod more;

use crate::cards::fates::shared::{fought, passes, somebody_may_look, until, vps};
use crate::rulebook::play::{A, B, C, Play, scene};
use engine::{Eye, Game};
use kingsburg::invaders::Race;
use kingsburg::module::{Charter, Fate, Governor};
use kingsburg::plan::{Season, Step};
use kingsburg::{Building, Event, Kingsburg, Modules, Options, Reason, Scenario, ScenarioOption, Scene};
use table::games::kingsburg::standard;

const FAVOURS: [&str; 6] =
    ["request die", "request seal", "request works", "request purse", "request guard", "request praise"];

fn rules(seats: u8, scenario: Scenario, modules: Modules) -> Kingsburg {
    standard(Options { modules, scenario: ScenarioOption::Fixed(scenario), ..Options::base(seats) })
}

fn regency(modules: Modules) -> Kingsburg {
    rules(3, Scenario::Regency, modules)
}

fn hoard(modules: Modules) -> Kingsburg {
    rules(3, Scenario::DragonsHoard, modules)
}

/// The favour phase before a season.
fn favours(rules: &Kingsburg, season: Season) -> Step {
    let steps = rules.plans(&rules.start()).year.steps();
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
fn the_regency_first_all_are_equal_and_the_last_chooses_first() {
    engine::proves!("regency.favours", "regency.order");
    let rules = regency(Modules::empty());
    let mut play = Play::start(&rules);
    // Nobody receives the usual good.
    play.settles("order 2,3,1").asks(A);
    assert_eq!(play.choices(A), FAVOURS, "one must be taken");
    play.does(A, "request guard").asks(C).may_not(C, "request guard", Reason::NotLeft);
    play.does(C, "request praise").asks(B).does(B, "request die");
    assert_eq!((play.lord(A).soldiers, play.lord(C).vp), (1, 1));
    assert!([A, B, C].iter().all(|&seat| play.goods(seat) == [0, 0, 0]));
    play.asks_the_box().settles("roll 1:123 2:123/5 3:123");
}

#[test]
fn the_regency_fewest_buildings_then_fewer_goods_then_later_in_order() {
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
fn the_regency_all_six_are_back_for_the_next_phase() {
    let rules = regency(Modules::empty());
    let phases = [favours(&rules, Season::Spring), favours(&rules, Season::Summer), Step::End];
    let mut play = Play::new(&rules, scene(&rules).at(&phases));
    play.does(C, "request guard").does(B, "request praise").does(A, "request die").asks(C);
    assert_eq!(play.choices(C), FAVOURS);
    play.does(C, "request guard");
    assert_eq!(play.view(Eye::Table).modules.own[2].favours, [0, 0, 0, 0, 2, 0]);
}

#[test]
fn the_regency_the_envoy_and_the_reward_are_not_given() {
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
fn the_regency_die_is_a_white_die_of_the_next_season_only() {
    let rules = regency(Modules::empty());
    for season in [Season::Spring, Season::Summer] {
        let mut play = granted(&rules, scene(&rules), season, ["die", "guard", "praise"]);
        play.cannot_settle("roll 1:466 2:466 3:466", Reason::WrongDice).settles("roll 1:466 2:466 3:466/1");
        passes(&mut play, &[A, B, C]);
        play.settles("roll 1:466 2:466 3:466");
    }
}

#[test]
fn the_regency_die_is_the_kings_aid_for_every_rule() {
    let rules = regency(Modules::FATE);
    for season in [Season::Spring, Season::Summer] {
        let scene = scene(&rules).fate(Fate::GoodYear);
        let mut play = granted(&rules, scene, season, ["die", "guard", "praise"]);
        play.asks(C).does(C, "take gold").settles("roll 1:123/1 2:123/2 3:123/3");
    }
}

#[test]
fn the_regency_seal_enters_once_as_the_envoy_does() {
    engine::proves!("regency.seal", "regency.list", "cards.envoy");
    let rules = regency(Modules::empty());
    let mut play = granted(&rules, scene(&rules), Season::Summer, ["seal", "guard", "praise"]);
    play.settles("roll 1:223 2:266 3:233").does(A, "place 2>2").does(C, "place 2>2s");
    play.may_not(B, "place 2>2s", Reason::NoSeal).does(B, "pass").does(A, "place 3>3");
    play.may_not(C, "place 3>3s", Reason::NoSeal).does(C, "pass").does(A, "pass");
    assert_eq!((play.goods(A), play.goods(C)), ([1, 1, 0], [1, 0, 0]), "both are paid");
    // One's own group is no hindrance either.
    let mut play = granted(&rules, scene(&rules), Season::Summer, ["seal", "guard", "praise"]);
    play.settles("roll 1:466 2:466 3:224").does(C, "place 2>2").does(A, "pass").does(B, "pass");
    play.does(C, "place 2>2s").does(C, "pass");
    assert_eq!(play.goods(C), [2, 0, 0]);
}

#[test]
fn the_regency_seal_lapses_with_the_season() {
    engine::proves!("regency.lapse");
    let rules = regency(Modules::empty());
    let mut play = granted(&rules, scene(&rules), Season::Spring, ["seal", "guard", "praise"]);
    assert!(play.view(Eye::Table).modules.seals.has(C));
    play.settles("roll 1:466 2:466 3:466");
    passes(&mut play, &[A, B, C]);
    assert!(play.view(Eye::Table).modules.seals.is_empty());
    play.settles("roll 1:223 2:466 3:246").does(A, "place 2>2").may_not(C, "place 2>2s", Reason::NoSeal);
}

#[test]
fn the_regency_works_a_second_building_at_full_cost_which_lapses() {
    engine::proves!("regency.list", "regency.lapse");
    let rules = regency(Modules::empty());
    let before = scene(&rules).goods(C, 4, 4, 4).goods(A, 4, 4, 4).goods(B, 4, 4, 4);
    let build = |first: &str| {
        let mut play = granted(&rules, before.clone(), Season::Spring, ["works", "guard", "praise"]);
        play.settles("roll 1:466 2:466 3:466");
        passes(&mut play, &[A, B, C]);
        play.does(A, "build inn").does(B, "pass").does(C, first);
        play
    };
    let mut play = build("build statue");
    play.asks(C).does(C, "build inn");
    assert_eq!(play.goods(C), [1, 3, 4]);
    play.settles("roll 1:466 2:466 3:466");
    // A normal build must have been made, and what is unused lapses.
    let mut play = build("pass");
    play.asks_the_box().settles("roll 1:466 2:466 3:466");
    assert!(play.view(Eye::Table).modules.works.is_empty());
    passes(&mut play, &[A, B, C]);
    play.does(A, "pass").does(B, "pass").does(C, "build statue");
    assert!(play.is_over());
}

#[test]
fn the_regency_purse_guard_and_praise_come_now() {
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
fn the_regency_scores_each_favour_taken_twice() {
    engine::proves!("regency.end");
    let rules = regency(Modules::empty());
    let mut state = scene(&rules).year(5).invader(Race::Barbarians, 8).at(&[Step::Winter, Step::YearEnd]);
    state.extra.own[A].favours = [1, 2, 3, 0, 1, 2];
    state.extra.own[B].favours = [2, 2, 2, 2, 2, 2];
    state.extra.own[C].favours = [1, 1, 1, 1, 1, 1];
    let mut play = Play::new(&rules, state);
    play.settles("die 1");
    assert!(play.is_over());
    assert_eq!(vps(&play), [3, 6, 0]);
}

#[test]
fn the_regency_praise_of_phase_3_is_the_reward_of_the_fountain() {
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
fn the_regency_royal_inspection_rewards_at_the_close_of_autumn_only() {
    let rules = regency(Modules::FATE);
    let scene = scene(&rules).fate(Fate::RoyalInspection).built(A, &[Building::Inn]);
    let steps = [favours(&rules, Season::Summer), Step::Season(Season::Autumn), Step::End];
    let mut play = Play::new(&rules, scene.at(&steps));
    play.does(C, "request guard").does(B, "request seal").does(A, "request works");
    assert_eq!(vps(&play), [0, 0, 0]);
    play.settles("roll 1:466 2:466 3:466");
    passes(&mut play, &[A, B, C]);
    assert_eq!(vps(&play), [1, 0, 0]);
}

#[test]
fn the_regency_a_guard_may_be_lost_to_the_brewery() {
    let rules = regency(Modules::ALTERNATIVE);
    let scene =
        scene(&rules).built(C, &[Building::Brewery]).built(A, &[Building::Inn]).built(B, &[Building::Inn]);
    let mut play = granted(&rules, scene, Season::Summer, ["guard", "die", "praise"]);
    play.settles("roll 1:466 2:466/1 3:466");
    passes(&mut play, &[A, C, B]);
    assert_eq!((play.lord(C).soldiers, play.goods(C)), (0, [2, 0, 0]));
}

#[test]
fn the_regency_two_players_pick_two_of_six() {
    let rules = rules(2, Scenario::Regency, Modules::empty());
    let mut play = Play::new(&rules, scene(&rules).at(&[favours(&rules, Season::Spring), Step::End]));
    assert_eq!(play.choices(B), FAVOURS);
    play.does(B, "request die").asks(A);
    assert_eq!(play.choices(A), FAVOURS[1..]);
    play.does(A, "request guard");
    assert!(play.is_over());
}

#[test]
fn the_regency_the_seal_passes_neutral_dice() {
    let rules = rules(2, Scenario::Regency, Modules::empty());
    let plan = [favours(&rules, Season::Spring), Step::Season(Season::Spring), Step::End];
    let mut play = Play::new(&rules, scene(&rules).at(&plan));
    play.does(B, "request seal")
        .does(A, "request guard")
        .settles("neutral 111,14")
        .settles("roll 1:366 2:356");
    play.may_not(B, "place 3>3", Reason::Occupied).does(B, "place 3>3s");
}

#[test]
fn the_regency_the_works_rest_in_a_summer_strike() {
    let rules = regency(Modules::FATE);
    let scene = scene(&rules).fate(Fate::SummerStrike).goods(A, 9, 9, 9).goods(B, 9, 9, 9).goods(C, 9, 9, 9);
    let mut play = granted(&rules, scene, Season::Summer, ["works", "guard", "praise"]);
    play.settles("roll 1:466 2:466 3:466");
    passes(&mut play, &[A, B, C]);
    play.asks_the_box();
    assert_eq!(play.lord(C).province.count(), 0);
}

/// A winter in which the invader is turned up by its place, with so many soldiers and a king's die of 1.
fn winter<'a>(rules: &'a Kingsburg, year: u8, place: u8, soldiers: [u16; 3]) -> Play<'a> {
    let [a, b, c] = soldiers;
    let scene = scene(rules).year(year).soldiers(A, a).soldiers(B, b).soldiers(C, c);
    let mut play = Play::new(rules, scene.winter());
    play.settles(&format!("invader {place}")).settles("die 1");
    play
}

#[test]
fn the_dragons_hoard_invaders_of_the_middle_years_are_two_stronger() {
    engine::proves!("hoard.strength");
    let rules = hoard(Modules::empty());
    // Printed: zombies 4, 5, 6 and 7.
    for (year, place, strength) in [(1, 5, 4), (2, 5, 7), (3, 4, 8), (4, 5, 9)] {
        let play = winter(&rules, year, place, [strength - 2, strength - 1, strength]);
        let total = i32::from(strength);
        assert!(play.told(fought(A, total - 1, false, true)), "year {year}");
        assert!(play.told(fought(B, total, false, false)) && play.told(fought(C, total + 1, true, false)));
    }
}

#[test]
fn the_dragons_hoard_half_the_soldiers_stay_but_no_more_than_three() {
    engine::proves!("hoard.armies");
    let rules = hoard(Modules::empty());
    let kept = |soldiers| {
        let play = winter(&rules, 1, 5, soldiers);
        [A, B, C].map(|seat| play.lord(seat).soldiers)
    };
    // The king's reinforcement is a soldier too.
    assert_eq!(kept([0, 1, 2]), [0, 1, 1]);
    assert_eq!(kept([4, 5, 9]), [2, 3, 3]);
}

#[test]
fn the_dragons_hoard_grows_by_the_printed_strength_and_by_what_is_raided() {
    engine::proves!("hoard.grows");
    let rules = hoard(Modules::empty());
    assert_eq!(winter(&rules, 1, 5, [9, 9, 9]).state.extra.scenario.hoard, 4);
    assert_eq!(winter(&rules, 4, 5, [9, 9, 9]).state.extra.scenario.hoard, 7, "printed");
    // Goblins 3 of year II take two wood and two stone, as far as there are any.
    let scene = scene(&rules).year(2).goods(A, 4, 3, 1).soldiers(B, 9).soldiers(C, 9).goods(B, 5, 5, 5);
    let mut play = Play::new(&rules, scene.winter());
    play.settles("invader 1").settles("die 1");
    assert_eq!((play.goods(A), play.view(Eye::Table).modules.hoard), ([4, 1, 0], 3 + 3));
    // Goods of one's own choice as well.
    let scene = crate::rulebook::play::scene(&rules).goods(A, 1, 1, 1).soldiers(B, 9).soldiers(C, 9);
    let mut play = Play::new(&rules, scene.winter());
    play.settles("invader 4").settles("die 1").does(A, "give-up gold").does(A, "give-up wood");
    assert_eq!(play.view(Eye::Table).modules.hoard, 3 + 2);
}

/// The winter of year V over a hoard; B has one soldier more than A, and C one more than B.
fn dragon<'a>(rules: &'a Kingsburg, scene: Scene<'a>, hoard: u16, least: u16) -> Play<'a> {
    let scene = scene
        .year(5)
        .invader(Race::Dragons, 9)
        .soldiers(A, least)
        .soldiers(B, least + 1)
        .soldiers(C, least + 2);
    let mut state = scene.at(&[Step::Season(Season::Autumn), Step::Winter, Step::End]);
    state.extra.scenario.hoard = hoard;
    let mut play = Play::new(rules, state);
    play.settles("roll 1:466 2:466 3:466");
    passes(&mut play, &[A, B, C]);
    play
}

#[test]
fn the_dragons_hoard_makes_the_dragon_stronger_by_one_for_every_four_goods() {
    engine::proves!("hoard.growing");
    let rules = hoard(Modules::empty());
    for (goods, strength) in [(0, 9), (3, 9), (4, 10), (19, 13)] {
        let mut play = dragon(&rules, scene(&rules), goods, strength - 2);
        play.settles("die 1");
        let total = i32::from(strength);
        assert!(play.told(fought(A, total - 1, false, true)), "{goods} goods");
        assert!(play.told(fought(B, total, false, false)) && play.told(fought(C, total + 1, true, false)));
        assert_eq!(play.state.extra.scenario.hoard, goods, "nothing is added in year V");
    }
}

#[test]
fn the_dragons_hoard_with_troop_tokens_by_one_for_every_six() {
    let rules = hoard(Modules::TROOPS);
    for (goods, strength) in [(5, 9), (6, 10), (12, 11)] {
        let mut play = dragon(&rules, scene(&rules), goods, strength - 1);
        play.does(A, "troops 0").does(B, "troops 0").does(C, "troops 0");
        let total = i32::from(strength);
        assert!(play.told(fought(A, total - 1, false, true)), "{goods} goods");
        assert!(play.told(fought(B, total, false, false)) && play.told(fought(C, total + 1, true, false)));
        // The points are unchanged: one for every four.
        assert_eq!(play.lord(C).vp, 3 + 1 + (goods / 4) as i16);
    }
}

#[test]
fn the_dragons_hoard_is_shared_by_those_who_beat_the_dragon() {
    engine::proves!("hoard.share");
    let rules = hoard(Modules::empty());
    // Strength 13: 13 draws, 14 wins, 15 is the best; 19 goods.
    let mut play = dragon(&rules, scene(&rules), 19, 12);
    play.settles("die 1");
    assert_eq!(vps(&play), [0, 3 + 2, 3 + 1 + 4]);
    // Equals share nothing, they have it all.
    let mut play = dragon(&rules, scene(&rules).built(B, &[Building::GuardTower]), 7, 10);
    play.settles("die 1");
    assert_eq!(vps(&play), [3, 3 + 1 + 1, 3 + 1 + 1]);
}

#[test]
fn the_dragons_hoard_the_dragon_is_known_in_year_v() {
    engine::proves!("hoard.dragon");
    let rules = hoard(Modules::empty());
    let mut play = Play::new(&rules, scene(&rules).year(5).at(&[Step::Year]));
    let seen = play.view(Eye::Table).invader.expect("it lies face up");
    assert_eq!((seen.race, seen.strength), (Race::Dragons, 9));
    // A peek shows nothing new.
    play.does(A, "take gold").does(B, "take gold").does(C, "take gold");
    play.settles("roll 1:466 2:466 3:466").does(A, "place 4+6>10").does(B, "pass").does(C, "pass");
    play.does(A, "pass").asks_the_box().settles("roll 1:466 2:466 3:466");
}

#[test]
fn the_dragons_hoard_the_enemies_fates_apply_to_the_dragon_too() {
    let rules = hoard(Modules::FATE);
    let mut play = dragon(&rules, scene(&rules).fate(Fate::FierceEnemies), 8, 10);
    play.settles("die 1");
    assert!(play.told(fought(A, 11, false, true)) && play.told(fought(B, 12, false, false)));
    let mut play = dragon(&rules, scene(&rules).fate(Fate::DividedEnemies), 8, 9);
    play.settles("die 1");
    assert!(play.told(fought(A, 10, false, false)) && play.told(fought(C, 12, true, false)));
    assert_eq!(vps(&play), [0, 3 + 1, 3 + 2], "no best victor, but the shares");
}

#[test]
fn the_dragons_hoard_printed_strength_is_what_fires_and_defences_look_at() {
    let rules = hoard(Modules::ROWS | Modules::ALTERNATIVE);
    let scene =
        scene(&rules).year(2).built(A, &[Building::ImprovisedDefences]).built(B, &[Building::SignalFires]);
    let mut play = Play::new(&rules, scene.soldiers(A, 4).soldiers(B, 5).winter());
    // Zombies 5, who count as 7.
    play.settles("invader 5").settles("die 1");
    assert!(play.told(fought(A, 6, false, true)) && play.told(fought(B, 6, false, true)));
}

#[test]
fn the_dragons_hoard_quartermaster_and_veterans_add_to_what_is_kept() {
    let rules = hoard(Modules::GOVERNORS | Modules::ROWS | Modules::ALTERNATIVE);
    let scene = scene(&rules).governor(A, Governor::Quartermaster).built(A, &[Building::VeteransLodge]);
    let scene = scene.built(B, &[Building::VeteransLodge]).soldiers(A, 9).soldiers(B, 9).soldiers(C, 9);
    let mut play = Play::new(&rules, scene.winter());
    play.settles("invader 5").settles("die 1");
    assert_eq!([A, B, C].map(|seat| play.lord(seat).soldiers), [6, 4, 3]);
}

#[test]
fn the_dragons_hoard_the_refuge_keeps_its_goods() {
    let rules = hoard(Modules::ALTERNATIVE);
    let scene = scene(&rules).year(2).built(A, &[Building::HiddenRefuge]).goods(A, 3, 3, 3);
    let mut play = Play::new(&rules, scene.soldiers(B, 9).soldiers(C, 9).winter());
    play.settles("invader 1").settles("die 1");
    assert_eq!((play.goods(A), play.view(Eye::Table).modules.hoard), ([3, 3, 3], 3));
}

#[test]
fn the_dragons_hoard_nobody_keeps_more_soldiers_than_he_has() {
    let rules = hoard(Modules::GOVERNORS);
    let scene = scene(&rules).governor(A, Governor::Quartermaster);
    let mut play = Play::new(&rules, scene.winter());
    // Barbarians 2 against two: a draw, one stays and two more might.
    play.settles("invader 1").settles("die 2");
    assert_eq!([A, B].map(|seat| play.lord(seat).soldiers), [2, 1]);
}

#[test]
fn the_dragons_hoard_nobody_is_asked_to_look_at_the_dragon() {
    let rules = hoard(Modules::GOVERNORS | Modules::ALTERNATIVE);
    for (year, looks) in [(4, true), (5, false)] {
        let scene =
            scene(&rules).year(year).governor(A, Governor::General).built(B, &[Building::LookoutPost]);
        let mut play = Play::new(&rules, scene.at(&[Step::Year]));
        assert_eq!(somebody_may_look(&mut play), looks, "year {year}");
    }
}

#[test]
fn the_dragons_hoard_beacons_have_nothing_to_show_in_year_v() {
    let rules = hoard(Modules::FATE);
    let mut play = Play::new(&rules, scene(&rules).year(5).at(&[Step::Year]));
    play.settles("fate beacons-lit").asks(A);
    assert_eq!(play.choices(A), ["take gold", "take wood", "take stone"]);
}

#[test]
fn four_winters_begin_in_year_ii_with_two_free_buildings_each() {
    engine::proves!("winters.start", "winters.free");
    let rules = rules(3, Scenario::FourWinters, Modules::empty());
    let mut play = Play::start(&rules);
    play.settles("order 2,1,3").asks(C);
    let first = ["statue", "inn", "guard-tower", "palisade", "barricade"].map(|word| format!("free {word}"));
    assert_eq!(play.choices(C), first);
    play.may_not(C, "free chapel", Reason::NotNextInRow);
    play.does(C, "free statue").does(A, "free inn").does(B, "free guard-tower");
    // Then in turn order, one of another row.
    play.asks(B).may_not(B, "free guard-tower", Reason::Stands).does(B, "free statue");
    play.does(A, "free statue")
        .asks(C)
        .may_not(C, "free chapel", Reason::NotColumnOne)
        .does(C, "free palisade");
    assert_eq!((play.state.year, vps(&play)), (2, [3, 4, 3]), "printed points");
    assert!(!play.told(Event::YearBegan { year: 1 }) && play.told(Event::YearBegan { year: 2 }));
    // The first king's aid: all are equal, and each takes a good.
    play.does(B, "take gold").does(A, "take gold").does(C, "take gold").asks_the_box();
}

#[test]
fn royal_charters_four_of_eight_are_turned_up() {
    engine::proves!("charters.draw");
    let rules = rules(3, Scenario::RoyalCharters, Modules::empty());
    let mut play = Play::start(&rules);
    play.settles("order 1,2,3").cannot_settle("charters frontier,skyline", Reason::WrongCards);
    play.settles("charters frontier,granary,host,letters");
    let up = [Charter::Frontier, Charter::Granary, Charter::Host, Charter::Letters];
    assert_eq!(play.view(Eye::Table).modules.charters.as_slice(), up);
    play.asks(A);
}
