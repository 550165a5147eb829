//! A weighted sum: what a knight in a hurry judges by where his look ahead ends, and in most games any knight.

use super::ValueFunction;

/// A weight for each feature.
#[derive(Clone, Debug, PartialEq)]
pub struct LinearValue {
    /// The weights.
    pub weights: Vec<f32>,
}

impl LinearValue {
    /// A function that finds all positions equal.
    #[must_use]
    pub fn zeros(features: usize) -> LinearValue {
        LinearValue { weights: vec![0.0; features] }
    }
}

impl ValueFunction for LinearValue {
    fn evaluate(&self, features: &[f32]) -> f32 {
        debug_assert_eq!(features.len(), self.weights.len(), "a weight for each feature");
        self.weights.iter().zip(features).map(|(weight, feature)| weight * feature).sum()
    }
}
