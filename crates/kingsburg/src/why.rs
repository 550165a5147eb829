//! Reasons for refusing an action or a chance outcome.

/// A reason for refusing an action or a chance outcome.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum Reason {
    /// The game is over.
    GameOver,
    /// Another seat, or chance, must decide.
    NotYourTurn,
    /// The game has no such seat.
    NobodyThere,
    /// The action answers another question than the one that is asked.
    OtherQuestion,

    /// The building that would do this does not stand.
    NoSuchBuilding,
    /// It has been used this season.
    UsedThisSeason,
    /// It works in another season.
    OtherSeason,
    /// The dice do not all show the same.
    DiceDiffer,
    /// The dice total more than the power allows.
    TotalTooHigh,
    /// The seat has no such dice left.
    NoSuchDice,

    /// A group needs a coloured die.
    NoColouredDie,
    /// The seat has no +2 token.
    NoToken,
    /// A +2 token has been used in a group this season.
    TokenUsed,
    /// The group does not reach that advisor.
    OutOfReach,
    /// That advisor has been influenced this season, and the seat has no envoy.
    Occupied,
    /// A group may not have so many dice this year.
    TooManyDice,
    /// That advisor cannot be influenced.
    Closed,
    /// Nobody has influenced that advisor whom one could join.
    NobodyYet,
    /// The seat does not have the regent's seal.
    NoSeal,
    /// Another governor can do this.
    OtherGovernor,
    /// It belongs to another year.
    NotThisYear,
    /// It has been used this year.
    UsedThisYear,

    /// That good is not on offer.
    NotOnOffer,
    /// The seat does not have that good.
    NoSuchGood,

    /// It stands already.
    Stands,
    /// What is left of it in its row must stand first.
    NotNextInRow,
    /// The province has no such row in this game.
    NoSuchRow,
    /// The seat cannot pay for it.
    CannotPay,

    /// There are several prices: one must be named.
    PriceIsOpen,
    /// That is the plain price, which is not named.
    PlainPrice,
    /// Only buildings of column I are had for nothing.
    NotColumnOne,
    /// The seat still has goods.
    HasGoods,
    /// The victim must have more goods.
    NotRicher,
    /// The bid is not higher than the last, or more than a raise above it.
    BadBid,

    /// The price is another number of goods.
    WrongPrice,
    /// +2 tokens pay for soldiers only with the Recruiting Centre.
    TokensDoNotPay,

    /// The choice is not among those left.
    NotLeft,
    /// A seat cannot name itself.
    Oneself,
    /// The seat has no soldier to pay with.
    NoSoldier,
    /// The seat has no victory point to pay with.
    NoVp,

    /// No chance event is due.
    NotTheBox,
    /// Another kind of chance event is due.
    OtherDraw,
    /// The chance event rolls other dice, or another number of them.
    WrongDice,
    /// The order names every seat once.
    WrongOrder,
    /// That tile or card is not in the pile.
    NotInPile,
    /// The chance event draws other cards, or another number of them.
    WrongCards,
}

impl Reason {
    /// All reasons.
    pub const ALL: [Reason; 46] = [
        Reason::GameOver,
        Reason::NotYourTurn,
        Reason::NobodyThere,
        Reason::OtherQuestion,
        Reason::NoSuchBuilding,
        Reason::UsedThisSeason,
        Reason::OtherSeason,
        Reason::DiceDiffer,
        Reason::TotalTooHigh,
        Reason::NoSuchDice,
        Reason::NoColouredDie,
        Reason::NoToken,
        Reason::TokenUsed,
        Reason::OutOfReach,
        Reason::Occupied,
        Reason::TooManyDice,
        Reason::Closed,
        Reason::NobodyYet,
        Reason::NoSeal,
        Reason::OtherGovernor,
        Reason::NotThisYear,
        Reason::UsedThisYear,
        Reason::NotOnOffer,
        Reason::NoSuchGood,
        Reason::Stands,
        Reason::NotNextInRow,
        Reason::NoSuchRow,
        Reason::CannotPay,
        Reason::PriceIsOpen,
        Reason::PlainPrice,
        Reason::NotColumnOne,
        Reason::HasGoods,
        Reason::NotRicher,
        Reason::BadBid,
        Reason::WrongPrice,
        Reason::TokensDoNotPay,
        Reason::NotLeft,
        Reason::Oneself,
        Reason::NoSoldier,
        Reason::NoVp,
        Reason::NotTheBox,
        Reason::OtherDraw,
        Reason::WrongDice,
        Reason::WrongOrder,
        Reason::NotInPile,
        Reason::WrongCards,
    ];
}

/// Returns `Err(reason)` unless the condition holds.
#[inline(always)]
pub(crate) fn need(holds: bool, reason: Reason) -> Result<(), Reason> {
    if holds { Ok(()) } else { Err(reason) }
}

/// The reason of the default methods of [`Game`](engine::Game), which this game overrides.
impl From<engine::NotLegal> for Reason {
    fn from(_: engine::NotLegal) -> Reason {
        Reason::OtherQuestion
    }
}
