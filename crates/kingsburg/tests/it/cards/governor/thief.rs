//! Tests of the card Thief.

use super::help::{auction, auctioned, begun, game, purist, vp};
use crate::rulebook::play::{A, B, C, Play, scene, with};
use kingsburg::module::Governor::{Prince, Thief, Trickster};
use kingsburg::plan::{Season, Step};
use kingsburg::{Building, Modules, Reason};

/// The path of these tests.
pub(super) const TESTS: &str = module_path!();

#[test]
fn takes_a_good_of_a_kind_he_chooses_from_one_who_has_more() {
    let rules = game(3);
    for season in [Season::Spring, Season::Summer] {
        let scene = scene(&rules).governor(A, Thief).goods(A, 1, 0, 0).goods(B, 2, 1, 0).goods(C, 0, 0, 1);
        let mut play = Play::new(&rules, scene.season_end(season));
        assert_eq!(play.choices(A), ["done", "steal gold 2", "steal wood 2"]);
        play.may_not(A, "steal stone 3", Reason::NotRicher).may_not(A, "steal stone 2", Reason::NoSuchGood);
        play.may_not(A, "steal gold 1", Reason::NotRicher).does(A, "steal wood 2");
        assert_eq!((play.goods(A), play.goods(B)), ([1, 1, 0], [2, 0, 0]));
        assert!(play.is_over(), "once a season, and the victim chooses nothing");
    }
}

#[test]
fn steals_in_any_order_with_his_own_effects() {
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
fn looks_at_the_goods_of_that_moment() {
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
fn one_of_two_players_takes_gold_from_the_supply_in_spring() {
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
fn does_not_steal_in_autumn_nor_twice_nor_from_equals_and_need_not() {
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
fn the_three_points_come_on_top_of_the_bid() {
    engine::proves!("governors.start");
    let rules = auctioned();
    let mut play = auction(&rules, "1,2,3");
    play.does(A, "offer thief 2").does(B, "pass").does(C, "pass");
    play.does(B, "offer miner 0").does(C, "pass").does(C, "offer carpenter 0");
    assert_eq!(vp(&play), [-5, 0, 0]);
}

#[test]
fn begins_with_three_points_less() {
    for rules in [game(3), purist(3)] {
        assert_eq!(vp(&begun(&rules, Thief)), [-3, 0, 0]);
    }
}

#[test]
fn trickster_and_prince_work_again_in_the_next_season() {
    let rules = game(3);
    let plan = [Step::Season(Season::Spring), Step::Season(Season::Summer), Step::End];
    let scene = scene(&rules).governor(A, Thief).governor(B, Prince).governor(C, Trickster).goods(B, 5, 0, 0);
    let mut play = Play::new(&rules, scene.at(&plan));
    for _ in 0..2 {
        play.chance("roll 1:111 2:112 3:255").does(B, "prince 3+4+6").does(C, "trickster 3+6+6");
        play.does(A, "pass").does(B, "pass").does(C, "pass").does(B, "pass").does(A, "steal gold 2");
    }
    assert_eq!((play.goods(A), play.lord(B).tokens), ([2, 0, 0], 2));
}

#[test]
fn may_look_into_the_monastery_first() {
    let rules = with(2, Modules::GOVERNORS | Modules::ALTERNATIVE);
    let scene = scene(&rules).governor(A, Thief).built(A, &[Building::Monastery]);
    let mut play = Play::new(&rules, scene.clone().season_end(Season::Spring));
    play.does(A, "collect monastery").does(A, "steal gold supply");
    assert_eq!((play.lord(A).vp, play.goods(A)), (1, [1, 0, 0]));
    let mut play = Play::new(&rules, scene.season_end(Season::Spring));
    play.does(A, "steal gold supply");
    assert_eq!((play.lord(A).vp, play.is_over()), (0, true));
}
