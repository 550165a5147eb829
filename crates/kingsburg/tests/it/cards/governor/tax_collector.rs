//! Tests of the card Tax Collector.

use super::help::game;
use crate::rulebook::play::{A, B, Play, scene};
use engine::SeatSet;
use kingsburg::invaders::Race;
use kingsburg::module::Governor::TaxCollector;
use kingsburg::plan::{Season, Step};
use kingsburg::{Building, Event};

/// The path of these tests.
pub(super) const TESTS: &str = module_path!();

#[test]
fn takes_goods_of_choice_when_another_builds_in_column_iv() {
    for (seats, goods) in [(2, 3), (3, 2), (4, 2), (5, 1)] {
        let rules = game(seats);
        let scene = scene(&rules).governor(A, TaxCollector).order(&[B, A]).goods(B, 2, 2, 2);
        let mut play = Play::new(&rules, scene.built(B, &[Building::TownHall]).building(Season::Spring));
        play.does(B, "build embassy");
        for _ in 0..goods {
            play.asks(A).does(A, "take wood");
        }
        assert_eq!(play.goods(A), [0, goods, 0]);
        // They are there at once, and pay for his own building.
        play.asks(A).does(A, "build barricade");
    }
}

#[test]
fn nothing_for_column_iii_nor_for_his_own_building() {
    let rules = game(3);
    let scene = scene(&rules).governor(A, TaxCollector).built(B, &[Building::Crane]);
    let scene = scene.built(A, &[Building::TownHall]).goods(A, 1, 2, 2).goods(B, 1, 1, 1);
    let mut play = Play::new(&rules, scene.building(Season::Spring));
    play.does(A, "build embassy").asks(B).does(B, "build town-hall");
    assert_eq!(play.goods(A), [0, 0, 0]);
    assert!(play.is_over());
}

#[test]
fn every_such_build_and_rebuilt_ones_too() {
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
    let mut play = Play::new(&rules, scene.at(&[Step::Winter, Step::Builds(SeatSet::all(3)), Step::End]));
    play.chance("die 1").does(B, "give-up gold").does(B, "give-up gold");
    assert!(play.has_event(Event::Destroyed { of: B, building: Building::Embassy }));
    play.does(B, "build embassy").does(A, "take gold").does(A, "take gold");
}
