//! Tests of the card Heiress.

use super::help::{game, rolled};
use crate::rulebook::play::{A, B, C, scene};
use kingsburg::module::Governor::Heiress;
use kingsburg::plan::Season;
use kingsburg::{Building, Reason};

/// The path of these tests.
pub(super) const TESTS: &str = module_path!();

#[test]
fn two_tokens_for_a_poor_roll() {
    let rules = game(3);
    for (roll, tokens) in [("116", 2), ("126", 0), ("111/5", 2), ("111/6", 0)] {
        let mut scene = scene(&rules).governor(A, Heiress).order(&[B, A, C]);
        if roll.len() > 3 {
            scene = scene.built(A, &[Building::Farms]);
        }
        let play = rolled(&rules, scene, Season::Autumn, &format!("roll 1:{roll} 2:111 3:666"));
        assert_eq!([A, B].map(|seat| play.lord(seat).tokens), [tokens, 0], "{roll}");
    }
}

#[test]
fn looks_at_the_final_dice_and_uses_one_token_a_season() {
    let rules = game(3);
    let scene = scene(&rules).governor(A, Heiress).built(A, &[Building::Chapel]);
    let mut play = rolled(&rules, scene.clone(), Season::Spring, "roll 1:124 2:666 3:666");
    play.does(A, "chapel").chance("reroll 126");
    assert_eq!(play.lord(A).tokens, 0);
    let mut play = rolled(&rules, scene, Season::Spring, "roll 1:124 2:666 3:666");
    play.does(A, "done");
    assert_eq!(play.lord(A).tokens, 2);
    play.does(A, "place 1+t>3").does(B, "pass").does(C, "pass");
    play.may_not(A, "place 2+t>4", Reason::TokenUsed);
}
