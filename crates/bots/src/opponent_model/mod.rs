//! A trained opponent model: predicts the actions of other seats, trained on games of knights.
//!
//! Marshals, and knights with a long budget, use it for the priors of other seats and for the likelihood of determinizations.

mod decision;
mod file;

pub use decision::{Decision, DecisionBuffer};

use crate::eval::{leaky_relu, leaky_relu_derivative, softmax};
use crate::game::OpponentFeatures;
use engine::FastRng;
use search::random::signed_unit_f32;

/// The number of hidden neurons.
pub const HIDDEN: usize = 32;

/// A network with one hidden layer that maps the features `x` of the deciding seat to a weight for each action feature:
/// `w = W₂ f(W₁ x + b₁) + b₂`, `P(a) = softmax over actions of (w · φ(a))` with the action features `φ(a)`.
#[derive(Clone, Debug, PartialEq)]
pub struct OpponentNet {
    /// `W₁`, one row per feature; the last row is the bias.
    first: Vec<[f32; HIDDEN]>,
    /// `W₂`, one row per neuron; the last row is the bias.
    second: Vec<f32>,
    action_features: usize,
}

impl OpponentNet {
    /// The empty model, which covers no decisions.
    #[must_use]
    pub fn none() -> OpponentNet {
        OpponentNet::zeros(0, 0)
    }

    /// A model with all weights 0: every action has the same probability.
    #[must_use]
    pub fn zeros(features: usize, action_features: usize) -> OpponentNet {
        OpponentNet {
            first: vec![[0.0; HIDDEN]; features + 1],
            second: vec![0.0; (HIDDEN + 1) * action_features],
            action_features,
        }
    }

    /// A model with random weights in the first layer, scaled by the fan-in, and small ones in the second.
    #[must_use]
    pub fn random_init(features: usize, action_features: usize, rng: &mut FastRng) -> OpponentNet {
        let mut model = OpponentNet::zeros(features, action_features);
        let scale = (3.0 / features.max(1) as f32).sqrt();
        let every = model.first.iter_mut().take(features).flatten();
        every.for_each(|weight| *weight = scale * signed_unit_f32(rng));
        model.second.iter_mut().enumerate().for_each(|(nth, weight)| *weight = 0.02 * (nth as f32).sin());
        model
    }

    /// The number of features.
    pub(crate) fn features(&self) -> usize {
        self.first.len() - 1
    }

    /// The number of action features.
    pub(crate) fn action_features(&self) -> usize {
        self.action_features
    }

