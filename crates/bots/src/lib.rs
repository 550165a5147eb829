//! Bots: policies, value functions, opponent models, search levels, training and the arena.
//!
//! A bot gets an [`InfoState`]: the view of its seat, its legal actions, and determinizations. It never gets the state, so it cannot
//! use hidden information. [`Bot`] needs a [`Game`](engine::Game) only; the levels of [`Level`] need a [`BotGame`], which adds scores of
//! actions, features of positions and trained weights ([`game`]). [`bot_factory`] creates the bots of a game behind one
//! object-safe trait.

mod analysis;
pub mod arena;
mod attached_bot;
mod benchmark;
mod bot;
mod encoder;
pub mod eval;
mod factory;
pub mod game;
pub mod opponent_model;
mod play;
mod policy_bot;
mod random_bot;
pub mod search_bot;
mod spec;
pub mod stats;
pub mod titles;
pub mod train;

pub use analysis::{ActionAnalysis, Analysis, AnalysisError};
pub use attached_bot::DynBot;
pub use benchmark::BotBenchmark;
pub use bot::{Bot, BotMove, Observation};
pub use factory::{BotFactory, GameOutcome, bot_factory, bot_factory_for};
pub use game::BotGame;
pub use play::{BotStats, FinishedGame, play};
pub use policy_bot::PolicyBot;
pub use random_bot::RandomBot;
pub use search::{
    ActionScore, ActionScores, Budget, InfoState, ParseBudgetError, PriorTemperature, RootAction,
    SearchResult,
};
pub use spec::{BotSpec, BotSpecError, Level, TrainedModels, is_long};
