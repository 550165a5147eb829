//! The spots of the board.

use core::fmt;
use verraeter::{Action, Border, Cards, Face, Place, Role, Value};

/// A piece or a place of the board that is part of an action.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Spot {
    /// A land.
    Land(Place),
    /// The building under a land.
    Building(Place),
    /// Where two lands meet.
    Border(Border),
    /// An action card.
    Role(Role),
    /// A supply card in hand.
    Card(Value),
    /// A side of a building card that is not placed yet.
    Face(Face),
    /// Playing no supply card. It has no place on the board.
    NoSupply,
    /// Discarding nothing. It has no place on the board.
    NoDiscard,
    /// Building nothing. It has no place on the board.
    Pass,
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Spot::Land(at) => write!(f, "land-{at}"),
            Spot::Building(at) => write!(f, "building-{at}"),
            Spot::Border(border) => write!(f, "border-{border}"),
            Spot::Role(role) => write!(f, "role-{role}"),
            Spot::Card(value) => write!(f, "card-{}", value.cp()),
            Spot::Face(face) => write!(f, "build-{}", face.word()),
            Spot::NoSupply => f.write_str("no-supply"),
            Spot::NoDiscard => f.write_str("no-discard"),
            Spot::Pass => f.write_str("pass"),
        }
    }
}

/// Returns the spots of an action.
pub(super) fn of(action: &Action) -> Vec<Spot> {
    match *action {
        Action::Estate(at) => vec![Spot::Land(at)],
        Action::Conflict(border) => vec![Spot::Border(border)],
        Action::Pick(role) => vec![Spot::Role(role)],
        Action::Supply(Cards::NONE) => vec![Spot::NoSupply],
        Action::Discard(Cards::NONE) => vec![Spot::NoDiscard],
        Action::Supply(cards) | Action::Discard(cards) => each(cards).map(Spot::Card).collect(),
        Action::Build { face, at } => vec![Spot::Face(face), Spot::Land(at)],
        Action::Turn(at) => vec![Spot::Building(at)],
        Action::Pass => vec![Spot::Pass],
    }
}

/// Supply cards one by one, the lowest first.
pub(super) fn each(cards: Cards) -> impl Iterator<Item = Value> {
    Value::ALL.into_iter().flat_map(move |value| (0..cards[value]).map(move |_| value))
}
