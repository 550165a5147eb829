//! More of the governors from Thief to Tax Collector, also among other cards.

use super::help::{after_winter, game, offers, rolled, total, vp, year_end};
use crate::rulebook::play::{A, B, C, Play, scene, with};
use engine::{Eye, Game, Seats, Turn};
use kingsburg::goods::Kinds;
use kingsburg::invaders::Race;
use kingsburg::module::Event::PrivateAid;
use kingsburg::module::Governor::*;
use kingsburg::module::{Charter, Fate, Spent};
use kingsburg::plan::{Season, Step};
use kingsburg::{
    Advisor, Building, Event, Kingsburg, Modules, Options, Reason, Scenario, ScenarioOption, Stables,
};
use table::games::kingsburg::standard;

fn fated(seats: u8) -> Kingsburg {
    with(seats, Modules::GOVERNORS | Modules::FATE)
}

fn number(number: u8) -> Advisor {
    Advisor::new(number).expect("an advisor")
}

#[test]
fn thief_steals_in_any_order_with_his_own_effects() {
    engine::proves!("governors.thief", "cards.order");
    let rules = game(3);
    let scene = scene(&rules).governor(A, Thief).built(A, &[Building::TownHall]);
    let scene = scene.goods(A, 1, 0, 0).goods(B, 0, 0, 1);
    let mut play = Play::new(&rules, scene.season_end(Season::Spring));
    // Equal; poorer once the Town Hall is paid.
    play.may_not(A, "steal stone 2", Reason::NotRicher).does(A, "town-hall gold").does(A, "steal stone 2");
    assert_eq!((play.goods(A), play.goods(B), play.lord(A).vp), ([0, 0, 1], [0, 0, 0], 1));
    let scene = crate::rulebook::play::scene(&rules)
        .governor(A, Thief)
        .built(A, &[Building::TownHall])
        .goods(B, 0, 0, 1);
    let mut play = Play::new(&rules, scene.season_end(Season::Summer));
    play.does(A, "steal stone 2").does(A, "town-hall stone");
    assert_eq!(play.lord(A).vp, 1, "and what is stolen may be used at once");
}

#[test]
fn thief_looks_at_the_goods_of_that_moment() {
    let rules = game(3);
    let scene = scene(&rules).governor(A, Thief).built(B, &[Building::TownHall]).goods(B, 0, 0, 1);
    let mut play = Play::new(&rules, scene.clone().order(&[B, A, C]).season_end(Season::Spring));
    play.asks(B).does(B, "town-hall stone");
    assert!(play.is_over(), "B was before him and has nothing left");
    let mut play = Play::new(&rules, scene.season_end(Season::Spring));
    play.asks(A).does(A, "steal stone 2");
    assert!(play.is_over(), "B has nothing left for the Town Hall");
}

#[test]
fn thief_of_two_takes_gold_from_the_supply_in_spring() {
    engine::proves!("governors.thief");
    let rules = game(2);
    let scene = scene(&rules).governor(A, Thief).goods(B, 0, 3, 0);
    let mut play = Play::new(&rules, scene.clone().season_end(Season::Spring));
    assert_eq!(play.choices(A), ["done", "steal gold supply"]);
    play.does(A, "steal gold supply");
    assert_eq!((play.goods(A), play.goods(B), play.is_over()), ([1, 0, 0], [0, 3, 0], true));
    let play = Play::new(&rules, scene.clone().goods(A, 0, 9, 0).season_end(Season::Spring));
    assert_eq!(play.choices(A), ["done", "steal gold supply"], "whoever is richer");
    let play = Play::new(&rules, scene.clone().season_end(Season::Summer));
    assert_eq!(play.choices(A), ["done", "steal wood 2"]);
    assert!(Play::new(&rules, scene.season_end(Season::Autumn)).is_over());
}

#[test]
fn miner_adds_to_the_crane_and_to_other_discounts() {
    engine::proves!("governors.discount", "cards.price");
    let rules = fated(3);
    let scene = scene(&rules).governor(A, Miner).built(A, &[Building::Market, Building::Crane]);
    let mut play = Play::new(&rules, scene.clone().goods(A, 0, 3, 1).building(Season::Spring));
    play.does(A, "build farms for wood+wood+wood+stone");
    assert_eq!(play.goods(A), [0, 0, 0]);
    let mut play = Play::new(&rules, scene.fate(Fate::MasterMasons).building(Season::Spring));
    play.does(A, "build statue for none");
    assert!(play.lord(A).province.has(Building::Statue));
}

