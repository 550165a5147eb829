//! The rulebook's notes on several governors.

use super::help::{game, year_end};
use crate::rulebook::play::{A, scene};
use kingsburg::Building;
use kingsburg::module::Governor::{Carpenter, Miner, Sculptor};

#[test]
fn miner_carpenter_sculptor_the_good_of_year_v_counts_for_the_cathedral() {
    engine::proves!("cards.year-end");
    let rules = game(3);
    for governor in [Miner, Carpenter, Sculptor] {
        let scene = scene(&rules).governor(A, governor).built(A, &[Building::Cathedral]);
        assert_eq!(year_end(&rules, scene.goods(A, 0, 1, 0), 5).lords[A].vp, 1, "{governor}");
    }
}
