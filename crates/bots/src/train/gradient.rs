//! How judgements ought to change.

use super::lesson::Lesson;
use crate::value::{Chances, FIRST, Tapes, Weights, soften};
use crate::value::{leaky, slope};

/// Adds to `gradient` by how much the surprise at a lesson grows with each weight.
pub(super) fn add(weights: &Weights, lesson: &Lesson, gradient: &mut Weights) {
    let features = weights.net.features();
    let thoughts: Vec<(f32, Tapes)> = lesson.seats(features).map(|seat| weights.net.think(seat)).collect();
    let mut by_net: Vec<f32> = thoughts.iter().map(|(judgement, _)| *judgement).collect();
    soften(&mut by_net);
    let by_sum = lesson.odds(&weights.linear, features);
    for (at, seat) in lesson.seats(features).enumerate() {
        let target = lesson.target.0[at];
        blame_net(weights, seat, &thoughts[at].1, by_net[at] - target, gradient);
        for (sum, feature) in gradient.linear.weights.iter_mut().zip(seat) {
            *sum += (by_sum[at] - target) * feature;
        }
    }
}

/// The surprise of the network and of the weighted sum at how the game of a lesson ended, in nats.
pub(super) fn surprises(weights: &Weights, lesson: &Lesson) -> (f32, f32) {
    let features = weights.net.features();
    let by_net = lesson.odds(&weights.net, features);
    let by_sum = lesson.odds(&weights.linear, features);
    (surprise(&by_net, &lesson.shares), surprise(&by_sum, &lesson.shares))
}

/// How unlikely the outcome was thought to be: the cross entropy.
fn surprise(thought: &[f32], shares: &Chances) -> f32 {
    thought.iter().zip(shares.0).map(|(chance, share)| -share * chance.max(1e-7).ln()).sum()
}

/// Carries the error of a judgement back through the network.
fn blame_net(weights: &Weights, features: &[f32], tapes: &Tapes, error: f32, gradient: &mut Weights) {
    let (net, sums) = (&weights.net, &mut gradient.net);
    let mut second = net.third;
    for (at, blame) in second.iter_mut().enumerate() {
        sums.third[at] += error * leaky(tapes.second[at]);
        *blame *= error * slope(tapes.second[at]);
    }
    let mut first = tapes.first;
    for ((neuron, sums), weights) in first.iter_mut().zip(&mut sums.second).zip(&net.second) {
        let thought = *neuron;
        let blame: f32 = weights.iter().zip(&second).map(|(weight, own)| weight * own).sum();
        add_row(sums, &second, leaky(thought));
        *neuron = blame * slope(thought);
    }
    add_row(&mut sums.second[FIRST], &second, 1.0);
    for (feature, row) in features.iter().zip(&mut sums.first) {
        if *feature != 0.0 {
            add_row(row, &first, *feature);
        }
    }
    if let Some(always) = sums.first.last_mut() {
        add_row(always, &first, 1.0);
    }
}

fn add_row<const N: usize>(sums: &mut [f32; N], blame: &[f32; N], times: f32) {
    for (sum, blame) in sums.iter_mut().zip(blame) {
        *sum += times * blame;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::value::Net;
    use engine::{BySeat, Quick};

    /// The gradient is the slope of the surprise: nudge a weight and see.
    #[test]
    fn the_gradient_is_the_slope_of_the_surprise() {
        let features = 5;
        let mut weights = Weights::blank(features);
        weights.net = Net::newborn(features, &mut Quick::new(3));
        weights.net.third.iter_mut().enumerate().for_each(|(n, weight)| *weight = 0.1 * (n as f32).sin());
        let lesson = Lesson {
            features: vec![0.3, 0.0, 1.0, -0.5, 1.0, 0.9, 0.2, 0.0, 0.4, 1.0, -0.3, 1.0, 0.5, 0.0, 1.0],
            shares: BySeat([1.0, 0.0, 0.0, 0.0, 0.0]),
            target: BySeat([1.0, 0.0, 0.0, 0.0, 0.0]),
        };
        let mut gradient = Weights::blank(features);
        add(&weights, &lesson, &mut gradient);
        const NUDGE: f32 = 1e-2;
        let check = |change: &dyn Fn(&mut Weights, f32), expected: f32| {
            let nudged = |by: f32| {
                let mut other = weights.clone();
                change(&mut other, by);
                let (net, sum) = surprises(&other, &lesson);
                net + sum
            };
            let found = (nudged(NUDGE) - nudged(-NUDGE)) / (2.0 * NUDGE);
            assert!((found - expected).abs() < 2e-3, "{found} instead of {expected}");
        };
        check(&|w, by| w.net.first[2][7] += by, gradient.net.first[2][7]);
        check(&|w, by| w.net.first[5][7] += by, gradient.net.first[5][7]);
        check(&|w, by| w.net.second[9][3] += by, gradient.net.second[9][3]);
        check(&|w, by| w.net.second[FIRST][3] += by, gradient.net.second[FIRST][3]);
        check(&|w, by| w.net.third[11] += by, gradient.net.third[11]);
        check(&|w, by| w.linear.weights[3] += by, gradient.linear.weights[3]);
    }
}
