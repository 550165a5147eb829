//! Every figure of a card changed by one, up and down, in a run of the tests of that card.

use super::{building, registry};
use crate::figures::{CHANGE, Number};
use games::titles::kingsburg::figures;
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::{env, fmt};

/// A figure and another value for it, with which there is a game.
#[derive(Copy, Clone)]
struct Change {
    number: Number,
    value: i8,
}

#[test]
fn every_figure_of_a_card_has_a_test_that_fails_when_it_changes() {
    let changes: Vec<Change> = Number::all().flat_map(changes).collect();
    let unnoticed: Vec<String> = unnoticed(&changes).iter().map(ToString::to_string).collect();
    println!("{} changes", changes.len());
    assert!(unnoticed.is_empty(), "no test of the card fails after these changes: {unnoticed:#?}");
}

#[test]
fn every_figure_of_a_card_can_be_changed() {
    for number in Number::all() {
        assert!(changes(number).next().is_some(), "{}", number.key());
    }
}

#[test]
fn a_change_reaches_the_games_of_the_tests() {
    let depot = |value| Change { number: Number::Text(kingsburg::module::Figure::DepotWood), value };
    assert!(!depot(1).is_noticed(), "the tests pass with the standard figure");
    assert!(depot(2).is_noticed());
}

/// A figure one lower and one higher, where that makes a game.
fn changes(number: Number) -> impl Iterator<Item = Change> {
    let standard = figures::standard();
    let value = number.get(standard);
    let values = [value - 1, value + 1].into_iter();
    values
        .filter(move |&value| number.set(standard, value).is_some())
        .map(move |value| Change { number, value })
}

/// The changes after which no test fails; as many runs at a time as there are processors.
fn unnoticed(changes: &[Change]) -> Vec<Change> {
    let next = AtomicUsize::new(0);
    let take = || changes.get(next.fetch_add(1, Ordering::Relaxed)).copied();
    let worker = || std::iter::from_fn(take).filter(|change| !change.is_noticed()).collect::<Vec<_>>();
    let threads = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(worker)).collect();
        workers.into_iter().flat_map(|worker| worker.join().expect("a worker ends")).collect()
    })
}

impl fmt::Display for Change {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}={}", self.number.key(), self.value)
    }
}

impl Change {
    /// Whether a test of its card fails.
    fn is_noticed(self) -> bool {
        let this = env::current_exe().expect("the tests are a program");
        let mut run = Command::new(this);
        run.arg(registry::filter(tests_of(self.number)))
            .env(CHANGE, self.to_string())
            .env("RUST_BACKTRACE", "0");
        let status = run.stdout(Stdio::null()).stderr(Stdio::null()).status();
        let noticed = !status.expect("the tests run").success();
        println!("{self}: {}", if noticed { "noticed" } else { "not noticed" });
        noticed
    }
}

/// The path of the tests that a figure concerns.
fn tests_of(number: Number) -> &'static str {
    match number {
        Number::Text(figure) => {
            let (id, _) = figure.key().split_once('.').expect("a figure has a card");
            let found = registry::all().find(|(card, _)| *card == id);
            found.expect("the card of a figure is a card of the rules").1
        }
        Number::Cost(building, _) | Number::Vp(building) | Number::Battle(building) => {
            building::tests_of(building)
        }
        Number::Invader(..) => registry::INVADERS,
    }
}
