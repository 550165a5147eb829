//! Tests of the card Brewery.

use super::help::{ALL, cards, ended, laid, plain, soldiers, vp};
use super::printed::is_printed;
use crate::rulebook::play::{A, Play, scene};
use kingsburg::Building;
use kingsburg::invaders::Race;
use kingsburg::module::Governor;
use kingsburg::plan::{Season, Step};

/// The path of these tests.
pub(super) const TESTS: &str = module_path!();

#[test]
fn costs_scores_and_fights_as_printed() {
    is_printed(Building::Brewery, [1, 1, 0], 0, 0);
}

#[test]
fn sells_to_all_soldiers_at_the_end_of_each_summer() {
    let rules = plain();
    let brewery = scene(&rules).built(A, &[Building::Brewery]);
    for (before, gold) in [(0, 1), (1, 2), (4, 2)] {
        let play = Play::new(&rules, brewery.clone().soldiers(A, before).season_end(Season::Summer));
        assert!(play.is_over(), "the soldiers cannot be kept");
        assert_eq!((play.goods(A), soldiers(&play)), ([gold, 0, 0], 0), "{before} soldiers");
    }
    for season in [Season::Spring, Season::Autumn] {
        let play = Play::new(&rules, brewery.clone().soldiers(A, 2).season_end(season));
        assert_eq!((play.goods(A), soldiers(&play)), ([0, 0, 0], 2), "{season:?}");
    }
    // It works in the summer it is built in.
    let poor = scene(&rules).goods(A, 1, 1, 0).soldiers(A, 3);
    let mut play = laid(&rules, poor, "c", Season::Summer, &[Step::Builds(ALL), Step::SeasonEnds(ALL)]);
    play.does(A, "build brewery");
    assert_eq!((play.goods(A), soldiers(&play)), ([2, 0, 0], 0));
}

#[test]
fn has_its_place_among_the_owners_effects() {
    let rules = plain();
    let both = scene(&rules).built(A, &[Building::Brewery, Building::Goldsmith]).goods(A, 1, 0, 0);
    let mut lost = Play::new(&rules, both.clone().season_end(Season::Summer));
    lost.does(A, "goldsmith");
    let lost = ended(lost);
    assert_eq!((lost.goods(A), soldiers(&lost), vp(&lost)), ([2, 0, 0], 0, 1));
    let mut gained = Play::new(&rules, both.clone().season_end(Season::Summer));
    gained.does(A, "collect brewery").does(A, "goldsmith");
    assert_eq!((gained.goods(A), soldiers(&gained), vp(&gained)), ([1, 0, 0], 1, 1));
    // The Goldsmith is left alone: the Brewery is not.
    let mut done = Play::new(&rules, both.soldiers(A, 2).season_end(Season::Summer));
    done.does(A, "done");
    assert_eq!((done.goods(A), soldiers(&done), done.is_over()), ([3, 0, 0], 0, true));
}

#[test]
fn takes_soldiers_kept_over_the_winter() {
    let rules = cards();
    let kept = scene(&rules).built(A, &[Building::Brewery, Building::VeteransLodge]);
    let kept = kept.governor(A, Governor::Quartermaster).soldiers(A, 4).invader(Race::Zombies, 4);
    let mut play =
        Play::new(&rules, kept.at(&[Step::Winter, Step::DrawOrder, Step::SeasonEnds(ALL), Step::End]));
    play.chance("die 1");
    assert_eq!(soldiers(&play), 3);
    play.state.season = Season::Summer;
    play.chance("order 1,2,3");
    assert_eq!((play.goods(A), soldiers(&play)), ([2, 0, 0], 0));
}
