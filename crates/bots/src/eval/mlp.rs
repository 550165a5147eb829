//! Multilayer perceptrons as value functions.

use super::ValueFunction;
use engine::FastRng;
use search::random::signed_unit_f32;

/// The value function of marshals.
pub type LargeNet = Mlp<64, 32>;

/// The value function of knights with a long budget in games where a linear function is too weak: less accurate than
/// [`LargeNet`], but faster.
pub type SmallNet = Mlp<32, 16>;

/// A multilayer perceptron with two hidden layers, leaky ReLU activations and one linear output:
/// `w₃ · f(W₂ f(W₁ x + b₁) + b₂)`.
///
/// The first layer is stored by feature, so that features that are 0, which most are, cost nothing.
#[derive(Clone, Debug, PartialEq)]
pub struct Mlp<const FIRST: usize, const SECOND: usize> {
    /// `W₁`, one row per feature; the last row is the bias.
    pub first: Vec<[f32; FIRST]>,
    /// `W₂`, one row per neuron of the first layer; the last row is the bias.
    pub second: Vec<[f32; SECOND]>,
    /// `w₃`, one weight per neuron of the second layer.
    pub third: [f32; SECOND],
}

/// The pre-activations of a forward pass, for backpropagation.
#[derive(Clone, Debug)]
pub struct Activations<const FIRST: usize, const SECOND: usize> {
    /// The first layer.
    pub first: [f32; FIRST],
    /// The second layer.
    pub second: [f32; SECOND],
}

/// The slope of the activation function below zero.
const NEGATIVE_SLOPE: f32 = 0.05;

/// The activation function: leaky ReLU.
#[inline]
pub(crate) fn leaky_relu(x: f32) -> f32 {
    x.max(NEGATIVE_SLOPE * x)
}

/// The derivative of [`leaky_relu`].
#[inline]
pub(crate) fn leaky_relu_derivative(x: f32) -> f32 {
    if x > 0.0 { 1.0 } else { NEGATIVE_SLOPE }
}

impl<const FIRST: usize, const SECOND: usize> Mlp<FIRST, SECOND> {
    /// A network with random weights, scaled by the fan-in, and an output layer of zeros.
    #[must_use]
    pub fn random_init(features: usize, rng: &mut FastRng) -> Self {
        let mut random = |fan_in: usize| signed_unit_f32(rng) * (3.0 / fan_in as f32).sqrt();
        let mut net = Self::zeros(features);
        net.first.iter_mut().take(features).flatten().for_each(|weight| *weight = random(features) * 1.5);
        net.second.iter_mut().take(FIRST).flatten().for_each(|weight| *weight = random(FIRST));
        net
    }

    /// A network with all weights 0.
    #[must_use]
    pub fn zeros(features: usize) -> Self {
        Mlp {
            first: vec![[0.0; FIRST]; features + 1],
            second: vec![[0.0; SECOND]; FIRST + 1],
            third: [0.0; SECOND],
        }
    }

    /// The number of features.
    #[must_use]
    pub fn features(&self) -> usize {
        self.first.len() - 1
    }

    /// All parameters, in the order of the file.
    pub(crate) fn parameters_mut(&mut self) -> impl Iterator<Item = &mut f32> {
        let layers = self.first.iter_mut().flatten().chain(self.second.iter_mut().flatten());
        layers.chain(&mut self.third)
    }

    /// The number of parameters of a network for so many features.
    pub(crate) const fn count(features: usize) -> usize {
        (features + 1) * FIRST + (FIRST + 1) * SECOND + SECOND
    }

    /// The output and the pre-activations.
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
        let output =
            second.iter().zip(&self.third).map(|(neuron, weight)| leaky_relu(*neuron) * weight).sum();
        (output, Activations { first, second })
    }
}

/// `sums += factor * weights`.
#[inline]
pub(crate) fn axpy<const N: usize>(sums: &mut [f32; N], factor: f32, weights: &[f32; N]) {
    for (sum, weight) in sums.iter_mut().zip(weights) {
        *sum += factor * weight;
    }
}

impl<const FIRST: usize, const SECOND: usize> ValueFunction for Mlp<FIRST, SECOND> {
    #[inline]
    fn logit(&self, features: &[f32]) -> f32 {
        self.forward(features).0
    }
}
