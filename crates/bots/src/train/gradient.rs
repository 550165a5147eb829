//! Gradients of value functions by backpropagation.

use super::sample::Sample;
use crate::eval::{
    Activations, LinearValue, Mlp, ValueFunction, Weights, WinProbabilities, axpy, leaky_relu,
    leaky_relu_derivative, softmax,
};

/// A value function with a gradient.
trait Differentiable {
    /// The values of the forward pass that the backward pass needs.
    type Activations;

    /// The output and the activations.
    fn forward(&self, features: &[f32]) -> (f32, Self::Activations);

    /// Adds `error · ∂output/∂w` to `sums` for each weight `w`.
    fn accumulate_gradient(
        &self,
        features: &[f32],
        activations: &Self::Activations,
        error: f32,
        sums: &mut Self,
    );
}

/// Adds the gradient of the cross-entropy of a sample to `gradient`, for each value function.
pub(super) fn accumulate(weights: &Weights, sample: &Sample, gradient: &mut Weights) {
    let features = weights.net.features();
    accumulate_one(&weights.net, features, sample, &mut gradient.net);
    accumulate_one(&weights.linear, features, sample, &mut gradient.linear);
    if let (Some(small_net), Some(sums)) = (&weights.small_net, &mut gradient.small_net) {
        accumulate_one(small_net, features, sample, sums);
    }
}

/// Adds the gradient of the cross-entropy of one value function to `sums`. The derivative by the logit of a seat is
/// `probability - target`.
fn accumulate_one<L: Differentiable>(value: &L, features: usize, sample: &Sample, sums: &mut L) {
    let (mut probabilities, activations): (Vec<f32>, Vec<L::Activations>) =
        sample.seats(features).map(|seat| value.forward(seat)).unzip();
    softmax(&mut probabilities);
    for (at, seat) in sample.seats(features).enumerate() {
        value.accumulate_gradient(seat, &activations[at], probabilities[at] - sample.target.0[at], sums);
    }
}

/// The cross-entropies of the large network and of the linear function with the result of the game, in nats.
pub(super) fn cross_entropies(weights: &Weights, sample: &Sample) -> (f32, f32) {
    let features = weights.net.features();
    let by_net = sample.win_probabilities(&weights.net, features);
    let by_linear = sample.win_probabilities(&weights.linear, features);
    (cross_entropy(&by_net, &sample.shares), cross_entropy(&by_linear, &sample.shares))
}

/// `-Σ share · ln(probability)` over the seats.
fn cross_entropy(probabilities: &[f32], shares: &WinProbabilities) -> f32 {
    probabilities.iter().zip(shares.0).map(|(probability, share)| -share * probability.max(1e-7).ln()).sum()
}

impl Differentiable for LinearValue {
    type Activations = ();

    fn forward(&self, features: &[f32]) -> (f32, ()) {
        (self.logit(features), ())
    }

    fn accumulate_gradient(&self, features: &[f32], (): &(), error: f32, sums: &mut LinearValue) {
        for (sum, feature) in sums.weights.iter_mut().zip(features) {
            *sum += error * feature;
        }
    }
}

impl<const FIRST: usize, const SECOND: usize> Differentiable for Mlp<FIRST, SECOND> {
    type Activations = Activations<FIRST, SECOND>;

    fn forward(&self, features: &[f32]) -> (f32, Self::Activations) {
        Mlp::forward(self, features)
    }

    fn accumulate_gradient(
        &self,
        features: &[f32],
        activations: &Self::Activations,
        error: f32,
        sums: &mut Self,
    ) {
        let second = backward_output(&self.third, &activations.second, error, &mut sums.third);
        let mut first = activations.first;
        for ((neuron, sums), weights) in first.iter_mut().zip(&mut sums.second).zip(&self.second) {
            let activation = *neuron;
            let delta: f32 = weights.iter().zip(&second).map(|(weight, own)| weight * own).sum();
            axpy(sums, leaky_relu(activation), &second);
            *neuron = delta * leaky_relu_derivative(activation);
        }
        axpy(&mut sums.second[FIRST], 1.0, &second);
        backward_input(features, &first, &mut sums.first);
    }
}

