//! Tests of the card Levy Office.

use super::help::{ALL, cards, from_phase_7, plain, soldiers, vp};
use super::printed::is_printed;
use crate::rulebook::play::{A, B, C, Play, scene};
use kingsburg::invaders::Race;
use kingsburg::module::Fate;
use kingsburg::plan::Step;
use kingsburg::{Building, Reason};

/// The path of these tests.
pub(super) const TESTS: &str = module_path!();

#[test]
fn costs_scores_and_fights_as_printed() {
    is_printed(Building::LevyOffice, [1, 0, 1], 1, 0);
}

#[test]
fn recruits_for_points_twice_a_year() {
    let rules = plain();
    let office = scene(&rules).built(A, &[Building::LevyOffice]);
    let mut play = Play::new(&rules, office.clone().vp(A, 5).goods(A, 2, 0, 0).recruiting());
    play.does(A, "levy").does(A, "levy").may_not(A, "levy", Reason::UsedThisYear);
    assert_eq!((soldiers(&play), vp(&play), play.goods(A)), (2, 3, [2, 0, 0]));
    play.does(A, "recruit gold+gold");
    assert_eq!(soldiers(&play), 3);
    // It is allowed with nothing, or less; and it may be left.
    for (before, levies) in [(0, 1), (-3, 2)] {
        let mut play = Play::new(&rules, office.clone().vp(A, before).recruiting());
        (0..levies).for_each(|_| {
            play.does(A, "levy");
        });
        assert_eq!((vp(&play), soldiers(&play)), (before - levies, levies as u16));
    }
    let mut left = Play::new(&rules, office.recruiting());
    left.does(A, "done");
    assert!(left.is_over() && vp(&left) == 0 && soldiers(&left) == 0);
}

#[test]
fn is_not_changed_by_barracks_call_to_arms_or_mercenary_bands() {
    engine::proves!("alternative.levy");
    let rules = cards();
    for fate in [Fate::CallToArms, Fate::MercenaryBands] {
        for building in [Building::LevyOffice, Building::Barracks] {
            let office = scene(&rules).built(A, &[Building::LevyOffice, building]).fate(fate);
            let mut play = Play::new(&rules, office.recruiting());
            let before = soldiers(&play);
            play.does(A, "levy").does(A, "levy");
            assert_eq!((soldiers(&play) - before, vp(&play)), (2, -2), "{fate:?} {building:?}");
        }
    }
}

#[test]
fn counts_for_school_and_small_palisade() {
    let rules = plain();
    let all = [Building::LevyOffice, Building::School, Building::SmallPalisade];
    let scene = scene(&rules).built(A, &all).soldiers(A, 1).invader(Race::Zombies, 4);
    let mut play = from_phase_7(&rules, scene);
    play.does(A, "levy").does(A, "levy");
    assert_eq!((vp(&play), soldiers(&play)), (-2 + 1, 1 + 2 + 1));
}

#[test]
fn is_new_in_every_year() {
    let rules = plain();
    let scene = scene(&rules).built(A, &[Building::LevyOffice]);
    let mut play = Play::new(&rules, scene.at(&[Step::Recruits(ALL), Step::YearEnd]));
    play.does(A, "levy").does(A, "levy").does(B, "take gold").does(C, "take gold");
    for _ in 0..3 {
        play.chance("roll 1:666 2:666 3:666").does(A, "pass").does(B, "pass").does(C, "pass");
    }
    play.does(A, "levy").does(A, "levy");
    assert_eq!(vp(&play), -4 + 1, "and the king's reward");
}
