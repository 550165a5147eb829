//! Bots that search.

mod config;
mod parts;

pub use config::LevelConfig;
pub use parts::{SquirePolicy, TrainedOpponents, TrainedValue};

use crate::eval::ValueFunction;
use crate::opponent_model::OpponentNet;
use crate::{ActionScores, Bot, BotGame, BotMove, Budget, InfoState, Observation, SearchResult};
use engine::{Actions, FastRng};
use search::{IsMcts, PolicyRollout};
use std::sync::Arc;

/// A search with the parts of a [`BotGame`].
type Search<G, V> = IsMcts<G, SquirePolicy, PolicyRollout<SquirePolicy, TrainedValue<V>>, TrainedOpponents>;

/// A bot that plays by information-set Monte Carlo tree search.
pub struct SearchBot<G: BotGame, V: ValueFunction> {
    search: Search<G, V>,
    budget: Budget,
}

impl<G: BotGame, V: ValueFunction> SearchBot<G, V> {
    /// A bot without a trained opponent model.
    #[must_use]
    pub fn new(value: Arc<V>, config: LevelConfig, budget: Budget, threads: u16) -> SearchBot<G, V> {
        SearchBot::with_opponent_model(value, Arc::new(OpponentNet::none()), config, budget, threads)
    }

    /// A bot with a trained opponent model. It is used if the configuration asks for priors in every determinization.
    #[must_use]
    pub fn with_opponent_model(
        value: Arc<V>,
        model: Arc<OpponentNet>,
        config: LevelConfig,
        budget: Budget,
        threads: u16,
    ) -> SearchBot<G, V> {
        let evaluator =
            PolicyRollout { policy: SquirePolicy, value: TrainedValue(value), limit: config.rollout };
        let opponents = TrainedOpponents { model, is_used: config.search.per_world_priors };
        let search = IsMcts::with_parts(SquirePolicy, evaluator, opponents, config.search);
        SearchBot { search: search.with_threads(threads), budget }
    }

    /// Searches a decision; nothing if there is only one legal action.
    pub fn search(&mut self, info: &InfoState<'_, G>, rng: &mut FastRng) -> Option<SearchResult<G::Action>> {
        self.search.search(info, self.budget, rng)
    }
}

impl<G: BotGame, V: ValueFunction> Bot<G> for SearchBot<G, V> {
    fn choose(&mut self, info: &InfoState<'_, G>, rng: &mut FastRng) -> BotMove<G::Action> {
        let mut legal = Actions::new();
        info.legal(&mut legal);
        if let [only] = legal[..] {
            return BotMove { action: only, rationale: None, iterations: 0 };
        }
        let result =
            self.search(info, rng).expect("a decision with several legal actions has a search result");
        let action = result.sample_move(rng);
        BotMove { action, rationale: Some(rationale(info, action, rng)), iterations: result.iterations }
    }

    fn analyze(&mut self, info: &InfoState<'_, G>, rng: &mut FastRng) -> SearchResult<G::Action> {
        let mut legal = Actions::new();
        info.legal(&mut legal);
        match legal[..] {
            [only] => SearchResult::immediate(&[only], |_| 1.0),
            _ => self.search(info, rng).expect("a decision with several legal actions has a search result"),
        }
    }

    fn observe(&mut self, observation: Observation<G>) {
        match observation {
            Observation::Action(by, seen) => self.search.observe_action(by, &seen),
            Observation::Chance => self.search.observe_chance(),
        }
    }
}

/// The code of the policy's rationale for an action.
fn rationale<G: BotGame>(info: &InfoState<'_, G>, action: G::Action, rng: &mut FastRng) -> String {
    let mut scores = ActionScores::new();
    info.game().score(&info.determinize(rng), info.seat(), &[action], &mut scores);
    games::serialized_name(&scores.as_slice()[0].rationale)
}

#[cfg(test)]
mod tests;