#[test]
fn miner_has_the_discount_once_in_a_game_not_in_a_year() {
    engine::proves!("governors.discount");
    let rules = game(3);
    let all = Seats::all(3);
    let scene = scene(&rules).governor(A, Miner).goods(A, 9, 9, 9);
    let mut play = Play::new(&rules, scene.at(&[Step::Builds(all), Step::YearEnd]));
    play.does(A, "build statue for gold");
    assert_eq!((play.state.year, play.state.extra.own[A].spent), (2, Spent::DISCOUNT));
    play.does(B, "take gold").does(C, "take gold").settles("roll 1:124 2:666 3:666");
    play.does(A, "pass").does(B, "pass").does(C, "pass").asks(A);
    assert!(play.choices(A).len() > 1 && !play.choices(A).iter().any(|choice| choice.contains(" for ")));
}

#[test]
fn minstrel_the_good_of_year_v_is_too_late_for_the_cathedral() {
    let rules = game(3);
    let scene =
        scene(&rules).governor(A, Minstrel).built(A, &[Building::Cathedral]).goods(A, 1, 0, 0).vp(A, 5);
    let mut play = Play::new(&rules, year_end(&rules, scene.vp(B, 6), 5));
    play.asks(A).does(A, "take gold");
    assert_eq!((play.goods(A), vp(&play), play.is_over()), ([2, 0, 0], [5, 6, 0], true));
}

#[test]
fn politician_his_aid_comes_right_after_the_advisor_of_the_same_number() {
    engine::proves!("governors.private");
    let rules = game(3);
    let scene = scene(&rules).governor(A, Politician);
    let mut play = rolled(&rules, scene, Season::Spring, "roll 1:355 2:366 3:466");
    play.does(A, "place 3>3p").does(B, "place 3>3").does(C, "place 4>4");
    play.does(A, "pass").does(B, "pass").does(C, "pass").does(A, "take wood").does(C, "take gold");
    let place = |event| play.events.iter().position(|&told| told == event).expect("it was told");
    let own = Event::Module { module: PrivateAid { to: A, advisor: number(3) } };
    assert!(place(Event::Aid { to: B, advisor: number(3) }) < place(own));
    assert!(place(own) < place(Event::Aid { to: C, advisor: number(4) }));
}

#[test]
fn politician_his_soldier_is_helped_by_the_stables() {
    for (stables, soldiers) in [(Stables::Any, 2), (Stables::General, 1)] {
        let options = Options { stables, modules: Modules::GOVERNORS, ..Options::base(3) };
        let rules = standard(options);
        let scene = scene(&rules).governor(A, Politician).built(A, &[Building::Stables]);
        let mut play = rolled(&rules, scene, Season::Spring, "roll 1:555 2:666 3:666");
        play.does(A, "place 5>5p").does(B, "pass").does(C, "pass").does(A, "pass").does(A, "want soldier");
        assert_eq!(play.lord(A).soldiers, soldiers);
    }
}

/// The Politician with 3, 5 and 5 under a fate; the others have nothing but sixes.
fn politics<'a>(rules: &'a Kingsburg, fate: Fate) -> Play<'a> {
    Play::new(rules, scene(rules).governor(A, Politician).fate(fate).season(Season::Spring))
}

