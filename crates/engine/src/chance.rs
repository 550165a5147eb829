//! Chance outcomes with their probabilities, and default types for games without chance.

use crate::Rng;
use crate::notation::ParseError;
use arrayvec::ArrayVec;
use core::fmt;
use core::str::FromStr;

/// The maximum number of outcomes that a chance event may list.
pub const MAX_CHANCE_OUTCOMES: usize = 256;

/// The outcomes of a chance event, each with an integer weight. The probability of an outcome is its weight divided by the sum of
/// all weights.
///
/// ```
/// use engine::{ChanceOutcomes, FastRng};
/// let mut coin = ChanceOutcomes::new();
/// coin.push("heads", 1);
/// coin.push("tails", 3);
/// assert_eq!(coin.iter().map(|(side, probability)| (*side, probability)).last(), Some(("tails", 0.75)));
/// assert!(["heads", "tails"].contains(&coin.sample(&mut FastRng::new(1))));
/// ```
#[derive(Clone, Debug)]
pub struct ChanceOutcomes<C> {
    outcomes: ArrayVec<(C, u32), MAX_CHANCE_OUTCOMES>,
}

impl<C> Default for ChanceOutcomes<C> {
    fn default() -> Self {
        ChanceOutcomes::new()
    }
}

impl<C> ChanceOutcomes<C> {
    /// Creates an empty list.
    #[must_use]
    pub fn new() -> ChanceOutcomes<C> {
        ChanceOutcomes { outcomes: ArrayVec::new() }
    }

    /// Adds an outcome.
    ///
    /// # Panics
    /// If there are more than [`MAX_CHANCE_OUTCOMES`]: leave the list empty for such an event, and implement
    /// [`sample_chance`](crate::Game::sample_chance) and [`why_not_chance`](crate::Game::why_not_chance).
    pub fn push(&mut self, outcome: C, weight: u32) {
        self.outcomes.push((outcome, weight));
    }

    /// Returns whether no outcome is listed.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.outcomes.is_empty()
    }

    /// Returns the outcomes with their probabilities.
    pub fn iter(&self) -> impl Iterator<Item = (&C, f64)> {
        let total = f64::from(self.total());
        self.outcomes.iter().map(move |(outcome, weight)| (outcome, f64::from(*weight) / total))
    }

    fn total(&self) -> u32 {
        self.outcomes.iter().map(|(_, weight)| weight).sum()
    }
}

impl<C: Copy> ChanceOutcomes<C> {
    /// Samples one of the outcomes by its probability.
    ///
    /// # Panics
    /// If no outcome is listed.
    #[must_use]
    pub fn sample(&self, rng: &mut impl Rng) -> C {
        let mut left = rng.below(self.total());
        let found = self.outcomes.iter().find(|(_, weight)| {
            let here = left < *weight;
            left = left.saturating_sub(*weight);
            here
        });
        found.expect("the number is below the sum of the weights").0
    }
}

/// The type of chance outcomes of a game without chance. It has no values.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum NoChance {}

impl fmt::Display for NoChance {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}

impl FromStr for NoChance {
    type Err = ParseError;

    fn from_str(_: &str) -> Result<NoChance, ParseError> {
        Err(ParseError { expected: "nothing" })
    }
}

/// The reason for refusing an action that is not in the list of legal actions, for games without reasons of their own.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct NotLegal;
