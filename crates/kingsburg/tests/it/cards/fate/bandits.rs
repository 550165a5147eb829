//! Tests of the card Bandits on the Roads.

use super::help::{ALL_ROWS, SEASONS, and, idle, passes, three};
use crate::rulebook::play::{A, B, C, scene};
use kingsburg::Building;
use kingsburg::module::Fate;
use kingsburg::plan::Season;

/// The path of these tests.
pub(super) const TESTS: &str = module_path!();

#[test]
fn nobody_keeps_more_than_four_goods() {
    engine::proves!("fate.levies");
    let rules = three();
    for season in SEASONS {
        let scene = scene(&rules).fate(Fate::Bandits).goods(A, 3, 2, 1).goods(B, 4, 0, 0).tokens(B, 3);
        let mut play = idle(&rules, scene.goods(C, 6, 0, 0), season);
        passes(&mut play, &[A, B, C]);
        play.asks(A).does(A, "give-up wood").does(A, "give-up stone");
        // Barbara has four, and tokens do not count; Carlo has no choice.
        assert!(play.is_over());
        assert_eq!([A, B, C].map(|seat| play.goods(seat)), [[3, 1, 0], [4, 0, 0], [4, 0, 0]]);
        assert_eq!(play.lord(B).tokens, 3);
    }
}

#[test]
fn come_after_the_depot() {
    let rules = and(ALL_ROWS);
    let scene = scene(&rules).fate(Fate::Bandits).goods(A, 3, 0, 0).built(A, &[Building::Depot]);
    let mut play = idle(&rules, scene, Season::Summer);
    play.does(A, "pass").asks(A).does(A, "give-up gold");
    assert_eq!(play.goods(A), [2, 1, 1]);
}
