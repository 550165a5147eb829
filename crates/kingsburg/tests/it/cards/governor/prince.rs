//! Tests of the card Prince.

use super::help::{fated, game, rolled};
use crate::rulebook::play::{A, B, C, scene, with};
use kingsburg::module::Fate;
use kingsburg::module::Governor::Prince;
use kingsburg::plan::Season;
use kingsburg::{Building, Modules, Reason};

/// The path of these tests.
pub(super) const TESTS: &str = module_path!();

#[test]
fn turns_a_poor_roll_into_three_four_and_six() {
    let rules = game(3);
    let scene = scene(&rules).governor(A, Prince);
    let mut play = rolled(&rules, scene.clone(), Season::Spring, "roll 1:116 2:334 3:666");
    assert_eq!(play.choices(A), ["done", "prince 3+4+6"]);
    play.does(A, "prince 3+4+6");
    assert_eq!((play.lord(A).tokens, play.order()), (1, vec![B, A, C]), "thirteen, and after B's ten");
    play.does(B, "pass").does(A, "place 3+4>7");
    let mut play = rolled(&rules, scene.clone(), Season::Spring, "roll 1:116 2:334 3:666");
    play.does(A, "done");
    assert_eq!((play.lord(A).tokens, play.order()[0]), (0, A), "he may, and the token is for doing it");
    let mut play = rolled(&rules, scene, Season::Spring, "roll 1:126 2:334 3:666");
    play.asks(A).may_not(A, "prince 3+4+6", Reason::OtherQuestion);
}

#[test]
fn counts_white_dice_and_leaves_them_alone() {
    let rules = game(3);
    let scene = scene(&rules).governor(A, Prince).built(A, &[Building::Farms]);
    let mut play = rolled(&rules, scene.clone(), Season::Spring, "roll 1:112/4 2:666 3:666");
    play.does(A, "prince 3+4+6");
    assert_eq!((play.lord(A).dice.total(), play.lord(A).white.total()), (13, 4));
    let mut play = rolled(&rules, scene, Season::Spring, "roll 1:112/5 2:666 3:666");
    play.may_not(A, "prince 3+4+6", Reason::OtherQuestion);
}

#[test]
fn in_a_famine_two_different_faces_once() {
    let rules = fated(3);
    let scene = scene(&rules).governor(A, Prince).fate(Fate::Famine);
    let mut play = rolled(&rules, scene, Season::Spring, "roll 1:12 2:66 3:66");
    let mut choices = play.choices(A);
    choices.sort();
    assert_eq!(choices, ["done", "prince 3+4", "prince 3+6", "prince 4+6"]);
    play.does(A, "prince 3+4");
    play.asks(A).may_not(A, "prince 4+6", Reason::OtherQuestion);
    assert_eq!((play.lord(A).dice.total(), play.lord(A).tokens), (7, 1), "once, though seven is poor");
}

#[test]
fn other_effects_look_at_the_new_total() {
    let rules = with(3, Modules::GOVERNORS | Modules::ALTERNATIVE);
    let scene = scene(&rules).governor(A, Prince).built(A, &[Building::University, Building::Chapel]);
    let mut play = rolled(&rules, scene.clone(), Season::Spring, "roll 1:115 2:666 3:666");
    play.does(A, "prince 3+4+6").asks(A).may_not(A, "chapel", Reason::OtherQuestion);
    assert_eq!(play.lord(A).vp, 0, "thirteen is too much for Chapel and University");
    let mut play = rolled(&rules, scene.clone(), Season::Spring, "roll 1:115 2:666 3:666");
    play.does(A, "done");
    assert_eq!(play.lord(A).vp, 2);
    let mut play = rolled(&rules, scene, Season::Spring, "roll 1:333 2:666 3:666");
    play.may_not(A, "prince 3+4+6", Reason::TotalTooHigh);
    play.does(A, "statue 3").chance("reroll 1").does(A, "prince 3+4+6");
}
