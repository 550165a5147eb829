//! The reasons that a squire gives.

use serde::Serialize;

/// Why a squire likes or dislikes an action.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rationale {
    /// A first estate on a land of his own house that no border touches.
    ShelteredHome,
    /// A first estate on a land of his own house, at a border.
    HomeAtTheBorder,
    /// A first estate on a land of the other house: it brings nothing before he or the land changes sides.
    HomeAbroad,

    /// His side will probably win the conflict here, and he gains by it.
    PromisingConflict,
    /// His side is weaker here, but the other one would have him if he took the traitor.
    ConflictForATraitor,
    /// Neither side is sure to win, and on balance it is worth a little.
    OpenConflict,
    /// The conflict here helps his rivals more than him.
    HelpsRivals,

    /// The other side is the better one to stand on: he goes over.
    DesertsToWinners,
    /// Going over brings little but its point.
    DesertsForThePoint,
    /// A diplomat's points may turn the conflict.
    DiplomacyDecides,
    /// The conflict is decided without a diplomat.
    DiplomacyIsIdle,
    /// There is something worth building.
    HasPlansToBuild,
    /// There is hardly anything left to build.
    NothingToBuild,
    /// Two points for sure.
    SurePoints,
    /// Two points for sure, and the choice of the next conflict.
    SurePointsAndStrategy,
    /// His hand needs cards more than his estates bring.
    HandNeedsCards,
    /// The farmer's cards would find no room or no use.
    CardsAreOfNoUse,

    /// No card is needed: the conflict is won without.
    ConflictIsWon,
    /// No card is played: the conflict is lost anyway.
    ConflictIsLost,
    /// No card is played: they are worth more later.
    SavesCards,
    /// These cards probably win the conflict.
    WinsConflict,
    /// These cards make victory likelier, but not likely.
    RaisesChances,
    /// These cards change next to nothing.
    WastesCards,
    /// These cards would be worth nothing later, so they may as well fight.
    CardsAreFree,

    /// An estate that pays from now on.
    EstatePays,
    /// An estate on a land of the other house, for later.
    EstateForLater,
    /// An office: cards in hand will be points.
    OfficeCounts,
    /// An office comes too early or too late.
    OfficeIsUntimely,
    /// The estate has done its work and becomes an office.
    EstateBecomesOffice,
    /// The office becomes an estate, for its cards.
    OfficeBecomesEstate,
    /// Building nothing wastes the builder.
    BuildsNothing,
    /// Everything stands as it should.
    AllIsBuilt,

    /// Weak cards make room for others.
    ReplacesWeakCards,
    /// The hand is as good as it will get.
    KeepsGoodCards,
    /// Good cards would be given away.
    LosesGoodCards,
}

impl Rationale {
    /// Every reason.
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
