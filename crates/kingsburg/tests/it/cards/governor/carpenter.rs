//! Tests of the card Carpenter.

use super::help::{brings_a_good_every_year, game, makes_one_building_cheaper};
use crate::rulebook::play::{A, Play, scene};
use kingsburg::Building;
use kingsburg::module::Governor::Carpenter;
use kingsburg::plan::Season;

/// The path of these tests.
pub(super) const TESTS: &str = module_path!();

#[test]
fn a_wood_every_year_and_once_a_wood_less() {
    brings_a_good_every_year(Carpenter, [0, 1, 0]);
    makes_one_building_cheaper(Carpenter, [0, 1, 0], "palisade", "wood");
    let rules = game(3);
    let mut play = Play::new(&rules, scene(&rules).governor(A, Carpenter).building(Season::Spring));
    assert_eq!(play.choices(A), ["pass", "build barricade for none"], "no kind falls below nothing");
    play.does(A, "build barricade for none");
    assert!(play.lord(A).province.has(Building::Barricade));
}