#[test]
fn politician_no_fate_touches_his_advisors() {
    let rules = fated(3);
    let mut play = politics(&rules, Fate::RisingStars);
    play.settles("roll 1:355 2:366 3:666").does(A, "place 3>3p").does(B, "place 3>3");
    assert_eq!([A, B].map(|seat| play.lord(seat).tokens), [0, 1], "the gift lies on the board");
    let mut play = politics(&rules, Fate::FeastOfFools);
    play.settles("roll 1:355 2:366 3:666").does(A, "place 3>3p").does(B, "place 3>3").does(C, "pass");
    play.does(A, "pass").does(B, "pass").does(A, "take wood");
    assert_eq!((play.goods(A), play.goods(B)), ([0, 1, 0], [0, 2, 0]), "his gives once");
    let mut play = politics(&rules, Fate::CallToArms);
    play.settles("roll 1:355 2:566 3:666").does(A, "place 5>5p").does(B, "place 5>5").does(C, "pass");
    play.does(A, "pass").does(B, "pass").does(A, "want soldier");
    assert_eq!([A, B].map(|seat| play.lord(seat).soldiers), [1, 2]);
    let mut play = politics(&rules, Fate::AbsentAdvisor);
    play.settles("absent 3").settles("roll 1:355 2:366 3:666").may_not(A, "place 3>3", Reason::Closed);
    play.does(A, "place 3>3p");
    let mut play = politics(&rules, Fate::ShortAudiences);
    play.settles("roll 1:116 2:666 3:666").may_not(A, "place 1+1+6>8p", Reason::TooManyDice);
}

#[test]
fn politician_a_deal_token_opens_what_he_has_influenced() {
    let rules = fated(3);
    let mut play = politics(&rules, Fate::SecretDeals);
    play.settles("roll 1:335 2:356 3:366").may_not(A, "place 3>3pd", Reason::NobodyYet);
    play.does(A, "place 3>3p").may_not(B, "place 5>5pd", Reason::NobodyYet).does(B, "place 3>3pd");
    play.does(C, "pass").does(A, "pass").does(B, "pass");
    play.asks(A).does(A, "take wood").asks(B).does(B, "take stone");
    assert_eq!((play.goods(A), play.goods(B)), ([0, 1, 0], [0, 0, 1]), "after him");
}

#[test]
fn politician_neither_envoy_nor_neutral_dice_nor_whims_concern_his_advisors() {
    let rules = game(2);
    let scene = scene(&rules).governor(A, Politician).envoy(A);
    let mut play = Play::new(&rules, scene.season(Season::Spring));
    play.settles("neutral 111,23").settles("roll 1:335 2:366").does(A, "place 3>3p").does(B, "pass");
    play.may_not(A, "place 3>3p", Reason::UsedThisSeason).does(A, "place 5>5p");
    assert_eq!(play.state.envoy, Some(A), "neutral dice on 3 and 5, and the envoy was not used");
    let rules = with(3, Modules::GOVERNORS | Modules::WHIMS);
    let scene = crate::rulebook::play::scene(&rules).governor(A, Politician);
    let mut play = Play::new(&rules, scene.season(Season::Spring));
    play.settles("whim 3").settles("roll 1:366 2:666 3:666").does(A, "place 3>3p");
    play.does(B, "pass").does(C, "pass").does(A, "pass");
    assert_eq!(play.choices(A), ["take wood", "take stone"], "the neighbour names nothing");
}

#[test]
fn politician_his_advisors_count_as_influenced() {
    let rules = with(3, Modules::GOVERNORS | Modules::ALTERNATIVE);
    let scene = scene(&rules).governor(A, Politician).built(A, &[Building::RidingArena]);
    let mut play = rolled(&rules, scene, Season::Spring, "roll 1:133 2:666 3:666");
    play.does(A, "place 1>1").does(B, "pass").does(C, "pass").does(A, "place 3>3").does(A, "place 3>3p");
    play.does(A, "take stone");
    assert_eq!(play.lord(A).vp, 2, "the Jester's point and the Riding Arena's");
}

#[test]
fn architect_the_builds_of_this_season_count() {
    let rules = game(3);
    let scene = scene(&rules).governor(A, Architect).goods(A, 1, 0, 0).goods(B, 0, 1, 0);
    let mut play = Play::new(&rules, scene.clone().order(&[B, A, C]).building(Season::Spring));
    play.does(B, "build barricade").asks(A);
    assert_eq!(offers(&play, A, "build statue").len(), 1, "one of two others is ahead now");
    let play = Play::new(&rules, scene.building(Season::Spring));
    assert_eq!(rules.turn(&play.state), Turn::Seat(B), "nobody was ahead in his turn");
}

