//! The figures of a squire's reckoning, tuned by duels of one squire against three.

/// The most and, negative, the least that an action is said to be worth.
pub(super) const MOST_WORTH: f32 = 20.0;

/// How a squire weighs things, in victory points unless it says otherwise.
#[derive(Copy, Clone, Debug)]
pub(super) struct Temper {
    /// Worth of an action for each victory point it brings: so sharp that chance mostly picks good ones.
    pub(super) keenness: f32,
    /// An ordinary card in hand.
    pub(super) card: f32,
    /// What is left of a card's worth at the very end, from 0 to 1.
    pub(super) late: f32,
    /// What each card more is worth in a thin hand.
    pub(super) thin: f32,
    /// How much likelier than chance a hidden card of a rival is a knight.
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

/// The squire's temper.
pub(super) const TEMPER: Temper = Temper {
    keenness: 5.0,
    card: 0.35,
    late: 0.800,
    thin: 0.100,
    wary: 1.416,
    foresight: 0.8,
    years_a_part: 1.600,
    horizon: 10.0,
    adviser: 0.200,
    tile: 0.128,
    payday: 0.500,
    envy: 0.200,
    envy_a_point: 0.100,
    game: 5.000,
    knight: 0.100,
    cup: -0.020,
    hammer: 0.085,
    grain: 0.100,
    surplus: 0.600,
    bids_on: 0.5,
    passes: 1.180,
    pays_a_point: 8.000,
    committed: 0.500,
    bluff: 0.020,
    price: 0.500,
    haste: 0.050,
    pair: 0.120,
    half_pair: 0.084,
    worker: 1.2,
    planned: 0.05,
    loot: 2.506,
    burned: 0.200,
    guard: 0.085,
    bribed: 0.200,
    knights_wanted: 2.000,
    second_tile: -0.100,
};
