//! Tests of the card Royal Tithe.

use super::help::{idle, three, vps};
use crate::rulebook::play::{A, B, C, scene};
use kingsburg::module::Fate;
use kingsburg::plan::Season;
use kingsburg::{Building, Reason};

/// The path of these tests.
pub(super) const TESTS: &str = module_path!();

#[test]
fn a_good_or_a_point_at_the_close_of_autumn() {
    engine::proves!("fate.levies");
    let rules = three();
    let before = scene(&rules).fate(Fate::RoyalTithe).goods(A, 1, 0, 1).goods(B, 1, 0, 0).tokens(C, 1);
    let mut play = idle(&rules, before.clone(), Season::Autumn);
    play.does(A, "pass");
    assert_eq!(play.choices(A), ["tithe gold", "tithe stone", "tithe vp"]);
    play.may_not(A, "tithe wood", Reason::NoSuchGood).does(A, "tithe stone").asks(B).does(B, "tithe vp");
    // Carlo has no goods: a point, below zero, unasked.
    assert!(play.is_over());
    assert_eq!((vps(&play), play.goods(A), play.goods(B)), ([0, -1, -1], [1, 0, 0], [1, 0, 0]));
    assert_eq!(play.lord(C).tokens, 1);
    let mut play = idle(&rules, before, Season::Summer);
    play.does(A, "pass");
    assert!(play.is_over() && vps(&play) == [0, 0, 0]);
}

#[test]
fn comes_after_the_end_of_season() {
    engine::proves!("fate.levies");
    let rules = three();
    let scene = scene(&rules).fate(Fate::RoyalTithe).goods(A, 1, 0, 0).built(A, &[Building::TownHall]);
    let mut play = idle(&rules, scene, Season::Autumn);
    // The last good goes to the Town Hall: then the tithe is a point.
    play.does(A, "town-hall gold");
    assert!(play.is_over());
    assert_eq!((play.goods(A), play.lord(A).vp), ([0, 0, 0], 0));
}
