//! Tests of the card Summer Strike.

use super::help::{ALL_ROWS, GOVERNORS, and, idle, three, vps};
use crate::rulebook::play::{A, B, C, scene};
use kingsburg::Building;
use kingsburg::module::{Fate, Governor};
use kingsburg::plan::Season;

/// The path of these tests.
pub(super) const TESTS: &str = module_path!();

#[test]
fn nobody_builds_in_summer_and_everybody_twice_in_autumn() {
    engine::proves!("fate.building", "cards.again");
    let rules = three();
    let before = scene(&rules).fate(Fate::SummerStrike).goods(A, 9, 9, 9).goods(B, 0, 1, 0);
    let play = idle(&rules, before.clone().envoy(A), Season::Summer);
    assert!(play.is_over(), "nobody is asked, the envoy or not");
    assert_eq!(play.state.envoy, Some(A));
    let mut play = idle(&rules, before.clone(), Season::Spring);
    play.does(A, "build statue").asks(B);
    let mut play = idle(&rules, before.clone(), Season::Autumn);
    play.does(A, "build statue").asks(A).does(A, "build chapel").asks(B).does(B, "build barricade");
    assert_eq!(play.goods(A), [4, 9, 8], "each at full cost");
    assert!(play.is_over());
    // The envoy comes on top.
    let mut play = idle(&rules, before.envoy(A), Season::Autumn);
    play.does(A, "build statue").does(A, "build inn").does(A, "build palisade").asks(B);
    assert_eq!(play.state.envoy, None);
}

#[test]
fn the_builders_lodge_waits_for_autumn_and_comes_on_top() {
    let rules = and(ALL_ROWS);
    let before = scene(&rules).fate(Fate::SummerStrike).built(A, &[Building::BuildersLodge]);
    let before = before.goods(A, 20, 20, 20).envoy(A);
    assert!(idle(&rules, before.clone(), Season::Summer).is_over());
    let mut play = idle(&rules, before, Season::Autumn);
    for building in ["statue", "inn", "guard-tower", "palisade"] {
        play.asks(A).does(A, &format!("build {building}"));
    }
    assert!(play.is_over(), "the normal one, the strike's, the Lodge's and the envoy's");
}

#[test]
fn the_preacher_sees_nobody_build() {
    let rules = and(GOVERNORS);
    let scene = scene(&rules).fate(Fate::SummerStrike).governor(A, Governor::Preacher);
    let all = scene.goods(A, 9, 9, 9).goods(B, 9, 9, 9).goods(C, 9, 9, 9);
    assert_eq!(vps(&idle(&rules, all, Season::Summer)), [1, 0, 0]);
}

#[test]
fn the_architects_discount_is_for_the_first_only() {
    let rules = and(GOVERNORS);
    let scene = scene(&rules).fate(Fate::SummerStrike).governor(A, Governor::Architect).goods(A, 9, 9, 9);
    let mut play = idle(&rules, scene.built(B, &[Building::Statue]), Season::Autumn);
    play.does(A, "build statue");
    assert_eq!(play.goods(A), [8, 9, 9]);
    play.does(A, "build inn");
    assert_eq!(play.goods(A), [7, 8, 9]);
}
