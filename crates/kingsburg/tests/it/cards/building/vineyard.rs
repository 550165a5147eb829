//! Tests of the card Vineyard.

use super::help::{ALL, cards, plain};
use super::printed::is_printed;
use crate::rulebook::play::{A, B, C, Play, scene};
use kingsburg::module::{Fate, Governor};
use kingsburg::plan::{Season, Step};
use kingsburg::{Building, Reason};

/// The path of these tests.
pub(super) const TESTS: &str = module_path!();

#[test]
fn costs_scores_and_fights_as_printed() {
    is_printed(Building::Vineyard, [2, 2, 1], 3, 0);
}

#[test]
fn brings_a_white_die_in_summer_and_autumn() {
    let rules = plain();
    let vineyard = scene(&rules).built(A, &[Building::Vineyard]);
    for season in [Season::Summer, Season::Autumn] {
        let mut play = Play::new(&rules, vineyard.clone().season(season));
        play.refuses_chance("roll 1:111 2:666 3:666", Reason::WrongDice);
        play.chance("roll 1:111/3 2:666 3:666");
    }
    let mut spring = Play::new(&rules, vineyard.season(Season::Spring));
    spring.refuses_chance("roll 1:111/3 2:666 3:666", Reason::WrongDice).chance("roll 1:111 2:666 3:666");
    // From the next summer or autumn after it is built.
    let built = scene(&rules).built(A, &[Building::TravelingMarket]).goods(A, 2, 2, 1);
    let mut play = Play::new(&rules, built.at(&[Step::Builds(ALL), Step::Season(Season::Autumn), Step::End]));
    play.does(A, "build vineyard").chance("roll 1:111/3 2:666 3:666");
}

#[test]
fn comes_before_the_priest_and_the_good_year() {
    let rules = cards();
    let vineyard = scene(&rules).built(A, &[Building::Vineyard]);
    let mut year = Play::new(&rules, vineyard.clone().fate(Fate::GoodYear).season(Season::Summer));
    year.asks(A).does(A, "take stone").chance("roll 1:111/1 2:666/1 3:666/1");
    let mut blessed = Play::new(&rules, vineyard.governor(B, Governor::Priest).season(Season::Summer));
    blessed.asks(B).does(B, "bless").chance("roll 1:111/1 2:666/1 3:666/1");
    assert_eq!([A, B, C].map(|seat| blessed.lord(seat).vp), [1, 1, 0]);
    // It adds to other fixed dice.
    let fairy = scene(&rules).built(A, &[Building::Vineyard]).governor(A, Governor::Fairy);
    Play::new(&rules, fairy.season(Season::Summer)).chance("roll 1:111/12 2:666 3:666");
}
