//! The squire: plays by what a decent beginner knows, in microseconds.

use crate::{ActionScores, Bot, BotMove, Courtly, InfoState, SearchResult};
use engine::{Actions, FastRng, Rng};

/// A bot that does what the game's beginner likes best.
#[derive(Debug)]
pub struct PolicyBot<G: Courtly> {
    legal: Actions<G::Action>,
    opinions: ActionScores<G::Rationale>,
}

impl<G: Courtly> PolicyBot<G> {
    /// A squire.
    #[must_use]
    pub fn new() -> PolicyBot<G> {
        PolicyBot { legal: Actions::new(), opinions: ActionScores::new() }
    }
}

impl<G: Courtly> Default for PolicyBot<G> {
    fn default() -> Self {
        PolicyBot::new()
    }
}

impl<G: Courtly> PolicyBot<G> {
    /// Forms an opinion of everything; the place of what it likes best.
    fn weigh(&mut self, side: &InfoState<'_, G>, rng: &mut FastRng) -> usize {
        side.legal(&mut self.legal);
        let world = side.determinize(rng);
        self.opinions.clear();
        side.game().score(&world, side.seat(), &self.legal, &mut self.opinions);
        debug_assert_eq!(
            self.opinions.as_slice().len(),
            self.legal.len(),
            "a squire has an opinion of everything"
        );
        self.opinions.argmax(|equals| rng.below(equals))
    }
}

impl<G: Courtly> Bot<G> for PolicyBot<G> {
    fn choose(&mut self, side: &InfoState<'_, G>, rng: &mut FastRng) -> BotMove<G::Action> {
        let best = self.weigh(side, rng);
        BotMove { action: self.legal[best], rationale: None, iterations: 0 }
    }

    fn analyze(&mut self, side: &InfoState<'_, G>, rng: &mut FastRng) -> SearchResult<G::Action> {
        let best = self.weigh(side, rng);
        SearchResult::immediate(&self.legal, |at| if at == best { 1.0 } else { 0.0 })
    }
}
