//! Tests of the card Mercenary Bands.

use super::help::{ALL_ROWS, and, soldiers, three};
use crate::rulebook::play::{A, B, C, Play, scene};
use kingsburg::module::Fate;
use kingsburg::{Building, Modules, Reason};

/// The path of these tests.
pub(super) const TESTS: &str = module_path!();

#[test]
fn soldiers_cost_a_good_and_the_barracks_have_one_for_nothing() {
    let rules = three();
    let scene = scene(&rules).fate(Fate::MercenaryBands).goods(A, 1, 1, 0).built(B, &[Building::Barracks]);
    let mut play = Play::new(&rules, scene.goods(B, 0, 1, 0).recruiting());
    play.may_not(A, "recruit gold+wood", Reason::WrongPrice).does(A, "recruit gold").does(A, "recruit wood");
    play.asks(B);
    assert_eq!(play.lord(B).soldiers, 1, "the first is free");
    play.does(B, "recruit wood");
    assert_eq!((soldiers(&play), play.goods(B)), ([2, 2, 0], [0, 0, 0]));
    assert!(play.is_over());
}

#[test]
fn tokens_pay_at_the_recruiting_centre() {
    let rules = and(Modules::ROWS);
    let scene = scene(&rules).fate(Fate::MercenaryBands).built(A, &[Building::RecruitingCentre]).tokens(A, 2);
    let mut play = Play::new(&rules, scene.recruiting());
    play.does(A, "recruit token").does(A, "recruit token");
    assert_eq!((play.lord(A).soldiers, play.lord(A).tokens), (2, 0));
}

#[test]
fn leave_the_levy_office_alone() {
    let rules = and(ALL_ROWS);
    let scene = scene(&rules).fate(Fate::MercenaryBands).built(A, &[Building::LevyOffice]);
    let mut play = Play::new(&rules, scene.recruiting());
    play.does(A, "levy").does(A, "levy");
    assert_eq!((play.lord(A).vp, play.lord(A).soldiers), (-2, 2));
}

#[test]
fn the_free_soldier_comes_to_one_without_goods() {
    engine::proves!("fate.soldiers");
    let rules = three();
    let scene = scene(&rules).fate(Fate::MercenaryBands).built(B, &[Building::Barracks]);
    let state = scene.recruiting();
    assert_eq!([A, B, C].map(|seat| state.lords[seat].soldiers), [0, 1, 0]);
}
