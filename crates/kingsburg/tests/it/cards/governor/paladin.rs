//! Tests of the card Paladin.

use super::help::{game, total};
use crate::rulebook::play::{A, B, C, Play, scene};
use engine::Eye;
use kingsburg::Building;
use kingsburg::invaders::Race;
use kingsburg::module::Governor::Paladin;
use kingsburg::plan::Step;

/// The path of these tests.
pub(super) const TESTS: &str = module_path!();

#[test]
fn is_strong_against_zombies_demons_and_dragons() {
    let rules = game(3);
    for (year, race, strength, stronger) in [
        (1, Race::Barbarians, 2, false),
        (1, Race::Goblins, 2, false),
        (1, Race::Orcs, 3, false),
        (1, Race::Zombies, 4, true),
        (3, Race::Demons, 6, true),
        (5, Race::Dragons, 9, true),
    ] {
        let scene = scene(&rules).year(year).governor(A, Paladin).invader(race, strength);
        let mut play = Play::new(&rules, scene.winter());
        play.chance("die 1");
        assert_eq!(
            [A, B].map(|seat| total(&play, seat)),
            [Some(1 + i32::from(stronger)), Some(1)],
            "{race:?}"
        );
    }
}

#[test]
fn a_point_for_every_battle_won_at_the_end() {
    let rules = game(4);
    let paladin = scene(&rules).governor(A, Paladin).year(5).invader(Race::Barbarians, 8);
    // Three soldiers more, and B wins as well, without a Paladin; a defeat destroys a building.
    for (soldiers, won) in [(6, false), (7, false), (8, true)] {
        let mut state =
            paladin.clone().soldiers(A, soldiers).soldiers(B, 9).at(&[Step::Winter, Step::YearEnd]);
        state.extra.own[A].wins = 2;
        state.extra.own[B].wins = 2;
        let mut play = Play::new(&rules, state);
        play.chance("die 1");
        assert_eq!(play.lord(A).vp, if won { 1 + 3 } else { 2 }, "{soldiers} soldiers");
        assert_eq!(play.lord(B).vp, 1 + 1, "the reward and the best victor's, nothing for battles");
        assert_eq!(play.view(Eye::Seat(C)).modules.own[0].wins, 2 + u8::from(won), "counted publicly");
    }
    // A draw that a Stone Wall turns into a victory counts.
    let scene = scene(&rules).governor(A, Paladin).built(A, &[Building::StoneWall]).invader(Race::Orcs, 3);
    let mut play = Play::new(&rules, scene.winter());
    play.chance("die 1");
    assert_eq!((total(&play, A), play.state.extra.own[A].wins), (Some(3), 1));
}
