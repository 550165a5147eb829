//! Diagrams: the board of a recorded game with numbered labels, for the rules.

use engine::{Eye, Seat};
use games::{DynMatch, Record};

/// A position to be shown with labels.
#[derive(Copy, Clone, Debug)]
pub struct Diagram {
    /// The record of a game.
    pub record: &'static str,
    /// How many of its plies are played.
    pub plies: usize,
    /// The seat that looks, from 0.
    pub seat: usize,
    /// The labels in the order of their numbers.
    pub labels: &'static [DiagramLabel],
}

/// Something on the board that a diagram explains.
#[derive(Copy, Clone, Debug)]
pub struct DiagramLabel {
    /// The message of its name, `PREFIX-diagram-NAME`; the attribute `text` is the explanation.
    pub message: &'static str,
    /// The id of the paragraph of the rules about it.
    pub rule: &'static str,
}

impl DiagramLabel {
    /// What the label is called on the board: the last part of its message.
    pub(crate) fn name(&self) -> &'static str {
        self.message.split_once("-diagram-").map_or(self.message, |(_, name)| name)
    }
}

/// The names of the players in diagrams.
pub(crate) const NAMES: [&str; 5] = ["Anna", "Bruno", "Clara", "David", "Emma"];

impl Diagram {
    /// Who looks.
    pub(crate) fn eye(&self) -> Eye {
        Eye::Seat(Seat::new(self.seat))
    }
}

/// The labels with these messages and rules.
macro_rules! labels {
    ($($message:literal => $rule:literal),* $(,)?) => { &[$(crate::DiagramLabel { message: $message, rule: $rule }),*] };
}

pub(crate) use labels;

/// The position of a diagram.
///
/// # Panics
/// If the record cannot be replayed: it is one of the golden games, which the tests replay.
pub(crate) fn position(diagram: &Diagram) -> Box<dyn DynMatch> {
    // The header is the first line of a record; every other line is a ply.
    let lines: Vec<&str> = diagram.record.lines().take(1 + diagram.plies).collect();
    let record = Record::parse(&lines.join("\n")).and_then(|record| record.replay(None));
    record.expect("a golden game can be replayed")
}
