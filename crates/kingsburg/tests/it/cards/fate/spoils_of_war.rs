//! Tests of the card Spoils of War.

use super::help::{and, fought, three, vps};
use crate::rulebook::play::{A, B, C, Play, scene};
use kingsburg::invaders::Race;
use kingsburg::module::Fate;
use kingsburg::{Building, Modules};

/// The path of these tests.
pub(super) const TESTS: &str = module_path!();

#[test]
fn a_good_for_victors_and_a_point_from_losers() {
    let rules = three();
    let scene = scene(&rules).fate(Fate::SpoilsOfWar).soldiers(A, 4).soldiers(B, 3).soldiers(C, 2);
    let mut play = Play::new(&rules, scene.invader(Race::Zombies, 4).winter());
    play.chance("die 1").asks(A);
    assert_eq!(play.choices(A), ["take gold", "take wood", "take stone"]);
    play.does(A, "take stone");
    // The victor has the card's point and the best's; a draw brings nothing; the loser two and one.
    assert_eq!((vps(&play), play.goods(A)), ([2, 0, -3], [0, 0, 1]));
    assert!(play.is_over());
}

#[test]
fn the_stone_wall_wins_and_the_refuge_does_not_help() {
    engine::proves!("cards.battle", "winter.stone-wall");
    let rules = and(Modules::ALTERNATIVE);
    let scene = scene(&rules).year(3).fate(Fate::SpoilsOfWar).invader(Race::Zombies, 6);
    let scene = scene.built(A, &[Building::StoneWall]).soldiers(A, 3).built(B, &[Building::HiddenRefuge]);
    let mut play = Play::new(&rules, scene.soldiers(C, 5).winter());
    // Palisade and Stone Wall: one each, and one more against zombies.
    play.chance("die 1").asks(A);
    assert!(play.has_event(fought(A, 7, true, false)));
    play.does(A, "take gold");
    assert_eq!(vps(&play), [2, -1, 0], "not the card's two, but the year's one");
}
