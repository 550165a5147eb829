//! A training run: epochs of games and gradient steps.

use super::objective::Objective;
use crate::Courtly;
use engine::{FastRng, Rng};
use rayon::prelude::*;

/// What is known so far, and how to go on: the same seed learns the same, on any number of threads.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct TrainingRun<S> {
    pub(super) seed: u64,
    pub(super) games: u64,
    pub(super) steps: u64,
    /// Where learning has come to: it follows the latest games, and is never at rest.
    pub(super) weights: S,
    /// What has been learnt: the average of the weights over about the last tenth of the run.
    pub(super) average: S,
    /// Running means of the gradient and of its square.
    pub(super) mean: S,
    pub(super) square: S,
    pub(super) curve: Vec<EpochStats>,
}

/// How well a round went: the cross entropy of the averaged weights at the outcomes of games that nothing had been learnt from
/// yet.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct EpochStats {
    /// Games played by then.
    pub games: u64,
    /// Positions of the round.
    pub positions: u64,
    /// The cross entropy of what is learnt, in nats.
    pub learnt: f32,
    /// The cross entropy of something simpler, in nats: of the weighted sum, or of a squire's opinions.
    pub simpler: f32,
}

/// Lessons whose gradient is summed up on one thread.
const SLICE: usize = 64;
/// How long gradients are remembered, and their squares.
const MEMORY: [f32; 2] = [0.9, 0.999];
/// The part of all steps that the average of the weights looks back on, inverted.
const LOOKS_BACK: f32 = 10.0;

impl<S: Objective> TrainingRun<S> {
    /// A run that begins.
    pub(super) fn new<G: Courtly>(seed: u64) -> TrainingRun<S> {
        let random_init = S::random_init::<G>(seed);
        TrainingRun {
            seed,
            games: 0,
            steps: 0,
            mean: random_init.zeros(),
            square: random_init.zeros(),
            average: random_init.clone(),
            weights: random_init,
            curve: Vec::new(),
        }
    }

    /// Plays a round of games and learns from it.
    pub(super) fn epoch<G: Courtly>(&mut self, rules: &[G]) -> EpochStats {
        let games = (self.games..self.games + S::ROUND).into_par_iter();
        let mut samples: Vec<S::Sample> =
            games.flat_map_iter(|game| self.average.play(rules, self.seed, game)).collect();
        self.games += S::ROUND;
        let stats = self.evaluate(&samples);
        let mut rng = FastRng::stream(self.seed ^ 1, self.games);
        for _ in 0..S::PASSES {
            shuffle(&mut samples, &mut rng);
            samples.chunks(S::STEP).for_each(|step| self.step(step));
        }
        self.curve.push(stats);
        stats
    }

    /// How surprising the games of a round are.
    fn evaluate(&self, samples: &[S::Sample]) -> EpochStats {
        let slice = |samples: &[S::Sample]| {
            let each = samples.iter().map(|sample| self.average.cross_entropies(sample));
            each.fold((0.0, 0.0), |sum: (f32, f32), one| (sum.0 + one.0, sum.1 + one.1))
        };
        let slices: Vec<_> = samples.par_chunks(SLICE).map(slice).collect();
        let count = samples.len().max(1) as f64;
        let mean = |of: fn(&(f32, f32)) -> f32| {
            (slices.iter().map(|slice| f64::from(of(slice))).sum::<f64>() / count) as f32
        };
        EpochStats {
            games: self.games,
            positions: samples.len() as u64,
            learnt: mean(|sums| sums.0),
            simpler: mean(|sums| sums.1),
        }
    }

    /// Learns from some samples.
    fn step(&mut self, samples: &[S::Sample]) {
        let slice = |samples: &[S::Sample]| {
            let mut gradient = self.weights.zeros();
            samples.iter().for_each(|sample| self.weights.accumulate_gradient(sample, &mut gradient));
            gradient
        };
        let slices: Vec<S> = samples.par_chunks(SLICE).map(slice).collect();
        let mut gradient = self.weights.zeros();
        for mut more in slices {
            gradient.parameters_mut().zip(more.parameters_mut()).for_each(|(sum, more)| *sum += *more);
        }
        self.move_by(&mut gradient, samples.len());
        self.settle();
    }

    /// Lets the average follow the weights.
    fn settle(&mut self) {
        let part = LOOKS_BACK / (self.steps as f32 + LOOKS_BACK);
        for (average, weight) in self.average.parameters_mut().zip(self.weights.parameters_mut()) {
            *average += part * (*weight - *average);
        }
    }

    /// Moves every weight against its gradient, by steps of about equal size (Adam with decoupled decay).
    fn move_by(&mut self, gradient: &mut S, samples: usize) {
        self.steps += 1;
        let pace = S::PACE / (1.0 + self.steps as f32 / S::SLOWER_AFTER).sqrt();
        let steps = self.steps.min(100_000) as i32;
        let [warm_mean, warm_square] = MEMORY.map(|memory| 1.0 - memory.powi(steps));
        let moments = self.mean.parameters_mut().zip(self.square.parameters_mut());
        for ((weight, leaky_relu_derivative), (mean, square)) in
            self.weights.parameters_mut().zip(gradient.parameters_mut()).zip(moments)
        {
            let leaky_relu_derivative = *leaky_relu_derivative / samples as f32;
            *mean += (1.0 - MEMORY[0]) * (leaky_relu_derivative - *mean);
            *square += (1.0 - MEMORY[1]) * (leaky_relu_derivative * leaky_relu_derivative - *square);
            let step = (*mean / warm_mean) / ((*square / warm_square).sqrt() + 1e-8);
            *weight -= pace * (step + S::DECAY * *weight);
        }
    }
}

fn shuffle<T>(cards: &mut [T], rng: &mut FastRng) {
    for left in (1..cards.len()).rev() {
        cards.swap(left, rng.below(left as u32 + 1) as usize);
    }
}
