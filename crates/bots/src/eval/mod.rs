//! Value functions: features of each seat in, win probabilities out.

mod linear;
mod mlp;
mod weights;

pub use linear::LinearValue;
pub use mlp::{Activations, LargeNet, Mlp, SmallNet};
pub(crate) use mlp::{axpy, leaky_relu, leaky_relu_derivative};
pub(crate) use weights::read_parameters;
pub use weights::{ModelShape, Weights, WeightsError};

use crate::game::Features;
use engine::{MAX_SEATS, PerSeat, Scores, SeatSet};

/// The win probability of each seat; they sum to 1.
pub type WinProbabilities = PerSeat<f32, MAX_SEATS>;

/// A function from the features of a seat to a logit. Only differences between seats count: the win probabilities are the softmax of
/// the logits of all seats.
pub trait ValueFunction: Send + Sync {
    /// The logit of a seat with these features.
    fn logit(&self, features: &[f32]) -> f32;
}

/// The win probabilities of all seats in a state: `softmax(v(x_1), …, v(x_n))` with the features `x_i` of seat `i`. `buffer` is scratch
/// space for the features.
pub fn win_probabilities<G: Features>(
    rules: &G,
    world: &G::State,
    value: &impl ValueFunction,
    buffer: &mut Vec<f32>,
) -> WinProbabilities {
    let mut probabilities = WinProbabilities::default();
    for seat in SeatSet::all(rules.seats()).iter() {
        buffer.clear();
        buffer.resize(G::FEATURES, 0.0);
        rules.encode(world, seat, buffer);
        probabilities[seat] = value.logit(buffer);
    }
    softmax(&mut probabilities.0[..usize::from(rules.seats())]);
    probabilities
}

/// Replaces logits by `exp(x_i) / Σ exp(x_j)`.
pub(crate) fn softmax(numbers: &mut [f32]) {
    let most = numbers.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    numbers.iter_mut().for_each(|number| *number = (*number - most).exp());
    let sum: f32 = numbers.iter().sum();
    numbers.iter_mut().for_each(|number| *number /= sum);
}

/// The result of a finished game as probabilities: `1 / k` for each of `k` winners, 0 for all others.
#[must_use]
pub fn outcome_shares(seats: u8, scores: &Scores) -> WinProbabilities {
    let winners = scores.winners();
    let mut shares = WinProbabilities::default();
    for seat in SeatSet::all(seats).iter().filter(|seat| winners.contains(*seat)) {
        shares[seat] = 1.0 / winners.len() as f32;
    }
    shares
}
