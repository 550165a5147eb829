//! Tests of the card Altar.

use super::help::{ALL, cards, laid, offers, plain, rolled, vp};
use super::printed::is_printed;
use crate::rulebook::play::{A, B, C, Play, scene};
use kingsburg::module::{Fate, Governor};
use kingsburg::plan::{Season, Step};
use kingsburg::{Building, Reason};

/// The path of these tests.
pub(super) const TESTS: &str = module_path!();

#[test]
fn costs_scores_and_fights_as_printed() {
    is_printed(Building::Altar, [3, 0, 1], 4, 0);
}

#[test]
fn rerolls_any_dice_of_eight_or_less_once() {
    let rules = plain();
    let altar = scene(&rules).built(A, &[Building::Altar]);
    let play = rolled(&rules, altar.clone(), Season::Spring, "125");
    let all = ["1", "2", "5", "1+2", "1+5", "2+5", "1+2+5"].map(|dice| format!("altar {dice}"));
    assert!(all.iter().all(|action| offers(&play, A, action)), "any number of dice");
    assert_eq!(play.choices(A).len(), all.len() + 1, "but at least one, or done");
    let mut nine = rolled(&rules, altar.clone(), Season::Spring, "126");
    nine.asks(A).may_not(A, "altar 1", Reason::OtherQuestion);
    assert!(offers(&nine, A, "pass"), "nine are too many");
    // Once: a second poor roll stays.
    let mut play = rolled(&rules, altar, Season::Spring, "125");
    play.does(A, "altar 2+5").chance("reroll 34");
    assert!(offers(&play, A, "place 1+3+4>8"), "the die that was not taken up stays");
    assert!(!offers(&play, A, "altar 1"));
}

#[test]
fn counts_and_rerolls_white_dice() {
    let rules = plain();
    let farms = scene(&rules).built(A, &[Building::Altar, Building::Farms]);
    assert!(offers(&rolled(&rules, farms.clone(), Season::Spring, "111/6"), A, "pass"), "nine in all");
    let mut play = rolled(&rules, farms.clone(), Season::Spring, "111/5");
    play.does(A, "altar 5w").chance("reroll /6");
    assert!(offers(&play, A, "place 1+6w>7"));
    let mut play = rolled(&rules, farms, Season::Spring, "111/5");
    play.does(A, "altar 1+1+5w").chance("reroll 23/4");
    assert!(offers(&play, A, "place 1+2+3+4w>10"));
}

#[test]
fn looks_at_two_dice_in_a_famine_as_the_bridge_does() {
    let rules = cards();
    let altar = scene(&rules).built(A, &[Building::Altar]).fate(Fate::Famine);
    let mut play = Play::new(&rules, altar.season(Season::Spring));
    play.chance("roll 1:26 2:66 3:66").does(A, "altar 6").chance("reroll 5").does(A, "take gold");
}

#[test]
fn is_new_in_every_season() {
    let rules = plain();
    let altar = scene(&rules).built(A, &[Building::Altar]);
    let seasons = [Step::Season(Season::Summer), Step::Season(Season::Autumn), Step::End];
    let mut play = Play::new(&rules, altar.at(&seasons));
    for _ in 0..2 {
        play.chance("roll 1:125 2:666 3:666").does(A, "altar 1").chance("reroll 6");
        play.does(A, "pass").does(B, "pass").does(C, "pass");
    }
    assert!(play.is_over());
}

#[test]
fn after_the_philosopher_cancels_his_point() {
    let rules = cards();
    let both = scene(&rules).built(A, &[Building::Altar]).governor(A, Governor::Philosopher);
    let mut kept = rolled(&rules, both.clone(), Season::Spring, "334");
    kept.does(A, "philosopher").chance("reroll 224").does(A, "done");
    assert_eq!(vp(&kept), 1);
    let mut lost = rolled(&rules, both.clone(), Season::Spring, "334");
    lost.does(A, "philosopher").chance("reroll 224").does(A, "altar 4").chance("reroll 2");
    assert_eq!(vp(&lost), 0, "though six are less than ten");
    // Before the Philosopher it does no harm: nine, then eight.
    let mut before = rolled(&rules, both, Season::Spring, "125");
    before.does(A, "altar 5").chance("reroll 6").does(A, "philosopher").chance("reroll 116");
    assert_eq!(vp(&before), 1);
}

#[test]
fn never_stands_beside_statue_and_chapel() {
    engine::proves!("alternative.replace");
    let rules = plain();
    let rich = scene(&rules).goods(A, 9, 9, 9);
    let mut play = laid(&rules, rich, "b", Season::Spring, &[Step::Builds(ALL)]);
    assert!(offers(&play, A, "build bridge") && !offers(&play, A, "build statue"));
    play.may_not(A, "build statue", Reason::NoSuchRow).does(A, "build bridge");
    assert!(!play.lord(A).province.shows(Building::Chapel) && play.lord(A).province.shows(Building::Altar));
}

#[test]
fn before_or_after_the_philosopher() {
    let rules = cards();
    let both = scene(&rules).built(A, &[Building::Altar]).governor(A, Governor::Philosopher);
    let play = rolled(&rules, both.clone(), Season::Spring, "125");
    assert!(offers(&play, A, "altar 1") && offers(&play, A, "philosopher"), "eight: both");
    let play = rolled(&rules, both, Season::Spring, "136");
    assert!(!offers(&play, A, "altar 1") && offers(&play, A, "philosopher"), "ten: the Philosopher alone");
}
