//! Reasons.

use serde::Serialize;

/// Why a squire likes or dislikes an action.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rationale {
    /// The goods help towards a building.
    GoodsForBuilding,
    /// With the goods a building can be paid for.
    CompletesABuilding,
    /// The soldiers are for winter.
    SoldiersForWinter,
    /// It brings points now.
    PointsAtOnce,
    /// It brings a +2 token.
    TokenForLater,
    /// It is for the aid of an advisor whom another influences.
    ThroughAClosedDoor,
    /// The building is the last of its row.
    FillsTheRow,
    /// The strength will be needed in battle.
    NeedsDefence,
    /// The building's points are worth its price.
    BuildsForPoints,
    /// The building is for what it does, or for what comes behind it.
    BuildsForItsEffect,
    /// Goods are kept for something better.
    SavesGoods,
    /// The dice may become better.
    BetterDice,
    /// The dice are good as they lie.
    DiceAreGood,
    /// A good or a token becomes a point.
    PointsForGoods,
    /// What is got is worth more than what is given.
    TradesUp,
    /// What is given up is missed least.
    GivesUpTheLeast,
    /// It is good to know who comes in winter.
    KnowsTheInvader,
    /// As many troops as the battle is worth.
    TroopsThatAreNeeded,
    /// The row is better on this side.
    BetterRow,
    /// The governor is worth it.
    BetterGovernor,
    /// The regent's favour that helps most.
    RegentsFavour,
    /// The most that a whim gives, the others' share taken off.
    WhimsBest,
    /// It has to be done sooner or later.
    MustBe,
    /// There is nothing to say for it.
    NothingBetter,
}

impl Rationale {
    /// Every reason.
    pub const ALL: [Rationale; 24] = [
        Rationale::GoodsForBuilding,
        Rationale::CompletesABuilding,
        Rationale::SoldiersForWinter,
        Rationale::PointsAtOnce,
        Rationale::TokenForLater,
        Rationale::ThroughAClosedDoor,
        Rationale::FillsTheRow,
        Rationale::NeedsDefence,
        Rationale::BuildsForPoints,
        Rationale::BuildsForItsEffect,
        Rationale::SavesGoods,
        Rationale::BetterDice,
        Rationale::DiceAreGood,
        Rationale::PointsForGoods,
        Rationale::TradesUp,
        Rationale::GivesUpTheLeast,
        Rationale::KnowsTheInvader,
        Rationale::TroopsThatAreNeeded,
        Rationale::BetterRow,
        Rationale::BetterGovernor,
        Rationale::RegentsFavour,
        Rationale::WhimsBest,
        Rationale::MustBe,
        Rationale::NothingBetter,
    ];
}
