//! A position of Krieg in numbers.

use ::krieg::Krieg;
use engine::{Game, Seat};

/// How many numbers there are.
pub(super) const COUNT: usize = 1;

/// Fills in the numbers of a seat.
pub(super) fn fill(rules: &Krieg, world: &<Krieg as Game>::State, seat: Seat, features: &mut [f32]) {
    features[0] = f32::from(rules.scores(world).points(seat)) / 50.0;
}
