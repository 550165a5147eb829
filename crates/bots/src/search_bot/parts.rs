//! Adapters from [`BotGame`](crate::BotGame) to the traits of the search.

use crate::ActionScores;
use crate::eval::{ValueFunction, win_probabilities};
use crate::game::{ActionScorer, Features, InfoSetKey, OpponentFeatures, WorldLikelihood};
use crate::opponent_model::{Decision, DecisionBuffer, OpponentNet};
use engine::{Actions, FastRng, Seat};
use search::random::sample_weighted;
use search::{OpponentModel, Policy, Prediction, RolloutScratch, StateValue, Utilities};
use std::sync::Arc;

/// The game's [`ActionScorer`] as the policy of a search.
#[derive(Copy, Clone, Debug, Default)]
pub struct SquirePolicy;

impl<G: ActionScorer> Policy<G> for SquirePolicy {
    type Rationale = G::Rationale;

    fn score(
        &self,
        game: &G,
        world: &G::State,
        seat: Seat,
        actions: &[G::Action],
        scores: &mut ActionScores<G::Rationale>,
    ) {
        game.score(world, seat, actions, scores);
    }
}

/// A trained value function as the evaluation of a search.
#[derive(Clone, Debug)]
pub struct TrainedValue<V>(pub Arc<V>);

impl<G: Features, V: ValueFunction> StateValue<G> for TrainedValue<V> {
    type Scratch = Vec<f32>;

    fn value(&self, game: &G, world: &G::State, features: &mut Vec<f32>) -> Utilities {
        win_probabilities(game, world, &*self.0, features)
    }
}

/// Opponents that act by a trained model or, where it does not apply, by the game's policy.
#[derive(Clone, Debug)]
pub struct TrainedOpponents {
    /// The trained model.
    pub model: Arc<OpponentNet>,
    /// Whether the trained model is used.
    pub is_used: bool,
}

/// Scratch space for an opponent's decision.
pub struct OpponentScratch<G: ActionScorer> {
    rollout: RolloutScratch<G, G::Rationale>,
    legal: Actions<G::Action>,
    scores: ActionScores<G::Rationale>,
    buffer: DecisionBuffer,
    probabilities: Vec<f32>,
    indices: Vec<u32>,
}

impl<G: ActionScorer> Default for OpponentScratch<G> {
    fn default() -> Self {
        OpponentScratch {
            rollout: RolloutScratch::default(),
            legal: Actions::new(),
            scores: ActionScores::new(),
            buffer: DecisionBuffer::default(),
            probabilities: Vec::new(),
            indices: Vec::new(),
        }
    }
}

impl TrainedOpponents {
    /// Fills in the probabilities of actions that the model covers.
    fn fill<G: OpponentFeatures>(
        &self,
        game: &G,
        world: &G::State,
        seat: Seat,
        actions: &[G::Action],
        (scores, buffer): (&mut ActionScores<G::Rationale>, &mut DecisionBuffer),
        probabilities: &mut Vec<f32>,
    ) {
        scores.clear();
        game.score(world, seat, actions, scores);
        let decision = Decision { rules: game, world, seat, actions, scores: scores.as_slice() };
        self.model.probabilities(&decision, buffer, probabilities);
    }
}

impl<G: OpponentFeatures + WorldLikelihood + InfoSetKey> OpponentModel<G> for TrainedOpponents {
    type Scratch = OpponentScratch<G>;

    fn sample_action(
        &self,
        game: &G,
        world: &G::State,
        seat: Seat,
        scratch: &mut Self::Scratch,
        rng: &mut FastRng,
    ) -> G::Action {
        if !self.is_used || self.model.is_empty() {
            return scratch.rollout.best_action(game, world, &SquirePolicy, seat, rng);
        }
        scratch.legal.clear();
        game.legal_actions(world, seat, &mut scratch.legal);
        if scratch.legal.len() < 2 || !self.model.covers(game, &scratch.legal[0]) {
            return scratch.rollout.best_action(game, world, &SquirePolicy, seat, rng);
        }
        let OpponentScratch { legal, scores, buffer, probabilities, indices, .. } = scratch;
        self.fill(game, world, seat, legal, (scores, buffer), probabilities);
        indices.clear();
        indices.extend(0..legal.len() as u32);
        legal[sample_weighted(indices, |index| probabilities[*index as usize], rng) as usize]
    }

    fn predict(
        &self,
        game: &G,
        world: &G::State,
        seat: Seat,
        actions: &[G::Action],
        scratch: &mut Self::Scratch,
        probabilities: &mut Vec<f32>,
    ) -> Prediction {
        if !self.model.covers(game, &actions[0]) {
            return Prediction::Prior { sharpness: game.sharpness(&actions[0]) };
        }
        self.fill(game, world, seat, actions, (&mut scratch.scores, &mut scratch.buffer), probabilities);
        Prediction::Probabilities
    }

    fn likelihood(&self, game: &G, world: &G::State, seat: Seat, scratch: &mut Self::Scratch) -> f32 {
        if self.is_used && !self.model.is_empty() {
            game.likelihood_with_model(world, seat, &self.model, &mut scratch.buffer)
        } else {
            game.likelihood(world, seat)
        }
    }

    fn private_key(&self, game: &G, root: &G::State, seat: Seat) -> u64 {
        game.private_key(root, seat).into()
    }
}
