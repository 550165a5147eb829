//! Tests of the card Miner.

use super::help::{brings_a_good_every_year, fated, game, makes_one_building_cheaper};
use crate::rulebook::play::{A, B, C, Play, scene};
use engine::SeatSet;
use kingsburg::Building;
use kingsburg::module::Governor::Miner;
use kingsburg::module::{Fate, Spent};
use kingsburg::plan::{Season, Step};

/// The path of these tests.
pub(super) const TESTS: &str = module_path!();

#[test]
fn a_gold_every_year_and_once_a_gold_less() {
    brings_a_good_every_year(Miner, [1, 0, 0]);
    makes_one_building_cheaper(Miner, [1, 0, 0], "statue", "gold");
    let rules = game(3);
    let scene = scene(&rules).governor(A, Miner).goods(A, 0, 1, 0);
    let play = Play::new(&rules, scene.building(Season::Spring));
    assert_eq!(play.choices(A), ["pass", "build inn for wood", "build barricade"], "no gold, no discount");
}

#[test]
fn adds_to_the_crane_and_to_other_discounts() {
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
fn has_the_discount_once_in_a_game_not_in_a_year() {
    engine::proves!("governors.discount");
    let rules = game(3);
    let all = SeatSet::all(3);
    let scene = scene(&rules).governor(A, Miner).goods(A, 9, 9, 9);
    let mut play = Play::new(&rules, scene.at(&[Step::Builds(all), Step::YearEnd]));
    play.does(A, "build statue for gold");
    assert_eq!((play.state.year, play.state.extra.own[A].spent), (2, Spent::DISCOUNT));
    play.does(B, "take gold").does(C, "take gold").chance("roll 1:124 2:666 3:666");
    play.does(A, "pass").does(B, "pass").does(C, "pass").asks(A);
    assert!(play.choices(A).len() > 1 && !play.choices(A).iter().any(|choice| choice.contains(" for ")));
}
