//! Tests of the card General.

use super::help::{fated, game, steps, total};
use crate::rulebook::play::{A, B, Play, scene};
use engine::{Eye, Game};
use kingsburg::invaders::Race;
use kingsburg::module::Fate;
use kingsburg::module::Governor::General;
use kingsburg::plan::Step;

/// The path of these tests.
pub(super) const TESTS: &str = module_path!();

#[test]
fn is_stronger_in_every_battle() {
    let rules = game(3);
    for (year, race, strength) in
        [(1, Race::Barbarians, 2), (1, Race::Goblins, 3), (1, Race::Orcs, 3), (1, Race::Zombies, 4)]
            .into_iter()
            .chain([(3, Race::Demons, 6), (5, Race::Dragons, 9)])
    {
        let scene = scene(&rules).year(year).governor(A, General).invader(race, strength);
        let mut play = Play::new(&rules, scene.winter());
        play.chance("die 1");
        assert_eq!([A, B].map(|seat| total(&play, seat)), [Some(2), Some(1)], "{race:?}");
    }
}

#[test]
fn may_look_at_the_invader_before_recruiting() {
    engine::proves!("cards.look");
    let rules = game(3);
    let before = steps(&rules, Step::BeforeRecruit, Step::Winter);
    let scene = scene(&rules).governor(A, General).goods(A, 2, 0, 0);
    let mut play = Play::new(&rules, scene.clone().at(&before));
    assert_eq!(play.choices(A), ["pass", "look"]);
    play.does(A, "look").chance("invader 4");
    let seen = [Eye::Seat(A), Eye::Seat(B), Eye::Public].map(|eye| play.view(eye).invader_card);
    assert_eq!(seen, [Some(4), None, None]);
    play.asks(A).does(A, "recruit gold+gold");
    let mut play = Play::new(&rules, scene.at(&before));
    play.does(A, "pass").asks(A).does(A, "recruit gold+gold");
    assert_eq!(play.view(Eye::Seat(A)).invader_card, None);
}

#[test]
fn is_not_asked_when_he_knows_the_invader() {
    engine::proves!("cards.look");
    let rules = fated(3);
    let plan = steps(&rules, Step::BeforeRecruit, Step::Winter);
    let beacons = rules.plans(&rules.initial_state()).year.steps()[1];
    for before in [Step::Peek(A), beacons] {
        let scene = scene(&rules).governor(A, General).fate(Fate::BeaconsLit);
        let mut play = Play::new(&rules, scene.at(&[&[before], &plan[..]].concat()));
        play.chance("invader 2");
        assert!(play.is_over());
    }
}
