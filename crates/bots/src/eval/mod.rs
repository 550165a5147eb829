//! Who will win: a number for each seat, and from all of them the chances.

mod linear;
mod mlp;
mod weights;

pub use linear::LinearValue;
pub use mlp::{Activations, LargeNet, Mlp, SmallNet};
pub(crate) use mlp::{axpy, leaky_relu, leaky_relu_derivative};
pub(crate) use weights::read_parameters;
pub use weights::{ModelShape, Weights, WeightsError};

use crate::Courtly;
use engine::{MAX_SEATS, PerSeat, Scores, SeatSet};

/// A share of the win for each seat; together they are 1.
pub type WinProbabilities = PerSeat<f32, MAX_SEATS>;

/// A function from a seat's features to how well it stands. Only differences between seats mean anything: their
/// exponentials are the odds.
pub trait ValueFunction: Send + Sync {
    /// How well a seat with these features stands.
    fn evaluate(&self, features: &[f32]) -> f32;
}

/// The chances of all seats in a world; `buffer` is for the features and may hold anything.
pub fn win_probabilities<G: Courtly>(
    rules: &G,
    world: &G::State,
    judge: &impl ValueFunction,
    buffer: &mut Vec<f32>,
) -> WinProbabilities {
    let mut odds = WinProbabilities::default();
    for seat in SeatSet::all(rules.seats()).iter() {
        buffer.clear();
        buffer.resize(G::FEATURES, 0.0);
        rules.features(world, seat, buffer);
        odds[seat] = judge.evaluate(buffer);
    }
    softmax(&mut odds.0[..usize::from(rules.seats())]);
    odds
}

/// Turns numbers into shares: their exponentials, divided by the sum of them.
pub(crate) fn softmax(numbers: &mut [f32]) {
    let most = numbers.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    numbers.iter_mut().for_each(|number| *number = (*number - most).exp());
    let sum: f32 = numbers.iter().sum();
    numbers.iter_mut().for_each(|number| *number /= sum);
}

/// How the win of a finished game is shared.
#[must_use]
pub fn outcome_shares(seats: u8, scores: &Scores) -> WinProbabilities {
    let winners = scores.winners();
    let mut shares = WinProbabilities::default();
    for seat in SeatSet::all(seats).iter().filter(|seat| winners.contains(*seat)) {
        shares[seat] = 1.0 / winners.len() as f32;
    }
    shares
}
