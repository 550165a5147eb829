//! Levels of bots, and bots as text.

use crate::eval::{LargeNet, LinearValue, ModelShape, SmallNet, ValueFunction, Weights, WeightsError};
use crate::game::TrainedGame;
use crate::opponent_model::OpponentNet;
use crate::search_bot::{LevelConfig, SearchBot};
use crate::{Bot, BotGame, Budget, ParseBudgetError, PolicyBot, RandomBot};
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;
use thiserror::Error;

/// The level of a bot.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Level {
    /// Plays random legal actions.
    Page,
    /// Plays the action with the highest score of the game's policy.
    Squire,
    /// Searches; evaluates leaves by a linear function or, in some games and with a long budget, by a small network.
    Knight,
    /// Searches; evaluates leaves by a network.
    Marshal,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 4] = [Level::Page, Level::Squire, Level::Knight, Level::Marshal];

    /// The name of the level.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Level::Page => "page",
            Level::Squire => "squire",
            Level::Knight => "knight",
            Level::Marshal => "marshal",
        }
    }

    /// A short description of the level.
    #[must_use]
    pub const fn description(self) -> &'static str {
        match self {
            Level::Page => "random legal actions",
            Level::Squire => "hand-written policy, no search",
            Level::Knight => "tree search",
            Level::Marshal => "tree search with a neural network",
        }
    }

    /// Whether bots of the level search, and so have a budget.
    #[must_use]
    pub const fn searches(self) -> bool {
        match self {
            Level::Page | Level::Squire => false,
            Level::Knight | Level::Marshal => true,
        }
    }
}

/// A bot to be created: its level and its budget.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct BotSpec {
    /// The level.
    pub level: Level,
    /// The budget of a decision, if the level searches.
    pub budget: Budget,
    /// The number of threads of a search.
    pub threads: u16,
}

/// The trained models of a game, shared by its bots.
#[derive(Clone, Debug)]
pub struct TrainedModels {
    /// The value function of knights.
    pub linear: Arc<LinearValue>,
    /// The value function of marshals.
    pub net: Arc<LargeNet>,
    /// The value function of knights with a long budget, in games that have one.
    pub small_net: Option<Arc<SmallNet>>,
    /// The opponent model of marshals and of knights with a long budget.
    pub opponent_model: Arc<OpponentNet>,
}

impl TrainedModels {
    /// The models made of these weights.
    #[must_use]
    pub fn new(weights: Weights, opponent_model: OpponentNet) -> TrainedModels {
        let Weights { linear, net, small_net } = weights;
        TrainedModels {
            linear: Arc::new(linear),
            net: Arc::new(net),
            small_net: small_net.map(Arc::new),
            opponent_model: Arc::new(opponent_model),
        }
    }

    /// The same models with the value functions or the opponent model replaced by the content of a file.
    ///
    /// # Errors
    /// If the file is neither, or does not match the features of the game.
    pub fn with<G: TrainedGame>(&self, bytes: &[u8]) -> Result<TrainedModels, WeightsError> {
        if OpponentNet::is_file(bytes) {
            let opponent_model = OpponentNet::read(bytes, G::FEATURES, G::ACTION_FEATURES)?;
            return Ok(TrainedModels { opponent_model: Arc::new(opponent_model), ..self.clone() });
        }
        let models = TrainedModels::new(Weights::read(bytes, ModelShape::of::<G>())?, OpponentNet::none());
        Ok(TrainedModels { opponent_model: self.opponent_model.clone(), ..models })
    }
}

/// The shortest time that is a long budget.
const LONG_TIME: Duration = Duration::from_millis(500);
/// The smallest number of iterations that is a long budget: about as many as a knight makes in [`LONG_TIME`] on one core.
const LONG_ITERATIONS: u32 = 20_000;

/// Whether a budget is long: 500 ms or 20,000 iterations. A knight with a long budget searches by
/// [`SearchLevels::STANDARD`](crate::game::SearchLevels::STANDARD) instead of [`FAST`](crate::game::SearchLevels::FAST).
#[must_use]
pub fn is_long(budget: Budget) -> bool {
    match budget {
        Budget::Iterations(n) => n >= LONG_ITERATIONS,
        Budget::Time(time) => time >= LONG_TIME,
    }
}

impl BotSpec {
    /// Parses a level with an optional budget, as in `knight:50ms`; the default is `budget`.
    pub fn parse(text: &str, budget: Budget) -> Result<BotSpec, BotSpecError> {
        let (name, own) = text.split_once(':').map_or((text, None), |(name, own)| (name, Some(own)));
        let level: Level = name.parse()?;
        let budget = match own {
            Some(_) if !level.searches() => return Err(BotSpecError::NoBudget(level.name())),
            Some(own) => own.parse()?,
            None => budget,
        };
        Ok(BotSpec { level, budget, threads: 1 })
    }

    /// Creates the bot.
    #[must_use]
    pub fn build<G: BotGame>(&self, models: &TrainedModels) -> Box<dyn Bot<G>> {
        match self.level {
            Level::Page => Box::new(RandomBot::new()),
            Level::Squire => Box::new(PolicyBot::new()),
            Level::Knight if is_long(self.budget) => self.build_long_budget_knight(models),
            Level::Knight => self.build_search(&models.linear, G::FAST, models),
            Level::Marshal => self.build_search(&models.net, G::STRONG, models),
        }
    }

    /// Creates a knight with the configuration for long budgets, whatever its budget is.
    #[must_use]
    pub fn build_long_budget_knight<G: BotGame>(&self, models: &TrainedModels) -> Box<dyn Bot<G>> {
        match &models.small_net {
            Some(small_net) => self.build_search(small_net, G::STANDARD, models),
            None => self.build_search(&models.linear, G::STANDARD, models),
        }
    }

    fn build_search<G: BotGame, V: ValueFunction + 'static>(
        &self,
        value: &Arc<V>,
        config: LevelConfig,
        models: &TrainedModels,
    ) -> Box<dyn Bot<G>> {
        let (value, model) = (value.clone(), models.opponent_model.clone());
        Box::new(SearchBot::with_opponent_model(value, model, config, self.budget, self.threads))
    }
}

impl fmt::Display for BotSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.level.name())?;
        if self.level.searches() { write!(f, ":{}", self.budget) } else { Ok(()) }
    }
}

/// A text is not a valid [`BotSpec`].
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BotSpecError {
    /// No level has this name.
    #[error("unknown bot '{0}'; available: {list}", list = list())]
    Level(String),
    /// The budget cannot be parsed.
    #[error(transparent)]
    Budget(#[from] ParseBudgetError),
    /// A budget is given for a level that does not search.
    #[error("a {0} does not search and takes no budget; only knight and marshal do")]
    NoBudget(&'static str),
}

fn list() -> String {
    Level::ALL.map(|level| format!("{} ({})", level.name(), level.description())).join(", ")
}

impl FromStr for Level {
    type Err = BotSpecError;

    fn from_str(name: &str) -> Result<Level, BotSpecError> {
        let found = Level::ALL.into_iter().find(|level| level.name() == name);
        found.ok_or_else(|| BotSpecError::Level(name.chars().filter(|c| !c.is_control()).take(40).collect()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn budgets_from_500_ms_or_20_000_iterations_are_long() {
        let long = |text: &str| text.parse().map(is_long);
        assert_eq!(["50ms", "200ms", "499ms", "500it", "19999it"].map(long), [(); 5].map(|()| Ok(false)));
        assert_eq!(["500ms", "1s", "20000it"].map(long), [(); 3].map(|()| Ok(true)));
    }
}
