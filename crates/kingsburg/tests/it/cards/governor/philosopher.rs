//! Tests of the card Philosopher.

use super::help::{begins_with_two_tokens, game, rolled};
use crate::rulebook::play::{A, B, C, Play, scene, with};
use kingsburg::module::Fate;
use kingsburg::module::Governor::Philosopher;
use kingsburg::plan::{Season, Step};
use kingsburg::{Building, Modules, Reason};

/// The path of these tests.
pub(super) const TESTS: &str = module_path!();

#[test]
fn rolls_all_again_and_is_paid_for_less() {
    let rules = game(3);
    let scene = scene(&rules).governor(A, Philosopher).built(A, &[Building::Inn]);
    for (again, points) in [("reroll 126", 1), ("reroll 136", 0), ("reroll 146", 0), ("reroll 111", 1)] {
        let mut play = rolled(&rules, scene.clone(), Season::Summer, "roll 1:334 2:666 3:666");
        assert_eq!(play.choices(A), ["done", "philosopher"]);
        play.does(A, "philosopher").chance(again);
        assert_eq!(play.lord(A).vp, points, "{again}");
        play.may_not(A, "philosopher", Reason::OtherQuestion);
    }
    let mut play = rolled(&rules, scene.clone(), Season::Summer, "roll 1:334 2:666 3:666");
    play.does(A, "done");
    assert_eq!(play.lord(A).vp, 0);
    let mut play = rolled(&rules, scene, Season::Summer, "roll 1:335 2:666 3:666");
    play.may_not(A, "philosopher", Reason::OtherQuestion);
}

#[test]
fn any_later_reroll_forfeits_the_point() {
    engine::proves!("governors.dice");
    let rules = with(3, Modules::GOVERNORS | Modules::FATE | Modules::ALTERNATIVE);
    let scene = scene(&rules).governor(A, Philosopher);
    let statue = scene.clone().built(A, &[Building::Statue]);
    let mut play = rolled(&rules, statue, Season::Spring, "roll 1:334 2:666 3:666");
    play.does(A, "philosopher").chance("reroll 222").does(A, "statue 2").chance("reroll 1");
    assert_eq!(play.lord(A).vp, 0, "even a worse one");
    let altar = scene.clone().built(A, &[Building::Altar]);
    let mut play = rolled(&rules, altar, Season::Spring, "roll 1:334 2:666 3:666");
    play.does(A, "philosopher").chance("reroll 224").does(A, "altar 4").chance("reroll 3");
    assert_eq!(play.lord(A).vp, 0);
    let thoughts = scene.fate(Fate::SecondThoughts);
    let mut play = rolled(&rules, thoughts.clone(), Season::Spring, "roll 1:334 2:666 3:666");
    play.does(A, "philosopher").chance("reroll 224").does(A, "reroll 4").chance("reroll 3");
    play.does(B, "done").does(C, "done");
    assert_eq!(play.lord(A).vp, 0);
    let mut play = rolled(&rules, thoughts, Season::Spring, "roll 1:335 2:666 3:666");
    play.does(A, "reroll 5").chance("reroll 4").does(A, "philosopher").chance("reroll 225");
    play.does(B, "done");
    assert_eq!(play.lord(A).vp, 0, "the point comes after all have changed their dice");
    play.does(C, "done");
    assert_eq!(play.lord(A).vp, 1, "a reroll before does not matter");
}

#[test]
fn white_dice_are_counted_and_rolled_again() {
    let rules = game(3);
    let scene = scene(&rules).governor(A, Philosopher).built(A, &[Building::Farms]);
    let mut play = rolled(&rules, scene.clone(), Season::Spring, "roll 1:233/2 2:666 3:666");
    play.does(A, "philosopher").refuses_chance("reroll 111", Reason::WrongDice).chance("reroll 111/6");
    assert_eq!(play.lord(A).vp, 1);
    let mut play = rolled(&rules, scene, Season::Spring, "roll 1:233/3 2:666 3:666");
    play.may_not(A, "philosopher", Reason::OtherQuestion);
}

#[test]
fn begins_with_two_tokens_but_not_for_purists() {
    engine::proves!("governors.start", "governors.purist", "options.purist");
    begins_with_two_tokens(Philosopher);
}

#[test]
fn only_the_totals_just_before_and_after_count() {
    engine::proves!("governors.dice");
    let rules = game(3);
    let scene = scene(&rules).governor(A, Philosopher).built(A, &[Building::Statue]);
    // 9, by the Statue 7, by the Philosopher 8: not less than just before.
    let mut play = rolled(&rules, scene.clone(), Season::Spring, "roll 1:333 2:666 3:666");
    play.does(A, "statue 3").chance("reroll 1").does(A, "philosopher").chance("reroll 116");
    assert_eq!(play.lord(A).vp, 0);
    // 6, by the Statue 10, by the Philosopher 7: less than just before.
    let mut play = rolled(&rules, scene, Season::Spring, "roll 1:222 2:666 3:666");
    play.does(A, "statue 2").chance("reroll 6").does(A, "philosopher").chance("reroll 115");
    assert_eq!(play.lord(A).vp, 1);
}

#[test]
fn example_iv_statue_chapel_and_philosopher() {
    let rules = game(3);
    let scene = scene(&rules).governor(A, Philosopher).built(A, &[Building::Chapel]);
    let mut play = rolled(&rules, scene, Season::Spring, "roll 1:222 2:666 3:666");
    let mut choices = play.choices(A);
    choices.sort();
    assert_eq!(choices, ["chapel", "done", "philosopher", "statue 2"]);
    play.does(A, "statue 2").chance("reroll 6");
    assert_eq!(play.choices(A), ["done", "philosopher"]);
    play.does(A, "philosopher").chance("reroll 115");
    assert_eq!(play.choices(A), ["done", "chapel"]);
    let mut content = Play::new(&rules, play.state);
    content.does(A, "done");
    assert_eq!(content.lord(A).vp, 1, "he may take the point and leave the Chapel");
    play.does(A, "chapel").chance("reroll 444");
    assert_eq!(play.lord(A).vp, 0);
    // Neither the Statue again nor the Philosopher: his total is twelve.
    assert_eq!((play.lord(A).dice.total(), play.order()[0]), (12, A));
    play.asks(A).may_not(A, "philosopher", Reason::OtherQuestion);
}

#[test]
fn his_wager_ends_with_the_season() {
    let rules = game(3);
    let plan = [Step::Season(Season::Spring), Step::Season(Season::Summer), Step::End];
    let mut play = Play::new(&rules, scene(&rules).governor(A, Philosopher).at(&plan));
    play.chance("roll 1:334 2:666 3:666").does(A, "philosopher").chance("reroll 666");
    play.does(A, "pass").does(B, "pass").does(C, "pass");
    play.chance("roll 1:112 2:666 3:666").does(A, "done");
    assert_eq!(play.lord(A).vp, 0);
    let mut again = Play::new(&rules, scene(&rules).governor(A, Philosopher).at(&plan));
    again.chance("roll 1:334 2:666 3:666").does(A, "philosopher").chance("reroll 333");
    again.does(A, "pass").does(B, "pass").does(C, "pass").chance("roll 1:112 2:666 3:666");
    again.does(A, "philosopher").chance("reroll 111");
    assert_eq!(again.lord(A).vp, 2, "once in every season");
}
