//! Likelihoods of determinizations.

use crate::opponent_model::{DecisionBuffer, OpponentNet};
use engine::{Game, Seat};

/// The likelihood of a determinization, given the observed actions of the other seats: `Π P(a | world)` over their decisions that
/// depend on hidden information. Only ratios count.
///
/// The search accepts determinizations by the Metropolis rule with these likelihoods. The default is the uniform distribution of
/// [`Game::redeal`].
pub trait WorldLikelihood: Game {
    /// The likelihood of `world` for `seat`, with the probabilities of actions taken from the scores of the policy.
    fn likelihood(&self, _world: &Self::State, _seat: Seat) -> f32 {
        1.0
    }

    /// The likelihood of `world` for `seat`, with the probabilities of actions taken from an opponent model.
    fn likelihood_with_model(
        &self,
        world: &Self::State,
        seat: Seat,
        _model: &OpponentNet,
        _buffer: &mut DecisionBuffer,
    ) -> f32 {
        self.likelihood(world, seat)
    }
}