#[test]
fn architect_the_first_building_of_the_turn_alone_is_cheaper() {
    let rules = game(3);
    let scene = scene(&rules).governor(A, Architect).built(B, &[Building::Farms]).envoy(A);
    let mut play = Play::new(&rules, scene.clone().goods(A, 1, 1, 1).building(Season::Spring));
    let cheap = offers(&play, A, "build guard-tower");
    play.does(A, &cheap[0]);
    assert_eq!(play.goods(A), [1, 1, 0]);
    play.does(A, "build inn");
    assert_eq!(play.goods(A), [0, 0, 0], "the envoy's building at full cost");
    let mut play = Play::new(&rules, scene.goods(A, 0, 1, 1).building(Season::Spring));
    play.does(A, "build barricade");
    assert!(play.is_over(), "a first building without gold uses it up");
}

#[test]
fn architect_adds_to_the_crane_and_is_for_the_first_of_two_after_a_strike() {
    let rules = fated(3);
    let scene = scene(&rules).governor(A, Architect).built(B, &[Building::Cathedral, Building::Farms]);
    let crane = scene.clone().built(A, &[Building::Market, Building::Crane]).goods(A, 0, 3, 1);
    let mut play = Play::new(&rules, crane.building(Season::Spring));
    let farms = offers(&play, A, "build farms");
    play.does(A, &farms[0]);
    assert_eq!(play.goods(A), [0, 0, 0]);
    let strike = scene.fate(Fate::SummerStrike).goods(A, 2, 1, 0);
    let mut play = Play::new(&rules, strike.building(Season::Autumn));
    let statue = offers(&play, A, "build statue");
    play.does(A, &statue[0]);
    assert_eq!(play.goods(A), [1, 1, 0]);
    play.asks(A).does(A, "build inn");
    assert_eq!(play.goods(A), [0, 0, 0]);
}

#[test]
fn prince_counts_white_dice_and_leaves_them_alone() {
    let rules = game(3);
    let scene = scene(&rules).governor(A, Prince).built(A, &[Building::Farms]);
    let mut play = rolled(&rules, scene.clone(), Season::Spring, "roll 1:112/4 2:666 3:666");
    play.does(A, "prince 3+4+6");
    assert_eq!((play.lord(A).dice.total(), play.lord(A).white.total()), (13, 4));
    let mut play = rolled(&rules, scene, Season::Spring, "roll 1:112/5 2:666 3:666");
    play.may_not(A, "prince 3+4+6", Reason::OtherQuestion);
}

#[test]
fn prince_in_a_famine_two_different_faces_once() {
    let rules = fated(3);
    let scene = scene(&rules).governor(A, Prince).fate(Fate::Famine);
    let mut play = rolled(&rules, scene, Season::Spring, "roll 1:12 2:66 3:66");
    let mut choices = play.choices(A);
    choices.sort();
    assert_eq!(choices, ["done", "prince 3+4", "prince 3+6", "prince 4+6"]);
    play.does(A, "prince 3+4");
    play.asks(A).may_not(A, "prince 4+6", Reason::OtherQuestion);
    assert_eq!((play.lord(A).dice.total(), play.lord(A).tokens), (7, 1), "once, though seven is poor");
}

#[test]
fn prince_other_effects_look_at_the_new_total() {
    let rules = with(3, Modules::GOVERNORS | Modules::ALTERNATIVE);
    let scene = scene(&rules).governor(A, Prince).built(A, &[Building::University, Building::Chapel]);
    let mut play = rolled(&rules, scene.clone(), Season::Spring, "roll 1:115 2:666 3:666");
    play.does(A, "prince 3+4+6").asks(A).may_not(A, "chapel", Reason::OtherQuestion);
    assert_eq!(play.lord(A).vp, 0, "thirteen is too much for Chapel and University");
    let mut play = rolled(&rules, scene.clone(), Season::Spring, "roll 1:115 2:666 3:666");
    play.does(A, "done");
    assert_eq!(play.lord(A).vp, 2);
    let mut play = rolled(&rules, scene, Season::Spring, "roll 1:333 2:666 3:666");
    play.may_not(A, "prince 3+4+6", Reason::TotalTooHigh);
    play.does(A, "statue 3").settles("reroll 1").does(A, "prince 3+4+6");
}

