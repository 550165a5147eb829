//! Which tests belong to a card: exhaustive matches from card to module, so that a card without a module does not compile.

use super::{building, fate, governor, scenario};
use crate::rulebook::tables;
use games::titles::kingsburg::cards;
use kingsburg::Building;
use kingsburg::module::{Fate, Governor, Scenario};
use std::env;
use std::process::Command;

/// The ids of all cards, those of the printed buildings among them, and the paths of their tests.
pub(super) fn all() -> impl Iterator<Item = (&'static str, &'static str)> {
    let buildings = Building::ALL.into_iter().map(|card| (card.word(), building::tests_of(card)));
    let governors = Governor::ALL.iter().map(|&card| (card.word(), governor::tests_of(card)));
    let fates = Fate::ALL.iter().map(|&card| (card.word(), fate::tests_of(card)));
    let scenarios = Scenario::ALL.iter().map(|&card| (card.word(), scenario::tests_of(card)));
    buildings.chain(governors).chain(fates).chain(scenarios)
}

/// The path of the tests of the invaders.
pub(super) const INVADERS: &str = tables::TESTS;

/// What selects the tests in a module on the command line: their path without the name of the binary.
pub(super) fn filter(path: &str) -> String {
    let (_, path) = path.split_once("::").expect("a path begins with the name of the binary");
    format!("{path}::")
}

#[test]
fn every_card_in_the_file_of_cards_is_a_card_of_the_rules() {
    for (kind, card) in cards::all().iter() {
        assert!(all().any(|(id, _)| id == card.id), "{kind} {}", card.id);
    }
}

#[test]
fn every_card_has_tests() {
    let this = env::current_exe().expect("the tests are a program");
    let listed = Command::new(this).args(["--list", "--format", "terse"]).output();
    let listed = String::from_utf8(listed.expect("the tests list themselves").stdout);
    let listed = listed.expect("names of tests are text");
    for (id, path) in all() {
        let filter = filter(path);
        assert!(listed.lines().any(|line| line.starts_with(&filter)), "{id} has no test in {filter}");
    }
}
