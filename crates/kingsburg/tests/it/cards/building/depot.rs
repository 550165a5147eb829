//! Tests of the card Depot.

use super::help::{ALL, cards, plain, vp};
use super::printed::is_printed;
use crate::rulebook::play::{A, Play, scene};
use engine::Game;
use kingsburg::Building;
use kingsburg::module::Fate;
use kingsburg::plan::{Season, Step};

/// The path of these tests.
pub(super) const TESTS: &str = module_path!();

#[test]
fn costs_scores_and_fights_as_printed() {
    is_printed(Building::Depot, [2, 1, 2], 2, 0);
}

#[test]
fn brings_wood_and_stone_at_the_end_of_each_summer() {
    let rules = plain();
    let depot = scene(&rules).built(A, &[Building::Depot]);
    for (season, goods) in
        [(Season::Spring, [0, 0, 0]), (Season::Summer, [0, 1, 1]), (Season::Autumn, [0, 0, 0])]
    {
        let play = Play::new(&rules, depot.clone().season_end(season));
        assert_eq!(play.goods(A), goods, "{season:?}");
        assert!(play.is_over(), "it is not a question");
    }
    // It works in the summer it is built in.
    let yard = scene(&rules).built(A, &[Building::MasonsYard]).goods(A, 2, 1, 2);
    let mut play = Play::new(&rules, yard.building(Season::Summer));
    play.does(A, "build depot");
    assert_eq!((play.goods(A), vp(&play)), ([0, 1, 1], 2));
}

#[test]
fn is_followed_by_the_bandits() {
    let rules = cards();
    let depot = scene(&rules).built(A, &[Building::Depot]).fate(Fate::Bandits);
    let season = rules.plans(&rules.initial_state()).season.steps();
    let first = season.iter().position(|&step| step == Step::SeasonEnds(ALL)).expect("W15");
    let plan = [&[Step::DrawOrder], &season[first..], &[Step::End]].concat();
    for (gold, asked) in [(2, false), (3, true)] {
        let mut play = Play::new(&rules, depot.clone().goods(A, gold, 0, 0).at(&plan));
        play.state.season = Season::Summer;
        play.chance("order 1,2,3");
        if asked {
            play.asks(A).does(A, "give-up gold");
        }
        assert!(play.is_over());
        assert_eq!(play.goods(A), [2, 1, 1]);
    }
}
