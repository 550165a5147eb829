//! A play-out allocates nothing, in any game.

use allocation_counter::measure;
use games::Title;
use std::hint::black_box;

#[test]
fn the_counter_counts() {
    assert_eq!(measure(|| drop(black_box(Box::new(1)))).count_total, 1);
}

#[test]
fn a_playout_allocates_nothing() {
    for game in Title::ALL.map(Title::info) {
        for rules in (game.all_variants)() {
            let mut plies = 0;
            let allocations = measure(|| plies = rules.random_playouts(1, 0, 50).plies).count_total;
            assert!(plies > 1_000);
            assert_eq!(allocations, 0, "{}", rules.header());
        }
    }
}
