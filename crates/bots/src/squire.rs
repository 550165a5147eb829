//! The squire: plays by what a decent beginner knows, in microseconds.

use crate::search::Thoughts;
use crate::{Bot, Choice, Courtly, Opinions, Seatside};
use engine::{Actions, Dice, Quick};

/// A bot that does what the game's beginner likes best.
#[derive(Debug)]
pub struct Squire<G: Courtly> {
    legal: Actions<G::Action>,
    opinions: Opinions<G::Why>,
}

impl<G: Courtly> Squire<G> {
    /// A squire.
    #[must_use]
    pub fn new() -> Squire<G> {
        Squire { legal: Actions::new(), opinions: Opinions::new() }
    }
}

impl<G: Courtly> Default for Squire<G> {
    fn default() -> Self {
        Squire::new()
    }
}

impl<G: Courtly> Squire<G> {
    /// Forms an opinion of everything; the place of what it likes best.
    fn weigh(&mut self, side: &Seatside<'_, G>, dice: &mut Quick) -> usize {
        side.legal(&mut self.legal);
        let world = side.imagine(dice);
        self.opinions.clear();
        side.rules().appraise(&world, side.seat(), &self.legal, &mut self.opinions);
        debug_assert_eq!(
            self.opinions.each().len(),
            self.legal.len(),
            "a squire has an opinion of everything"
        );
        self.opinions.best(|equals| dice.below(equals))
    }
}

impl<G: Courtly> Bot<G> for Squire<G> {
    fn choose(&mut self, side: &Seatside<'_, G>, dice: &mut Quick) -> Choice<G> {
        let best = self.weigh(side, dice);
        Choice { action: self.legal[best], why: Some(self.opinions.each()[best].why), iterations: 0 }
    }

    fn consider(&mut self, side: &Seatside<'_, G>, dice: &mut Quick) -> Thoughts<G::Action> {
        let best = self.weigh(side, dice);
        Thoughts::at_once(&self.legal, |at| if at == best { 1.0 } else { 0.0 })
    }
}
