//! The page: random but legal.

use crate::{Bot, BotMove, InfoState, SearchResult};
use engine::{Actions, FastRng, Game, Rng};

/// A bot to whom every choice is equally likely.
#[derive(Debug)]
pub struct RandomBot<G: Game> {
    legal: Actions<G::Action>,
}

impl<G: Game> RandomBot<G> {
    /// A page.
    #[must_use]
    pub fn new() -> RandomBot<G> {
        RandomBot { legal: Actions::new() }
    }
}

impl<G: Game> Default for RandomBot<G> {
    fn default() -> Self {
        RandomBot::new()
    }
}

impl<G: Game> Bot<G> for RandomBot<G> {
    fn choose(&mut self, side: &InfoState<'_, G>, rng: &mut FastRng) -> BotMove<G::Action> {
        side.legal(&mut self.legal);
        let action = self.legal[rng.below(self.legal.len() as u32) as usize];
        BotMove { action, rationale: None, iterations: 0 }
    }

    fn analyze(&mut self, side: &InfoState<'_, G>, _dice: &mut FastRng) -> SearchResult<G::Action> {
        side.legal(&mut self.legal);
        let even = 1.0 / self.legal.len() as f32;
        SearchResult::immediate(&self.legal, |_| even)
    }
}
