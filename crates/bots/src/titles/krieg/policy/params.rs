//! The parameters of the policy, tuned in games of one squire against three.

/// The bound of scores.
pub(super) const MOST_WORTH: f32 = 20.0;

/// The parameters of the policy, in victory points unless stated otherwise.
#[derive(Copy, Clone, Debug)]
pub(super) struct Params {
    /// The factor from victory points to scores.
    pub(super) score_factor: f32,
    /// The factor from victory points to scores for bids, which have many alternatives.
    pub(super) bid_score_factor: f32,
    /// The value of an average card.
    pub(super) card: f32,
    /// The value of a card at the end of the game, relative to an early one: the last auctions are expensive, and cards break
    /// ties.
    pub(super) late_card_factor: f32,
    /// The additional value of each card in a small hand.
    pub(super) small_hand_card: f32,
    /// The probability that a hidden card of a rival is a knight, relative to the share of knights; below 1, because knights are
    /// spent early.
    pub(super) hidden_knight_factor: f32,
    /// The weight of the expected auction value in the value of a card, from 0 to 1.
    pub(super) auction_value_weight: f32,
    /// The mean number of years per part of the cathedral.
    pub(super) years_per_part: f32,
    /// The maximum number of years that values take into account.
    pub(super) horizon: f32,
    /// The value of being the adviser, who chooses the next problem and acts first.
    pub(super) adviser: f32,
    /// The value of a privilege per year.
    pub(super) privilege: f32,
    /// The number of missing parts at which a worker's house is used with probability 1/2.
    pub(super) parts_per_worker: f32,
    /// The cost of a rival's gain, as a share of it.
    pub(super) rival_gain_cost: f32,
    /// The increase of that share for each point by which the rival leads.
    pub(super) rival_gain_cost_per_lead: f32,
    /// The value of winning the game when it ends.
    pub(super) win: f32,

    /// The value of a knight above an average card.
    pub(super) knight: f32,
    /// The value of a cup above an average card.
    pub(super) cup: f32,
    /// The value of a hammer above an average card, while there is a site for a worker.
    pub(super) hammer: f32,
    /// The value of grain above an average card, while there are houses in reserve.
    pub(super) grain: f32,
    /// The loss of value of a card that the tithe would take, as a share of an average card.
    pub(super) tithe_loss: f32,

    /// The share of a rival's limit up to which the rival always bids.
    pub(super) sure_bid_share: f32,
    /// The share of a rival's limit above which the rival always passes.
    pub(super) sure_pass_share: f32,
    /// The strength that a rival bids per victory point of the prize.
    pub(super) bid_per_point: f32,
    /// The increase of a rival's limit per strength already bid.
    pub(super) limit_per_bid: f32,
    /// The value of being outbid: the rival spends more cards.
    pub(super) outbid: f32,
    /// The cost of a prize for its winner, as a share of it, estimated in winter.
    pub(super) prize_cost_share: f32,
    /// The value of proposing a part in winter, per point of lead.
    pub(super) part_per_lead: f32,

    /// The value of the second farm of a pair per year.
    pub(super) pair: f32,
    /// The value of the first farm of a pair per year.
    pub(super) half_pair: f32,
    /// The value of sending a worker, relative to a house that is certainly used.
    pub(super) worker: f32,
    /// The value of a worker's house that is used now and returns to the reserve.
    pub(super) used_worker: f32,
    /// The additional value of a worker if the adviser can propose the next part.
    pub(super) worker_before_part: f32,
    /// The value of two looted cards, in average cards.
    pub(super) loot: f32,
    /// The value of a rival's burned house.
    pub(super) burned_house: f32,
    /// The value of keeping a knight, per rival who acts later this summer.
    pub(super) knight_per_threat: f32,
    /// The value of a rival's bribed knight.
    pub(super) bribed_knight: f32,
    /// The number of knights that are useful in a hand.
    pub(super) knights_wanted: f32,
    /// The additional value of a second privilege of a kind; negative, because the discards may not hold enough cards of it.
    pub(super) second_privilege: f32,
}

/// The parameters that squires use.
pub(super) const PARAMS: Params = Params {
    score_factor: 12.0,
    bid_score_factor: 16.0,
    card: 0.41,
    late_card_factor: 1.35,
    small_hand_card: 0.1,
    hidden_knight_factor: 0.7,
    auction_value_weight: 0.94,
    years_per_part: 3.1,
    horizon: 8.0,
    adviser: 0.1,
    privilege: 0.11,
    parts_per_worker: 0.5,
    rival_gain_cost: 0.05,
    rival_gain_cost_per_lead: 0.07,
    win: 5.0,
    knight: 0.17,
    cup: -0.12,
    hammer: 0.085,
    grain: 0.1,
    tithe_loss: 0.6,
    sure_bid_share: 0.6,
    sure_pass_share: 1.18,
    bid_per_point: 2.0,
    limit_per_bid: 0.12,
    outbid: -0.08,
    prize_cost_share: 0.7,
    part_per_lead: 0.04,
    pair: 0.07,
    half_pair: 0.06,
    worker: 0.7,
    used_worker: 0.6,
    worker_before_part: 0.15,
    loot: 5.0,
    burned_house: 0.17,
    knight_per_threat: 0.085,
    bribed_knight: 0.2,
    knights_wanted: 3.3,
    second_privilege: -0.1,
};
