//! Tests of the card Scarce Labour.

use super::help::{idle, passes, three};
use crate::rulebook::play::{A, B, C, Play, scene};
use kingsburg::invaders::Race;
use kingsburg::module::Fate;
use kingsburg::plan::{Season, Step};
use kingsburg::{Building, Event, Reason};

/// The path of these tests.
pub(super) const TESTS: &str = module_path!();

#[test]
fn columns_iii_and_iv_are_a_gold_dearer_and_worth_a_point_more() {
    let rules = three();
    let before = scene(&rules).fate(Fate::ScarceLabour).built(A, &[Building::Market, Building::Statue]);
    let mut play = idle(&rules, before.clone().goods(A, 2, 3, 1), Season::Spring);
    play.may_not(A, "build farms", Reason::CannotPay);
    let mut play = idle(&rules, before.clone().goods(A, 3, 3, 1), Season::Spring);
    play.does(A, "build farms");
    assert_eq!((play.goods(A), play.lord(A).vp), ([0, 0, 0], 3));
    // Column II as ever.
    let mut play = idle(&rules, before.clone().goods(A, 3, 0, 1), Season::Spring);
    play.does(A, "build chapel");
    assert_eq!((play.goods(A), play.lord(A).vp), ([0, 0, 0], 5));
    let mut play = idle(&rules, before.built(A, &[Building::Barracks]).goods(A, 4, 2, 2), Season::Spring);
    play.does(A, "build wizards-guild");
    assert_eq!((play.goods(A), play.lord(A).vp), ([0, 0, 0], 7));
}

#[test]
fn the_extra_point_is_kept_when_the_building_falls() {
    engine::proves!("cards.points");
    let rules = three();
    let before = scene(&rules).fate(Fate::ScarceLabour).built(A, &[Building::Market]).goods(A, 3, 3, 1);
    let plan = [Step::Season(Season::Autumn), Step::Winter, Step::End];
    let mut play = Play::new(&rules, before.invader(Race::Barbarians, 2).at(&plan));
    play.chance("roll 1:666 2:666 3:666");
    passes(&mut play, &[A, B, C]);
    play.does(A, "build farms").chance("die 1");
    assert!(play.has_event(Event::Destroyed { of: A, building: Building::Farms }));
    assert_eq!(play.lord(A).vp, 1);
}

#[test]
fn the_crane_comes_after_the_increase() {
    engine::proves!("cards.price");
    let rules = three();
    let scene = scene(&rules).fate(Fate::ScarceLabour).built(A, &[Building::Market, Building::Crane]);
    let mut play = idle(&rules, scene.goods(A, 2, 3, 1), Season::Spring);
    play.does(A, "build farms");
    assert_eq!((play.goods(A), play.lord(A).vp), ([0, 0, 0], 3));
}