#[test]
fn philosopher_any_later_reroll_forfeits_the_point() {
    engine::proves!("governors.dice");
    let rules = with(3, Modules::GOVERNORS | Modules::FATE | Modules::ALTERNATIVE);
    let scene = scene(&rules).governor(A, Philosopher);
    let statue = scene.clone().built(A, &[Building::Statue]);
    let mut play = rolled(&rules, statue, Season::Spring, "roll 1:334 2:666 3:666");
    play.does(A, "philosopher").settles("reroll 222").does(A, "statue 2").settles("reroll 1");
    assert_eq!(play.lord(A).vp, 0, "even a worse one");
    let altar = scene.clone().built(A, &[Building::Altar]);
    let mut play = rolled(&rules, altar, Season::Spring, "roll 1:334 2:666 3:666");
    play.does(A, "philosopher").settles("reroll 224").does(A, "altar 4").settles("reroll 3");
    assert_eq!(play.lord(A).vp, 0);
    let thoughts = scene.fate(Fate::SecondThoughts);
    let mut play = rolled(&rules, thoughts.clone(), Season::Spring, "roll 1:334 2:666 3:666");
    play.does(A, "philosopher").settles("reroll 224").does(A, "reroll 4").settles("reroll 3");
    play.does(B, "done").does(C, "done");
    assert_eq!(play.lord(A).vp, 0);
    let mut play = rolled(&rules, thoughts, Season::Spring, "roll 1:335 2:666 3:666");
    play.does(A, "reroll 5").settles("reroll 4").does(A, "philosopher").settles("reroll 225");
    play.does(B, "done");
    assert_eq!(play.lord(A).vp, 0, "the point comes after all have changed their dice");
    play.does(C, "done");
    assert_eq!(play.lord(A).vp, 1, "a reroll before does not matter");
}

#[test]
fn philosopher_white_dice_are_counted_and_rolled_again() {
    let rules = game(3);
    let scene = scene(&rules).governor(A, Philosopher).built(A, &[Building::Farms]);
    let mut play = rolled(&rules, scene.clone(), Season::Spring, "roll 1:233/2 2:666 3:666");
    play.does(A, "philosopher").cannot_settle("reroll 111", Reason::WrongDice).settles("reroll 111/6");
    assert_eq!(play.lord(A).vp, 1);
    let mut play = rolled(&rules, scene, Season::Spring, "roll 1:233/3 2:666 3:666");
    play.may_not(A, "philosopher", Reason::OtherQuestion);
}

#[test]
fn preacher_of_two_a_point_for_each_who_built_nothing() {
    let rules = game(2);
    for (builders, points) in [(&[][..], 2), (&[A], 1), (&[B], 1), (&[A, B], 0)] {
        assert_eq!(super::sermon(&rules, Season::Summer, builders), points, "{builders:?}");
        assert_eq!(super::sermon(&rules, Season::Spring, builders), 0);
    }
}

#[test]
fn preacher_is_glad_of_a_strike_and_does_not_count_free_buildings() {
    let rules = fated(2);
    let goods = |fate| scene(&rules).governor(A, Preacher).fate(fate).goods(A, 1, 1, 1).goods(B, 1, 1, 1);
    let play = Play::new(&rules, goods(Fate::SummerStrike).building(Season::Summer));
    assert!(play.is_over() && play.lord(A).vp == 2, "the Summer counts");
    let spell = rules.plans(&rules.start()).year.steps()[2];
    let mut state = scene(&rules).year(3).governor(A, Preacher).governor(B, Sorcerer).at(&[
        spell,
        Step::SeasonEnds(Seats::all(2)),
        Step::End,
    ]);
    state.season = Season::Summer;
    let mut play = Play::new(&rules, state);
    play.does(B, "free inn").does(B, "pass");
    assert_eq!(play.lord(A).vp, 2);
}

#[test]
fn thief_does_not_steal_in_autumn_nor_twice_nor_from_equals_and_need_not() {
    engine::proves!("governors.thief");
    let rules = game(3);
    let scene = scene(&rules).governor(A, Thief);
    let rich = scene.clone().goods(B, 3, 0, 0);
    assert!(Play::new(&rules, rich.clone().season_end(Season::Autumn)).is_over());
    let equal = scene.goods(A, 1, 0, 0).goods(B, 1, 0, 0).tokens(B, 3);
    assert!(Play::new(&rules, equal.season_end(Season::Spring)).is_over(), "tokens are no goods");
    let mut play = Play::new(&rules, rich.clone().season_end(Season::Spring));
    play.does(A, "steal gold 2");
    assert_eq!((play.goods(A), play.goods(B), play.is_over()), ([1, 0, 0], [2, 0, 0], true));
    let mut play = Play::new(&rules, rich.season_end(Season::Spring));
    play.does(A, "done");
    assert_eq!((play.goods(A), play.is_over()), ([0, 0, 0], true));
}

