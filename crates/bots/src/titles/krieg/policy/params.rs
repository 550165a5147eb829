//! The figures of a squire's reckoning, tuned by duels of one squire against three.

/// The most and, negative, the least that an action is said to be worth.
pub(super) const MOST_WORTH: f32 = 20.0;

/// How a squire weighs things, in victory points unless it says otherwise.
#[derive(Copy, Clone, Debug)]
pub(super) struct Params {
    /// Worth of an action for each victory point it brings: so sharp that chance mostly picks good ones.
    pub(super) keenness: f32,
    /// The same for bids, of which there are many.
    pub(super) bid_keenness: f32,
    /// An ordinary card in hand.
    pub(super) card: f32,
    /// A card at the very end, against one earlier: the last auctions are the dearest, and cards break ties.
    pub(super) late: f32,
    /// What each card more is worth in a thin hand.
    pub(super) thin: f32,
    /// How much likelier than chance a hidden card of a rival is a knight; below 1, since knights are soon spent.
    pub(super) wary: f32,
    /// How far a card's worth follows what it will count in coming auctions, from 0 to 1.
    pub(super) foresight: f32,
    /// Years that pass for each part still to be built.
    pub(super) years_a_part: f32,
    /// Years beyond which a squire does not look.
    pub(super) horizon: f32,
    /// Being adviser: choosing the next problem, acting first.
    pub(super) adviser: f32,
    /// A privilege, each year.
    pub(super) tile: f32,
    /// Parts still to be built at which a worker's house has an even chance to be paid.
    pub(super) payday: f32,
    /// What a rival's gain costs oneself, as a share of it.
    pub(super) envy: f32,
    /// How much more so for each point that the rival is ahead.
    pub(super) envy_a_point: f32,
    /// The game itself, when it is decided.
    pub(super) game: f32,

    /// A knight in hand beyond an ordinary card.
    pub(super) knight: f32,
    /// A cup beyond an ordinary card.
    pub(super) cup: f32,
    /// A hammer beyond an ordinary card, while there is room for a worker.
    pub(super) hammer: f32,
    /// Grain beyond an ordinary card, while there are houses in reserve.
    pub(super) grain: f32,
    /// What a card loses that the tithe would take, as a share of an ordinary card.
    pub(super) surplus: f32,

    /// Share of a rival's limit below which he surely bids on.
    pub(super) bids_on: f32,
    /// Share of a rival's limit above which he surely passes.
    pub(super) passes: f32,
    /// Value in cards that a rival pays for each victory point of the prize.
    pub(super) pays_a_point: f32,
    /// How much further a rival goes for what he has bid already, as a share of it.
    pub(super) committed: f32,
    /// What being overbid is worth: a rival pays more.
    pub(super) bluff: f32,
    /// What a prize costs its winner, as a share of it, as seen in winter.
    pub(super) price: f32,
    /// How much a part is liked in winter for each point ahead.
    pub(super) haste: f32,

    /// The second farm of a pair, each year.
    pub(super) pair: f32,
    /// The first farm of a pair, each year.
    pub(super) half_pair: f32,
    /// A worker's house that is sent, against one that is surely paid.
    pub(super) worker: f32,
    /// A worker's house that is paid now and returns to the reserve: a point, less what it might bring later.
    pub(super) paid: f32,
    /// What is added to it if the adviser can have the next part built.
    pub(super) planned: f32,
    /// Two cards of loot, in ordinary cards.
    pub(super) loot: f32,
    /// A rival's burned house.
    pub(super) burned: f32,
    /// A knight kept against each rival who acts later this summer.
    pub(super) guard: f32,
    /// A rival's bribed knight.
    pub(super) bribed: f32,
    /// Knights that a hand wants.
    pub(super) knights_wanted: f32,
    /// How much better a second tile of a kind is than the first; negative, since the discards may lack its cards.
    pub(super) second_tile: f32,
}

/// The parameters of the squire.
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