/// Backpropagates the error to the output layer and returns the delta of each neuron of the layer before.
fn backward_output<const N: usize>(
    last: &[f32; N],
    neurons: &[f32; N],
    error: f32,
    sums: &mut [f32; N],
) -> [f32; N] {
    let mut delta = *last;
    for (at, neuron) in neurons.iter().enumerate() {
        sums[at] += error * leaky_relu(*neuron);
        delta[at] *= error * leaky_relu_derivative(*neuron);
    }
    delta
}

/// Backpropagates the deltas to the first layer; the last row is the bias.
fn backward_input<const N: usize>(features: &[f32], delta: &[f32; N], sums: &mut [[f32; N]]) {
    for (feature, row) in features.iter().zip(sums.iter_mut()) {
        if *feature != 0.0 {
            axpy(row, *feature, delta);
        }
    }
    if let Some(bias) = sums.last_mut() {
        axpy(bias, 1.0, delta);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::eval::{LargeNet, ModelShape, SmallNet};
    use engine::{FastRng, PerSeat};

    fn small_net_of(weights: &mut Weights) -> &mut SmallNet {
        weights.small_net.as_mut().expect("the weights have a small network")
    }

    /// Compares the gradient with difference quotients.
    #[test]
    fn the_gradient_is_the_derivative_of_the_cross_entropy() {
        let features = 5;
        let (shape, rng) = (ModelShape { features, has_small_net: true }, &mut FastRng::new(3));
        let (mut net, mut small_net) =
            (LargeNet::random_init(features, rng), SmallNet::random_init(features, rng));
        let last = net.third.iter_mut().chain(&mut small_net.third).enumerate();
        last.for_each(|(n, weight)| *weight = 0.1 * (n as f32).sin());
        let weights = Weights { linear: LinearValue::zeros(features), net, small_net: Some(small_net) };
        let sample = Sample {
            features: vec![0.3, 0.0, 1.0, -0.5, 1.0, 0.9, 0.2, 0.0, 0.4, 1.0, -0.3, 1.0, 0.5, 0.0, 1.0],
            shares: PerSeat([1.0, 0.0, 0.0, 0.0, 0.0]),
            target: PerSeat([1.0, 0.0, 0.0, 0.0, 0.0]),
        };
        let mut gradient = Weights::zeros(shape);
        accumulate(&weights, &sample, &mut gradient);
        // Small, because the activation function has no derivative at 0.
        const STEP: f32 = 2e-3;
        let check = |change: &dyn Fn(&mut Weights, f32), expected: f32| {
            let shifted = |by: f32| {
                let mut other = weights.clone();
                change(&mut other, by);
                let (net, sum) = cross_entropies(&other, &sample);
                net + sum
                    + cross_entropy(
                        &sample.win_probabilities(small_net_of(&mut other), features),
                        &sample.shares,
                    )
            };
            let found = (shifted(STEP) - shifted(-STEP)) / (2.0 * STEP);
            assert!((found - expected).abs() < 2e-3, "{found} instead of {expected}");
        };
        check(&|w, by| w.net.first[2][7] += by, gradient.net.first[2][7]);
        check(&|w, by| w.net.first[5][7] += by, gradient.net.first[5][7]);
        check(&|w, by| w.net.second[9][3] += by, gradient.net.second[9][3]);
        check(&|w, by| w.net.second[64][3] += by, gradient.net.second[64][3]);
        check(&|w, by| w.net.third[11] += by, gradient.net.third[11]);
        check(&|w, by| w.linear.weights[3] += by, gradient.linear.weights[3]);
        let slopes = small_net_of(&mut gradient).clone();
        check(&|w, by| small_net_of(w).first[2][7] += by, slopes.first[2][7]);
        check(&|w, by| small_net_of(w).first[5][7] += by, slopes.first[5][7]);
        check(&|w, by| small_net_of(w).second[9][3] += by, slopes.second[9][3]);
        check(&|w, by| small_net_of(w).third[11] += by, slopes.third[11]);
    }
}
