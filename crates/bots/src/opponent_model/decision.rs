//! A decision in numbers.

use crate::{ActionScore, Courtly};
use engine::Seat;

/// A decision of somebody, as one imagines it.
#[derive(Debug)]
pub struct Decision<'a, G: Courtly> {
    /// The rules.
    pub rules: &'a G,
    /// A world in which the seat decides.
    pub world: &'a G::State,
    /// Who decides.
    pub seat: Seat,
    /// What he may do.
    pub actions: &'a [G::Action],
    /// What a squire thinks of each.
    pub opinions: &'a [ActionScore<G::Rationale>],
}

/// A decision in numbers; also room to work in, kept from one decision to the next.
#[derive(Clone, Debug, Default)]
pub struct DecisionBuffer {
    /// The features of the seat's position, as far as the seat knows it.
    pub(super) features: Vec<f32>,
    /// The action features of the first action, then those of the second, and so on.
    pub(super) action_features: Vec<f32>,
    /// How much each trait speaks for an action.
    pub(super) leanings: Vec<f32>,
}

/// Points of a squire's opinion that are much.
const MUCH: f32 = 3.0;
/// An action is not liked less than this, in that measure.
const LEAST: f32 = -5.0;

impl DecisionBuffer {
    /// Writes a decision down.
    pub(crate) fn describe<G: Courtly>(&mut self, decision: &Decision<'_, G>) {
        let Decision { rules, world, seat, actions, opinions } = *decision;
        let most = opinions.iter().fold(f32::NEG_INFINITY, |most, opinion| most.max(opinion.logit));
        let known = rules.masked_for(world, seat);
        self.features.clear();
        self.features.resize(G::FEATURES, 0.0);
        rules.features(&known, seat, &mut self.features);
        self.action_features.clear();
        self.action_features.resize(G::ACTION_FEATURES * actions.len(), 0.0);
        let each =
            actions.iter().zip(opinions).zip(self.action_features.chunks_exact_mut(G::ACTION_FEATURES));
        for ((action, opinion), action_features) in each {
            action_features[0] = ((opinion.logit - most) / MUCH).max(LEAST);
            rules.action_features(world, seat, action, &mut action_features[1..]);
        }
    }
}
