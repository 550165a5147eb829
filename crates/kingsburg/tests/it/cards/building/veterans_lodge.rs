//! Tests of the card Veterans' Lodge.

use super::help::{cards, plain, soldiers, story, winter};
use super::printed::is_printed;
use crate::rulebook::play::{A, B, scene};
use kingsburg::invaders::Race;
use kingsburg::module::Governor;
use kingsburg::{Building, Scenario};

/// The path of these tests.
pub(super) const TESTS: &str = module_path!();

#[test]
fn costs_scores_and_fights_as_printed() {
    is_printed(Building::VeteransLodge, [1, 1, 1], 2, 0);
}

#[test]
fn keeps_a_soldier_after_a_battle_not_lost() {
    let rules = plain();
    let lodge = scene(&rules).built(A, &[Building::VeteransLodge]).invader(Race::Zombies, 4);
    for (die, kept) in [("3", 0), ("4", 1), ("5", 1)] {
        let play = winter(&rules, lodge.clone(), &[die]);
        assert_eq!(soldiers(&play), kept, "the king's reinforcements are soldiers too: {die}");
    }
    let play = winter(&rules, lodge.soldiers(A, 5), &["1"]);
    assert_eq!((soldiers(&play), play.lord(B).soldiers), (1, 0));
}

#[test]
fn adds_to_the_quartermaster_and_the_hoard_but_not_in_year_five() {
    engine::proves!("cards.stay", "hoard.armies");
    let rules = cards();
    let lodge =
        |rules| scene(rules).built(A, &[Building::VeteransLodge]).governor(A, Governor::Quartermaster);
    let play = winter(&rules, lodge(&rules).soldiers(A, 9).invader(Race::Zombies, 4), &["1"]);
    assert_eq!(soldiers(&play), 3);
    let rules = story(Scenario::DragonsHoard);
    let veterans = scene(&rules).built(A, &[Building::VeteransLodge]).invader(Race::Zombies, 4);
    // Half of five, and half of ten but at most three; and one more.
    for (count, kept) in [(4, 3), (9, 4)] {
        let play = winter(&rules, veterans.clone().soldiers(A, count), &["1"]);
        assert_eq!((soldiers(&play), play.lord(B).soldiers), (kept, 0));
    }
    let play = winter(&rules, lodge(&rules).soldiers(A, 9).invader(Race::Zombies, 4), &["1"]);
    assert_eq!(soldiers(&play), 3 + 2 + 1);
    let rules = plain();
    let last = scene(&rules).year(5).built(A, &[Building::VeteransLodge]).soldiers(A, 12);
    let play = winter(&rules, last.invader(Race::Dragons, 9), &["1"]);
    assert_eq!(soldiers(&play), 0);
}
