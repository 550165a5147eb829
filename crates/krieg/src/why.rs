//! Reasons for refusing an action or a chance outcome.

/// A reason for refusing an action or a chance outcome.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum Reason {
    /// The game is over.
    GameOver,
    /// Another seat, or chance, must decide.
    NotYourTurn,
    /// The action answers another question than the one that is asked.
    OtherQuestion,

    /// The seat does not hold that agenda card.
    NoSuchMatter,
    /// The seat has no privilege of that kind to pay with.
    NoSuchPrivilege,
    /// The card on the table may be taken only by one who has no agenda card.
    HasMatters,

    /// A raise needs at least one card.
    EmptyBid,
    /// The seat does not hold these cards.
    NotInHand,
    /// The total must exceed the highest bid.
    BidTooLow,

    /// The supply has no tile of that kind left.
    Exhausted,
    /// The supply still has a tile of that kind: only when it has none may one be taken from another.
    StillInSupply,
    /// That player has no such tile.
    NoTileThere,
    /// That player has fewer victory points (light).
    FewerPoints,
    /// A seat cannot name itself.
    Oneself,
    /// The game has no such seat.
    NobodyThere,

    /// It costs a grain card.
    NoGrain,
    /// No house is left in the reserve.
    NoReserve,
    /// It costs a workers card.
    NoWorkers,
    /// All workers' sites are taken.
    NoInnerSite,
    /// There would be more workers' houses than farms.
    TooFewFarms,
    /// It costs a knights card.
    NoKnights,
    /// That player has no house to burn.
    NothingToBurn,
    /// It costs a wealth card.
    NoWealth,
    /// There is no house on such a site.
    NoHouseThere,

    /// The deck has no card of that kind.
    NotInDeck,
    /// That player has fewer victory points than the one who pleads.
    PoorerThanYou,
    /// That player has too few cards to give half of them.
    TooFewCards,
    /// The tithe is another number of cards.
    WrongTithe,

    /// No chance event is due.
    NotTheBox,
    /// Another kind of chance event is due.
    OtherDraw,
    /// The chance event draws another number of cards.
    WrongCount,
    /// These cards cannot be drawn.
    NotInBox,
    /// The first adviser is settled otherwise.
    WrongAdviser,
}

impl Reason {
    /// All reasons.
    pub const ALL: [Reason; 33] = [
        Reason::GameOver,
        Reason::NotYourTurn,
        Reason::OtherQuestion,
        Reason::NoSuchMatter,
        Reason::NoSuchPrivilege,
        Reason::HasMatters,
        Reason::EmptyBid,
        Reason::NotInHand,
        Reason::BidTooLow,
        Reason::Exhausted,
        Reason::StillInSupply,
        Reason::NoTileThere,
        Reason::FewerPoints,
        Reason::Oneself,
        Reason::NobodyThere,
        Reason::NoGrain,
        Reason::NoReserve,
        Reason::NoWorkers,
        Reason::NoInnerSite,
        Reason::TooFewFarms,
        Reason::NoKnights,
        Reason::NothingToBurn,
        Reason::NoWealth,
        Reason::NoHouseThere,
        Reason::NotInDeck,
        Reason::PoorerThanYou,
        Reason::TooFewCards,
        Reason::WrongTithe,
        Reason::NotTheBox,
        Reason::OtherDraw,
        Reason::WrongCount,
        Reason::NotInBox,
        Reason::WrongAdviser,
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
