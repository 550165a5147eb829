//! The rulebook's notes and examples on several buildings.

use super::help::{from_phase_7, offers, plain, rolled, soldiers, vp};
use crate::rulebook::play::{A, scene};
use kingsburg::Building;
use kingsburg::invaders::Race;
use kingsburg::plan::Season;

#[test]
fn altar_griffin_ranch_and_university_count_white_dice() {
    let rules = plain();
    let all = [Building::Altar, Building::GriffinRanch, Building::University, Building::Farms];
    let state = scene(&rules).built(A, &all);
    let mut low = rolled(&rules, state.clone(), Season::Spring, "112/4");
    low.does(A, "done");
    assert_eq!((soldiers(&low), vp(&low)), (1, 2));
    let nine = rolled(&rules, state.clone(), Season::Spring, "112/5");
    assert_eq!((soldiers(&nine), vp(&nine), offers(&nine, A, "pass")), (0, 2, true));
    let ten = rolled(&rules, state, Season::Spring, "112/6");
    assert_eq!((soldiers(&ten), vp(&ten)), (0, 0));
}

#[test]
fn small_palisade_and_school_count_soldiers_of_phase_7() {
    let rules = plain();
    let palisade = scene(&rules).built(A, &[Building::SmallPalisade]).goods(A, 1, 1, 0);
    let mut play = from_phase_7(&rules, palisade.invader(Race::Zombies, 4));
    play.does(A, "recruit gold+wood");
    assert_eq!(soldiers(&play), 2);
    let school = scene(&rules).built(A, &[Building::School]).soldiers(A, 2).goods(A, 1, 1, 0);
    let mut play = from_phase_7(&rules, school.invader(Race::Zombies, 4));
    assert_eq!(vp(&play), 0, "not before");
    play.does(A, "recruit gold+wood");
    assert_eq!((soldiers(&play), vp(&play)), (3, 1));
}

#[test]
fn example_vi_griffin_ranch_and_university() {
    engine::proves!("dice.look");
    let rules = plain();
    let both = scene(&rules).built(A, &[Building::GriffinRanch, Building::University]);
    let play = rolled(&rules, both, Season::Spring, "123");
    assert_eq!((soldiers(&play), vp(&play)), (1, 2));
}
