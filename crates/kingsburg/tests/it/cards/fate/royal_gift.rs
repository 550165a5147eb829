//! Tests of the card Royal Gift.

use super::help::{GOVERNORS, and, begun, three};
use crate::rulebook::play::{A, B, C, scene};
use kingsburg::Event;
use kingsburg::module::Governor;

/// The path of these tests.
pub(super) const TESTS: &str = module_path!();

#[test]
fn a_good_for_everybody_before_the_kings_aid() {
    engine::proves!("fate.gifts");
    let rules = three();
    let before = scene(&rules).order(&[B, C, A]);
    let mut play = begun(&rules, before, "royal-gift");
    play.does(B, "take gold").does(C, "take wood").does(A, "take stone");
    // All have one good more: the tie of year I remains, and each takes one more.
    play.does(B, "take gold").does(C, "take gold").does(A, "take gold").expects_chance();
    assert_eq!([A, B, C].map(|seat| play.goods(seat)), [[1, 0, 1], [2, 0, 0], [1, 1, 0]]);
    // The goods are counted: Carlo would have needed the die.
    let mut play = begun(&rules, scene(&rules).year(2).goods(A, 1, 0, 0).goods(B, 1, 0, 0), "royal-gift");
    play.does(A, "take gold").does(B, "take gold").does(C, "take gold");
    assert!(play.has_event(Event::Aided { seat: C }));
}

#[test]
fn comes_before_the_sorcerer() {
    engine::proves!("fate.gifts");
    let rules = and(GOVERNORS);
    let mut play = begun(&rules, scene(&rules).year(3).governor(A, Governor::Sorcerer), "royal-gift");
    play.does(A, "take gold").does(B, "take gold").does(C, "take gold").asks(A).does(A, "free inn");
}
