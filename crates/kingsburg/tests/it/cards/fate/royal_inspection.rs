//! Tests of the card Royal Inspection.

use super::help::{ALL_ROWS, and, idle, passes, three, vps};
use crate::figures::standard;
use crate::rulebook::play::{A, B, C, Play, scene};
use kingsburg::module::Fate;
use kingsburg::plan::{Season, Step};
use kingsburg::{Building, Event, Modules, Options, Scenario, ScenarioOption};

/// The path of these tests.
pub(super) const TESTS: &str = module_path!();

#[test]
fn a_second_reward_at_the_close_of_autumn() {
    let rules = three();
    let before =
        scene(&rules).fate(Fate::RoyalInspection).built(A, &[Building::Inn]).built(C, &[Building::Statue]);
    let play = idle(&rules, before.clone(), Season::Autumn);
    assert_eq!(vps(&play), [1, 0, 1], "ties included");
    assert!(play.has_event(Event::Rewarded { seats: [A, C].into_iter().collect() }));
    let play = idle(&rules, before.clone(), Season::Summer);
    assert_eq!(vps(&play), [0, 0, 0]);
    // The first reward, after spring, is given as ever.
    let state = before.at(&[Step::KingsReward, Step::End]);
    assert_eq!([A, B, C].map(|seat| state.lords[seat].vp), [1, 0, 1]);
}

#[test]
fn the_fountain_counts_again() {
    let rules = and(ALL_ROWS);
    let scene = scene(&rules).fate(Fate::RoyalInspection).built(A, &[Building::Fountain]);
    assert_eq!(vps(&idle(&rules, scene, Season::Autumn)), [2, 0, 0]);
}

#[test]
fn ruling_21_in_the_regency_the_fountain_counts_for_the_royal_inspection() {
    engine::proves!("regency.fountain");
    let modules = Modules::FATE | Modules::ALTERNATIVE;
    let rules =
        standard(Options { modules, scenario: ScenarioOption::Fixed(Scenario::Regency), ..Options::base(3) });
    let scene = scene(&rules).fate(Fate::RoyalInspection).built(A, &[Building::Fountain]);
    let mut play = Play::new(&rules, scene.season(Season::Autumn));
    play.chance("roll 1:466 2:466 3:466");
    passes(&mut play, &[A, B, C]);
    assert_eq!(vps(&play), [2, 0, 0]);
}