    /// Whether this is the empty model.
    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        self.action_features == 0
    }

    /// Whether the model covers decisions among actions like this one.
    #[inline]
    pub(crate) fn covers<G: OpponentFeatures>(&self, rules: &G, action: &G::Action) -> bool {
        !self.is_empty() && rules.is_modelled(action)
    }

    /// The probability of each action of a decision.
    pub fn probabilities<G: OpponentFeatures>(
        &self,
        decision: &Decision<'_, G>,
        buffer: &mut DecisionBuffer,
        probabilities: &mut Vec<f32>,
    ) {
        buffer.encode(decision);
        self.predict(buffer, probabilities);
    }

    /// The probability of each action of an encoded decision.
    pub(crate) fn predict(&self, buffer: &mut DecisionBuffer, probabilities: &mut Vec<f32>) {
        let neurons = self.hidden(&buffer.features);
        self.output(&neurons, &mut buffer.weights);
        let weights = &buffer.weights;
        let logit = |action_features: &[f32]| -> f32 {
            action_features.iter().zip(weights).map(|(one, other)| one * other).sum()
        };
        probabilities.clear();
        probabilities.extend(buffer.action_features.chunks_exact(self.action_features).map(logit));
        softmax(probabilities);
    }

    /// The pre-activations of the hidden layer.
    fn hidden(&self, features: &[f32]) -> [f32; HIDDEN] {
        let mut sums = self.first[self.first.len() - 1];
        for (feature, weights) in features.iter().zip(&self.first) {
            if *feature != 0.0 {
                sums.iter_mut().zip(weights).for_each(|(sum, weight)| *sum += feature * weight);
            }
        }
        sums
    }

    /// The weight of each action feature.
    fn output(&self, neurons: &[f32; HIDDEN], output: &mut Vec<f32>) {
        let (rows, bias) = self.second.split_at(HIDDEN * self.action_features);
        output.clear();
        output.extend(bias);
        for (neuron, weights) in neurons.iter().zip(rows.chunks_exact(self.action_features)) {
            let activation = leaky_relu(*neuron);
            output.iter_mut().zip(weights).for_each(|(sum, weight)| *sum += activation * weight);
        }
    }

    /// Adds the gradient of the cross-entropy `-ln P(chosen)` to `gradient`.
    pub(crate) fn accumulate_gradient(
        &self,
        buffer: &mut DecisionBuffer,
        chosen: usize,
        gradient: &mut OpponentNet,
    ) {
        let mut probabilities = Vec::new();
        self.predict(buffer, &mut probabilities);
        probabilities[chosen] -= 1.0;
        let mut errors = vec![0.0; self.action_features];
        for (error, action_features) in
            probabilities.iter().zip(buffer.action_features.chunks_exact(self.action_features))
        {
            errors.iter_mut().zip(action_features).for_each(|(sum, number)| *sum += error * number);
        }
        let mut neurons = self.hidden(&buffer.features);
        let (rows, bias) = gradient.second.split_at_mut(HIDDEN * self.action_features);
        bias.iter_mut().zip(&errors).for_each(|(sum, error)| *sum += error);
        let weights = self.second.chunks_exact(self.action_features);
        for ((neuron, sums), weights) in
            neurons.iter_mut().zip(rows.chunks_exact_mut(self.action_features)).zip(weights)
        {
            let activation = leaky_relu(*neuron);
            let delta: f32 = weights.iter().zip(&errors).map(|(weight, error)| weight * error).sum();
            sums.iter_mut().zip(&errors).for_each(|(sum, error)| *sum += activation * error);
            *neuron = delta * leaky_relu_derivative(*neuron);
        }
        let each = buffer.features.iter().chain([&1.0]);
        for (feature, row) in each.zip(&mut gradient.first) {
            row.iter_mut().zip(&neurons).for_each(|(sum, delta)| *sum += feature * delta);
        }
    }

    /// All parameters, in the order of the file.
    pub(crate) fn parameters_mut(&mut self) -> impl Iterator<Item = &mut f32> {
        self.first.iter_mut().flatten().chain(&mut self.second)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cross_entropy(model: &OpponentNet, buffer: &mut DecisionBuffer, chosen: usize) -> f32 {
        let mut probabilities = Vec::new();
        model.predict(buffer, &mut probabilities);
        -probabilities[chosen].ln()
    }

    /// Compares the gradient with difference quotients.
    #[test]
    fn the_gradient_is_the_derivative_of_the_cross_entropy() {
        let model = OpponentNet::random_init(3, 2, &mut FastRng::new(5));
        let mut buffer = DecisionBuffer {
            features: vec![0.5, 0.0, -1.0],
            action_features: vec![1.0, 0.3, 0.0, 1.0, -0.5, 0.5],
            weights: Vec::new(),
        };
        let mut gradient = OpponentNet::zeros(3, 2);
        model.accumulate_gradient(&mut buffer, 1, &mut gradient);
        const STEP: f32 = 1e-2;
        let slopes: Vec<f32> = gradient.parameters_mut().map(|number| *number).collect();
        assert!(slopes.iter().any(|slope| slope.abs() > 1e-3), "the gradient is 0");
        for (nth, slope) in slopes.iter().enumerate() {
            let shifted = |by: f32, buffer: &mut DecisionBuffer| {
                let mut other = model.clone();
                *other.parameters_mut().nth(nth).unwrap() += by;
                cross_entropy(&other, buffer, 1)
            };
            let found = (shifted(STEP, &mut buffer) - shifted(-STEP, &mut buffer)) / (2.0 * STEP);
            assert!((found - slope).abs() < 1e-3, "weight {nth}: {found} instead of {slope}");
        }
    }
}
