//! The encoding of decisions for an opponent model.

use crate::ActionScore;
use crate::game::{ActionScorer, OpponentFeatures};
use engine::Seat;

/// A decision of a seat in a determinization.
#[derive(Debug)]
pub struct Decision<'a, G: ActionScorer> {
    /// The rules.
    pub rules: &'a G,
    /// The determinization.
    pub world: &'a G::State,
    /// The seat that decides.
    pub seat: Seat,
    /// The legal actions.
    pub actions: &'a [G::Action],
    /// The score of each action.
    pub scores: &'a [ActionScore<G::Rationale>],
}

/// An encoded decision, and scratch space that is reused.
#[derive(Clone, Debug, Default)]
pub struct DecisionBuffer {
    /// The features of the deciding seat in the masked state.
    pub(super) features: Vec<f32>,
    /// The features of all actions, one after the other.
    pub(super) action_features: Vec<f32>,
    /// The output of the network: a weight for each action feature.
    pub(super) weights: Vec<f32>,
}

/// The difference of scores that is a feature of 1.
const SCORE_SCALE: f32 = 3.0;
/// The lower bound of the score feature.
const MIN_SCORE: f32 = -5.0;

impl DecisionBuffer {
    /// Encodes a decision. The first feature of an action is `max((score - best score) / SCORE_SCALE, MIN_SCORE)`.
    pub(crate) fn encode<G: OpponentFeatures>(&mut self, decision: &Decision<'_, G>) {
        let Decision { rules, world, seat, actions, scores } = *decision;
        let best = scores.iter().fold(f32::NEG_INFINITY, |best, score| best.max(score.logit));
        let masked = rules.masked_for(world, seat);
        self.features.clear();
        self.features.resize(G::FEATURES, 0.0);
        rules.encode(&masked, seat, &mut self.features);
        self.action_features.clear();
        self.action_features.resize(G::ACTION_FEATURES * actions.len(), 0.0);
        let rows = self.action_features.chunks_exact_mut(G::ACTION_FEATURES);
        for ((action, score), row) in actions.iter().zip(scores).zip(rows) {
            row[0] = ((score.logit - best) / SCORE_SCALE).max(MIN_SCORE);
            rules.encode_action(world, seat, action, &mut row[1..]);
        }
    }
}
