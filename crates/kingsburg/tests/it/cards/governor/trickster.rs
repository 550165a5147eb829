//! Tests of the card Trickster.

use super::help::{begins_with_two_tokens, game, offers, purist, rolled};
use crate::rulebook::play::{A, B, C, scene};
use kingsburg::module::Governor::Trickster;
use kingsburg::plan::Season;
use kingsburg::{Building, Reason};

/// The path of these tests.
pub(super) const TESTS: &str = module_path!();

#[test]
fn turns_twos_and_fives() {
    let rules = game(3);
    let scene = scene(&rules).governor(A, Trickster).built(A, &[Building::Farms]);
    let mut play = rolled(&rules, scene.clone(), Season::Spring, "roll 1:226/5 2:666/ 3:666");
    let mut choices = play.choices(A);
    choices.sort();
    assert_eq!(
        choices.len(),
        1 + 6 * 3 - 1,
        "two 2s in six ways, a white 5 in three, but not all as they are"
    );
    for turned in ["1+3+6+4w", "1+1+6+6w", "2+3+6+5w", "3+3+6+5w", "2+2+6+6w"] {
        assert!(choices.contains(&format!("trickster {turned}")), "{turned}");
    }
    play.does(A, "trickster 1+3+6+6w").asks(A);
    assert_eq!(play.lord(A).dice.total() + play.lord(A).white.total(), 16);
    play.may_not(A, "trickster 1+3+6+6w", Reason::OtherQuestion);
    let mut play = rolled(&rules, scene, Season::Spring, "roll 1:134/6 2:666 3:666");
    play.may_not(A, "trickster 1+3+4+6w", Reason::OtherQuestion);
}

#[test]
fn before_or_after_other_changes_once_a_season() {
    let rules = game(3);
    let scene = scene(&rules).governor(A, Trickster).built(A, &[Building::Chapel]);
    let mut play = rolled(&rules, scene.clone(), Season::Spring, "roll 1:225 2:344 3:666");
    play.may_not(A, "chapel", Reason::TotalTooHigh).does(A, "trickster 1+1+4");
    play.does(A, "chapel").chance("reroll 225");
    play.asks(A).may_not(A, "trickster 1+1+4", Reason::OtherQuestion);
    let mut play = rolled(&rules, scene, Season::Spring, "roll 1:115 2:344 3:666");
    play.does(A, "chapel").chance("reroll 255").does(A, "trickster 1+4+4");
    assert_eq!(play.order(), [A, B, C], "nine, before eleven");
}

#[test]
fn does_not_turn_other_dice() {
    let rules = game(3);
    let scene = scene(&rules).governor(A, Trickster);
    let play = rolled(&rules, scene, Season::Spring, "roll 1:225 2:666 3:666");
    let mut choices = offers(&play, A, "trickster");
    choices.sort();
    let turned = ["1+1", "1+2", "1+3", "2+2", "2+3", "3+3"];
    let all = turned.iter().flat_map(|two| ["4", "5", "6"].map(|five| format!("trickster {two}+{five}")));
    assert_eq!(choices, all.filter(|all| all != "trickster 2+2+5").collect::<Vec<_>>());
}

#[test]
fn turns_for_purists_twos_only() {
    engine::proves!("options.purist");
    let rules = purist(3);
    let scene = scene(&rules).governor(A, Trickster);
    let play = rolled(&rules, scene.clone(), Season::Spring, "roll 1:256 2:666 3:666");
    assert_eq!(play.choices(A), ["done", "trickster 3+5+6", "trickster 1+5+6"]);
    let mut play = rolled(&rules, scene, Season::Spring, "roll 1:556 2:666 3:666");
    play.may_not(A, "trickster 4+5+6", Reason::OtherQuestion);
}

#[test]
fn begins_with_two_tokens_but_not_for_purists() {
    engine::proves!("governors.start", "governors.purist", "options.purist");
    begins_with_two_tokens(Trickster);
}
