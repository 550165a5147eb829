//! How judgements ought to change.

use super::lesson::Lesson;
use crate::value::{self, Chances, Judge, Linear, Network, Tapes, Weights, leaky, slope, soften};

/// A judge that can be told how wrong it was.
trait Learns {
    /// What it thought on the way.
    type Tapes;

    /// The judgement, and what was thought on the way.
    fn think(&self, features: &[f32]) -> (f32, Self::Tapes);

    /// Carries the error of a judgement back: adds to `sums` by how much it grows with each weight.
    fn blame(&self, features: &[f32], tapes: &Self::Tapes, error: f32, sums: &mut Self);
}

/// Adds to `gradient` by how much the surprise at a lesson grows with each weight.
pub(super) fn add(weights: &Weights, lesson: &Lesson, gradient: &mut Weights) {
    let features = weights.net.features();
    teach(&weights.net, features, lesson, &mut gradient.net);
    teach(&weights.linear, features, lesson, &mut gradient.linear);
    if let (Some(sketch), Some(sums)) = (&weights.sketch, &mut gradient.sketch) {
        teach(sketch, features, lesson, sums);
    }
}

/// Adds to `sums` by how much the surprise of one judge, who looks at so many features, grows with each of its weights.
fn teach<L: Learns>(judge: &L, features: usize, lesson: &Lesson, sums: &mut L) {
    let (mut odds, tapes): (Vec<f32>, Vec<L::Tapes>) =
        lesson.seats(features).map(|seat| judge.think(seat)).unzip();
    soften(&mut odds);
    for (at, seat) in lesson.seats(features).enumerate() {
        judge.blame(seat, &tapes[at], odds[at] - lesson.target.0[at], sums);
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

impl Learns for Linear {
    type Tapes = ();

    fn think(&self, features: &[f32]) -> (f32, ()) {
        (self.judge(features), ())
    }

    fn blame(&self, features: &[f32], (): &(), error: f32, sums: &mut Linear) {
        for (sum, feature) in sums.weights.iter_mut().zip(features) {
            *sum += error * feature;
        }
    }
}

impl<const FIRST: usize, const SECOND: usize> Learns for Network<FIRST, SECOND> {
    type Tapes = Tapes<FIRST, SECOND>;

    fn think(&self, features: &[f32]) -> (f32, Self::Tapes) {
        Network::think(self, features)
    }

    fn blame(&self, features: &[f32], tapes: &Self::Tapes, error: f32, sums: &mut Self) {
        let second = blame_last(&self.third, &tapes.second, error, &mut sums.third);
        let mut first = tapes.first;
        for ((neuron, sums), weights) in first.iter_mut().zip(&mut sums.second).zip(&self.second) {
            let thought = *neuron;
            let blame: f32 = weights.iter().zip(&second).map(|(weight, own)| weight * own).sum();
            value::add(sums, leaky(thought), &second);
            *neuron = blame * slope(thought);
        }
        value::add(&mut sums.second[FIRST], 1.0, &second);
        blame_first(features, &first, &mut sums.first);
    }
}

/// Carries the error back to what each neuron adds to the judgement; how much each neuron is to blame.
fn blame_last<const N: usize>(
    last: &[f32; N],
    neurons: &[f32; N],
    error: f32,
    sums: &mut [f32; N],
) -> [f32; N] {
    let mut blame = *last;
    for (at, neuron) in neurons.iter().enumerate() {
        sums[at] += error * leaky(*neuron);
        blame[at] *= error * slope(*neuron);
    }
    blame
}

/// Carries the blame of neurons back to what the features add to them; the last row is added always.
fn blame_first<const N: usize>(features: &[f32], blame: &[f32; N], sums: &mut [[f32; N]]) {
    for (feature, row) in features.iter().zip(sums.iter_mut()) {
        if *feature != 0.0 {
            value::add(row, *feature, blame);
        }
    }
    if let Some(always) = sums.last_mut() {
        value::add(always, 1.0, blame);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::value::{Net, Shape, Sketch};
    use engine::{BySeat, Quick};

    fn sketch_of(weights: &mut Weights) -> &mut Sketch {
        weights.sketch.as_mut().expect("there is a sketch")
    }

    /// The gradient is the slope of the surprise: nudge a weight and see.
    #[test]
    fn the_gradient_is_the_slope_of_the_surprise() {
        let features = 5;
        let (shape, dice) = (Shape { features, sketched: true }, &mut Quick::new(3));
        let (mut net, mut sketch) = (Net::newborn(features, dice), Sketch::newborn(features, dice));
        let last = net.third.iter_mut().chain(&mut sketch.third).enumerate();
        last.for_each(|(n, weight)| *weight = 0.1 * (n as f32).sin());
        let weights = Weights { linear: Linear::blank(features), net, sketch: Some(sketch) };
        let lesson = Lesson {
            features: vec![0.3, 0.0, 1.0, -0.5, 1.0, 0.9, 0.2, 0.0, 0.4, 1.0, -0.3, 1.0, 0.5, 0.0, 1.0],
            shares: BySeat([1.0, 0.0, 0.0, 0.0, 0.0]),
            target: BySeat([1.0, 0.0, 0.0, 0.0, 0.0]),
        };
        let mut gradient = Weights::blank(shape);
        add(&weights, &lesson, &mut gradient);
        // Small, for where a neuron begins to leak there is no slope.
        const NUDGE: f32 = 2e-3;
        let check = |change: &dyn Fn(&mut Weights, f32), expected: f32| {
            let nudged = |by: f32| {
                let mut other = weights.clone();
                change(&mut other, by);
                let (net, sum) = surprises(&other, &lesson);
                net + sum + surprise(&lesson.odds(sketch_of(&mut other), features), &lesson.shares)
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
