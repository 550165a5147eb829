//! Features of positions.

use engine::{Game, Seat};

/// The encoding of a position for value functions.
///
/// A value function maps the features of each seat to a logit; the win probabilities are the softmax over the seats
/// ([`win_probabilities`](crate::eval::win_probabilities)).
pub trait Features: Game {
    /// The number of features of a seat's position.
    const FEATURES: usize;

    /// Writes the features of `seat` in `world`, most of them from -1 to 1. `features` has the length
    /// [`FEATURES`](Features::FEATURES) and holds zeros.
    ///
    /// `world` is a determinization or a true state with all cards open: features may read every hand.
    fn encode(&self, world: &Self::State, seat: Seat, features: &mut [f32]);
}
