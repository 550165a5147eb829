//! Tests of the card Preacher.

use super::help::{fated, game};
use crate::rulebook::play::{A, B, C, Play, scene};
use engine::{Game, Seat, SeatSet};
use kingsburg::Kingsburg;
use kingsburg::module::Fate;
use kingsburg::module::Governor::{Preacher, Sorcerer};
use kingsburg::plan::{Season, Step};

/// The path of these tests.
pub(super) const TESTS: &str = module_path!();

/// The Preacher's points at the end of a season in which only these have built.
fn sermon(rules: &Kingsburg, season: Season, builders: &[Seat]) -> i16 {
    let mut scene = scene(rules).governor(A, Preacher);
    for &seat in builders {
        scene = scene.goods(seat, 0, 1, 0);
    }
    let mut play = Play::new(rules, scene.building(season));
    for &seat in builders {
        play.does(seat, "build barricade");
    }
    assert!(play.is_over());
    play.lord(A).vp
}

#[test]
fn a_point_if_anybody_built_nothing_in_summer_or_autumn() {
    let rules = game(3);
    for season in [Season::Summer, Season::Autumn] {
        assert_eq!(sermon(&rules, season, &[]), 1, "one point, however many are idle");
        assert_eq!(sermon(&rules, season, &[A, B]), 1);
        assert_eq!(sermon(&rules, season, &[A, B, C]), 0);
    }
    assert_eq!(sermon(&rules, Season::Spring, &[]), 0);
}

#[test]
fn one_of_two_players_has_a_point_for_each_who_built_nothing() {
    let rules = game(2);
    for (builders, points) in [(&[][..], 2), (&[A], 1), (&[B], 1), (&[A, B], 0)] {
        assert_eq!(sermon(&rules, Season::Summer, builders), points, "{builders:?}");
        assert_eq!(sermon(&rules, Season::Spring, builders), 0);
    }
}

#[test]
fn is_glad_of_a_strike_and_does_not_count_free_buildings() {
    let rules = fated(2);
    let goods = |fate| scene(&rules).governor(A, Preacher).fate(fate).goods(A, 1, 1, 1).goods(B, 1, 1, 1);
    let play = Play::new(&rules, goods(Fate::SummerStrike).building(Season::Summer));
    assert!(play.is_over() && play.lord(A).vp == 2, "the Summer counts");
    let spell = rules.plans(&rules.initial_state()).year.steps()[2];
    let mut state = scene(&rules).year(3).governor(A, Preacher).governor(B, Sorcerer).at(&[
        spell,
        Step::SeasonEnds(SeatSet::all(2)),
        Step::End,
    ]);
    state.season = Season::Summer;
    let mut play = Play::new(&rules, state);
    play.does(B, "free inn").does(B, "pass");
    assert_eq!(play.lord(A).vp, 2);
}

#[test]
fn looks_at_each_season_by_itself() {
    let rules = game(2);
    let plan = [Step::Season(Season::Summer), Step::Season(Season::Autumn), Step::End];
    let scene = scene(&rules).governor(A, Preacher).goods(A, 0, 1, 0).goods(B, 0, 1, 0);
    let mut play = Play::new(&rules, scene.at(&plan));
    play.chance("neutral 111,23").chance("roll 1:466 2:666").does(A, "pass").does(B, "pass");
    play.does(A, "build barricade").does(B, "build barricade");
    assert_eq!(play.lord(A).vp, 0, "both built in summer");
    play.chance("neutral 111,23").chance("roll 1:466 2:666").does(A, "pass").does(B, "pass");
    assert_eq!(play.lord(A).vp, 2, "and neither in autumn");
}
