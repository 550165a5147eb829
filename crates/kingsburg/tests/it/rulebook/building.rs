//! Building, the end of a season, recruiting: rulings 1, 6, 7, 8, 10.

use crate::rulebook::play::{A, B, C, D, Play, base, scene};
use kingsburg::plan::{Season, Step};
use kingsburg::{Building, Reason};

#[test]
fn ruling_6_rows_are_built_from_left_to_right() {
    engine::proves!("building.row", "building.points");
    let rules = base(3);
    let mut play = Play::new(&rules, scene(&rules).goods(A, 9, 9, 9).building(Season::Spring));
    // The book: the Church needs the Statue and the Chapel.
    play.may_not(A, "build church", Reason::NotNextInRow).may_not(A, "build sawmill", Reason::NoSuchRow);
    play.does(A, "build statue");
    let mut play = Play::new(
        &rules,
        scene(&rules).goods(A, 9, 9, 9).built(A, &[Building::Chapel]).building(Season::Spring),
    );
    play.may_not(A, "build chapel", Reason::Stands).does(A, "build church");
    assert_eq!((play.lord(A).vp, play.goods(A)), (7, [6, 8, 7]));
}

#[test]
fn ruling_6_one_building_a_season_and_only_who_can_pay_is_asked() {
    engine::proves!("building.turn", "building.price", "terms.choice");
    let rules = base(3);
    let mut play =
        Play::new(&rules, scene(&rules).goods(A, 0, 5, 0).goods(C, 0, 1, 0).building(Season::Spring));
    play.asks(A).may_not(A, "build statue", Reason::CannotPay).does(A, "build palisade");
    play.asks(C).does(C, "pass");
    assert!(play.is_over());
}

#[test]
fn ruling_6_the_crane_makes_columns_iii_and_iv_a_gold_cheaper() {
    engine::proves!("building.crane", "buildings.row-f");
    let rules = base(3);
    // The book: the Farms for one gold, three wood and a stone.
    let scene = scene(&rules).goods(A, 1, 3, 1).built(A, &[Building::Market, Building::Crane]);
    let mut play = Play::new(&rules, scene.building(Season::Autumn));
    play.does(A, "build farms");
    assert_eq!(play.goods(A), [0, 0, 0]);
}

#[test]
fn the_envoy_does_not_build_instead_of_a_build_that_was_declined() {
    engine::proves!("building.second");
    let rules = base(3);
    let mut play = Play::new(&rules, scene(&rules).goods(A, 0, 5, 0).envoy(A).building(Season::Spring));
    play.does(A, "pass");
    assert!(play.is_over());
    let mut play = Play::new(&rules, scene(&rules).goods(A, 0, 5, 0).envoy(A).building(Season::Spring));
    play.does(A, "build barricade").asks(A).does(A, "pass");
    assert_eq!(play.state.envoy, Some(A), "declined, the envoy stays");
}

#[test]
fn a_crane_just_built_helps_the_envoys_second_building() {
    engine::proves!("building.crane", "building.points");
    let rules = base(3);
    let scene = scene(&rules).goods(A, 1, 4, 2).built(A, &[Building::Market, Building::Barricade]).envoy(A);
    let mut play = Play::new(&rules, scene.building(Season::Spring));
    play.does(A, "build crane").asks(A).does(A, "build farms");
    assert_eq!(play.goods(A), [0, 0, 0]);
}

#[test]
fn the_town_hall_takes_one_good_or_one_token_once_a_season() {
    engine::proves!("close.town-hall", "terms.once");
    let rules = base(3);
    let scene = scene(&rules).built(A, &[Building::TownHall]).goods(A, 2, 1, 0).tokens(A, 3);
    let mut play = Play::new(&rules, scene.season_end(Season::Autumn));
    play.may_not(A, "town-hall stone", Reason::NoSuchGood).does(A, "town-hall gold");
    assert_eq!((play.lord(A).vp, play.goods(A), play.lord(A).tokens), (1, [1, 1, 0], 3));
    assert!(play.is_over());
}

