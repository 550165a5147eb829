//! A weighted sum: what a knight in a hurry judges by where his look ahead ends, and in most games any knight.

use super::Judge;

/// A weight for each feature.
#[derive(Clone, Debug, PartialEq)]
pub struct Linear {
    /// The weights.
    pub weights: Vec<f32>,
}

impl Linear {
    /// A function that finds all positions equal.
    #[must_use]
    pub fn blank(features: usize) -> Linear {
        Linear { weights: vec![0.0; features] }
    }
}

impl Judge for Linear {
    fn judge(&self, features: &[f32]) -> f32 {
        debug_assert_eq!(features.len(), self.weights.len(), "a weight for each feature");
        self.weights.iter().zip(features).map(|(weight, feature)| weight * feature).sum()
    }
}
