//! A bot that searches.

mod config;
mod parts;

pub use config::LevelConfig;
pub use parts::{LearntOpponents, LearntValue, SquirePolicy};

use crate::eval::ValueFunction;
use crate::opponent_model::OpponentNet;
use crate::{ActionScores, Bot, BotMove, Budget, Courtly, InfoState, Observation, SearchResult};
use engine::{Actions, FastRng};
use search::{IsMcts, PolicyRollout};
use std::sync::Arc;

/// The search of a game's bots.
type Search<G, J> = IsMcts<G, SquirePolicy, PolicyRollout<SquirePolicy, LearntValue<J>>, LearntOpponents>;

/// A bot that searches.
pub struct SearchBot<G: Courtly, J: ValueFunction> {
    search: Search<G, J>,
    budget: Budget,
}

impl<G: Courtly, J: ValueFunction> SearchBot<G, J> {
    /// A bot that evaluates positions by `value` and knows nothing of its opponents' habits.
    #[must_use]
    pub fn new(value: Arc<J>, config: LevelConfig, budget: Budget, threads: u16) -> SearchBot<G, J> {
        SearchBot::with_opponents(value, Arc::new(OpponentNet::none()), config, budget, threads)
    }

    /// A bot with a model of its opponents.
    #[must_use]
    pub fn with_opponents(
        value: Arc<J>,
        model: Arc<OpponentNet>,
        config: LevelConfig,
        budget: Budget,
        threads: u16,
    ) -> SearchBot<G, J> {
        let evaluator =
            PolicyRollout { policy: SquirePolicy, value: LearntValue(value), limit: config.rollout };
        let opponents = LearntOpponents { model, is_used: config.search.per_world_priors };
        let search = IsMcts::with_parts(SquirePolicy, evaluator, opponents, config.search);
        SearchBot { search: search.with_threads(threads), budget }
    }

    /// What it finds out about its decision; nothing if there is only one legal action.
    pub fn search(&mut self, side: &InfoState<'_, G>, rng: &mut FastRng) -> Option<SearchResult<G::Action>> {
        self.search.search(side, self.budget, rng)
    }

    /// The number of nodes of its trees.
    #[must_use]
    pub fn nodes(&self) -> usize {
        self.search.nodes()
    }
}

impl<G: Courtly, J: ValueFunction> Bot<G> for SearchBot<G, J> {
    fn choose(&mut self, side: &InfoState<'_, G>, rng: &mut FastRng) -> BotMove<G::Action> {
        let mut legal = Actions::new();
        side.legal(&mut legal);
        if let [only] = legal[..] {
            return BotMove { action: only, rationale: None, iterations: 0 };
        }
        let result = self.search(side, rng).expect("a decision among several has been searched");
        let action = result.sample_move(rng);
        BotMove { action, rationale: Some(rationale(side, action, rng)), iterations: result.iterations }
    }

    fn analyze(&mut self, side: &InfoState<'_, G>, rng: &mut FastRng) -> SearchResult<G::Action> {
        let mut legal = Actions::new();
        side.legal(&mut legal);
        match legal[..] {
            [only] => SearchResult::immediate(&[only], |_| 1.0),
            _ => self.search(side, rng).expect("a decision among several has been searched"),
        }
    }

    fn observe(&mut self, observation: Observation<G>) {
        match observation {
            Observation::Action(by, seen) => self.search.observe_action(by, &seen),
            Observation::Chance => self.search.observe_chance(),
        }
    }
}

/// Why a squire likes or dislikes an action: the code of its rationale.
fn rationale<G: Courtly>(side: &InfoState<'_, G>, action: G::Action, rng: &mut FastRng) -> String {
    let mut scores = ActionScores::new();
    side.game().score(&side.determinize(rng), side.seat(), &[action], &mut scores);
    games::serialized_name(&scores.as_slice()[0].rationale)
}

#[cfg(test)]
mod tests;