#[test]
fn ruling_7_what_is_built_this_season_counts_at_its_end() {
    engine::proves!("close.built");
    let rules = base(3);
    let mut play = Play::new(&rules, scene(&rules).goods(A, 1, 1, 0).building(Season::Summer));
    play.does(A, "build inn");
    assert_eq!(play.lord(A).tokens, 1);
    let scene = scene(&rules).goods(A, 2, 2, 2).built(A, &[Building::TownHall]);
    let mut play = Play::new(&rules, scene.building(Season::Spring));
    play.does(A, "build embassy");
    assert_eq!(play.lord(A).vp, 5, "4 for the Embassy, and 1 at the end of the season");
}

#[test]
fn the_inn_works_in_summer_only_and_the_embassy_in_every_season() {
    engine::proves!("close.gains");
    let rules = base(3);
    for (season, tokens) in [(Season::Spring, 0), (Season::Summer, 1), (Season::Autumn, 0)] {
        let state =
            scene(&rules).built(A, &[Building::Inn]).built(B, &[Building::Embassy]).season_end(season);
        assert_eq!((state.lords[A].tokens, state.lords[B].vp), (tokens, 1), "{season:?}");
    }
}

#[test]
fn ruling_1_still_tied_each_takes_a_good_in_order_and_nobody_the_die() {
    engine::proves!("king.aid-tied");
    let rules = base(4);
    let scene = scene(&rules).order(&[D, C, B, A]).built(A, &[Building::Statue]).goods(B, 1, 0, 0);
    let mut play = Play::new(&rules, scene.at(&[Step::KingsAid, Step::End]));
    play.asks(D).does(D, "take gold").asks(C).does(C, "take wood");
    assert!(play.is_over() && play.state.aided.is_none());
}

#[test]
fn tokens_are_no_goods_for_the_kings_aid() {
    engine::proves!("terms.goods", "king.aid");
    let rules = base(3);
    let scene = scene(&rules).goods(A, 1, 0, 0).goods(B, 1, 0, 0).tokens(C, 5);
    assert_eq!(scene.at(&[Step::KingsAid, Step::End]).aided, Some(C));
}

#[test]
fn ruling_8_kings_reward_goes_to_all_who_have_most_even_at_none() {
    engine::proves!("king.reward");
    let rules = base(3);
    let state = scene(&rules)
        .built(A, &[Building::Statue])
        .built(C, &[Building::Inn])
        .at(&[Step::KingsReward, Step::End]);
    assert_eq!([A, B, C].map(|seat| state.lords[seat].vp), [1, 0, 1]);
    let state = scene(&rules).at(&[Step::KingsReward, Step::End]);
    assert_eq!([A, B, C].map(|seat| state.lords[seat].vp), [1, 1, 1]);
}

#[test]
fn ruling_8_the_envoy_comes_back_and_still_tied_nobody_has_it() {
    engine::proves!("king.envoy", "king.envoy-back");
    let rules = base(4);
    let scene = scene(&rules).built(A, &[Building::Cathedral]).goods(B, 1, 1, 0).envoy(A);
    assert_eq!(scene.at(&[Step::KingsEnvoy, Step::End]).envoy, None);
}

#[test]
fn ruling_10_a_soldier_costs_two_goods_of_any_mix_as_often_as_one_can_pay() {
    engine::proves!("recruit.turn", "recruit.price");
    let rules = base(3);
    let mut play = Play::new(&rules, scene(&rules).goods(A, 2, 1, 1).goods(B, 1, 0, 0).recruiting());
    play.may_not(A, "recruit gold", Reason::WrongPrice).may_not(
        A,
        "recruit gold+token",
        Reason::TokensDoNotPay,
    );
    play.may_not(A, "recruit wood+wood", Reason::NoSuchGood);
    play.does(A, "recruit gold+gold").does(A, "recruit wood+stone");
    assert_eq!((play.lord(A).soldiers, play.goods(A)), (2, [0, 0, 0]));
    assert!(play.is_over(), "who cannot pay is not asked");
}

#[test]
fn ruling_10_with_the_barracks_one_good_is_enough() {
    engine::proves!("recruit.barracks", "buildings.row-d");
    // The book: three goods for three soldiers.
    let rules = base(3);
    let mut play =
        Play::new(&rules, scene(&rules).goods(A, 1, 1, 1).built(A, &[Building::Barracks]).recruiting());
    play.does(A, "recruit gold").does(A, "recruit wood").does(A, "recruit stone");
    assert_eq!(play.lord(A).soldiers, 3);
}
