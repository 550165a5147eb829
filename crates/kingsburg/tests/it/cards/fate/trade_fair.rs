//! Tests of the card Trade Fair.

use super::help::{ALL_ROWS, GOVERNORS, and, idle, listed, three};
use crate::rulebook::play::{A, B, scene};
use kingsburg::module::{Fate, Governor};
use kingsburg::plan::Season;
use kingsburg::{Building, Reason};

/// The path of these tests.
pub(super) const TESTS: &str = module_path!();

#[test]
fn one_good_for_another_before_building() {
    engine::proves!("cards.exchange");
    let rules = three();
    let scene = scene(&rules).fate(Fate::TradeFair).goods(A, 0, 0, 2).goods(B, 1, 0, 0);
    let mut play = idle(&rules, scene, Season::Spring);
    play.asks(A);
    assert!(!play.choices(A).iter().any(|choice| choice == "swap stone stone"));
    play.may_not(A, "swap gold wood", Reason::NoSuchGood).does(A, "swap stone wood");
    assert_eq!(play.goods(A), [0, 1, 1]);
    // Only one; then he builds.
    assert!(!play.choices(A).iter().any(|choice| choice.starts_with("swap")));
    play.does(A, "build barricade");
    // Barbara may decline, and cannot build; Carlo has nothing.
    play.asks(B).does(B, "pass");
    assert!(play.is_over());
}

#[test]
fn adds_to_the_moneychanger_and_the_masons_yard() {
    let rules = and(GOVERNORS | ALL_ROWS);
    let before = scene(&rules).fate(Fate::TradeFair).built(A, &[Building::MasonsYard]);
    let mut play = idle(&rules, before.governor(A, Governor::Moneychanger).goods(A, 0, 0, 4), Season::Spring);
    // Three exchanges, and in the price a stone for the gold.
    play.does(A, "swap stone wood").does(A, "swap stone wood").does(A, "swap stone gold");
    assert!(listed(&play, A, "swap").is_empty());
    assert_eq!(play.goods(A), [1, 2, 1]);
    assert!(play.choices(A).contains(&"build inn for wood+stone".into()));
}
