//! Tests of the card Topsy-Turvy Court.

use super::help::{rolled, three};
use crate::rulebook::play::{A, B, C, scene};
use kingsburg::module::Fate;
use kingsburg::plan::Season;

/// The path of these tests.
pub(super) const TESTS: &str = module_path!();

#[test]
fn the_highest_total_plays_first_and_ties_stay() {
    let rules = three();
    let before = scene(&rules).fate(Fate::TopsyTurvyCourt).order(&[C, A, B]);
    let play = rolled(&rules, before.clone(), Season::Summer, "roll 1:111 2:666 3:345");
    assert_eq!(play.order(), [B, C, A]);
    let play = rolled(&rules, before, Season::Autumn, "roll 1:345 2:345 3:345");
    assert_eq!(play.order(), [C, A, B]);
}
