//! The squire: plays by the game's policy, without search.

use crate::game::ActionScorer;
use crate::{ActionScores, Bot, BotMove, InfoState, SearchResult};
use engine::{Actions, FastRng, Rng};

/// A bot that plays the action with the highest score of the game's policy.
#[derive(Debug)]
pub struct PolicyBot<G: ActionScorer> {
    legal: Actions<G::Action>,
    scores: ActionScores<G::Rationale>,
}

impl<G: ActionScorer> PolicyBot<G> {
    /// A squire.
    #[must_use]
    pub fn new() -> PolicyBot<G> {
        PolicyBot { legal: Actions::new(), scores: ActionScores::new() }
    }
}

impl<G: ActionScorer> Default for PolicyBot<G> {
    fn default() -> Self {
        PolicyBot::new()
    }
}

impl<G: ActionScorer> PolicyBot<G> {
    /// Scores all legal actions and returns the index of the best; ties are broken at random.
    fn best(&mut self, info: &InfoState<'_, G>, rng: &mut FastRng) -> usize {
        info.legal(&mut self.legal);
        let world = info.determinize(rng);
        self.scores.clear();
        info.game().score(&world, info.seat(), &self.legal, &mut self.scores);
        debug_assert_eq!(self.scores.as_slice().len(), self.legal.len(), "every action has a score");
        self.scores.argmax(|ties| rng.below(ties))
    }
}

impl<G: ActionScorer> Bot<G> for PolicyBot<G> {
    fn choose(&mut self, info: &InfoState<'_, G>, rng: &mut FastRng) -> BotMove<G::Action> {
        let best = self.best(info, rng);
        BotMove { action: self.legal[best], rationale: None, iterations: 0 }
    }

    fn analyze(&mut self, info: &InfoState<'_, G>, rng: &mut FastRng) -> SearchResult<G::Action> {
        let best = self.best(info, rng);
        SearchResult::immediate(&self.legal, |index| if index == best { 1.0 } else { 0.0 })
    }
}
