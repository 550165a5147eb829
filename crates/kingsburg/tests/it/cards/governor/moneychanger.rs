//! Tests of the card Moneychanger.

use super::help::{SEASONS, fated, game};
use crate::rulebook::play::{A, B, Play, scene, with};
use kingsburg::module::Fate;
use kingsburg::module::Governor::Moneychanger;
use kingsburg::plan::Season;
use kingsburg::{Modules, Reason};

/// The path of these tests.
pub(super) const TESTS: &str = module_path!();

#[test]
fn up_to_two_goods_before_building() {
    let rules = game(3);
    let scene = scene(&rules).governor(A, Moneychanger).goods(A, 3, 0, 0);
    let mut play = Play::new(&rules, scene.clone().building(Season::Spring));
    assert_eq!(play.choices(A), ["pass", "swap gold wood", "swap gold stone"]);
    play.may_not(A, "swap wood gold", Reason::NoSuchGood).does(A, "swap gold wood").does(A, "swap gold wood");
    assert_eq!(play.goods(A), [1, 2, 0]);
    play.asks(A).may_not(A, "swap gold wood", Reason::OtherQuestion).does(A, "build palisade");
    let mut play = Play::new(&rules, scene.clone().building(Season::Spring));
    play.does(A, "swap gold stone").does(A, "pass").does(A, "pass");
    assert!(play.goods(A) == [2, 0, 1] && play.is_over(), "also without building");
    let mut play = Play::new(&rules, scene.goods(A, 0, 0, 1).building(Season::Spring));
    play.does(A, "swap stone wood").does(A, "pass").does(A, "build barricade");
}

#[test]
fn adds_to_the_trade_fair_and_exchanges_before_paying() {
    engine::proves!("governors.moneychanger", "cards.exchange");
    let rules = fated(3);
    let scene = scene(&rules).governor(A, Moneychanger).envoy(A);
    let fair = scene.clone().fate(Fate::TradeFair).goods(A, 4, 0, 0).goods(B, 4, 0, 0);
    let mut play = Play::new(&rules, fair.building(Season::Spring));
    play.does(A, "swap gold wood").does(A, "swap gold wood").does(A, "swap gold wood");
    play.may_not(A, "swap gold wood", Reason::OtherQuestion).does(A, "build palisade").does(A, "pass");
    play.does(B, "swap gold wood").may_not(B, "swap gold wood", Reason::OtherQuestion);
    // Not between two buildings.
    let mut play = Play::new(&rules, scene.goods(A, 3, 1, 0).building(Season::Spring));
    play.does(A, "pass").does(A, "build statue").may_not(A, "swap gold wood", Reason::OtherQuestion);
}

#[test]
fn every_season_once_and_not_without_goods() {
    let rules = game(3);
    for season in SEASONS {
        let scene = scene(&rules).governor(A, Moneychanger).tokens(A, 3).goods(B, 1, 0, 0);
        assert!(Play::new(&rules, scene.clone().building(season)).is_over(), "tokens are no goods");
        let mut play = Play::new(&rules, scene.goods(A, 0, 0, 2).building(season));
        play.does(A, "swap stone gold").does(A, "swap stone gold").asks(A).does(A, "build statue");
        assert!(play.is_over());
    }
}

#[test]
fn exchanges_also_in_a_summer_of_strike() {
    let rules = with(3, Modules::GOVERNORS | Modules::FATE);
    let scene = scene(&rules).governor(A, Moneychanger).fate(Fate::SummerStrike).goods(A, 2, 0, 0);
    let mut play = Play::new(&rules, scene.building(Season::Summer));
    play.asks(A).does(A, "swap gold wood").does(A, "swap gold wood");
    assert!(play.goods(A) == [0, 2, 0] && play.is_over());
}
