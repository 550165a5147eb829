//! Tests of the card University.

use super::help::{plain, rolled, vp};
use super::printed::is_printed;
use crate::rulebook::play::{A, scene};
use kingsburg::Building;
use kingsburg::plan::Season;

/// The path of these tests.
pub(super) const TESTS: &str = module_path!();

#[test]
fn costs_scores_and_fights_as_printed() {
    is_printed(Building::University, [2, 2, 2], 5, 0);
}

#[test]
fn gives_two_points_for_nine_or_less() {
    let rules = plain();
    let university = scene(&rules).built(A, &[Building::University]);
    for season in [Season::Spring, Season::Summer, Season::Autumn] {
        assert_eq!(vp(&rolled(&rules, university.clone(), season, "333")), 2);
        assert_eq!(vp(&rolled(&rules, university.clone(), season, "334")), 0);
    }
    let farms = university.built(A, &[Building::Farms]);
    assert_eq!(vp(&rolled(&rules, farms.clone(), Season::Spring, "113/4")), 2);
    assert_eq!(vp(&rolled(&rules, farms, Season::Spring, "113/5")), 0);
}

#[test]
fn example_v_chapel_and_university() {
    engine::proves!("dice.look");
    let rules = plain();
    let both = scene(&rules).built(A, &[Building::Chapel, Building::University]);
    let mut kept = rolled(&rules, both.clone(), Season::Spring, "123");
    assert_eq!(vp(&kept), 0, "the University comes last");
    kept.does(A, "done");
    assert_eq!(vp(&kept), 2);
    for (again, points) in [("reroll 234", 2), ("reroll 235", 0), ("reroll 112", 2)] {
        let mut play = rolled(&rules, both.clone(), Season::Spring, "123");
        play.does(A, "chapel").chance(again);
        assert_eq!(vp(&play), points, "{again}");
    }
}
