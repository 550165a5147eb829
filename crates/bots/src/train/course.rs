//! A course: rounds of games and of learning from them.

use super::gradient;
use super::lesson::{self, Lesson};
use super::pupil::Pupils;
use crate::Courtly;
use crate::value::{Net, Weights};
use engine::{Dice, Quick};
use rayon::prelude::*;

/// What is known so far, and how to go on: the same seed learns the same, on any number of threads.
#[derive(Clone, Debug, PartialEq)]
pub struct Course {
    pub(super) seed: u64,
    pub(super) games: u64,
    pub(super) steps: u64,
    /// Where learning has come to: it follows the latest games, and is never at rest.
    pub(super) weights: Weights,
    /// What has been learnt: the average of the weights over about the last tenth of the course.
    pub(super) average: Weights,
    /// Running means of the gradient and of its square.
    pub(super) mean: Weights,
    pub(super) square: Weights,
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
    /// The surprise of the network, in nats.
    pub net: f32,
    /// The surprise of the weighted sum, in nats.
    pub linear: f32,
}

/// Games of a round.
const ROUND: u64 = 192;
/// Lessons of a step.
const STEP: usize = 256;
/// Lessons whose gradient is summed up on one thread.
const SLICE: usize = 64;
/// Games after which one of eight pupils is greedy, and two.
const MATURE: [u64; 2] = [20_000, 60_000];
/// How far a weight moves in a step at first.
const PACE: f32 = 1.5e-3;
/// Steps after which it moves half as far.
const SLOWER_AFTER: f32 = 6_000.0;
/// How long gradients are remembered, and their squares.
const MEMORY: [f32; 2] = [0.9, 0.999];
/// By how much weights shrink towards nothing in a step of full pace.
const DECAY: f32 = 1e-3;
/// The part of all steps that the average of the weights looks back on, inverted.
const LOOKS_BACK: f32 = 10.0;

impl Course {
    /// A course that begins.
    #[must_use]
    pub fn new<G: Courtly>(seed: u64) -> Course {
        let blank = || Weights::blank(G::FEATURES);
        let net = Net::newborn(G::FEATURES, &mut Quick::stream(seed, u64::MAX));
        Course {
            seed,
            games: 0,
            steps: 0,
            average: Weights { net: net.clone(), ..blank() },
            weights: Weights { net, ..blank() },
            mean: blank(),
            square: blank(),
            curve: Vec::new(),
        }
    }

    /// What has been learnt.
    #[must_use]
    pub fn learnt(&self) -> &Weights {
        &self.average
    }

    /// How each round went.
    #[must_use]
    pub fn curve(&self) -> &[Mark] {
        &self.curve
    }

    /// How many games have been played.
    #[must_use]
    pub fn games(&self) -> u64 {
        self.games
    }

    /// Plays a round of games and learns from it. Half of the games are played by the first rules, half by any.
    pub fn round<G: Courtly>(&mut self, rules: &[G]) -> Mark {
        let mut lessons: Vec<Lesson> = (self.games..self.games + ROUND)
            .into_par_iter()
            .flat_map_iter(|game| self.play(rules, game))
            .collect();
        self.games += ROUND;
        let mark = self.judge(&lessons);
        shuffle(&mut lessons, &mut Quick::stream(self.seed ^ 1, self.games));
        lessons.chunks(STEP).for_each(|step| self.step(step));
        self.curve.push(mark);
        mark
    }

    /// How surprising the games of a round are.
    fn judge(&self, lessons: &[Lesson]) -> Mark {
        let slice = |lessons: &[Lesson]| {
            let each = lessons.iter().map(|lesson| gradient::surprises(&self.average, lesson));
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
            net: mean(|sums| sums.0),
            linear: mean(|sums| sums.1),
        }
    }

    fn play<G: Courtly>(&self, rules: &[G], game: u64) -> Vec<Lesson> {
        let mut dice = Quick::stream(self.seed, game);
        let which = if dice.below(2) == 0 { 0 } else { dice.below(rules.len() as u32) as usize };
        let mature = MATURE.iter().filter(|age| self.games >= **age).count() as u32;
        let mut pupils = Pupils::new(&self.average.net, mature, &mut dice);
        lesson::game(&rules[which], &mut pupils, &mut dice)
    }

    /// Learns from some lessons.
    fn step(&mut self, lessons: &[Lesson]) {
        let blank = || Weights::blank(self.weights.net.features());
        let slice = |lessons: &[Lesson]| {
            let mut gradient = blank();
            lessons.iter().for_each(|lesson| gradient::add(&self.weights, lesson, &mut gradient));
            gradient
        };
        let slices: Vec<Weights> = lessons.par_chunks(SLICE).map(slice).collect();
        let mut gradient = blank();
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
    fn move_by(&mut self, gradient: &mut Weights, lessons: usize) {
        self.steps += 1;
        let pace = PACE / (1.0 + self.steps as f32 / SLOWER_AFTER).sqrt();
        let steps = self.steps.min(100_000) as i32;
        let [warm_mean, warm_square] = MEMORY.map(|memory| 1.0 - memory.powi(steps));
        let moments = self.mean.numbers().zip(self.square.numbers());
        for ((weight, slope), (mean, square)) in self.weights.numbers().zip(gradient.numbers()).zip(moments) {
            let slope = *slope / lessons as f32;
            *mean += (1.0 - MEMORY[0]) * (slope - *mean);
            *square += (1.0 - MEMORY[1]) * (slope * slope - *square);
            let step = (*mean / warm_mean) / ((*square / warm_square).sqrt() + 1e-8);
            *weight -= pace * (step + DECAY * *weight);
        }
    }
}

fn shuffle<T>(cards: &mut [T], dice: &mut Quick) {
    for left in (1..cards.len()).rev() {
        cards.swap(left, dice.below(left as u32 + 1) as usize);
    }
}
