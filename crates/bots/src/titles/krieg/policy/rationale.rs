//! Rationales of the policy.

use serde::Serialize;

/// Why an action has its score.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rationale {
    /// The agenda card favours the seat more than its rivals.
    SuitsMyHand,
    /// The agenda card favours the rivals more than the seat.
    SuitsRivals,
    /// The agenda card allows the roof, and the seat would probably win.
    EndsWell,
    /// The agenda card allows the roof, and the seat would probably not win.
    EndsBadly,
    /// The agenda card on the table may stay.
    LetsStand,
    /// The swap is worth more than the privilege it costs.
    BetterAgenda,
    /// The swap is worth less than the privilege it costs.
    SwapTooDear,
    /// Taking the card off the table is worth the privilege.
    WardsOffAgenda,
    /// Taking the card off the table is not worth the privilege.
    TakingTooDear,

    /// The bid will probably win a prize that is worth its cards.
    WinsAuction,
    /// The bid may win a prize that is worth its cards, or make a rival pay more.
    TriesForPrize,
    /// The cards of the bid are worth more than the prize.
    BidTooDear,
    /// The bid builds the roof and wins the game.
    BuildsToWin,
    /// The bid builds the roof and loses the game.
    BuildsToLose,
    /// The prize has no value for the seat.
    PrizeTooSmall,
    /// The cards are worth more in hand than in the bid.
    KeepsCards,
    /// Passing gives up the cards bid before the latest raise.
    CutsLosses,

    /// The farm completes a pair, which pays a card each autumn.
    CompletesPair,
    /// The farm is the first of a pair, or a site for a worker.
    FoundsFarm,
    /// A worker's house is worth a point when the seat builds a part.
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
    /// The remaining cards are worth more in hand.
    KeepsTheRest,
    /// The knight saves a house and prevents loot.
    SavesHouse,
    /// A farm is lost, and with it its share of the income.
    LosesFarm,
    /// A worker's house is lost, and with it a point to come.
    LosesWorker,

    /// The privilege comes from the supply.
    TakesFromSupply,
    /// The privilege comes from a rival, who loses it.
    TakesFromRival,
    /// The card has the highest value for the seat.
    ChoosesCard,
    /// Half of the rival's hand is worth more than the privilege it costs.
    PleadsForCards,
    /// The rival would gain more than the seat.
    PleaHelpsGiver,
    /// The seat does not plead.
    StaysProud,
    /// The tithe is paid with the cards of the lowest value.
    PaysTithe,
}

impl Rationale {
    /// All rationales.
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
