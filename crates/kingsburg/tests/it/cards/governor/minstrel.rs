//! Tests of the card Minstrel.

use super::help::{after_winter, game, song, steps, vp, year_end};
use crate::figures::standard;
use crate::rulebook::play::{A, B, C, Play, scene, with};
use kingsburg::goods::Kinds;
use kingsburg::invaders::Race;
use kingsburg::module::Charter;
use kingsburg::module::Governor::{Architect, Minstrel, Paladin};
use kingsburg::plan::Step;
use kingsburg::{Building, Modules, Options, Scenario, ScenarioOption, Scene};

/// The path of these tests.
pub(super) const TESTS: &str = module_path!();

#[test]
fn a_point_for_an_equal_a_point_for_the_last_or_else_a_good() {
    let rules = game(3);
    for year in 1..=5 {
        for (scores, gain, good) in [
            ([2, 4, 6], 1, false),
            ([2, 3, 6], 1, false), // Both parts look at the scores before.
            ([2, 2, 6], 2, false),
            ([2, 2, 2], 2, false), // Two equals are no more than one.
            ([4, 4, 2], 1, true),
            ([4, 6, 2], 0, true),
            ([6, 4, 2], 0, true),
        ] {
            let mut play = song(&rules, year, scores);
            assert_eq!(play.is_over(), !good, "year {year} {scores:?}");
            if good {
                play.asks(A).does(A, "take wood");
            }
            let goods = if good { [0, 1, 0] } else { [0; 3] };
            assert_eq!((vp(&play), play.goods(A)), ([scores[0] + gain, scores[1], scores[2]], goods));
            assert!(play.is_over());
        }
    }
}

#[test]
fn the_good_of_year_v_is_too_late_for_the_cathedral() {
    let rules = game(3);
    let scene =
        scene(&rules).governor(A, Minstrel).built(A, &[Building::Cathedral]).goods(A, 1, 0, 0).vp(A, 5);
    let mut play = Play::new(&rules, year_end(&rules, scene.vp(B, 6), 5));
    play.asks(A).does(A, "take gold");
    assert_eq!((play.goods(A), vp(&play), play.is_over()), ([2, 0, 0], [5, 6, 0], true));
}

#[test]
fn sings_last_when_royal_charters_end_the_game_early() {
    let scenario = ScenarioOption::Fixed(Scenario::RoyalCharters);
    let rules = standard(Options { modules: Modules::GOVERNORS, scenario, ..Options::base(3) });
    for (year, over) in [(3, true), (2, false)] {
        let choose = Step::Choose { seat: C, kinds: Kinds::ANY };
        let plan = [&[choose], &after_winter(&rules, 5)[..]].concat();
        let scene = scene(&rules).governor(A, Minstrel).vp(A, 4).vp(B, 2).vp(C, 9);
        let mut state = scene.year(year).at(&plan);
        state.extra.scenario.charters = [Charter::Frontier].into_iter().collect();
        state.extra.own[B].charters = state.extra.scenario.charters;
        let mut play = Play::new(&rules, state);
        play.does(C, "take gold");
        assert_eq!(play.is_over(), over);
        let scores = if over { [4 + 2, 2 + 2, 9] } else { [4, 2, 9] };
        assert_eq!(vp(&play), scores, "B has most charters: then A is last, and equal");
    }
}

#[test]
fn comes_after_the_rewards_of_the_battle() {
    let rules = game(3);
    let scene = scene(&rules).governor(A, Minstrel).soldiers(A, 9).vp(B, 2).vp(C, 9).invader(Race::Orcs, 3);
    let mut play = Play::new(&rules, scene.at(&steps(&rules, Step::Winter, Step::YearEnd)));
    play.chance("die 1");
    assert_eq!(vp(&play), [1 + 2, 1, 8], "as best victor equal to B, who lost a point, and last");
}

#[test]
fn comes_in_year_v_after_all_other_awards() {
    engine::proves!("cards.year-end");
    let rules = with(3, Modules::GOVERNORS | Modules::TROOPS | Modules::ALTERNATIVE | Modules::ROWS);
    let end = |scene: Scene<'_>, wins: u8, token: usize| {
        let choose = Step::Choose { seat: C, kinds: Kinds::ANY };
        let plan = [&[choose], &after_winter(&rules, 5)[..]].concat();
        let mut state = scene.governor(A, Minstrel).vp(A, 4).vp(C, 9).year(5).at(&plan);
        state.extra.own[B].wins = wins;
        state.extra.troops.left[A] = [1, 0, 0, 0, 0];
        state.extra.troops.left[C] = [1, 0, 0, 0, 0];
        state.extra.troops.left[B] = [0; 5];
        state.extra.troops.left[B][token] = 1;
        let mut play = Play::new(&rules, state);
        play.does(C, "take gold");
        assert!(play.is_over());
        vp(&play)
    };
    let two = scene(&rules).vp(B, 2);
    // Each award brings B to four; then A is last, and equal to B.
    assert_eq!(end(two.clone().built(B, &[Building::Cathedral]).goods(B, 2, 2, 0), 0, 0), [6, 4, 9]);
    assert_eq!(end(two.clone().governor(B, Architect), 0, 0), [6, 4, 9]);
    assert_eq!(end(two.clone().governor(B, Paladin), 2, 0), [6, 4, 9]);
    assert_eq!(end(two.clone().vp(B, 3).built(B, &[Building::ArchitectsGuild]), 0, 0), [6, 4, 9]);
    assert_eq!(end(two, 0, 2), [6, 4, 9], "the last troop token");
}
