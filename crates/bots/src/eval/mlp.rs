//! Small networks: what marshals judge by, and knights that have time in games where a weighted sum says too little.

use super::ValueFunction;
use engine::FastRng;
use search::random::signed_unit_f32;

/// What a marshal judges by.
pub type LargeNet = Mlp<64, 32>;

/// What a knight that has time judges by in some games: less than a marshal knows, and sooner known.
pub type SmallNet = Mlp<32, 16>;

/// Two layers of so many neurons and a sum. What is not positive leaks through by a small part, so that no neuron dies.
///
/// The first layer is kept by feature: most features are 0 in most positions, and those cost nothing.
#[derive(Clone, Debug, PartialEq)]
pub struct Mlp<const FIRST: usize, const SECOND: usize> {
    /// What each feature adds to each neuron of the first layer; the last row is added always.
    pub first: Vec<[f32; FIRST]>,
    /// What each neuron of the first layer adds to each of the second; the last row is added always.
    pub second: Vec<[f32; SECOND]>,
    /// What each neuron of the second layer adds to the judgement.
    pub third: [f32; SECOND],
}

/// What a network thought on the way, as learning needs it.
#[derive(Clone, Debug)]
pub struct Activations<const FIRST: usize, const SECOND: usize> {
    /// The first layer before the leak.
    pub first: [f32; FIRST],
    /// The second layer before the leak.
    pub second: [f32; SECOND],
}

/// The part of what is below zero that leaks through.
const LEAK: f32 = 0.05;

/// What a neuron passes on.
#[inline]
pub(crate) fn leaky_relu(x: f32) -> f32 {
    x.max(LEAK * x)
}

/// By how much a neuron passes on a small change.
#[inline]
pub(crate) fn leaky_relu_derivative(x: f32) -> f32 {
    if x > 0.0 { 1.0 } else { LEAK }
}

impl<const FIRST: usize, const SECOND: usize> Mlp<FIRST, SECOND> {
    /// A network that has learnt nothing: small random weights, so that neurons differ.
    #[must_use]
    pub fn random_init(features: usize, rng: &mut FastRng) -> Self {
        let mut small = |fan: usize| signed_unit_f32(rng) * (3.0 / fan as f32).sqrt();
        let mut net = Self::zeros(features);
        net.first.iter_mut().take(features).flatten().for_each(|weight| *weight = small(features) * 1.5);
        net.second.iter_mut().take(FIRST).flatten().for_each(|weight| *weight = small(FIRST));
        net
    }

    /// A network of zeros.
    #[must_use]
    pub fn zeros(features: usize) -> Self {
        Mlp {
            first: vec![[0.0; FIRST]; features + 1],
            second: vec![[0.0; SECOND]; FIRST + 1],
            third: [0.0; SECOND],
        }
    }

    /// How many features it looks at.
    #[must_use]
    pub fn features(&self) -> usize {
        self.first.len() - 1
    }

    /// All numbers, in the order of the file.
    pub(crate) fn parameters_mut(&mut self) -> impl Iterator<Item = &mut f32> {
        let layers = self.first.iter_mut().flatten().chain(self.second.iter_mut().flatten());
        layers.chain(&mut self.third)
    }

    /// How many numbers a network for so many features has.
    pub(crate) const fn count(features: usize) -> usize {
        (features + 1) * FIRST + (FIRST + 1) * SECOND + SECOND
    }

    /// The judgement, and what was thought on the way.
    #[inline]
    #[must_use]
    pub fn forward(&self, features: &[f32]) -> (f32, Activations<FIRST, SECOND>) {
        let mut first = self.first[self.first.len() - 1];
        for (feature, weights) in features.iter().zip(&self.first) {
            if *feature != 0.0 {
                axpy(&mut first, *feature, weights);
            }
        }
        let mut second = self.second[FIRST];
        for (neuron, weights) in first.iter().zip(&self.second) {
            axpy(&mut second, leaky_relu(*neuron), weights);
        }
        let judgement =
            second.iter().zip(&self.third).map(|(neuron, weight)| leaky_relu(*neuron) * weight).sum();
        (judgement, Activations { first, second })
    }
}

/// Adds a multiple of weights.
#[inline]
pub(crate) fn axpy<const N: usize>(sums: &mut [f32; N], times: f32, weights: &[f32; N]) {
    for (sum, weight) in sums.iter_mut().zip(weights) {
        *sum += times * weight;
    }
}

impl<const FIRST: usize, const SECOND: usize> ValueFunction for Mlp<FIRST, SECOND> {
    #[inline]
    fn evaluate(&self, features: &[f32]) -> f32 {
        self.forward(features).0
    }
}
