//! Reasons for and against actions.

use serde::Serialize;

/// Why a squire likes or dislikes an action.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Why {
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

impl Why {
    /// Every reason.
    pub const ALL: [Why; 37] = [
        Why::SuitsMyHand,
        Why::SuitsRivals,
        Why::EndsWell,
        Why::EndsBadly,
        Why::LetsStand,
        Why::BetterAgenda,
        Why::SwapTooDear,
        Why::WardsOffAgenda,
        Why::TakingTooDear,
        Why::WinsAuction,
        Why::TriesForPrize,
        Why::BidTooDear,
        Why::BuildsToWin,
        Why::BuildsToLose,
        Why::PrizeTooSmall,
        Why::KeepsCards,
        Why::CutsLosses,
        Why::CompletesPair,
        Why::FoundsFarm,
        Why::SendsWorker,
        Why::FarmPaysMore,
        Why::RaidsUnguarded,
        Why::RaidsGuarded,
        Why::BurnsWithoutLoot,
        Why::BribesKnight,
        Why::BribeWasted,
        Why::KeepsTheRest,
        Why::SavesHouse,
        Why::LosesFarm,
        Why::LosesWorker,
        Why::TakesFromSupply,
        Why::TakesFromRival,
        Why::ChoosesCard,
        Why::PleadsForCards,
        Why::PleaHelpsGiver,
        Why::StaysProud,
        Why::PaysTithe,
    ];
}
