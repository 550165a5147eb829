//! The parameters of the policy, tuned in games of one squire against three.

/// The bound of scores.
pub(super) const MOST_WORTH: f32 = 20.0;

/// The parameters of the policy, in victory points unless stated otherwise.
#[derive(Copy, Clone, Debug)]
pub(super) struct Params {
    /// The factor from victory points to scores.
    pub(super) keenness: f32,
    /// The factor from victory points to scores for bids, which have many alternatives.
    pub(super) bid_keenness: f32,
    /// The value of an average card.
    pub(super) card: f32,
    /// The value of a card at the end of the game, relative to an early one: the last auctions are expensive, and cards break
    /// ties.
    pub(super) late: f32,
    /// The additional value of each card in a small hand.
    pub(super) thin: f32,
    /// The probability that a hidden card of a rival is a knight, relative to the share of knights; below 1, because knights are
    /// spent early.
    pub(super) wary: f32,
    /// The weight of the expected auction value in the value of a card, from 0 to 1.
    pub(super) foresight: f32,
    /// The mean number of years per part of the cathedral.
    pub(super) years_a_part: f32,
    /// The maximum number of years that values take into account.
    pub(super) horizon: f32,
    /// The value of being the adviser, who chooses the next problem and acts first.
    pub(super) adviser: f32,
    /// The value of a privilege per year.
    pub(super) tile: f32,
    /// The number of missing parts at which a worker's house is used with probability 1/2.
    pub(super) payday: f32,
    /// The cost of a rival's gain, as a share of it.
    pub(super) envy: f32,
    /// The increase of that share for each point by which the rival leads.
    pub(super) envy_a_point: f32,
    /// The value of winning the game when it ends.
    pub(super) game: f32,

    /// The value of a knight above an average card.
    pub(super) knight: f32,
    /// The value of a cup above an average card.
    pub(super) cup: f32,
    /// The value of a hammer above an average card, while there is a site for a worker.
    pub(super) hammer: f32,
    /// The value of grain above an average card, while there are houses in reserve.
    pub(super) grain: f32,
    /// The loss of value of a card that the tithe would take, as a share of an average card.
    pub(super) surplus: f32,

    /// The share of a rival's limit up to which the rival always bids.
    pub(super) bids_on: f32,
    /// The share of a rival's limit above which the rival always passes.
    pub(super) passes: f32,
    /// The strength that a rival bids per victory point of the prize.
    pub(super) pays_a_point: f32,
    /// The increase of a rival's limit per strength already bid.
    pub(super) committed: f32,
    /// The value of being outbid: the rival spends more cards.
    pub(super) bluff: f32,
    /// The cost of a prize for its winner, as a share of it, estimated in winter.
    pub(super) price: f32,
    /// The value of proposing a part in winter, per point of lead.
    pub(super) haste: f32,

    /// The value of the second farm of a pair per year.
    pub(super) pair: f32,
    /// The value of the first farm of a pair per year.
    pub(super) half_pair: f32,
    /// The value of sending a worker, relative to a house that is certainly used.
    pub(super) worker: f32,
    /// The value of a worker's house that is used now and returns to the reserve.
    pub(super) paid: f32,
    /// The additional value of a worker if the adviser can propose the next part.
    pub(super) planned: f32,
    /// The value of two looted cards, in average cards.
    pub(super) loot: f32,
    /// The value of a rival's burned house.
    pub(super) burned: f32,
    /// The value of keeping a knight, per rival who acts later this summer.
    pub(super) guard: f32,
    /// The value of a rival's bribed knight.
    pub(super) bribed: f32,
    /// The number of knights that are useful in a hand.
    pub(super) knights_wanted: f32,
    /// The additional value of a second privilege of a kind; negative, because the discards may not hold enough cards of it.
    pub(super) second_tile: f32,
}

/// The parameters that squires use.
pub(super) const PARAMS: Params = Params {
    keenness: 12.0,
    bid_keenness: 16.0,
    card: 0.41,
    late: 1.35,
    thin: 0.1,
    wary: 0.7,
    foresight: 0.94,
    years_a_part: 3.1,
    horizon: 8.0,
    adviser: 0.1,
    tile: 0.11,
    payday: 0.5,
    envy: 0.05,
    envy_a_point: 0.07,
    game: 5.0,
    knight: 0.17,
    cup: -0.12,
    hammer: 0.085,
    grain: 0.1,
    surplus: 0.6,
    bids_on: 0.6,
    passes: 1.18,
    pays_a_point: 2.0,
    committed: 0.12,
    bluff: -0.08,
    price: 0.7,
    haste: 0.04,
    pair: 0.07,
    half_pair: 0.06,
    worker: 0.7,
    paid: 0.6,
    planned: 0.15,
    loot: 5.0,
    burned: 0.17,
    guard: 0.085,
    bribed: 0.2,
    knights_wanted: 3.3,
    second_tile: -0.1,
};