#[test]
fn politician_groups_follow_the_normal_rules() {
    engine::proves!("governors.private");
    let rules = game(3);
    // Farms bring the Market: a white die, a step of one, and a token.
    let scene = scene(&rules).governor(A, Politician).built(A, &[Building::Farms]).tokens(A, 1);
    let play = rolled(&rules, scene, Season::Spring, "roll 1:116/3 2:666 3:666");
    let private: Vec<_> = play.choices(A).into_iter().filter(|choice| choice.ends_with('p')).collect();
    for (group, may) in [
        ("1+3w>5p", true),
        ("1+1+3w>5p", true),
        ("1+t>3p", true),
        ("6+t>8p", true),
        ("6>5p", true),
        ("1+3w>4p", false),
        ("3w>3p", false),
        ("1+1+6+3w>8p", false),
    ] {
        assert_eq!(private.contains(&format!("place {group}")), may, "{group}");
    }
    assert!(private.iter().all(|choice| ["3p", "5p", "8p"].iter().any(|own| choice.ends_with(own))));
}

#[test]
fn architect_two_points_at_the_end_if_nobody_has_more_buildings() {
    let rules = game(3);
    for (mine, theirs, points) in [
        (&[Building::Inn][..], &[Building::Inn][..], 2),
        (&[Building::Market], &[Building::Inn], 2),
        (&[Building::Inn], &[Building::Market], 0),
    ] {
        let scene = scene(&rules).governor(A, Architect).built(A, mine).built(C, theirs);
        assert_eq!(year_end(&rules, scene.clone(), 5).lords[A].vp, points);
        assert_eq!(year_end(&rules, scene, 4).lords[A].vp, 0, "at the end of the game only");
    }
}

#[test]
fn paladin_a_point_for_every_battle_won_at_the_end() {
    let rules = game(4);
    let paladin = scene(&rules).governor(A, Paladin).year(5).invader(Race::Barbarians, 8);
    // Three soldiers more, and B wins as well, without a Paladin; a defeat destroys a building.
    for (soldiers, won) in [(6, false), (7, false), (8, true)] {
        let mut state =
            paladin.clone().soldiers(A, soldiers).soldiers(B, 9).at(&[Step::Winter, Step::YearEnd]);
        state.extra.own[A].wins = 2;
        state.extra.own[B].wins = 2;
        let mut play = Play::new(&rules, state);
        play.settles("die 1");
        assert_eq!(play.lord(A).vp, if won { 1 + 3 } else { 2 }, "{soldiers} soldiers");
        assert_eq!(play.lord(B).vp, 1 + 1, "the reward and the best victor's, nothing for battles");
        assert_eq!(play.view(Eye::Seat(C)).modules.own[0].wins, 2 + u8::from(won), "counted publicly");
    }
    // A draw that a Stone Wall turns into a victory counts.
    let scene = scene(&rules).governor(A, Paladin).built(A, &[Building::StoneWall]).invader(Race::Orcs, 3);
    let mut play = Play::new(&rules, scene.winter());
    play.settles("die 1");
    assert_eq!((total(&play, A), play.state.extra.own[A].wins), (Some(3), 1));
}

#[test]
fn politician_each_of_his_advisors_once_in_every_season() {
    let rules = game(3);
    let scene = scene(&rules).governor(A, Politician);
    let plan = [Step::Season(Season::Spring), Step::Season(Season::Summer), Step::End];
    let mut play = Play::new(&rules, scene.at(&plan));
    for _ in 0..2 {
        play.settles("roll 1:344 2:666 3:666").does(A, "place 3>3p").does(B, "pass").does(C, "pass");
        play.does(A, "pass").does(A, "take stone");
    }
    assert_eq!((play.goods(A), play.is_over()), ([0, 0, 2], true));
}

