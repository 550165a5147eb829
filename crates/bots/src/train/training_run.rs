//! Training runs.

use super::objective::Objective;
use crate::BotGame;
use engine::{FastRng, Rng};
use rayon::prelude::*;

/// The state of a training run. The result depends on the seed only, not on the number of threads.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct TrainingRun<M> {
    pub(super) seed: u64,
    pub(super) games: u64,
    pub(super) steps: u64,
    /// The current weights.
    pub(super) weights: M,
    /// The average of the weights over about the last tenth of the run: the result.
    pub(super) average: M,
    /// The moving averages of the gradient and of its square (Adam; Kingma and Ba, 2015).
    pub(super) mean: M,
    pub(super) square: M,
    pub(super) curve: Vec<EpochStats>,
}

/// The statistics of an epoch: cross-entropies of the averaged weights on its games, before they are trained on.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct EpochStats {
    /// The number of games of the run so far.
    pub games: u64,
    /// The number of samples of the epoch.
    pub positions: u64,
    /// The mean cross-entropy of the model, in nats.
    pub cross_entropy: f32,
    /// The mean cross-entropy of the baseline, in nats: the linear value function, or the priors of the policy.
    pub baseline: f32,
}

/// The number of samples whose gradient one thread sums up.
const MICRO_BATCH: usize = 64;
/// `β₁` and `β₂` of Adam.
const BETAS: [f32; 2] = [0.9, 0.999];
/// The inverse of the share of all steps that the average of the weights covers.
const AVERAGING_RATE: f32 = 10.0;

impl<M: Objective> TrainingRun<M> {
    /// A new run.
    pub(super) fn new<G: BotGame>(seed: u64) -> TrainingRun<M> {
        let weights = M::random_init::<G>(seed);
        TrainingRun {
            seed,
            games: 0,
            steps: 0,
            mean: weights.zeros(),
            square: weights.zeros(),
            average: weights.clone(),
            weights,
            curve: Vec::new(),
        }
    }

    /// Plays the games of an epoch, evaluates the model on them and takes gradient steps.
    pub(super) fn epoch<G: BotGame>(&mut self, rules: &[G]) -> EpochStats {
        let games = (self.games..self.games + M::GAMES_PER_EPOCH).into_par_iter();
        let mut samples: Vec<M::Sample> =
            games.flat_map_iter(|game| self.average.play(rules, self.seed, game)).collect();
        self.games += M::GAMES_PER_EPOCH;
        let stats = self.evaluate(&samples);
        let mut rng = FastRng::stream(self.seed ^ 1, self.games);
        for _ in 0..M::PASSES {
            shuffle(&mut samples, &mut rng);
            samples.chunks(M::BATCH_SIZE).for_each(|batch| self.step(batch));
        }
        self.curve.push(stats);
        stats
    }

    /// The mean cross-entropies of an epoch.
    fn evaluate(&self, samples: &[M::Sample]) -> EpochStats {
        let slice = |samples: &[M::Sample]| {
            let each = samples.iter().map(|sample| self.average.cross_entropies(sample));
            each.fold((0.0, 0.0), |sum: (f32, f32), one| (sum.0 + one.0, sum.1 + one.1))
        };
        let slices: Vec<_> = samples.par_chunks(MICRO_BATCH).map(slice).collect();
        let count = samples.len().max(1) as f64;
        let mean = |of: fn(&(f32, f32)) -> f32| {
            (slices.iter().map(|slice| f64::from(of(slice))).sum::<f64>() / count) as f32
        };
        EpochStats {
            games: self.games,
            positions: samples.len() as u64,
            cross_entropy: mean(|sums| sums.0),
            baseline: mean(|sums| sums.1),
        }
    }

    /// Takes one gradient step with a batch.
    fn step(&mut self, samples: &[M::Sample]) {
        let slice = |samples: &[M::Sample]| {
            let mut gradient = self.weights.zeros();
            samples.iter().for_each(|sample| self.weights.accumulate_gradient(sample, &mut gradient));
            gradient
        };
        let slices: Vec<M> = samples.par_chunks(MICRO_BATCH).map(slice).collect();
        let mut gradient = self.weights.zeros();
        for mut more in slices {
            gradient.parameters_mut().zip(more.parameters_mut()).for_each(|(sum, more)| *sum += *more);
        }
        self.update_weights(&mut gradient, samples.len());
        self.update_average();
    }

    /// Updates the average of the weights.
    fn update_average(&mut self) {
        let part = AVERAGING_RATE / (self.steps as f32 + AVERAGING_RATE);
        for (average, weight) in self.average.parameters_mut().zip(self.weights.parameters_mut()) {
            *average += part * (*weight - *average);
        }
    }

    /// Updates the weights by AdamW: `w -= η · (m̂ / (sqrt(v̂) + ε) + decay · w)` with the bias-corrected moments `m̂` and `v̂`.
    fn update_weights(&mut self, gradient: &mut M, samples: usize) {
        self.steps += 1;
        let rate = M::LEARNING_RATE / (1.0 + self.steps as f32 / M::DECAY_STEPS).sqrt();
        let steps = self.steps.min(100_000) as i32;
        let [mean_correction, square_correction] = BETAS.map(|beta| 1.0 - beta.powi(steps));
        let moments = self.mean.parameters_mut().zip(self.square.parameters_mut());
        for ((weight, gradient), (mean, square)) in
            self.weights.parameters_mut().zip(gradient.parameters_mut()).zip(moments)
        {
            let slope = *gradient / samples as f32;
            *mean += (1.0 - BETAS[0]) * (slope - *mean);
            *square += (1.0 - BETAS[1]) * (slope * slope - *square);
            let step = (*mean / mean_correction) / ((*square / square_correction).sqrt() + 1e-8);
            *weight -= rate * (step + M::WEIGHT_DECAY * *weight);
        }
    }
}

/// Shuffles in place (Fisher and Yates).
fn shuffle<T>(items: &mut [T], rng: &mut FastRng) {
    for left in (1..items.len()).rev() {
        items.swap(left, rng.below(left as u32 + 1) as usize);
    }
}
