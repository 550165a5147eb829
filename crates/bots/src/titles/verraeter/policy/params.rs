//! The figures by which a squire judges, all in victory points unless said otherwise.

/// What a squire believes the world to be like. Found by duels among squires.
#[derive(Copy, Clone, Debug)]
pub(super) struct Params {
    /// A supply card in hand, whatever its value.
    pub(super) card: f32,
    /// Each conflict point of a card in hand.
    pub(super) point: f32,
    /// How much of what a card is worth to an office remains for each round that it must still be kept.
    pub(super) kept: f32,
    /// The share of his hand's conflict points that another plays in a close conflict.
    pub(super) commit: f32,
    /// How uncertain that is, as a share of his hand's conflict points.
    pub(super) spread: f32,
    /// How uncertain a conflict is in any case, in conflict points.
    pub(super) doubt: f32,
    /// The gap, in conflict points, at which others play half of that.
    pub(super) gap: f32,
    /// What a rival's point costs, before it is divided among rivals.
    pub(super) rivals: f32,
    /// How many points behind the leader a rival weighs half as much.
    pub(super) envy: f32,
    /// For how many draws the gain or loss of an estate's land is felt.
    pub(super) horizon: f32,
    /// For how many draws after this one the side that he stands on matters.
    pub(super) loyalty: f32,
    /// The choice of the next conflict.
    pub(super) strategy: f32,
    /// The share of a building's worth that is counted when a role is taken.
    pub(super) plans: f32,
    /// How gladly others take the traitor, compared with a common role.
    pub(super) treason: f32,
    /// How much likelier the weaker side has the traitor, and the stronger side has not.
    pub(super) spite: f32,
    /// How gladly others take Diplomat +5, compared with a common role.
    pub(super) diplomacy: f32,
    /// How often an estate away from borders pays while it stands on one's side.
    pub(super) sheltered: f32,
    /// How often an estate at a border pays while it stands on one's side.
    pub(super) exposed: f32,
    /// How often an estate on a land of the other house pays.
    pub(super) abroad: f32,
    /// What each conflict point of its land adds to how often an estate pays.
    pub(super) rampart: f32,
    /// Cards that will be in hand at the end without any estate.
    pub(super) savings: f32,
    /// Cards more that will be in hand at the end for each card of income.
    pub(super) income: f32,
    /// How many rounds must be left for cards to keep half of their worth in conflicts.
    pub(super) fading: f32,
    /// What it is worth to keep the builder from those after him who lack an office, for each point it would bring them.
    pub(super) denial: f32,
    /// The chance that whoever places the conflict can take the traitor and wants to.
    pub(super) offer: f32,
}

/// The parameters of the squire.
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
    plans: 0.8,
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
