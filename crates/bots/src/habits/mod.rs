//! What others do, learnt by watching knights: marshals foretell choices by it, and read from them what was hidden.

mod file;
mod sheet;

pub use sheet::{Decision, Sheet};

use crate::Courtly;
use crate::value::{leaky, slope, soften};
use engine::Quick;
use search::random::signed_unit_f32;

/// Neurons between the features of a position and what somebody leans to there.
pub const NEURONS: usize = 32;

/// A layer of neurons that reads the features of a seat's position, and what they make the seat lean to: how much each trait
/// of an action speaks for it.
#[derive(Clone, Debug, PartialEq)]
pub struct Habits {
    /// What each feature adds to each neuron; the last row is added always.
    first: Vec<[f32; NEURONS]>,
    /// What each neuron adds to each leaning, neuron by neuron; the last row is added always.
    second: Vec<f32>,
    traits: usize,
}

impl Habits {
    /// No habits: nothing is known of anybody's choices.
    #[must_use]
    pub fn none() -> Habits {
        Habits::blank(0, 0)
    }

    /// Habits of zeros: every action is as likely as any other.
    #[must_use]
    pub fn blank(features: usize, traits: usize) -> Habits {
        Habits {
            first: vec![[0.0; NEURONS]; features + 1],
            second: vec![0.0; (NEURONS + 1) * traits],
            traits,
        }
    }

    /// Habits that nobody has yet: small random weights, so that neurons differ.
    #[must_use]
    pub fn newborn(features: usize, traits: usize, dice: &mut Quick) -> Habits {
        let mut habits = Habits::blank(features, traits);
        let scale = (3.0 / features.max(1) as f32).sqrt();
        let every = habits.first.iter_mut().take(features).flatten();
        every.for_each(|weight| *weight = scale * signed_unit_f32(dice));
        habits.second.iter_mut().enumerate().for_each(|(nth, weight)| *weight = 0.02 * (nth as f32).sin());
        habits
    }

    /// How many features they look at.
    pub(crate) fn features(&self) -> usize {
        self.first.len() - 1
    }

    /// How many traits they know.
    pub(crate) fn traits(&self) -> usize {
        self.traits
    }

    /// Whether nothing is known of anybody's choices.
    #[inline]
    pub(crate) fn are_unknown(&self) -> bool {
        self.traits == 0
    }

    /// Whether anything is known of choices like this one.
    #[inline]
    pub(crate) fn cover<G: Courtly>(&self, rules: &G, action: &G::Action) -> bool {
        !self.are_unknown() && rules.is_habitual(action)
    }

    /// How likely each action of a decision is; together they are 1.
    pub fn chances<G: Courtly>(&self, decision: &Decision<'_, G>, sheet: &mut Sheet, chances: &mut Vec<f32>) {
        sheet.describe(decision);
        self.weigh(sheet, chances);
    }

    /// How likely each action is that a sheet describes.
    pub(crate) fn weigh(&self, sheet: &mut Sheet, chances: &mut Vec<f32>) {
        let neurons = self.neurons(&sheet.features);
        self.lean(&neurons, &mut sheet.leanings);
        let leanings = &sheet.leanings;
        let speaks =
            |traits: &[f32]| -> f32 { traits.iter().zip(leanings).map(|(one, other)| one * other).sum() };
        chances.clear();
        chances.extend(sheet.traits.chunks_exact(self.traits).map(speaks));
        soften(chances);
    }

    /// The neurons before the leak.
    fn neurons(&self, features: &[f32]) -> [f32; NEURONS] {
        let mut sums = self.first[self.first.len() - 1];
        for (feature, weights) in features.iter().zip(&self.first) {
            if *feature != 0.0 {
                sums.iter_mut().zip(weights).for_each(|(sum, weight)| *sum += feature * weight);
            }
        }
        sums
    }

    fn lean(&self, neurons: &[f32; NEURONS], leanings: &mut Vec<f32>) {
        let (rows, always) = self.second.split_at(NEURONS * self.traits);
        leanings.clear();
        leanings.extend(always);
        for (neuron, weights) in neurons.iter().zip(rows.chunks_exact(self.traits)) {
            let signal = leaky(*neuron);
            leanings.iter_mut().zip(weights).for_each(|(leaning, weight)| *leaning += signal * weight);
        }
    }

    /// Adds to `gradient` by how much the surprise at a choice grows with each weight.
    pub(crate) fn blame(&self, sheet: &mut Sheet, chosen: usize, gradient: &mut Habits) {
        let mut chances = Vec::new();
        self.weigh(sheet, &mut chances);
        chances[chosen] -= 1.0;
        let mut errors = vec![0.0; self.traits];
        for (error, traits) in chances.iter().zip(sheet.traits.chunks_exact(self.traits)) {
            errors.iter_mut().zip(traits).for_each(|(sum, number)| *sum += error * number);
        }
        let mut neurons = self.neurons(&sheet.features);
        let (rows, always) = gradient.second.split_at_mut(NEURONS * self.traits);
        always.iter_mut().zip(&errors).for_each(|(sum, error)| *sum += error);
        let weights = self.second.chunks_exact(self.traits);
        for ((neuron, sums), weights) in
            neurons.iter_mut().zip(rows.chunks_exact_mut(self.traits)).zip(weights)
        {
            let signal = leaky(*neuron);
            let blame: f32 = weights.iter().zip(&errors).map(|(weight, error)| weight * error).sum();
            sums.iter_mut().zip(&errors).for_each(|(sum, error)| *sum += signal * error);
            *neuron = blame * slope(*neuron);
        }
        let each = sheet.features.iter().chain([&1.0]);
        for (feature, row) in each.zip(&mut gradient.first) {
            row.iter_mut().zip(&neurons).for_each(|(sum, blame)| *sum += feature * blame);
        }
    }

    /// All numbers, in the order of the file.
    pub(crate) fn numbers(&mut self) -> impl Iterator<Item = &mut f32> {
        self.first.iter_mut().flatten().chain(&mut self.second)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn surprise(habits: &Habits, sheet: &mut Sheet, chosen: usize) -> f32 {
        let mut chances = Vec::new();
        habits.weigh(sheet, &mut chances);
        -chances[chosen].ln()
    }

    /// The blame is the slope of the surprise: nudge a weight and see.
    #[test]
    fn the_blame_is_the_slope_of_the_surprise() {
        let habits = Habits::newborn(3, 2, &mut Quick::new(5));
        let mut sheet = Sheet {
            features: vec![0.5, 0.0, -1.0],
            traits: vec![1.0, 0.3, 0.0, 1.0, -0.5, 0.5],
            leanings: Vec::new(),
        };
        let mut gradient = Habits::blank(3, 2);
        habits.blame(&mut sheet, 1, &mut gradient);
        const NUDGE: f32 = 1e-2;
        let slopes: Vec<f32> = gradient.numbers().map(|number| *number).collect();
        assert!(slopes.iter().any(|slope| slope.abs() > 1e-3), "nothing is blamed");
        for (nth, slope) in slopes.iter().enumerate() {
            let nudged = |by: f32, sheet: &mut Sheet| {
                let mut other = habits.clone();
                *other.numbers().nth(nth).unwrap() += by;
                surprise(&other, sheet, 1)
            };
            let found = (nudged(NUDGE, &mut sheet) - nudged(-NUDGE, &mut sheet)) / (2.0 * NUDGE);
            assert!((found - slope).abs() < 1e-3, "weight {nth}: {found} instead of {slope}");
        }
    }
}
