//! Why something is not allowed.

/// A reason against an action, or against what the box is said to have drawn.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum Reason {
    /// The game is over.
    GameOver,
    /// Nobody sits there.
    NobodyThere,
    /// Another seat, or the box, has to move.
    NotYourTurn,
    /// The action answers another question than the one that is open.
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
    /// No more cards may be discarded than find no room in the hand.
    TooManyDiscarded,

    /// The box has nothing to say now.
    NotTheBox,
    /// The box was asked for something else.
    OtherDraw,
    /// The box was asked for another number of cards.
    WrongCount,
    /// The box does not hold these cards.
    NotInBox,
    /// The ring is made of each kind of land twice, once for each house.
    WrongRing,
    /// The start player is settled otherwise.
    WrongStart,
}

impl Reason {
    /// Every reason.
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

/// `Err(reason)` unless something holds.
#[inline(always)]
pub(crate) fn need(holds: bool, reason: Reason) -> Result<(), Reason> {
    if holds { Ok(()) } else { Err(reason) }
}

/// The answer of the defaults of [`Game`](engine::Game), which this game does not use.
impl From<engine::NotLegal> for Reason {
    fn from(_: engine::NotLegal) -> Reason {
        Reason::OtherQuestion
    }
}
