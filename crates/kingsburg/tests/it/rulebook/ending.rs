//! The end of the game: ruling 12.

use crate::rulebook::play::{A, B, C, Play, base, scene};
use engine::Game;
use kingsburg::Building;
use kingsburg::plan::Step;

#[test]
fn ruling_12_the_game_ends_after_the_fifth_winter() {
    engine::proves!("year.five");
    let rules = base(3);
    let state = scene(&rules).year(4).at(&[Step::YearEnd]);
    assert_eq!(state.year, 5);
    let state = scene(&rules).year(5).at(&[Step::YearEnd]);
    assert!(rules.is_over(&state));
}

#[test]
fn ruling_12_the_cathedral_scores_a_point_for_two_goods_which_stay() {
    engine::proves!("end.cathedral", "buildings.row-b");
    let rules = base(3);
    let state = scene(&rules)
        .year(5)
        .built(A, &[Building::Cathedral])
        .goods(A, 2, 2, 1)
        .goods(B, 4, 4, 4)
        .at(&[Step::YearEnd]);
    assert_eq!((state.lords[A].vp, state.lords[A].goods.total(), state.lords[B].vp), (2, 5, 0));
}

#[test]
fn ruling_12_ties_go_to_goods_then_buildings_then_are_shared() {
    engine::proves!("end.tied");
    let rules = base(3);
    let scene = scene(&rules).vp(A, 9).vp(B, 9).vp(C, 9).goods(A, 1, 0, 0).goods(B, 0, 1, 0);
    let shared = rules.scores(&scene.clone().at(&[Step::End]));
    assert!(shared.winners().iter().eq([A, B]));
    let built = rules.scores(&scene.built(B, &[Building::Inn]).at(&[Step::End]));
    assert!(built.winners().iter().eq([B]));
}

#[test]
fn scores_may_be_negative() {
    engine::proves!("terms.negative", "end.winner", "about.aim");
    let rules = base(2);
    let play = Play::new(&rules, scene(&rules).vp(A, -3).at(&[Step::End]));
    assert_eq!(rules.scores(&play.state).points(A), -3);
    assert!(rules.scores(&play.state).winners().iter().eq([B]));
}
