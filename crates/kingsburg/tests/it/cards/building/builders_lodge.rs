//! Tests of the card Builders' Lodge.

use super::help::{ALL, cards, plain, story, vp};
use super::printed::is_printed;
use crate::rulebook::play::{A, B, C, Play, scene};
use kingsburg::module::Fate;
use kingsburg::plan::{Season, Step};
use kingsburg::{Building, Reason, Scenario};

/// The path of these tests.
pub(super) const TESTS: &str = module_path!();

#[test]
fn costs_scores_and_fights_as_printed() {
    is_printed(Building::BuildersLodge, [3, 2, 1], 3, 0);
}

#[test]
fn builds_once_more_at_full_cost_once_a_year() {
    let rules = plain();
    let lodge = scene(&rules).built(A, &[Building::BuildersLodge]).goods(A, 0, 9, 0);
    let seasons = [Step::Builds(ALL), Step::OpenSeason, Step::Builds(ALL), Step::End];
    let mut play = Play::new(&rules, lodge.clone().at(&seasons));
    play.does(A, "build barricade").asks(A).does(A, "build palisade");
    assert_eq!(play.goods(A), [0, 6, 0]);
    // In the next season of the year it is over after one building; the Stables cost more than wood.
    play.state.lords[A].goods.0 = [9, 9, 9];
    play.asks(A).does(A, "build stable");
    assert!(play.is_over());
    // Not used in the first season, it waits for the next.
    let mut play = Play::new(&rules, lodge.clone().at(&seasons));
    play.does(A, "build barricade").does(A, "pass").does(A, "build palisade").asks(A);
    // The normal build must have been made.
    let mut play = Play::new(&rules, lodge.building(Season::Spring));
    play.does(A, "pass");
    assert!(play.is_over());
}

#[test]
fn works_in_the_very_turn_it_is_built() {
    let rules = plain();
    let depot = scene(&rules).built(A, &[Building::Depot]).goods(A, 3, 3, 1);
    let mut play = Play::new(&rules, depot.building(Season::Spring));
    play.does(A, "build builders-lodge").asks(A).does(A, "build barricade");
    assert_eq!((play.goods(A), vp(&play)), ([0, 0, 0], 3));
}

#[test]
fn and_envoy_make_three_builds_and_each_can_be_kept() {
    let rules = plain();
    let both = scene(&rules).built(A, &[Building::BuildersLodge]).goods(A, 9, 9, 9).envoy(A);
    let twice = [Step::Builds(ALL), Step::OpenSeason, Step::Builds(ALL), Step::End];
    let builds = |answers: &[&str]| {
        let mut play = Play::new(&rules, both.clone().at(&twice));
        for answer in answers {
            play.asks(A).does(A, answer);
        }
        play
    };
    let all = builds(&["build inn", "build palisade", "build barricade"]);
    assert_eq!(all.state.envoy, None);
    // The fourth is the normal build of the next season, the fifth nobody's.
    let mut all = builds(&["build inn", "build palisade", "build barricade", "build statue"]);
    all.may_not(A, "build market", Reason::GameOver);
    // One of the two is used, the other kept: either way.
    let first = builds(&["build inn", "build palisade", "pass"]);
    let second = builds(&["build inn", "pass", "build palisade"]);
    assert_ne!(first.state.envoy, second.state.envoy);
    for mut play in [first, second] {
        assert_eq!(play.lord(A).province.count(), 5);
        play.does(A, "build barricade").does(A, "build statue");
        assert!(play.is_over(), "the one that was kept builds in the next season");
        assert_eq!(play.state.envoy, None);
    }
}

#[test]
fn rests_in_a_summer_strike_and_adds_to_its_autumn() {
    let rules = cards();
    let lodge = scene(&rules).built(A, &[Building::BuildersLodge]).goods(A, 9, 9, 9).fate(Fate::SummerStrike);
    assert!(Play::new(&rules, lodge.clone().envoy(A).building(Season::Summer)).is_over());
    let mut play = Play::new(&rules, lodge.building(Season::Autumn));
    play.does(A, "build inn").does(A, "build palisade").does(A, "build barricade");
    assert!(play.is_over());
    assert_eq!(play.lord(A).province.count(), 3 + 3);
}

#[test]
fn comes_on_top_in_the_autumns_of_four_winters() {
    let rules = story(Scenario::FourWinters);
    let all = scene(&rules).built(A, &[Building::BuildersLodge]).goods(A, 9, 9, 9).envoy(A);
    let mut play = Play::new(&rules, all.building(Season::Autumn));
    for building in ["inn", "palisade", "barricade", "statue"] {
        play.asks(A).does(A, &format!("build {building}"));
    }
    assert!(play.is_over());
}

#[test]
fn rebuilt_in_the_same_year_is_spent_and_a_new_year_renews_it() {
    engine::proves!("alternative.lodge");
    let rules = plain();
    let lodge = scene(&rules).built(A, &[Building::BuildersLodge]).goods(A, 9, 9, 9);
    let fall = Step::Destroy { seat: A, buildings: 1 };
    let plan = [Step::Builds(ALL), fall, Step::OpenSeason, Step::Builds(ALL), Step::End];
    let mut play = Play::new(&rules, lodge.clone().at(&plan));
    play.does(A, "build inn").does(A, "build palisade").does(A, "build builders-lodge");
    assert!(play.is_over());
    let mut play = Play::new(&rules, lodge.at(&[Step::Builds(ALL), Step::YearEnd]));
    play.does(A, "build inn").does(A, "build palisade").does(B, "take gold").does(C, "take gold");
    play.chance("roll 1:111 2:666 3:666").does(A, "pass").does(B, "pass").does(C, "pass");
    play.does(A, "build barricade").asks(A).does(A, "build statue");
}
