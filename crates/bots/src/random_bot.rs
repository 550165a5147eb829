//! The page: plays random legal actions.

use crate::{Bot, BotMove, InfoState, SearchResult};
use engine::{Actions, FastRng, Game, Rng};

/// A bot that plays every legal action with the same probability.
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
    fn choose(&mut self, info: &InfoState<'_, G>, rng: &mut FastRng) -> BotMove<G::Action> {
        info.legal(&mut self.legal);
        let action = self.legal[rng.below(self.legal.len() as u32) as usize];
        BotMove { action, rationale: None, iterations: 0 }
    }

    fn analyze(&mut self, info: &InfoState<'_, G>, _: &mut FastRng) -> SearchResult<G::Action> {
        info.legal(&mut self.legal);
        let even = 1.0 / self.legal.len() as f32;
        SearchResult::immediate(&self.legal, |_| even)
    }
}
