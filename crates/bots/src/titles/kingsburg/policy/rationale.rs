//! Rationales of the policy.

use serde::Serialize;

/// Why an action has its score.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rationale {
    /// The goods help towards a building.
    GoodsForBuilding,
    /// The goods pay for a building.
    CompletesABuilding,
    /// The soldiers are for the battle.
    SoldiersForWinter,
    /// It brings points at once.
    PointsAtOnce,
    /// It brings a +2 token.
    TokenForLater,
    /// It reaches an advisor that another player influences.
    ThroughAClosedDoor,
    /// The building completes its row.
    FillsTheRow,
    /// The strength will be needed in battle.
    NeedsDefence,
    /// The building's points are worth its price.
    BuildsForPoints,
    /// The building is for its effect, or for the next ones of its row.
    BuildsForItsEffect,
    /// Goods are kept for a better building.
    SavesGoods,
    /// The dice may become better.
    BetterDice,
    /// The dice are good as they are.
    DiceAreGood,
    /// A good or a token becomes a point.
    PointsForGoods,
    /// The goods received are worth more than those given.
    TradesUp,
    /// The good given up has the lowest value.
    GivesUpTheLeast,
    /// It reveals the invader.
    KnowsTheInvader,
    /// The troops have the best value for the battle.
    TroopsThatAreNeeded,
    /// The row is better on this side.
    BetterRow,
    /// The governor is worth the bid.
    BetterGovernor,
    /// The favour has the highest value.
    RegentsFavour,
    /// The whim has the highest value, relative to the other players' gains.
    WhimsBest,
    /// It is compulsory sooner or later.
    MustBe,
    /// No other rationale applies.
    NothingBetter,
}

impl Rationale {
    /// All rationales.
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
