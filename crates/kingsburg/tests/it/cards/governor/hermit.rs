//! Tests of the card Hermit.

use super::help::{SEASONS, fated, game, rolled, vp};
use crate::rulebook::play::{A, B, C, scene};
use kingsburg::Kingsburg;
use kingsburg::module::Fate;
use kingsburg::module::Governor::{Hermit, Politician};
use kingsburg::plan::Season;

/// The path of these tests.
pub(super) const TESTS: &str = module_path!();

/// The Hermit's point with these groups; the dice are 4, 6 and 6, and nobody else goes anywhere.
fn hermit(rules: &Kingsburg, envoy: bool, groups: &[&str]) -> i16 {
    let scene = scene(rules).governor(A, Hermit);
    let scene = if envoy { scene.envoy(A) } else { scene };
    let mut play = rolled(rules, scene, Season::Autumn, "roll 1:166 2:666 3:666");
    for (turn, group) in groups.iter().enumerate() {
        play.does(A, group);
        if turn == 0 {
            play.does(B, "pass").does(C, "pass");
        }
    }
    play.lord(A).vp
}

#[test]
fn a_point_for_exactly_one_advisor_up_to_twelve() {
    let rules = game(3);
    assert_eq!(hermit(&rules, false, &["place 6+6>12", "pass"]), 1, "dice left do not matter");
    assert_eq!(hermit(&rules, false, &["place 1+6+6>13"]), 0);
    assert_eq!(hermit(&rules, false, &["place 1+6>7", "pass"]), 1);
    assert_eq!(hermit(&rules, false, &["place 1+6>7", "place 6>6"]), 0);
    assert_eq!(hermit(&rules, false, &["pass"]), 0);
    assert_eq!(hermit(&rules, true, &["place 6>6", "place 6>6", "pass"]), 1, "two groups, one advisor");
}

#[test]
fn alone_in_every_season_and_before_the_aid() {
    let rules = game(3);
    for season in SEASONS {
        let mut play = rolled(&rules, scene(&rules).governor(A, Hermit), season, "roll 1:466 2:466 3:466");
        play.does(A, "place 4>4").does(B, "place 6>6").does(C, "place 4+6>10");
        play.does(A, "pass").asks(A);
        assert_eq!(vp(&play), [1, 0, 0], "before the Merchant gives");
    }
}

#[test]
fn private_advisors_count_for_him_too() {
    let rules = fated(3);
    let scene = scene(&rules).governor(A, Politician).governor(B, Hermit).fate(Fate::SecretDeals);
    for (group, points) in [("pass", 1), ("place 3>3", 0)] {
        let mut play = rolled(&rules, scene.clone(), Season::Spring, "roll 1:335 2:335 3:666");
        play.does(A, "place 3>3p").does(B, "place 3>3pd").does(C, "pass").does(A, "pass").does(B, group);
        if points == 0 {
            play.does(B, "pass");
        }
        play.asks(A);
        assert_eq!(play.lord(B).vp, points, "a private 3 and the board's are two");
    }
}
