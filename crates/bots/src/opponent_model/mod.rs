//! What others do, learnt by watching knights: marshals foretell choices by it, and read from them what was hidden.

mod decision;
mod file;

pub use decision::{Decision, DecisionBuffer};

use crate::Courtly;
use crate::eval::{leaky_relu, leaky_relu_derivative, softmax};
use engine::FastRng;
use search::random::signed_unit_f32;

/// Neurons between the features of a position and what somebody leans to there.
pub const HIDDEN: usize = 32;

/// A layer of neurons that reads the features of a seat's position, and what they make the seat lean to: how much each trait
/// of an action speaks for it.
#[derive(Clone, Debug, PartialEq)]
pub struct OpponentNet {
    /// What each feature adds to each neuron; the last row is added always.
    first: Vec<[f32; HIDDEN]>,
    /// What each neuron adds to each leaning, neuron by neuron; the last row is added always.
    second: Vec<f32>,
    action_features: usize,
}

impl OpponentNet {
    /// No habits: nothing is known of anybody's choices.
    #[must_use]
    pub fn none() -> OpponentNet {
        OpponentNet::zeros(0, 0)
    }

    /// A model of zeros: every action is as likely as any other.
    #[must_use]
    pub fn zeros(features: usize, action_features: usize) -> OpponentNet {
        OpponentNet {
            first: vec![[0.0; HIDDEN]; features + 1],
            second: vec![0.0; (HIDDEN + 1) * action_features],
            action_features,
        }
    }

    /// A model that has learnt nothing: small random weights, so that neurons differ.
    #[must_use]
    pub fn random_init(features: usize, action_features: usize, rng: &mut FastRng) -> OpponentNet {
        let mut habits = OpponentNet::zeros(features, action_features);
        let scale = (3.0 / features.max(1) as f32).sqrt();
        let every = habits.first.iter_mut().take(features).flatten();
        every.for_each(|weight| *weight = scale * signed_unit_f32(rng));
        habits.second.iter_mut().enumerate().for_each(|(nth, weight)| *weight = 0.02 * (nth as f32).sin());
        habits
    }

    /// How many features they look at.
    pub(crate) fn features(&self) -> usize {
        self.first.len() - 1
    }

    /// How many action features they know.
    pub(crate) fn action_features(&self) -> usize {
        self.action_features
    }

