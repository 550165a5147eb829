//! A position of Kingsburg in numbers.

use ::kingsburg::Kingsburg;
use engine::{Game, Seat};

/// How many numbers there are.
pub(super) const COUNT: usize = 1;

/// Fills in the numbers of a seat.
pub(super) fn fill(rules: &Kingsburg, world: &<Kingsburg as Game>::State, seat: Seat, features: &mut [f32]) {
    features[0] = f32::from(rules.scores(world).points(seat)) / 50.0;
}
