//! Tests of the card Necromancers' Tower.

use super::help::{cards, plain, total, vp, winter};
use super::printed::is_printed;
use crate::rulebook::play::{A, scene};
use kingsburg::invaders::Race;
use kingsburg::module::Fate;
use kingsburg::{Building, Event};

/// The path of these tests.
pub(super) const TESTS: &str = module_path!();

#[test]
fn costs_scores_and_fights_as_printed() {
    is_printed(Building::NecromancersTower, [3, 1, 3], 6, 3);
}

#[test]
fn is_very_strong_and_wants_victories() {
    let rules = plain();
    let tower = scene(&rules).built(A, &[Building::NecromancersTower]);
    // Three and the Ranch's one: a Bombard's 1 takes one away.
    let win = winter(&rules, tower.clone().invader(Race::Orcs, 3), &["1", "1"]);
    assert_eq!((total(&win, A), vp(&win)), (Some(4), 1), "only the best victor's point");
    let draw = winter(&rules, tower.clone().invader(Race::Zombies, 4), &["1", "1"]);
    assert_eq!((total(&draw, A), vp(&draw)), (Some(4), -1), "a draw is not a victory");
    let lost = winter(&rules, tower.year(2).invader(Race::Zombies, 5), &["1", "1"]);
    assert_eq!((total(&lost, A), vp(&lost)), (Some(4), -2 - 1));
}

#[test]
fn wins_a_draw_with_the_stone_wall() {
    let rules = plain();
    let both = scene(&rules).year(3).built(A, &[Building::NecromancersTower, Building::StoneWall]);
    // Tower 3, Ranch 1, Bombard -1, Palisade 1, Stone Wall 1 and the king's 1 are six.
    let both = both.invader(Race::Demons, 6);
    let play = winter(&rules, both.clone(), &["1", "1"]);
    assert_eq!((total(&play, A), vp(&play)), (Some(6), 1 + 1), "the demons' point and the best victor's");
    let rules = plain();
    let lost = scene(&rules).year(4).built(A, &[Building::NecromancersTower, Building::StoneWall]);
    let play = winter(&rules, lost.invader(Race::Orcs, 7), &["1", "1"]);
    assert!(play.has_event(Event::Destroyed { of: A, building: Building::NecromancersTower }));
    assert_eq!(vp(&play), -6 - 1, "the Tower's own points, and its price");
}

#[test]
fn and_spoils_of_war_take_points_from_a_hidden_refuge() {
    engine::proves!("cards.battle");
    let rules = cards();
    let refuge = [Building::HiddenRefuge];
    let zombies =
        |year, strength| scene(&rules).year(year).built(A, &refuge).invader(Race::Zombies, strength);
    let play = winter(&rules, zombies(1, 4), &["3"]);
    assert_eq!(vp(&play), 0);
    let tower = zombies(3, 6).built(A, &[Building::NecromancersTower]);
    let play = winter(&rules, tower, &["1", "1"]);
    assert_eq!((total(&play, A), vp(&play)), (Some(4), -1));
    let play = winter(&rules, zombies(1, 4).fate(Fate::SpoilsOfWar), &["3"]);
    assert_eq!(vp(&play), -1);
}
