//! The parameters of the policy, in victory points unless stated otherwise.

/// The parameters of the policy, tuned in games among squires.
#[derive(Copy, Clone, Debug)]
pub(super) struct Params {
    /// The value of a supply card in hand, without its conflict points.
    pub(super) card: f32,
    /// The value of a conflict point in hand.
    pub(super) conflict_point: f32,
    /// The factor on the value of a card for an office per round for which it must be kept.
    pub(super) kept_factor: f32,
    /// The share of a hand's conflict points that other seats play in a close conflict.
    pub(super) supply_share: f32,
    /// The standard deviation of that, as a share of the hand's conflict points.
    pub(super) supply_deviation: f32,
    /// The standard deviation of a conflict in any case, in conflict points.
    pub(super) base_deviation: f32,
    /// The lead in conflict points at which other seats play half of that.
    pub(super) lead_scale: f32,
    /// The cost of rivals' points in total.
    pub(super) rival_cost: f32,
    /// The number of points behind the leading rival at which a rival has half the weight.
    pub(super) rival_scale: f32,
    /// The number of draws for which an estate that starts or stops paying counts.
    pub(super) estate_horizon: f32,
    /// The number of later draws for which the side of the seat counts.
    pub(super) side_horizon: f32,
    /// The value of choosing the next conflict.
    pub(super) strategist: f32,
    /// The share of a building's value that counts in the draft.
    pub(super) build_share: f32,
    /// The draft weight of the traitor, relative to a common role.
    pub(super) traitor_weight: f32,
    /// The increase of the probability that a seat of the weaker side is the traitor, and the decrease for the stronger side.
    pub(super) weak_side_traitor: f32,
    /// The draft weight of Diplomat +5, relative to a common role.
    pub(super) diplomat5_weight: f32,
    /// The share of draws in which an estate without a border pays, on the own side.
    pub(super) sheltered_pay_share: f32,
    /// The share of draws in which an estate at a border pays, on the own side.
    pub(super) exposed_pay_share: f32,
    /// The share of draws in which an estate on a land of the other side pays.
    pub(super) abroad_pay_share: f32,
    /// The increase of that share per conflict point of the land.
    pub(super) pay_share_per_point: f32,
    /// The expected number of cards in hand at the end without estates.
    pub(super) final_hand: f32,
    /// The increase of that number per card of income.
    pub(super) final_hand_per_income: f32,
    /// The number of remaining rounds at which cards have half of their value in conflicts.
    pub(super) card_half_life: f32,
    /// The value of denying the builder to later rivals that lack an office, per point it would bring them.
    pub(super) builder_denial: f32,
    /// The probability that the seat placing the conflict can take the traitor and wants to.
    pub(super) traitor_offer: f32,
}

/// The parameters that squires use.
pub(super) const PARAMS: Params = Params {
    card: 0.07,
    conflict_point: 0.14,
    kept_factor: 0.5,
    supply_share: 0.7,
    supply_deviation: 0.27,
    base_deviation: 0.44,
    lead_scale: 13.0,
    rival_cost: 1.1,
    rival_scale: 6.0,
    estate_horizon: 3.0,
    side_horizon: 0.7,
    strategist: 0.85,
    build_share: 0.8,
    traitor_weight: 1.3,
    weak_side_traitor: 0.5,
    diplomat5_weight: 1.2,
    sheltered_pay_share: 0.6,
    exposed_pay_share: 0.55,
    abroad_pay_share: 0.35,
    pay_share_per_point: 0.001,
    final_hand: 2.6,
    final_hand_per_income: 1.1,
    card_half_life: 0.2,
    builder_denial: 0.5,
    traitor_offer: 0.45,
};
