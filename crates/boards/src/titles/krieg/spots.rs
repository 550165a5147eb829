//! The spots of the board, and those of each action.

use engine::Seat;
use krieg::{Action, Cards, Good, Matter, Site};
use std::fmt;

/// A place on the board that can be selected.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Spot {
    /// A resource card in the observer's hand.
    Card(Good),
    /// An agenda card in the observer's hand.
    Matter(Matter),
    /// The agenda card on the table.
    Agenda,
    /// A privilege of the observer.
    Mine(Good),
    /// A privilege of another player.
    Tile(Seat, Good),
    /// A privilege in the supply.
    Supply(Good),
    /// A card of this kind in the deck.
    Deck(Good),
    /// A free site of the observer.
    Free(Site),
    /// A house of the observer.
    TableGame(Site),
    /// The fief of another player.
    Fief(Seat),
    /// The hand of another player.
    Hand(Seat),
    /// Passing. It has no place on the board.
    Pass,
    /// Ending the turn. It has no place on the board.
    Done,
    /// A bid without a card. It is never legal and has no place on the board.
    Bid,
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Spot::Card(good) => write!(f, "card-{}", word(good)),
            Spot::Matter(matter) => write!(f, "matter-{}", matter_word(matter)),
            Spot::Agenda => f.write_str("agenda"),
            Spot::Mine(good) => write!(f, "mine-{}", word(good)),
            Spot::Tile(seat, good) => write!(f, "tile-{seat}-{}", word(good)),
            Spot::Supply(good) => write!(f, "supply-{}", word(good)),
            Spot::Deck(good) => write!(f, "deck-{}", word(good)),
            Spot::Free(site) => write!(f, "free-{}", site.word()),
            Spot::TableGame(site) => write!(f, "house-{}", site.word()),
            Spot::Fief(seat) => write!(f, "fief-{seat}"),
            Spot::Hand(seat) => write!(f, "hand-{seat}"),
            Spot::Pass => f.write_str("pass"),
            Spot::Done => f.write_str("done"),
            Spot::Bid => f.write_str("bid"),
        }
    }
}

/// Returns a kind of card as a part of names: of spots, symbols and messages.
pub(super) fn word(good: Good) -> &'static str {
    match good {
        Good::Knights => "knights",
        Good::Wealth => "wealth",
        Good::Workers => "workers",
        Good::Grain => "grain",
    }
}

/// Returns an agenda card as a part of names.
pub(super) fn matter_word(matter: Matter) -> String {
    format!("{}-{}", matter.problem.word(), matter.symbol.word())
}

/// Returns the spots of an action: first the payment, then the target.
pub(super) fn of(action: Action) -> Vec<Spot> {
    match action {
        Action::Play(matter) => vec![Spot::Matter(matter)],
        Action::Swap { pay, play } => vec![Spot::Mine(pay), Spot::Matter(play)],
        Action::Take { pay } => vec![Spot::Mine(pay), Spot::Agenda],
        Action::Pass => vec![Spot::Pass],
        Action::Bid(Cards::NONE) => vec![Spot::Bid],
        Action::Bid(cards) | Action::Discard(cards) => from_hand(cards),
        Action::Privilege { good, from: None } => vec![Spot::Supply(good)],
        Action::Privilege { good, from: Some(seat) } => vec![Spot::Tile(seat, good)],
        Action::Farm => vec![Spot::Card(Good::Grain), Spot::Free(Site::Outer)],
        Action::Worker => vec![Spot::Card(Good::Workers), Spot::Free(Site::Inner)],
        Action::Attack(seat) => vec![Spot::Card(Good::Knights), Spot::Fief(seat)],
        Action::Bribe(seat) => vec![Spot::Card(Good::Wealth), Spot::Hand(seat)],
        Action::Done => vec![Spot::Done],
        Action::Defend => vec![Spot::Card(Good::Knights)],
        Action::Lose(site) => vec![Spot::TableGame(site)],
        Action::Choose(good) => vec![Spot::Deck(good)],
        Action::Plead(seat) => vec![Spot::Hand(seat)],
    }
}

fn from_hand(cards: Cards) -> Vec<Spot> {
    (0..cards.total()).map(|n| Spot::Card(cards.nth(n))).collect()
}
