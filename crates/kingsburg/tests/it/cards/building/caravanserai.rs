//! Tests of the card Caravanserai.

use super::help::plain;
use super::printed::is_printed;
use crate::rulebook::play::{A, B, C, Play, scene};
use kingsburg::plan::Season;
use kingsburg::{Building, Reason};

/// The path of these tests.
pub(super) const TESTS: &str = module_path!();

#[test]
fn costs_scores_and_fights_as_printed() {
    is_printed(Building::Caravanserai, [3, 2, 1], 4, 0);
}

#[test]
fn brings_wood_or_stone_before_each_roll_in_standing_order() {
    let rules = plain();
    let caravan = [Building::Caravanserai];
    let both = scene(&rules).built(A, &caravan).built(C, &caravan).order(&[C, B, A]);
    for season in [Season::Spring, Season::Summer, Season::Autumn] {
        let mut play = Play::new(&rules, both.clone().season(season));
        play.asks(C).may_not(C, "take gold", Reason::NotOnOffer);
        assert_eq!(play.choices(C), ["take wood", "take stone"], "it is not optional");
        play.does(C, "take stone").asks(A).does(A, "take wood").expects_chance();
        assert_eq!([A, B, C].map(|seat| play.goods(seat)), [[0, 1, 0], [0, 0, 0], [0, 0, 1]]);
    }
}
