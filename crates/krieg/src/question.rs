//! The questions that a seat must answer.

use engine::Seat;

/// The question that a seat must answer now.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case", tag = "ask"))]
pub enum Ask {
    /// Which agenda card to play.
    Play,
    /// Whether to swap the agenda card on the table, or, without agenda cards, to take it.
    Swap,
    /// Whether to raise, and with which cards, or to pass.
    Bid {
        /// The highest total so far.
        high: u8,
    },
    /// Which privilege to take, and from where.
    Privilege,
    /// What to do next this summer.
    Act,
    /// Whether to meet an attack with a knight, or which house to lose.
    Answer {
        /// Who attacks.
        by: Seat,
    },
    /// Which card to take from the deck as the first of one's income.
    FirstCard,
    /// Whether to plead with the king, and whose cards to ask for.
    Plea,
    /// Which cards to give up as tithe.
    Tithe {
        /// How many.
        due: u8,
    },
}
