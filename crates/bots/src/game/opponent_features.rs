//! Features of actions, for opponent models.

use super::{ActionScorer, Features};
use engine::Seat;

/// The encoding of decisions for a trained opponent model
/// ([`OpponentNet`](crate::opponent_model::OpponentNet)): it predicts which of the legal actions a seat chooses.
///
/// The model maps the [`Features`] of the deciding seat to one weight per action feature; the probability of an action is the
/// softmax of the weighted sums of its features. A game without such a model keeps all defaults.
pub trait OpponentFeatures: ActionScorer + Features {
    /// The number of features of an action, including its score as the first one; 0 if the game has no opponent model.
    const ACTION_FEATURES: usize = 0;

    /// Whether the model covers decisions among actions of this kind.
    fn is_modelled(&self, _action: &Self::Action) -> bool {
        false
    }

    /// Writes the features of an action of `seat`, all [`ACTION_FEATURES`](OpponentFeatures::ACTION_FEATURES) but the first, which is
    /// the score. `features` holds zeros.
    fn encode_action(
        &self,
        _world: &Self::State,
        _seat: Seat,
        _action: &Self::Action,
        _features: &mut [f32],
    ) {
    }

    /// `world` with the information hidden from `seat` replaced by fixed values: the same result in all states that the seat cannot
    /// tell apart. The model predicts the seat's decision from the features of this state.
    fn masked_for(&self, world: &Self::State, _seat: Seat) -> Self::State {
        *world
    }
}
