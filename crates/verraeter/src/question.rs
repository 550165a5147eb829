//! The questions that a seat must answer.

/// The question that a seat must answer now.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case", tag = "ask"))]
pub enum Ask {
    /// Under which land to place one's first estate.
    FirstEstate,
    /// Between which two lands the conflict of this round is.
    Conflict,
    /// Which action card to take.
    Role,
    /// Which supply cards to play.
    Supply,
    /// Whether to place a building or to turn one over.
    Build,
    /// Which cards to discard before drawing, where the hand would hold more than five: the more are discarded,
    /// the more are drawn, up to what is due.
    Limit {
        /// How many cards are due.
        due: u8,
        /// How many of them exceed the hand limit: at most so many may be discarded.
        excess: u8,
    },
}
