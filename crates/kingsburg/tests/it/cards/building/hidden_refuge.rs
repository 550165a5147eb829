//! Tests of the card Hidden Refuge.

use super::help::{plain, story, vp, winter};
use super::printed::is_printed;
use crate::rulebook::play::{A, B, scene};
use kingsburg::invaders::Race;
use kingsburg::{Building, Event, Scenario};

/// The path of these tests.
pub(super) const TESTS: &str = module_path!();

#[test]
fn costs_scores_and_fights_as_printed() {
    is_printed(Building::HiddenRefuge, [2, 1, 1], 4, 0);
}

#[test]
fn saves_goods_and_points_but_not_buildings() {
    let rules = plain();
    let refuge = [Building::HiddenRefuge];
    // Demons 6 of the third year take two gold, a wood, a stone and a VP.
    let demons = scene(&rules).year(3).goods(A, 3, 3, 3).goods(B, 3, 3, 3).vp(A, 5).vp(B, 5);
    let play = winter(&rules, demons.built(A, &refuge).invader(Race::Demons, 6), &["1"]);
    assert_eq!((play.goods(A), vp(&play)), ([3, 3, 3], 5));
    assert_eq!((play.goods(B), play.lord(B).vp), ([1, 2, 2], 4));
    // Orcs 3 of the first year take goods of one's choice: he is not asked for any.
    let orcs = scene(&rules).built(A, &refuge).goods(A, 2, 2, 2).invader(Race::Orcs, 3);
    let play = winter(&rules, orcs, &["1"]);
    assert_eq!((play.goods(A), vp(&play), play.is_over()), ([2, 2, 2], 0, true));
}

#[test]
fn keeps_protected_goods_out_of_the_hoard() {
    let rules = story(Scenario::DragonsHoard);
    let refuge = scene(&rules).built(A, &[Building::HiddenRefuge]).goods(A, 2, 2, 2).goods(B, 2, 0, 0);
    let play = winter(&rules, refuge.invader(Race::Orcs, 3), &["1"]);
    assert_eq!((play.goods(A), play.goods(B)), ([2, 2, 2], [0, 0, 0]));
    assert_eq!(play.state.extra.scenario.hoard, 2 + 3, "two goods of B and the orcs' strength in gold");
}

#[test]
fn does_not_save_the_points_of_a_destroyed_building() {
    let rules = plain();
    // Goblins 2 take a wood, a stone, a building and a VP. The Refuge itself falls, and has protected fully.
    let refuge = scene(&rules).year(2).built(A, &[Building::HiddenRefuge]).goods(A, 2, 2, 2);
    let play = winter(&rules, refuge.invader(Race::Goblins, 3), &["2"]);
    assert!(play.has_event(Event::Destroyed { of: A, building: Building::HiddenRefuge }));
    assert_eq!((play.goods(A), vp(&play)), ([2, 2, 2], -4));
}
