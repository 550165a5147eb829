//! Tests of the card Famine.

use super::help::{ALL_ROWS, GOVERNORS, SEASONS, and, begun, listed, neutral, rolled, three, two};
use crate::rulebook::play::{A, B, C, Play, scene};
use kingsburg::module::{Fate, Governor};
use kingsburg::plan::Season;
use kingsburg::{Building, Modules, Reason};

/// The path of these tests.
pub(super) const TESTS: &str = module_path!();

#[test]
fn two_tokens_at_once_and_a_coloured_die_fewer_all_year() {
    let rules = three();
    let play = begun(&rules, scene(&rules), "famine");
    assert_eq!([A, B, C].map(|seat| play.lord(seat).tokens), [2, 2, 2]);
    for season in SEASONS {
        let scene = scene(&rules).fate(Fate::Famine).built(B, &[Building::Farms]);
        let mut play = Play::new(&rules, scene.season(season));
        play.refuses_chance("roll 1:123 2:123/4 3:123", Reason::WrongDice);
        play.chance("roll 1:12 2:23/4 3:36");
    }
}

#[test]
fn purist_gives_no_tokens_but_still_takes_a_die() {
    engine::proves!("options.purist");
    let rules = and(Modules::PURIST);
    let mut play = begun(&rules, scene(&rules), "famine");
    assert_eq!([A, B, C].map(|seat| play.lord(seat).tokens), [0, 0, 0]);
    play.does(A, "take gold").does(B, "take gold").does(C, "take gold").chance("roll 1:12 2:34 3:56");
}

#[test]
fn leaves_neutral_dice_alone() {
    let rules = two();
    let mut play = Play::new(&rules, scene(&rules).fate(Fate::Famine).season(Season::Spring));
    play.refuses_chance("neutral 24,35", Reason::WrongDice).chance("neutral 246,35");
    assert_eq!(neutral(&play), [8, 12]);
    play.chance("roll 1:12 2:34");
}

#[test]
fn the_prince_chooses_two_of_his_faces() {
    let rules = and(GOVERNORS);
    let before = scene(&rules).fate(Fate::Famine).governor(A, Governor::Prince);
    let play = rolled(&rules, before.clone(), Season::Spring, "roll 1:35 2:66 3:66");
    assert_eq!(listed(&play, A, "prince"), ["prince 3+4", "prince 3+6", "prince 4+6"]);
    let mut play = rolled(&rules, before, Season::Spring, "roll 1:36 2:66 3:66");
    play.may_not(A, "prince 4+6", Reason::OtherQuestion);
}

#[test]
fn conditions_look_at_the_dice_rolled() {
    let rules = three();
    let before = scene(&rules).fate(Fate::Famine).built(A, &[Building::Chapel]);
    let mut play = rolled(&rules, before.clone(), Season::Spring, "roll 1:34 2:66 3:66");
    play.does(A, "chapel").refuses_chance("reroll 345", Reason::WrongDice).chance("reroll 34");
    let play = rolled(&rules, before.clone(), Season::Spring, "roll 1:35 2:66 3:66");
    assert!(listed(&play, A, "chapel").is_empty());
    // Two equal dice are all equal: the Statue.
    let mut play = rolled(&rules, before, Season::Spring, "roll 1:55 2:66 3:66");
    play.does(A, "statue 5");
    let rules = and(ALL_ROWS);
    let before = scene(&rules).fate(Fate::Famine).built(A, &[Building::University]);
    let gained = ["roll 1:45 2:66 3:66", "roll 1:46 2:66 3:66"]
        .map(|roll| rolled(&rules, before.clone(), Season::Spring, roll).lord(A).vp);
    assert_eq!(gained, [2, 0]);
}
