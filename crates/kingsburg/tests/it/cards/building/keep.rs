//! Tests of the card Keep.

use super::help::{plain, total, vp, winter};
use super::printed::is_printed;
use crate::rulebook::play::{A, B, C, Play, scene};
use engine::Game;
use kingsburg::Building;
use kingsburg::invaders::Race;
use kingsburg::plan::Step;

/// The path of these tests.
pub(super) const TESTS: &str = module_path!();

#[test]
fn costs_scores_and_fights_as_printed() {
    is_printed(Building::Keep, [3, 0, 2], 5, 1);
}

#[test]
fn is_strong_and_brings_a_good_for_a_victory_or_a_draw() {
    let rules = plain();
    let keep = scene(&rules).built(A, &[Building::Keep]).invader(Race::Zombies, 4);
    let mut win = winter(&rules, keep.clone(), &["4"]);
    win.asks(A).does(A, "take stone");
    assert_eq!((total(&win, A), win.goods(A)), (Some(5), [0, 0, 1]));
    assert_eq!(vp(&win), 2, "the card's point and the best victor's as well");
    let mut draw = winter(&rules, keep.clone(), &["3"]);
    draw.asks(A).does(A, "take gold");
    assert_eq!((draw.goods(A), vp(&draw)), ([1, 0, 0], 0));
    let lost = winter(&rules, keep, &["2"]);
    assert_eq!((lost.goods(A), lost.is_over()), ([0, 0, 0], true));
}

#[test]
fn of_the_fifth_year_counts_for_the_cathedral_and_for_ties() {
    let rules = plain();
    let state = scene(&rules).year(5).built(A, &[Building::Keep, Building::Cathedral]).soldiers(A, 9);
    let state = state.goods(A, 1, 0, 0).invader(Race::Dragons, 9);
    let mut play = Play::new(&rules, state.at(&[Step::Winter, Step::YearEnd]));
    play.chance("die 1").does(A, "take wood");
    assert_eq!(vp(&play), 3 + 1 + 1, "the card, the best victor, and two goods");
    // Both draw with nine, and have a point: B has more buildings, but A has the good.
    let tie =
        scene(&rules).year(5).built(A, &[Building::Keep]).built(B, &[Building::Cathedral, Building::Market]);
    let tie = tie.soldiers(A, 6).soldiers(B, 8).vp(A, 1).vp(B, 1).vp(C, -9).invader(Race::Dragons, 9);
    let mut play = Play::new(&rules, tie.at(&[Step::Winter, Step::YearEnd]));
    play.chance("die 1").does(A, "take wood");
    assert_eq!([A, B].map(|seat| (total(&play, seat), play.lord(seat).vp)), [(Some(9), 1); 2]);
    assert!(rules.scores(&play.state).winners().iter().eq([A]));
}
