//! Reasons for and against actions.

use serde::Serialize;

/// Why a squire likes or dislikes an action.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rationale {
    /// The agenda card gives me more to hope for than my rivals.
    SuitsMyHand,
    /// The agenda card gives my rivals more to hope for than me.
    SuitsRivals,
    /// The agenda card lets the roof be built while I would probably win.
    EndsWell,
    /// The agenda card lets the roof be built while I would probably not win.
    EndsBadly,
    /// What lies on the table may stay.
    LetsStand,
    /// The swap brings more than the privilege it costs.
    BetterAgenda,
    /// The swap brings less than the privilege it costs.
    SwapTooDear,
    /// Taking the card off the table is worth the privilege.
    WardsOffAgenda,
    /// Taking the card off the table is not worth the privilege.
    TakingTooDear,

    /// The bid should win a prize that is worth it.
    WinsAuction,
    /// The bid may win a prize that is worth it, or make a rival pay.
    TriesForPrize,
    /// The cards of the bid are worth more than the prize.
    BidTooDear,
    /// The bid would build the roof, and win the game.
    BuildsToWin,
    /// The bid would build the roof, and lose the game.
    BuildsToLose,
    /// The prize is worth nothing to me, or will be mine or another's to no effect.
    PrizeTooSmall,
    /// The cards are better kept than bid.
    KeepsCards,
    /// Passing gives up what was bid before the latest raise.
    CutsLosses,

    /// The farm completes a pair, which pays a card each autumn.
    CompletesPair,
    /// The farm is half a pair, or room for a worker.
    FoundsFarm,
    /// A worker's house is worth a point when I build.
    SendsWorker,
    /// The worker's farm is needed for a pair.
    FarmPaysMore,
    /// The target probably has no knight to answer.
    RaidsUnguarded,
    /// The target probably answers with a knight.
    RaidsGuarded,
    /// The target has been looted already this turn.
    BurnsWithoutLoot,
    /// The target probably loses a knight.
    BribesKnight,
    /// The target probably has no knight to bribe.
    BribeWasted,
    /// What is left in hand is better kept.
    KeepsTheRest,
    /// The knight saves a house, and denies loot.
    SavesHouse,
    /// A farm is lost, and with it its share of the income.
    LosesFarm,
    /// A worker's house is lost, and with it a point to come.
    LosesWorker,

    /// The privilege comes from the supply.
    TakesFromSupply,
    /// The privilege comes from a rival, who loses it.
    TakesFromRival,
    /// The card is worth this much to me.
    ChoosesCard,
    /// Half a hand is worth more than the privilege that the giver takes.
    PleadsForCards,
    /// The giver would gain more than I.
    PleaHelpsGiver,
    /// I ask for nothing.
    StaysProud,
    /// The tithe is paid with these cards.
    PaysTithe,
}

impl Rationale {
    /// Every reason.
    pub const ALL: [Rationale; 37] = [
        Rationale::SuitsMyHand,
        Rationale::SuitsRivals,
        Rationale::EndsWell,
        Rationale::EndsBadly,
        Rationale::LetsStand,
        Rationale::BetterAgenda,
        Rationale::SwapTooDear,
        Rationale::WardsOffAgenda,
        Rationale::TakingTooDear,
        Rationale::WinsAuction,
        Rationale::TriesForPrize,
        Rationale::BidTooDear,
        Rationale::BuildsToWin,
        Rationale::BuildsToLose,
        Rationale::PrizeTooSmall,
        Rationale::KeepsCards,
        Rationale::CutsLosses,
        Rationale::CompletesPair,
        Rationale::FoundsFarm,
        Rationale::SendsWorker,
        Rationale::FarmPaysMore,
        Rationale::RaidsUnguarded,
        Rationale::RaidsGuarded,
        Rationale::BurnsWithoutLoot,
        Rationale::BribesKnight,
        Rationale::BribeWasted,
        Rationale::KeepsTheRest,
        Rationale::SavesHouse,
        Rationale::LosesFarm,
        Rationale::LosesWorker,
        Rationale::TakesFromSupply,
        Rationale::TakesFromRival,
        Rationale::ChoosesCard,
        Rationale::PleadsForCards,
        Rationale::PleaHelpsGiver,
        Rationale::StaysProud,
        Rationale::PaysTithe,
    ];
}
