//! Tests of the card Generous Quarries.

use super::help::{SEASONS, three};
use crate::rulebook::play::{A, B, C, Play, scene};
use kingsburg::Reason;
use kingsburg::module::Fate;

/// The path of these tests.
pub(super) const TESTS: &str = module_path!();

#[test]
fn a_stone_on_four_or_more() {
    let rules = three();
    for season in SEASONS {
        let mut play = Play::new(&rules, scene(&rules).fate(Fate::GenerousQuarries).season(season));
        play.chance("die 3").chance("die 4").chance("die 6");
        assert_eq!([A, B, C].map(|seat| play.goods(seat)), [[0, 0, 0], [0, 0, 1], [0, 0, 1]]);
        // It is not one of the dice of the season.
        play.refuses_chance("roll 1:123/3 2:123/4 3:123/6", Reason::WrongDice)
            .chance("roll 1:123 2:123 3:123");
    }
}
