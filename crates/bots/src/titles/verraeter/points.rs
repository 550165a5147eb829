//! Conflict points of sets of cards, precomputed because they are needed often.

use ::verraeter::{Cards, Value};

/// The conflict points of each value.
const POINTS: [u16; Value::ALL.len()] = {
    let mut points = [0; Value::ALL.len()];
    let mut at = 0;
    while at < points.len() {
        points[at] = Value::ALL[at].cp() as u16;
        at += 1;
    }
    points
};

/// The conflict points of a set of cards.
#[inline]
pub(super) fn points_of(cards: Cards) -> u16 {
    let mut sum = 0;
    for (value, points) in Value::ALL.iter().zip(&POINTS) {
        sum += u16::from(cards[*value]) * points;
    }
    sum
}
