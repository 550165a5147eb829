//! Tests of the card Riding Arena.

use super::help::{cards, plain, rolled, vp};
use super::printed::is_printed;
use crate::rulebook::play::{A, B, C, scene};
use kingsburg::Building;
use kingsburg::module::Governor;
use kingsburg::plan::Season;

/// The path of these tests.
pub(super) const TESTS: &str = module_path!();

#[test]
fn costs_scores_and_fights_as_printed() {
    is_printed(Building::RidingArena, [2, 1, 1], 3, 0);
}

#[test]
fn gives_a_point_for_three_advisors_in_a_season() {
    let rules = plain();
    let arena = scene(&rules).built(A, &[Building::RidingArena]);
    for (last, points) in [("place 3>3", 1 + 1), ("pass", 1)] {
        let mut play = rolled(&rules, arena.clone(), Season::Spring, "123");
        play.does(A, "place 1>1").does(B, "pass").does(C, "pass").does(A, "place 2>2").does(A, last);
        while !play.is_over() {
            play.does(A, "pass");
        }
        assert_eq!(vp(&play), points, "the Jester's point and the Arena's: {last}");
    }
}

#[test]
fn counts_two_groups_on_one_advisor_once() {
    engine::proves!("cards.count");
    let rules = plain();
    let arena = scene(&rules).built(A, &[Building::RidingArena]).envoy(A);
    let mut play = rolled(&rules, arena, Season::Spring, "112");
    play.does(A, "place 1>1").does(B, "pass").does(C, "pass").does(A, "place 1>1").does(A, "place 2>2");
    assert!(play.is_over());
    assert_eq!(vp(&play), 2, "the Jester's points alone");
}

#[test]
fn counts_private_advisors_and_the_duchess_to_whom_the_duke_moved() {
    engine::proves!("cards.count");
    let rules = cards();
    let arena = scene(&rules).built(A, &[Building::RidingArena]);
    let mut play = rolled(&rules, arena.clone().governor(A, Governor::Politician), Season::Spring, "123");
    play.does(A, "place 1>1").does(B, "pass").does(C, "pass").does(A, "place 2>2").does(A, "place 3>3p");
    play.does(A, "take wood").does(A, "pass");
    assert!(play.is_over());
    assert_eq!(vp(&play), 1 + 1);
    // Two groups on 3 and one on 1: one moves to 12.
    for (answer, points) in [("move", 1 + 1), ("pass", 1)] {
        let duke = arena.clone().governor(A, Governor::Duke).envoy(A);
        let mut play = rolled(&rules, duke, Season::Spring, "133");
        play.does(A, "place 3>3").does(B, "pass").does(C, "pass").does(A, "place 3>3").does(A, "place 1>1");
        play.does(A, answer);
        while !play.is_over() {
            let first = play.choices(A).swap_remove(0);
            play.does(A, &first);
        }
        assert_eq!(vp(&play), points, "{answer}");
    }
}

#[test]
fn works_in_the_season_it_is_built_in() {
    let rules = plain();
    let school = scene(&rules).built(A, &[Building::School]).goods(A, 1, 0, 1);
    let mut play = rolled(&rules, school, Season::Spring, "123");
    play.does(A, "place 1>1").does(B, "pass").does(C, "pass").does(A, "place 2>2").does(A, "place 3>3");
    play.does(A, "build riding-arena");
    assert_eq!(vp(&play), 1 + 3 + 1);
}
