//! Who plays when no person does.
//!
//! A bot is handed a [`InfoState`]: what its seat sees, what it may do, and worlds as they might be. It never gets the
//! state, so that no bot can peek. [`Courtly`] is what a game tells its bots beyond its rules: a beginner's opinion of
//! each action, and features of a position. [`Level`] lists the bots, [`bot_factory`] creates them for any game.

mod analysis;
pub mod arena;
mod attached_bot;
mod benchmark;
mod bot;
mod courtly;
mod encoder;
pub mod eval;
mod factory;
mod level;
pub mod opponent_model;
mod play;
mod policy_bot;
mod random_bot;
pub mod search_bot;
pub mod titles;
pub mod train;

pub use analysis::{ActionAnalysis, Analysis, AnalysisError};
pub use attached_bot::DynBot;
pub use benchmark::BotBenchmark;
pub use bot::{Bot, BotMove, Observation};
pub use courtly::Courtly;
pub use factory::{BotFactory, GameOutcome, bot_factory, bot_factory_for};
pub use level::{BotSpec, BotSpecError, Level, TrainedModels, is_long};
pub use play::{BotStats, FinishedGame, play};
pub use policy_bot::PolicyBot;
pub use random_bot::RandomBot;
pub use search::{
    ActionScore, ActionScores, Budget, InfoState, ParseBudgetError, PriorTemperature, RootAction,
    SearchResult,
};
