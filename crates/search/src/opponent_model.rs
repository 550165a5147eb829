//! Models of other seats.

use engine::{Actions, Eye, FastRng, Game, Rng, Seat};
use rustc_hash::FxHasher;
use std::hash::{Hash, Hasher};

/// The prediction of an opponent model for a decision.
#[derive(Copy, Clone, PartialEq, Debug)]
pub enum Prediction {
    /// The model has filled in the probabilities of the actions.
    Probabilities,
    /// The model has no probabilities: the policy's prior is used, with its temperature divided by this factor.
    Prior {
        /// The factor.
        sharpness: f32,
    },
}

/// A model of the seats other than the searching one. The defaults are uniform.
pub trait OpponentModel<G: Game>: Send + Sync {
    /// Scratch space that is reused between calls.
    type Scratch: Default + Send;

    /// An action that `seat` might choose in `world`. The search plays it instead of a choice of its own tree with probability
    /// [`opponent_model_share`](crate::SearchConfig::opponent_model_share) (a restricted Nash response; Johanson, Zinkevich and
    /// Bowling, 2007).
    fn sample_action(
        &self,
        game: &G,
        world: &G::State,
        seat: Seat,
        _scratch: &mut Self::Scratch,
        rng: &mut FastRng,
    ) -> G::Action {
        let mut legal = Actions::new();
        game.legal_actions(world, seat, &mut legal);
        legal[rng.below(legal.len() as u32) as usize]
    }

    /// The probability of each of `actions` for `seat` in `world`. Called only if
    /// [`per_world_priors`](crate::SearchConfig::per_world_priors) is set.
    fn predict(
        &self,
        _game: &G,
        _world: &G::State,
        _seat: Seat,
        _actions: &[G::Action],
        _scratch: &mut Self::Scratch,
        _probabilities: &mut Vec<f32>,
    ) -> Prediction {
        Prediction::Prior { sharpness: 1.0 }
    }

    /// The likelihood of a determinization for `seat`, given the actions of the other seats. Only ratios count: determinizations are
    /// accepted by the Metropolis rule.
    fn likelihood(&self, _game: &G, _world: &G::State, _seat: Seat, _scratch: &mut Self::Scratch) -> f32 {
        1.0
    }

    /// A key of the private information of another seat at the root of the search. Decisions with the same observations and different keys
    /// have different nodes.
    fn private_key(&self, game: &G, root: &G::State, seat: Seat) -> u64 {
        let mut hasher = FxHasher::default();
        game.view(root, Eye::Seat(seat)).hash(&mut hasher);
        hasher.finish()
    }
}

/// No model: opponents choose by the tree alone, and every determinization is as likely as any other.
#[derive(Copy, Clone, Debug, Default)]
pub struct NoOpponentModel;

impl<G: Game> OpponentModel<G> for NoOpponentModel {
    type Scratch = ();
}
