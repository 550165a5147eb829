//! What is to be expected of a choice: a squire's opinions and others' habits as odds.

use super::{Desk, Means, leaf};
use crate::habits::Decision;
use crate::luck::pick;
use crate::{Courtly, Opinion};
use engine::{Quick, Seat};

/// How sharply opinions tell actions apart.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Sharpness {
    /// Points of a squire's opinion that make an action e times as likely.
    pub(crate) warmth: f32,
    /// The odds that even the worst action has, against 1 for the best.
    pub(crate) doubt: f32,
}

impl Sharpness {
    /// So many times as sharp.
    pub(crate) fn times(self, by: f32) -> Sharpness {
        Sharpness { warmth: self.warmth / by, ..self }
    }

    /// Fills in the odds of actions that a squire has opinions of: about 1 for what he likes best.
    pub(crate) fn odds<W>(self, opinions: &[Opinion<W>], odds: &mut Vec<f32>) {
        odds.clear();
        odds.extend(self.each(opinions));
    }

    /// How likely one of the actions is.
    pub(crate) fn chance_of<W>(self, place: usize, opinions: &[Opinion<W>]) -> f32 {
        let each = || self.each(opinions);
        each().nth(place).map_or(0.0, |odds| odds / each().sum::<f32>())
    }

    /// The odds of each action, in their order.
    fn each<W>(self, opinions: &[Opinion<W>]) -> impl Iterator<Item = f32> {
        let most = opinions.iter().fold(f32::NEG_INFINITY, |most, opinion| most.max(opinion.worth));
        opinions.iter().map(move |opinion| ((opinion.worth - most) / self.warmth).exp() + self.doubt)
    }
}

impl<G: Courtly> Desk<G> {
    /// Fills in the odds of the legal actions that lie on the desk: 1 for what a squire likes best.
    pub(super) fn weigh(&mut self, rules: &G, world: &G::State, seat: Seat, sharpness: Sharpness) {
        self.opinions.clear();
        rules.appraise(world, seat, &self.legal, &mut self.opinions);
        sharpness.odds(self.opinions.each(), &mut self.odds);
    }

    /// Fills in how likely another is to do each of the legal actions that lie on the desk: by habit, where habits are known.
    pub(super) fn foretell<J>(&mut self, means: &Means<'_, G, J>, world: &G::State, seat: Seat) {
        let Means { rules, habits, settings, .. } = *means;
        if !habits.cover(rules, &self.legal[0]) {
            let decidedly = rules.decidedly(&self.legal[0]);
            return self.weigh(rules, world, seat, settings.sharpness().times(decidedly));
        }
        self.opinions.clear();
        rules.appraise(world, seat, &self.legal, &mut self.opinions);
        let decision = Decision { rules, world, seat, actions: &self.legal, opinions: self.opinions.each() };
        habits.chances(&decision, &mut self.sheet, &mut self.odds);
    }

    /// What another does whom one trusts to be himself: by habit where that is known, otherwise as a squire would.
    pub(super) fn as_usual<J>(
        &mut self,
        means: &Means<'_, G, J>,
        world: &G::State,
        seat: Seat,
        dice: &mut Quick,
    ) -> G::Action {
        let Means { rules, habits, settings, .. } = *means;
        if !settings.attentive || habits.are_unknown() {
            return leaf::as_a_squire(rules, world, seat, self, dice);
        }
        self.legal.clear();
        rules.legal(world, seat, &mut self.legal);
        if self.legal.len() < 2 || !habits.cover(rules, &self.legal[0]) {
            return leaf::as_a_squire(rules, world, seat, self, dice);
        }
        self.foretell(means, world, seat);
        self.places.clear();
        self.places.extend(0..self.legal.len() as u32);
        let place = pick(&self.places, |place| self.odds[*place as usize], dice);
        self.legal[place as usize]
    }
}
