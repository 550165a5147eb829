//! Linear value functions.

use super::ValueFunction;

/// The value function `w · x`: used by knights, except with a long budget in games that have a [`SmallNet`](super::SmallNet).
#[derive(Clone, Debug, PartialEq)]
pub struct LinearValue {
    /// The weight of each feature.
    pub weights: Vec<f32>,
}

impl LinearValue {
    /// The function that is 0 everywhere.
    #[must_use]
    pub fn zeros(features: usize) -> LinearValue {
        LinearValue { weights: vec![0.0; features] }
    }
}

impl ValueFunction for LinearValue {
    fn logit(&self, features: &[f32]) -> f32 {
        debug_assert_eq!(features.len(), self.weights.len(), "every feature has a weight");
        self.weights.iter().zip(features).map(|(weight, feature)| weight * feature).sum()
    }
}
