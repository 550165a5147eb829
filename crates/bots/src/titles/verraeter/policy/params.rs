//! The parameters of the policy, in victory points unless stated otherwise.

/// The parameters of the policy, tuned in games among squires.
#[derive(Copy, Clone, Debug)]
pub(super) struct Params {
    /// The value of a supply card in hand, without its conflict points.
    pub(super) card: f32,
    /// The value of a conflict point in hand.
    pub(super) point: f32,
    /// The factor on the value of a card for an office per round for which it must be kept.
    pub(super) kept: f32,
    /// The share of a hand's conflict points that other seats play in a close conflict.
    pub(super) commit: f32,
    /// The standard deviation of that, as a share of the hand's conflict points.
    pub(super) spread: f32,
    /// The standard deviation of a conflict in any case, in conflict points.
    pub(super) doubt: f32,
    /// The lead in conflict points at which other seats play half of that.
    pub(super) gap: f32,
    /// The cost of rivals' points in total.
    pub(super) rivals: f32,
    /// The number of points behind the leading rival at which a rival has half the weight.
    pub(super) envy: f32,
    /// The number of draws for which an estate that starts or stops paying counts.
    pub(super) horizon: f32,
    /// The number of later draws for which the side of the seat counts.
    pub(super) loyalty: f32,
    /// The value of choosing the next conflict.
    pub(super) strategy: f32,
    /// The share of a building's value that counts in the draft.
    pub(super) build_value: f32,
    /// The draft weight of the traitor, relative to a common role.
    pub(super) treason: f32,
    /// The increase of the probability that a seat of the weaker side is the traitor, and the decrease for the stronger side.
    pub(super) spite: f32,
    /// The draft weight of Diplomat +5, relative to a common role.
    pub(super) diplomacy: f32,
    /// The share of draws in which an estate without a border pays, on the own side.
    pub(super) sheltered: f32,
    /// The share of draws in which an estate at a border pays, on the own side.
    pub(super) exposed: f32,
    /// The share of draws in which an estate on a land of the other side pays.
    pub(super) abroad: f32,
    /// The increase of that share per conflict point of the land.
    pub(super) rampart: f32,
    /// The expected number of cards in hand at the end without estates.
    pub(super) savings: f32,
    /// The increase of that number per card of income.
    pub(super) income: f32,
    /// The number of remaining rounds at which cards have half of their value in conflicts.
    pub(super) fading: f32,
    /// The value of denying the builder to later rivals that lack an office, per point it would bring them.
    pub(super) denial: f32,
    /// The probability that the seat placing the conflict can take the traitor and wants to.
    pub(super) offer: f32,
}

/// The parameters that squires use.
pub(super) const PARAMS: Params = Params {
    card: 0.07,
    point: 0.14,
    kept: 0.5,
    commit: 0.7,
    spread: 0.27,
    doubt: 0.44,
    gap: 13.0,
    rivals: 1.1,
    envy: 6.0,
    horizon: 3.0,
    loyalty: 0.7,
    strategy: 0.85,
    build_value: 0.8,
    treason: 1.3,
    spite: 0.5,
    diplomacy: 1.2,
    sheltered: 0.6,
    exposed: 0.55,
    abroad: 0.35,
    rampart: 0.001,
    savings: 2.6,
    income: 1.1,
    fading: 0.2,
    denial: 0.5,
    offer: 0.45,
};
