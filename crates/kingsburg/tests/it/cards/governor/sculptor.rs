//! Tests of the card Sculptor.

use super::help::{brings_a_good_every_year, game, makes_one_building_cheaper};
use crate::rulebook::play::{A, Play, scene};
use kingsburg::module::Governor::Sculptor;
use kingsburg::plan::Season;

/// The path of these tests.
pub(super) const TESTS: &str = module_path!();

#[test]
fn a_stone_every_year_and_once_a_stone_less() {
    brings_a_good_every_year(Sculptor, [0, 0, 1]);
    makes_one_building_cheaper(Sculptor, [1, 0, 0], "guard-tower", "gold");
    let rules = game(3);
    let scene = scene(&rules).governor(A, Sculptor).goods(A, 1, 1, 0);
    let play = Play::new(&rules, scene.building(Season::Spring));
    assert_eq!(
        play.choices(A),
        ["pass", "build inn", "build guard-tower for gold", "build barricade"],
        "only a price with stone is lower"
    );
}
