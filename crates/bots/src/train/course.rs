//! A course: rounds of games and of learning from them.

use super::subject::Subject;
use crate::Courtly;
use engine::{Dice, Quick};
use rayon::prelude::*;

/// What is known so far, and how to go on: the same seed learns the same, on any number of threads.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Course<S> {
    pub(super) seed: u64,
    pub(super) games: u64,
    pub(super) steps: u64,
    /// Where learning has come to: it follows the latest games, and is never at rest.
    pub(super) weights: S,
    /// What has been learnt: the average of the weights over about the last tenth of the course.
    pub(super) average: S,
    /// Running means of the gradient and of its square.
    pub(super) mean: S,
    pub(super) square: S,
    pub(super) curve: Vec<Mark>,
}

/// How well a round went: the surprise of the averaged weights at the outcomes of games that nothing had been learnt from
/// yet.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Mark {
    /// Games played by then.
    pub games: u64,
    /// Positions of the round.
    pub positions: u64,
    /// The surprise of what is learnt, in nats.
    pub learnt: f32,
    /// The surprise of something simpler, in nats: of the weighted sum, or of a squire's opinions.
    pub simpler: f32,
}

/// Lessons whose gradient is summed up on one thread.
const SLICE: usize = 64;
/// How long gradients are remembered, and their squares.
const MEMORY: [f32; 2] = [0.9, 0.999];
/// The part of all steps that the average of the weights looks back on, inverted.
const LOOKS_BACK: f32 = 10.0;

impl<S: Subject> Course<S> {
    /// A course that begins.
    pub(super) fn new<G: Courtly>(seed: u64) -> Course<S> {
        let newborn = S::newborn::<G>(seed);
        Course {
            seed,
            games: 0,
            steps: 0,
            mean: newborn.blank(),
            square: newborn.blank(),
            average: newborn.clone(),
            weights: newborn,
            curve: Vec::new(),
        }
    }

    /// Plays a round of games and learns from it.
    pub(super) fn round<G: Courtly>(&mut self, rules: &[G]) -> Mark {
        let games = (self.games..self.games + S::ROUND).into_par_iter();
        let mut lessons: Vec<S::Lesson> =
            games.flat_map_iter(|game| self.average.play(rules, self.seed, game)).collect();
        self.games += S::ROUND;
        let mark = self.judge(&lessons);
        let mut dice = Quick::stream(self.seed ^ 1, self.games);
        for _ in 0..S::PASSES {
            shuffle(&mut lessons, &mut dice);
            lessons.chunks(S::STEP).for_each(|step| self.step(step));
        }
        self.curve.push(mark);
        mark
    }

    /// How surprising the games of a round are.
    fn judge(&self, lessons: &[S::Lesson]) -> Mark {
        let slice = |lessons: &[S::Lesson]| {
            let each = lessons.iter().map(|lesson| self.average.surprises(lesson));
            each.fold((0.0, 0.0), |sum: (f32, f32), one| (sum.0 + one.0, sum.1 + one.1))
        };
        let slices: Vec<_> = lessons.par_chunks(SLICE).map(slice).collect();
        let count = lessons.len().max(1) as f64;
        let mean = |of: fn(&(f32, f32)) -> f32| {
            (slices.iter().map(|slice| f64::from(of(slice))).sum::<f64>() / count) as f32
        };
        Mark {
            games: self.games,
            positions: lessons.len() as u64,
            learnt: mean(|sums| sums.0),
            simpler: mean(|sums| sums.1),
        }
    }

    /// Learns from some lessons.
    fn step(&mut self, lessons: &[S::Lesson]) {
        let slice = |lessons: &[S::Lesson]| {
            let mut gradient = self.weights.blank();
            lessons.iter().for_each(|lesson| self.weights.blame(lesson, &mut gradient));
            gradient
        };
        let slices: Vec<S> = lessons.par_chunks(SLICE).map(slice).collect();
        let mut gradient = self.weights.blank();
        for mut more in slices {
            gradient.numbers().zip(more.numbers()).for_each(|(sum, more)| *sum += *more);
        }
        self.move_by(&mut gradient, lessons.len());
        self.settle();
    }

    /// Lets the average follow the weights.
    fn settle(&mut self) {
        let part = LOOKS_BACK / (self.steps as f32 + LOOKS_BACK);
        for (average, weight) in self.average.numbers().zip(self.weights.numbers()) {
            *average += part * (*weight - *average);
        }
    }

    /// Moves every weight against its gradient, by steps of about equal size (Adam with decoupled decay).
    fn move_by(&mut self, gradient: &mut S, lessons: usize) {
        self.steps += 1;
        let pace = S::PACE / (1.0 + self.steps as f32 / S::SLOWER_AFTER).sqrt();
        let steps = self.steps.min(100_000) as i32;
        let [warm_mean, warm_square] = MEMORY.map(|memory| 1.0 - memory.powi(steps));
        let moments = self.mean.numbers().zip(self.square.numbers());
        for ((weight, slope), (mean, square)) in self.weights.numbers().zip(gradient.numbers()).zip(moments) {
            let slope = *slope / lessons as f32;
            *mean += (1.0 - MEMORY[0]) * (slope - *mean);
            *square += (1.0 - MEMORY[1]) * (slope * slope - *square);
            let step = (*mean / warm_mean) / ((*square / warm_square).sqrt() + 1e-8);
            *weight -= pace * (step + S::DECAY * *weight);
        }
    }
}

fn shuffle<T>(cards: &mut [T], dice: &mut Quick) {
    for left in (1..cards.len()).rev() {
        cards.swap(left, dice.below(left as u32 + 1) as usize);
    }
}
