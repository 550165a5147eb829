//! Tests of the card Dome.

use super::help::{plain, vp};
use super::printed::is_printed;
use crate::rulebook::play::{A, Play, scene};
use engine::Game;
use kingsburg::Building;
use kingsburg::plan::Step;

/// The path of these tests.
pub(super) const TESTS: &str = module_path!();

#[test]
fn costs_scores_and_fights_as_printed() {
    is_printed(Building::Dome, [5, 1, 2], 7, 0);
}

#[test]
fn gives_a_point_for_each_row_with_two_buildings_at_the_end() {
    let rules = plain();
    let end = rules.plans(&rules.initial_state()).end.steps();
    let dome = scene(&rules).built(A, &[Building::Dome]);
    assert_eq!(vp(&Play::new(&rules, dome.clone().at(end))), 1, "its own row");
    let one = dome.clone().built(A, &[Building::Inn, Building::GuardTower, Building::Barricade]);
    assert_eq!(vp(&Play::new(&rules, one.at(end))), 1, "one building is not enough");
    let two = dome.clone().built(A, &[Building::Market, Building::WizardsGuild]);
    assert_eq!(vp(&Play::new(&rules, two.at(end))), 3, "two are, and four are no better");
    let all = [
        Building::Depot,
        Building::TravelingMarket,
        Building::Bombard,
        Building::LookoutPost,
        Building::School,
        Building::LevyOffice,
    ];
    assert_eq!(vp(&Play::new(&rules, dome.built(A, &all).at(end))), 7, "seven rows with module 1");
    // Only the Dome does this, and only if it stands.
    let none = scene(&rules).built(A, &[Building::Monastery, Building::Market]);
    assert_eq!(vp(&Play::new(&rules, none.at(end))), 0);
    let fallen: Vec<Step> =
        [Step::Destroy { seat: A, buildings: 1 }].into_iter().chain(end.iter().copied()).collect();
    let dome = scene(&rules).built(A, &[Building::Dome, Building::Market]);
    assert_eq!(vp(&Play::new(&rules, dome.at(&fallen))), -7);
}
