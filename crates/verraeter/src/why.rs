//! Reasons for refusing an action or a chance outcome.

/// A reason for refusing an action or a chance outcome.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum Reason {
    /// The game is over.
    GameOver,
    /// The game has no such seat.
    NobodyThere,
    /// Another seat, or chance, must decide.
    NotYourTurn,
    /// The action answers another question than the one that is asked.
    OtherQuestion,

    /// There is a building under that land already.
    HasBuilding,
    /// Both lands at that border belong to one house.
    SameHouse,
    /// That action card is not among those that were passed on.
    NotOffered,
    /// The seat does not hold these cards.
    NotInHand,
    /// All building cards have been placed.
    NoneInReserve,
    /// There would be more than two offices.
    TooManyOffices,
    /// There is no building under that land.
    NoBuilding,
    /// The building there is another's.
    NotYours,
    /// No more cards may be discarded than exceed the hand limit.
    TooManyDiscarded,

    /// No chance event is due.
    NotTheBox,
    /// Another kind of chance event is due.
    OtherDraw,
    /// The chance event draws another number of cards.
    WrongCount,
    /// These cards cannot be drawn.
    NotInBox,
    /// The ring is made of each kind of land twice, once for each house.
    WrongRing,
    /// The start player is settled otherwise.
    WrongStart,
}

impl Reason {
    /// All reasons.
    pub const ALL: [Reason; 19] = [
        Reason::GameOver,
        Reason::NobodyThere,
        Reason::NotYourTurn,
        Reason::OtherQuestion,
        Reason::HasBuilding,
        Reason::SameHouse,
        Reason::NotOffered,
        Reason::NotInHand,
        Reason::NoneInReserve,
        Reason::TooManyOffices,
        Reason::NoBuilding,
        Reason::NotYours,
        Reason::TooManyDiscarded,
        Reason::NotTheBox,
        Reason::OtherDraw,
        Reason::WrongCount,
        Reason::NotInBox,
        Reason::WrongRing,
        Reason::WrongStart,
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
