//! The levels of bots, by name.

use crate::eval::{LargeNet, LinearValue, ModelShape, SmallNet, ValueFunction, Weights, WeightsError};
use crate::opponent_model::OpponentNet;
use crate::search_bot::{LevelConfig, SearchBot};
use crate::{Bot, Budget, Courtly, ParseBudgetError, PolicyBot, RandomBot};
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;
use thiserror::Error;

/// How well a bot plays.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Level {
    /// Random but legal.
    Page,
    /// By what a decent beginner knows.
    Squire,
    /// By looking ahead.
    Knight,
    /// By looking ahead, with a judgement that was learnt.
    Marshal,
}

impl Level {
    /// All of them, the weakest first.
    pub const ALL: [Level; 4] = [Level::Page, Level::Squire, Level::Knight, Level::Marshal];

    /// Its name.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Level::Page => "page",
            Level::Squire => "squire",
            Level::Knight => "knight",
            Level::Marshal => "marshal",
        }
    }

    /// What it is, in a few words.
    #[must_use]
    pub const fn about(self) -> &'static str {
        match self {
            Level::Page => "random but legal",
            Level::Squire => "plays like a decent beginner, at once",
            Level::Knight => "looks ahead",
            Level::Marshal => "looks ahead, with a judgement models from many games",
        }
    }

    /// Whether it takes its time.
    #[must_use]
    pub const fn thinks(self) -> bool {
        match self {
            Level::Page | Level::Squire => false,
            Level::Knight | Level::Marshal => true,
        }
    }
}

/// A bot to be seated: its level, and how long it thinks if it does.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct BotSpec {
    /// The level.
    pub level: Level,
    /// How long it thinks about a decision.
    pub budget: Budget,
    /// On how many threads it thinks.
    pub threads: u16,
}

/// What was learnt of a game, shared by all who judge by it.
#[derive(Clone, Debug)]
pub struct TrainedModels {
    /// What knights judge by that are in a hurry.
    pub linear: Arc<LinearValue>,
    /// What marshals judge by.
    pub net: Arc<LargeNet>,
    /// What knights judge by that have time, if it is something else.
    pub small_net: Option<Arc<SmallNet>>,
    /// What marshals, and knights that have time, foretell the others' choices by.
    pub habits: Arc<OpponentNet>,
}

impl TrainedModels {
    /// What was learnt, to be shared.
    #[must_use]
    pub fn new(weights: Weights, habits: OpponentNet) -> TrainedModels {
        let Weights { linear, net, small_net } = weights;
        TrainedModels {
            linear: Arc::new(linear),
            net: Arc::new(net),
            small_net: small_net.map(Arc::new),
            habits: Arc::new(habits),
        }
    }

    /// The same with what a file holds instead: weights or habits.
    pub fn with<G: Courtly>(&self, bytes: &[u8]) -> Result<TrainedModels, WeightsError> {
        if OpponentNet::is_file(bytes) {
            let habits = OpponentNet::read(bytes, G::FEATURES, G::ACTION_FEATURES)?;
            return Ok(TrainedModels { habits: Arc::new(habits), ..self.clone() });
        }
        let models = TrainedModels::new(Weights::read(bytes, ModelShape::of::<G>())?, OpponentNet::none());
        Ok(TrainedModels { habits: self.habits.clone(), ..models })
    }
}

/// The least time with which a knight searches by [`LevelConfig::STANDARD`].
const LONG_TIME: Duration = Duration::from_millis(500);
/// The same in iterations: about as many as a knight makes of that time on a small machine.
const LONG_ITERATIONS: u32 = 20_000;

/// Whether a knight with this budget searches by [`LevelConfig::STANDARD`].
#[must_use]
pub fn is_long(budget: Budget) -> bool {
    match budget {
        Budget::Iterations(n) => n >= LONG_ITERATIONS,
        Budget::Time(time) => time >= LONG_TIME,
    }
}

impl BotSpec {
    /// Reads a level and perhaps its time, as in `knight:50ms`; without one it gets `budget`.
    pub fn parse(text: &str, budget: Budget) -> Result<BotSpec, BotSpecError> {
        let (name, own) = text.split_once(':').map_or((text, None), |(name, own)| (name, Some(own)));
        let level: Level = name.parse()?;
        let budget = match own {
            Some(_) if !level.thinks() => return Err(BotSpecError::NoBudget(level.word())),
            Some(own) => own.parse()?,
            None => budget,
        };
        Ok(BotSpec { level, budget, threads: 1 })
    }

    /// The bot.
    #[must_use]
    pub fn build<G: Courtly>(&self, models: &TrainedModels) -> Box<dyn Bot<G>> {
        match self.level {
            Level::Page => Box::new(RandomBot::new()),
            Level::Squire => Box::new(PolicyBot::new()),
            Level::Knight if is_long(self.budget) => self.build_long_budget_knight(models),
            Level::Knight => self.build_search(&models.linear, G::KNIGHT, models),
            Level::Marshal => self.build_search(&models.net, G::MARSHAL, models),
        }
    }

    /// A knight that searches as one who has time, however little that is.
    #[must_use]
    pub fn build_long_budget_knight<G: Courtly>(&self, models: &TrainedModels) -> Box<dyn Bot<G>> {
        match &models.small_net {
            Some(small_net) => self.build_search(small_net, G::PATIENT, models),
            None => self.build_search(&models.linear, G::PATIENT, models),
        }
    }

    fn build_search<G: Courtly, J: ValueFunction + 'static>(
        &self,
        judge: &Arc<J>,
        config: LevelConfig,
        models: &TrainedModels,
    ) -> Box<dyn Bot<G>> {
        let (judge, habits) = (judge.clone(), models.habits.clone());
        Box::new(SearchBot::with_opponents(judge, habits, config, self.budget, self.threads))
    }
}

impl fmt::Display for BotSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.level.word())?;
        if self.level.thinks() { write!(f, ":{}", self.budget) } else { Ok(()) }
    }
}

/// No bot has this name, or not this time.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BotSpecError {
    /// No level has this name.
    #[error("there is no bot called '{0}'; the bots are: {list}", list = list())]
    Level(String),
    /// Its time cannot be read.
    #[error(transparent)]
    Budget(#[from] ParseBudgetError),
    /// A bot that does not think needs no time.
    #[error("a {0} decides at once: give time only to knight and marshal")]
    NoBudget(&'static str),
}

fn list() -> String {
    Level::ALL.map(|level| format!("{} ({})", level.word(), level.about())).join(", ")
}

impl FromStr for Level {
    type Err = BotSpecError;

    fn from_str(name: &str) -> Result<Level, BotSpecError> {
        let found = Level::ALL.into_iter().find(|level| level.word() == name);
        found.ok_or_else(|| BotSpecError::Level(name.chars().filter(|c| !c.is_control()).take(40).collect()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The defaults of arenas and servers are short; a second, as in the terminal, is long.
    #[test]
    fn half_a_second_is_long() {
        let long = |text: &str| text.parse().map(is_long);
        assert_eq!(["50ms", "200ms", "499ms", "500it", "19999it"].map(long), [(); 5].map(|()| Ok(false)));
        assert_eq!(["500ms", "1s", "20000it"].map(long), [(); 3].map(|()| Ok(true)));
    }
}