    /// Whether nothing is known of anybody's choices.
    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        self.action_features == 0
    }

    /// Whether anything is known of choices like this one.
    #[inline]
    pub(crate) fn covers<G: Courtly>(&self, rules: &G, action: &G::Action) -> bool {
        !self.is_empty() && rules.is_modelled(action)
    }

    /// How likely each action of a decision is; together they are 1.
    pub fn probabilities<G: Courtly>(
        &self,
        decision: &Decision<'_, G>,
        buffer: &mut DecisionBuffer,
        chances: &mut Vec<f32>,
    ) {
        buffer.describe(decision);
        self.weigh(buffer, chances);
    }

    /// How likely each action is that a buffer describes.
    pub(crate) fn weigh(&self, buffer: &mut DecisionBuffer, chances: &mut Vec<f32>) {
        let neurons = self.neurons(&buffer.features);
        self.lean(&neurons, &mut buffer.leanings);
        let leanings = &buffer.leanings;
        let speaks = |action_features: &[f32]| -> f32 {
            action_features.iter().zip(leanings).map(|(one, other)| one * other).sum()
        };
        chances.clear();
        chances.extend(buffer.action_features.chunks_exact(self.action_features).map(speaks));
        softmax(chances);
    }

    /// The neurons before the leak.
    fn neurons(&self, features: &[f32]) -> [f32; HIDDEN] {
        let mut sums = self.first[self.first.len() - 1];
        for (feature, weights) in features.iter().zip(&self.first) {
            if *feature != 0.0 {
                sums.iter_mut().zip(weights).for_each(|(sum, weight)| *sum += feature * weight);
            }
        }
        sums
    }

    fn lean(&self, neurons: &[f32; HIDDEN], leanings: &mut Vec<f32>) {
        let (rows, always) = self.second.split_at(HIDDEN * self.action_features);
        leanings.clear();
        leanings.extend(always);
        for (neuron, weights) in neurons.iter().zip(rows.chunks_exact(self.action_features)) {
            let signal = leaky_relu(*neuron);
            leanings.iter_mut().zip(weights).for_each(|(leaning, weight)| *leaning += signal * weight);
        }
    }

    /// Adds to `gradient` by how much the cross entropy at a choice grows with each weight.
    pub(crate) fn accumulate_gradient(
        &self,
        buffer: &mut DecisionBuffer,
        chosen: usize,
        gradient: &mut OpponentNet,
    ) {
        let mut chances = Vec::new();
        self.weigh(buffer, &mut chances);
        chances[chosen] -= 1.0;
        let mut errors = vec![0.0; self.action_features];
        for (error, action_features) in
            chances.iter().zip(buffer.action_features.chunks_exact(self.action_features))
        {
            errors.iter_mut().zip(action_features).for_each(|(sum, number)| *sum += error * number);
        }
        let mut neurons = self.neurons(&buffer.features);
        let (rows, always) = gradient.second.split_at_mut(HIDDEN * self.action_features);
        always.iter_mut().zip(&errors).for_each(|(sum, error)| *sum += error);
        let weights = self.second.chunks_exact(self.action_features);
        for ((neuron, sums), weights) in
            neurons.iter_mut().zip(rows.chunks_exact_mut(self.action_features)).zip(weights)
        {
            let signal = leaky_relu(*neuron);
            let delta: f32 = weights.iter().zip(&errors).map(|(weight, error)| weight * error).sum();
            sums.iter_mut().zip(&errors).for_each(|(sum, error)| *sum += signal * error);
            *neuron = delta * leaky_relu_derivative(*neuron);
        }
        let each = buffer.features.iter().chain([&1.0]);
        for (feature, row) in each.zip(&mut gradient.first) {
            row.iter_mut().zip(&neurons).for_each(|(sum, delta)| *sum += feature * delta);
        }
    }

    /// All numbers, in the order of the file.
    pub(crate) fn parameters_mut(&mut self) -> impl Iterator<Item = &mut f32> {
        self.first.iter_mut().flatten().chain(&mut self.second)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cross_entropy(habits: &OpponentNet, buffer: &mut DecisionBuffer, chosen: usize) -> f32 {
        let mut chances = Vec::new();
        habits.weigh(buffer, &mut chances);
        -chances[chosen].ln()
    }

    /// The delta is the derivative of the cross entropy: nudge a weight and see.
    #[test]
    fn the_blame_is_the_slope_of_the_surprise() {
        let habits = OpponentNet::random_init(3, 2, &mut FastRng::new(5));
        let mut buffer = DecisionBuffer {
            features: vec![0.5, 0.0, -1.0],
            action_features: vec![1.0, 0.3, 0.0, 1.0, -0.5, 0.5],
            leanings: Vec::new(),
        };
        let mut gradient = OpponentNet::zeros(3, 2);
        habits.accumulate_gradient(&mut buffer, 1, &mut gradient);
        const NUDGE: f32 = 1e-2;
        let slopes: Vec<f32> = gradient.parameters_mut().map(|number| *number).collect();
        assert!(
            slopes.iter().any(|leaky_relu_derivative| leaky_relu_derivative.abs() > 1e-3),
            "nothing is blamed"
        );
        for (nth, leaky_relu_derivative) in slopes.iter().enumerate() {
            let nudged = |by: f32, buffer: &mut DecisionBuffer| {
                let mut other = habits.clone();
                *other.parameters_mut().nth(nth).unwrap() += by;
                cross_entropy(&other, buffer, 1)
            };
            let found = (nudged(NUDGE, &mut buffer) - nudged(-NUDGE, &mut buffer)) / (2.0 * NUDGE);
            assert!(
                (found - leaky_relu_derivative).abs() < 1e-3,
                "weight {nth}: {found} instead of {leaky_relu_derivative}"
            );
        }
    }
}