#[test]
fn minstrel_sings_last_when_royal_charters_end_the_game_early() {
    let scenario = ScenarioOption::Fixed(Scenario::RoyalCharters);
    let rules = standard(Options { modules: Modules::GOVERNORS, scenario, ..Options::base(3) });
    for (year, over) in [(3, true), (2, false)] {
        let choose = Step::Choose { seat: C, kinds: Kinds::ANY };
        let plan = [&[choose], &after_winter(&rules, 5)[..]].concat();
        let scene = scene(&rules).governor(A, Minstrel).vp(A, 4).vp(B, 2).vp(C, 9);
        let mut state = scene.year(year).at(&plan);
        state.extra.scenario.charters = [Charter::Frontier].into_iter().collect();
        state.extra.own[B].charters = state.extra.scenario.charters;
        let mut play = Play::new(&rules, state);
        play.does(C, "take gold");
        assert_eq!(play.is_over(), over);
        let scores = if over { [4 + 2, 2 + 2, 9] } else { [4, 2, 9] };
        assert_eq!(vp(&play), scores, "B has most charters: then A is last, and equal");
    }
}

#[test]
fn tax_collector_nothing_for_column_iii_nor_for_his_own_building() {
    let rules = game(3);
    let scene = scene(&rules).governor(A, TaxCollector).built(B, &[Building::Crane]);
    let scene = scene.built(A, &[Building::TownHall]).goods(A, 1, 2, 2).goods(B, 1, 1, 1);
    let mut play = Play::new(&rules, scene.building(Season::Spring));
    play.does(A, "build embassy").asks(B).does(B, "build town-hall");
    assert_eq!(play.goods(A), [0, 0, 0]);
    assert!(play.is_over());
}

#[test]
fn tax_collector_every_such_build_and_rebuilt_ones_too() {
    engine::proves!("cards.reaction");
    let rules = game(3);
    let scene = scene(&rules).governor(A, TaxCollector).envoy(B).goods(B, 9, 9, 9);
    let row = scene.clone().built(B, &[Building::TownHall, Building::StoneWall]);
    let mut play = Play::new(&rules, row.building(Season::Spring));
    play.does(B, "build embassy").does(A, "take gold").does(A, "take gold");
    play.asks(B).does(B, "build fortress").does(A, "take gold").does(A, "take gold");
    assert_eq!(play.goods(A), [4, 0, 0]);
    // Orcs destroy the Embassy, and it is built again.
    let scene = scene.year(2).built(B, &[Building::Embassy]).invader(Race::Orcs, 4);
    let mut play = Play::new(&rules, scene.at(&[Step::Winter, Step::Builds(Seats::all(3)), Step::End]));
    play.settles("die 1").does(B, "give-up gold").does(B, "give-up gold");
    assert!(play.told(Event::Destroyed { of: B, building: Building::Embassy }));
    play.does(B, "build embassy").does(A, "take gold").does(A, "take gold");
}

#[test]
fn architect_and_miner_among_other_prices() {
    let rules = with(3, Modules::GOVERNORS | Modules::FATE | Modules::ALTERNATIVE | Modules::ROWS);
    let architect = scene(&rules).governor(A, Architect).built(B, &[Building::Cathedral, Building::Farms]);
    // An Inn for a gold and a wood: the Architect takes the gold off, the Masons the wood.
    let mut play = Play::new(&rules, architect.clone().fate(Fate::MasterMasons).building(Season::Spring));
    play.does(A, "build inn");
    // Farms for 2 gold and one more in a year of scarce labour, and one less.
    let scarce = architect.fate(Fate::ScarceLabour).built(A, &[Building::Market]).goods(A, 2, 3, 1);
    let mut play = Play::new(&rules, scarce.building(Season::Spring));
    let farms = offers(&play, A, "build farms");
    play.does(A, &farms[0]);
    assert_eq!((play.goods(A), play.lord(A).vp), ([0, 0, 0], 3));
    // A Statue for a gold less, and the Masons' Yard takes a wood for the other.
    let yard = scene(&rules).governor(A, Miner).built(A, &[Building::MasonsYard]).goods(A, 0, 1, 0);
    let mut play = Play::new(&rules, yard.building(Season::Spring));
    play.does(A, "build statue for wood");
}
