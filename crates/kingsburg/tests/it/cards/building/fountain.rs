//! Tests of the card Fountain.

use super::help::{cards, plain, story, vp};
use super::printed::is_printed;
use crate::rulebook::play::{A, B, C, Play, scene};
use engine::Game;
use kingsburg::module::Fate;
use kingsburg::plan::{Season, Step};
use kingsburg::{Building, Scenario};

/// The path of these tests.
pub(super) const TESTS: &str = module_path!();

#[test]
fn costs_scores_and_fights_as_printed() {
    is_printed(Building::Fountain, [0, 0, 1], 0, 0);
}

#[test]
fn adds_a_point_to_the_kings_reward() {
    let rules = plain();
    let reward = [Step::KingsReward, Step::End];
    let tied = scene(&rules).built(A, &[Building::Fountain]).built(B, &[Building::Inn]);
    let play = Play::new(&rules, tied.clone().at(&reward));
    assert_eq!([A, B, C].map(|seat| play.lord(seat).vp), [2, 1, 0]);
    let behind = Play::new(&rules, tied.built(B, &[Building::Statue]).at(&reward));
    assert_eq!([A, B, C].map(|seat| behind.lord(seat).vp), [0, 1, 0]);
}

#[test]
fn counts_again_at_the_royal_inspection() {
    let rules = cards();
    let fountain = scene(&rules).built(A, &[Building::Fountain]).fate(Fate::RoyalInspection);
    let mut play = Play::new(&rules, fountain.at(&[Step::Season(Season::Autumn), Step::End]));
    play.chance("roll 1:666 2:666 3:666").does(A, "pass").does(B, "pass").does(C, "pass");
    assert!(play.is_over());
    assert_eq!([A, B].map(|seat| play.lord(seat).vp), [2, 0]);
}

#[test]
fn makes_three_points_in_four_winters_and_two_with_praise_in_phase_3() {
    let rules = story(Scenario::FourWinters);
    let play =
        Play::new(&rules, scene(&rules).built(A, &[Building::Fountain]).at(&[Step::KingsReward, Step::End]));
    assert_eq!(vp(&play), 3);
    let rules = story(Scenario::Regency);
    let year = rules.plans(&rules.initial_state()).year.steps();
    let spring = year.iter().position(|&step| step == Step::Season(Season::Spring)).expect("phase 2");
    let summer = year.iter().position(|&step| step == Step::Season(Season::Summer)).expect("phase 4");
    for (phase, points) in [(spring - 1, 1), (summer - 1, 2), (summer + 1, 1)] {
        let fountain = scene(&rules).built(A, &[Building::Fountain]);
        let mut play = Play::new(&rules, fountain.at(&[year[phase], Step::End]));
        play.does(C, "request purse").does(C, "take gold").does(B, "request guard").does(A, "request praise");
        assert_eq!(vp(&play), points, "step {phase} of the year");
    }
}
