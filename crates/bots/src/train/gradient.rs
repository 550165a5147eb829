//! How judgements ought to change.

use super::sample::Sample;
use crate::eval::{
    Activations, LinearValue, Mlp, ValueFunction, Weights, WinProbabilities, axpy, leaky_relu,
    leaky_relu_derivative, softmax,
};

/// A judge that can be told how wrong it was.
trait Learns {
    /// What it thought on the way.
    type Activations;

    /// The judgement, and what was thought on the way.
    fn forward(&self, features: &[f32]) -> (f32, Self::Activations);

    /// Carries the error of a judgement back: adds to `sums` by how much it grows with each weight.
    fn accumulate_gradient(
        &self,
        features: &[f32],
        activations: &Self::Activations,
        error: f32,
        sums: &mut Self,
    );
}

/// Adds to `gradient` by how much the cross entropy at a sample grows with each weight.
pub(super) fn add(weights: &Weights, sample: &Sample, gradient: &mut Weights) {
    let features = weights.net.features();
    teach(&weights.net, features, sample, &mut gradient.net);
    teach(&weights.linear, features, sample, &mut gradient.linear);
    if let (Some(small_net), Some(sums)) = (&weights.small_net, &mut gradient.small_net) {
        teach(small_net, features, sample, sums);
    }
}

/// Adds to `sums` by how much the cross entropy of one judge, who looks at so many features, grows with each of its weights.
fn teach<L: Learns>(judge: &L, features: usize, sample: &Sample, sums: &mut L) {
    let (mut odds, activations): (Vec<f32>, Vec<L::Activations>) =
        sample.seats(features).map(|seat| judge.forward(seat)).unzip();
    softmax(&mut odds);
    for (at, seat) in sample.seats(features).enumerate() {
        judge.accumulate_gradient(seat, &activations[at], odds[at] - sample.target.0[at], sums);
    }
}

/// The cross entropy of the network and of the weighted sum at how the game of a sample ended, in nats.
pub(super) fn cross_entropies(weights: &Weights, sample: &Sample) -> (f32, f32) {
    let features = weights.net.features();
    let by_net = sample.odds(&weights.net, features);
    let by_sum = sample.odds(&weights.linear, features);
    (cross_entropy(&by_net, &sample.shares), cross_entropy(&by_sum, &sample.shares))
}

/// How unlikely the outcome was thought to be: the cross entropy.
fn cross_entropy(thought: &[f32], shares: &WinProbabilities) -> f32 {
    thought.iter().zip(shares.0).map(|(chance, share)| -share * chance.max(1e-7).ln()).sum()
}

impl Learns for LinearValue {
    type Activations = ();

    fn forward(&self, features: &[f32]) -> (f32, ()) {
        (self.evaluate(features), ())
    }

    fn accumulate_gradient(&self, features: &[f32], (): &(), error: f32, sums: &mut LinearValue) {
        for (sum, feature) in sums.weights.iter_mut().zip(features) {
            *sum += error * feature;
        }
    }
}

impl<const FIRST: usize, const SECOND: usize> Learns for Mlp<FIRST, SECOND> {
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
        let second = blame_last(&self.third, &activations.second, error, &mut sums.third);
        let mut first = activations.first;
        for ((neuron, sums), weights) in first.iter_mut().zip(&mut sums.second).zip(&self.second) {
            let thought = *neuron;
            let delta: f32 = weights.iter().zip(&second).map(|(weight, own)| weight * own).sum();
            axpy(sums, leaky_relu(thought), &second);
            *neuron = delta * leaky_relu_derivative(thought);
        }
        axpy(&mut sums.second[FIRST], 1.0, &second);
        blame_first(features, &first, &mut sums.first);
    }
}

/// Backpropagates the error to the weights of the last layer; returns the delta of each neuron.
fn blame_last<const N: usize>(
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

/// Backpropagates the deltas to the weights of the features; the last row is added always.
fn blame_first<const N: usize>(features: &[f32], delta: &[f32; N], sums: &mut [[f32; N]]) {
    for (feature, row) in features.iter().zip(sums.iter_mut()) {
        if *feature != 0.0 {
            axpy(row, *feature, delta);
        }
    }
    if let Some(always) = sums.last_mut() {
        axpy(always, 1.0, delta);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::eval::{LargeNet, ModelShape, SmallNet};
    use engine::{FastRng, PerSeat};

    fn sketch_of(weights: &mut Weights) -> &mut SmallNet {
        weights.small_net.as_mut().expect("there is a small_net")
    }

    /// The gradient is the derivative of the cross entropy: nudge a weight and see.
    #[test]
    fn the_gradient_is_the_slope_of_the_surprise() {
        let features = 5;
        let (shape, dice) = (ModelShape { features, sketched: true }, &mut FastRng::new(3));
        let (mut net, mut small_net) =
            (LargeNet::random_init(features, dice), SmallNet::random_init(features, dice));
        let last = net.third.iter_mut().chain(&mut small_net.third).enumerate();
        last.for_each(|(n, weight)| *weight = 0.1 * (n as f32).sin());
        let weights = Weights { linear: LinearValue::zeros(features), net, small_net: Some(small_net) };
        let sample = Sample {
            features: vec![0.3, 0.0, 1.0, -0.5, 1.0, 0.9, 0.2, 0.0, 0.4, 1.0, -0.3, 1.0, 0.5, 0.0, 1.0],
            shares: PerSeat([1.0, 0.0, 0.0, 0.0, 0.0]),
            target: PerSeat([1.0, 0.0, 0.0, 0.0, 0.0]),
        };
        let mut gradient = Weights::zeros(shape);
        add(&weights, &sample, &mut gradient);
        // Small, for where a neuron begins to leak there is no derivative.
        const NUDGE: f32 = 2e-3;
        let check = |change: &dyn Fn(&mut Weights, f32), expected: f32| {
            let nudged = |by: f32| {
                let mut other = weights.clone();
                change(&mut other, by);
                let (net, sum) = cross_entropies(&other, &sample);
                net + sum + cross_entropy(&sample.odds(sketch_of(&mut other), features), &sample.shares)
            };
            let found = (nudged(NUDGE) - nudged(-NUDGE)) / (2.0 * NUDGE);
            assert!((found - expected).abs() < 2e-3, "{found} instead of {expected}");
        };
        check(&|w, by| w.net.first[2][7] += by, gradient.net.first[2][7]);
        check(&|w, by| w.net.first[5][7] += by, gradient.net.first[5][7]);
        check(&|w, by| w.net.second[9][3] += by, gradient.net.second[9][3]);
        check(&|w, by| w.net.second[64][3] += by, gradient.net.second[64][3]);
        check(&|w, by| w.net.third[11] += by, gradient.net.third[11]);
        check(&|w, by| w.linear.weights[3] += by, gradient.linear.weights[3]);
        let slopes = sketch_of(&mut gradient).clone();
        check(&|w, by| sketch_of(w).first[2][7] += by, slopes.first[2][7]);
        check(&|w, by| sketch_of(w).first[5][7] += by, slopes.first[5][7]);
        check(&|w, by| sketch_of(w).second[9][3] += by, slopes.second[9][3]);
        check(&|w, by| sketch_of(w).third[11] += by, slopes.third[11]);
    }
}
