//! The page: random but legal.

use crate::search::Thoughts;
use crate::{Bot, Choice, Courtly, Seatside};
use engine::{Actions, Dice, Quick};

/// A bot to whom every choice is equally likely.
#[derive(Debug)]
pub struct Page<G: Courtly> {
    legal: Actions<G::Action>,
}

impl<G: Courtly> Page<G> {
    /// A page.
    #[must_use]
    pub fn new() -> Page<G> {
        Page { legal: Actions::new() }
    }
}

impl<G: Courtly> Default for Page<G> {
    fn default() -> Self {
        Page::new()
    }
}

impl<G: Courtly> Bot<G> for Page<G> {
    fn choose(&mut self, side: &Seatside<'_, G>, dice: &mut Quick) -> Choice<G> {
        side.legal(&mut self.legal);
        Choice { action: self.legal[dice.below(self.legal.len() as u32) as usize], why: None, iterations: 0 }
    }

    fn consider(&mut self, side: &Seatside<'_, G>, _dice: &mut Quick) -> Thoughts<G::Action> {
        side.legal(&mut self.legal);
        let even = 1.0 / self.legal.len() as f32;
        Thoughts::at_once(&self.legal, |_| even)
    }
}
