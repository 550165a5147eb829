//! Tests of the card Lookout Post.

use super::help::{cards, plain, total, winter};
use super::printed::is_printed;
use crate::rulebook::play::{A, B, Play, scene};
use engine::{Eye, Game, SeatSet};
use kingsburg::invaders::Race;
use kingsburg::plan::{Season, Step};
use kingsburg::{Building, Event};

/// The path of these tests.
pub(super) const TESTS: &str = module_path!();

#[test]
fn costs_scores_and_fights_as_printed() {
    is_printed(Building::LookoutPost, [1, 1, 1], 2, 0);
}

#[test]
fn may_look_in_autumn_and_meets_orcs_and_barbarians() {
    let rules = plain();
    let post = scene(&rules).built(A, &[Building::LookoutPost]).invader(Race::Orcs, 3);
    let mut play = Play::new(&rules, post.clone().season(Season::Autumn));
    assert_eq!(play.view(Eye::Seat(A)).invader, play.view(Eye::Seat(B)).invader);
    play.asks(A).does(A, "look").expects_chance();
    assert_eq!(play.state.invader.seen, SeatSet::singleton(A));
    assert_ne!(play.view(Eye::Seat(A)).invader, play.view(Eye::Seat(B)).invader, "he alone has seen it");
    let saw = play.events.iter().find(|event| matches!(event, Event::Saw { .. })).expect("he saw it");
    assert!(
        saw.is_observed_by(Eye::Seat(A))
            && !saw.is_observed_by(Eye::Seat(B))
            && !saw.is_observed_by(Eye::Public)
    );
    let mut declined = Play::new(&rules, post.clone().season(Season::Autumn));
    declined.does(A, "pass").expects_chance();
    assert_eq!(declined.state.invader.seen, SeatSet::NONE);
    for season in [Season::Spring, Season::Summer] {
        Play::new(&rules, post.clone().season(season)).expects_chance();
    }
    for (year, race, strength, more) in [
        (1, Race::Orcs, 3, 1),
        (1, Race::Barbarians, 2, 1),
        (1, Race::Goblins, 2, 0),
        (1, Race::Zombies, 4, 0),
        (3, Race::Demons, 6, 0),
        (5, Race::Dragons, 9, 0),
    ] {
        let scene = scene(&rules).year(year).built(A, &[Building::LookoutPost]).invader(race, strength);
        assert_eq!(total(&winter(&rules, scene, &["1"]), A), Some(1 + more), "{race:?}");
    }
}

#[test]
fn has_nothing_to_look_at_by_lit_beacons() {
    let rules = cards();
    let year = rules.plans(&rules.initial_state()).year.steps();
    let post = scene(&rules).built(A, &[Building::LookoutPost]);
    let plan = [year[0], year[1], Step::Season(Season::Autumn), Step::End];
    let mut play = Play::new(&rules, post.at(&plan));
    play.chance("fate beacons-lit").chance("invader 4").chance("roll 1:666 2:666 3:666");
    // Nor has one who has seen the card already.
    let post = scene(&rules).built(A, &[Building::LookoutPost]).invader(Race::Orcs, 3);
    let mut play = Play::new(&rules, post.at(&[Step::Peek(A), Step::Season(Season::Autumn), Step::End]));
    play.chance("roll 1:666 2:666 3:666");
}
