//! Tests of the card Fairy.

use super::help::{SEASONS, fated, game, rolled};
use crate::rulebook::play::{A, B, Play, scene};
use kingsburg::Building;
use kingsburg::module::Fate;
use kingsburg::module::Governor::Fairy;
use kingsburg::plan::Season;

/// The path of these tests.
pub(super) const TESTS: &str = module_path!();

#[test]
fn a_white_die_in_summer() {
    let rules = game(3);
    for (season, roll) in SEASONS.into_iter().zip(["1:111", "1:111/2", "1:111"]) {
        let scene = scene(&rules).governor(A, Fairy);
        rolled(&rules, scene, season, &format!("roll {roll} 2:666 3:666"));
    }
    let scene = scene(&rules).governor(A, Fairy).built(A, &[Building::Farms]);
    rolled(&rules, scene, Season::Summer, "roll 1:111/23 2:666 3:666");
}

#[test]
fn has_a_white_die_in_a_good_summer() {
    let rules = fated(3);
    let scene = scene(&rules).governor(A, Fairy).fate(Fate::GoodYear);
    let mut play = Play::new(&rules, scene.season(Season::Summer));
    play.asks(A).does(A, "take stone").chance("roll 1:444/6 2:555/6 3:666/6");
    assert_eq!([A, B].map(|seat| play.goods(seat)), [[0, 0, 1], [0, 0, 0]]);
}
