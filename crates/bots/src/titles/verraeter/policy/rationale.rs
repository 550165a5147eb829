//! Rationales of the policy.

use serde::Serialize;

/// Why an action has its score.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rationale {
    /// A first estate on a land of the own side without a border.
    ShelteredHome,
    /// A first estate on a land of the own side at a border.
    HomeAtTheBorder,
    /// A first estate on a land of the other side, which pays only after the seat or the land changes sides.
    HomeAbroad,

    /// The own side will probably win the conflict, and the seat gains from it.
    PromisingConflict,
    /// The own side is weaker, but the seat gains as the traitor.
    ConflictForATraitor,
    /// Neither side is certain to win, and the expected value is small and positive.
    OpenConflict,
    /// The conflict helps rivals more than the seat.
    HelpsRivals,

    /// The other side is better, and the traitor changes to it.
    DesertsToWinners,
    /// Changing sides brings little more than the traitor's point.
    DesertsForThePoint,
    /// The diplomat's points may decide the conflict.
    DiplomacyDecides,
    /// The conflict does not depend on the diplomat.
    DiplomacyIsIdle,
    /// There is a valuable building to build.
    HasPlansToBuild,
    /// There is hardly anything left to build.
    NothingToBuild,
    /// Two certain points.
    SurePoints,
    /// Two certain points and the choice of the next conflict.
    SurePointsAndStrategy,
    /// The hand needs more cards than the estates bring.
    HandNeedsCards,
    /// The farmer's cards do not fit into the hand or have no use.
    CardsAreOfNoUse,

    /// No card is played because the conflict is won without.
    ConflictIsWon,
    /// No card is played because the conflict is lost anyway.
    ConflictIsLost,
    /// No card is played because cards are worth more later.
    SavesCards,
    /// These cards probably win the conflict.
    WinsConflict,
    /// These cards increase the probability of victory, but not above 1/2.
    RaisesChances,
    /// These cards change almost nothing.
    WastesCards,
    /// These cards have no later use.
    CardsAreFree,

    /// An estate that pays from now on.
    EstatePays,
    /// An estate on a land of the other side, for later rounds.
    EstateForLater,
    /// An office, for which cards in hand count as points.
    OfficeCounts,
    /// An office that is too early or too late.
    OfficeIsUntimely,
    /// An estate that is worth more as an office.
    EstateBecomesOffice,
    /// An office that is worth more as an estate.
    OfficeBecomesEstate,
    /// Nothing is built although something valuable could be.
    BuildsNothing,
    /// Nothing is worth building.
    AllIsBuilt,

    /// Weak cards are replaced by drawn ones.
    ReplacesWeakCards,
    /// The hand is better as it is.
    KeepsGoodCards,
    /// Good cards would be discarded.
    LosesGoodCards,
}

impl Rationale {
    /// All rationales.
    pub const ALL: [Rationale; 35] = [
        Rationale::ShelteredHome,
        Rationale::HomeAtTheBorder,
        Rationale::HomeAbroad,
        Rationale::PromisingConflict,
        Rationale::ConflictForATraitor,
        Rationale::OpenConflict,
        Rationale::HelpsRivals,
        Rationale::DesertsToWinners,
        Rationale::DesertsForThePoint,
        Rationale::DiplomacyDecides,
        Rationale::DiplomacyIsIdle,
        Rationale::HasPlansToBuild,
        Rationale::NothingToBuild,
        Rationale::SurePoints,
        Rationale::SurePointsAndStrategy,
        Rationale::HandNeedsCards,
        Rationale::CardsAreOfNoUse,
        Rationale::ConflictIsWon,
        Rationale::ConflictIsLost,
        Rationale::SavesCards,
        Rationale::WinsConflict,
        Rationale::RaisesChances,
        Rationale::WastesCards,
        Rationale::CardsAreFree,
        Rationale::EstatePays,
        Rationale::EstateForLater,
        Rationale::OfficeCounts,
        Rationale::OfficeIsUntimely,
        Rationale::EstateBecomesOffice,
        Rationale::OfficeBecomesEstate,
        Rationale::BuildsNothing,
        Rationale::AllIsBuilt,
        Rationale::ReplacesWeakCards,
        Rationale::KeepsGoodCards,
        Rationale::LosesGoodCards,
    ];
}
