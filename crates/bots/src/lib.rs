//! Who plays when no person does.
//!
//! A bot is handed a [`InfoState`]: what its seat sees, what it may do, and worlds as they might be. It never gets the
//! state, so that no bot can peek. [`Courtly`] is what a game tells its bots beyond its rules: a beginner's opinion of
//! each action, and what of a position is worth looking at. [`Level`] lists the bots, [`hall`] seats them at any game.

mod advice;
pub mod arena;
mod bench;
mod bot;
mod courtly;
pub mod games;
pub mod habits;
mod hall;
mod level;
mod page;
mod pen;
mod play;
mod player;
pub mod search_bot;
mod squire;
pub mod train;
pub mod value;

pub use advice::{Advice, Advised, NoAdvice};
pub use bench::Bench;
pub use bot::{Bot, BotMove, Observation};
pub use courtly::Courtly;
pub use hall::{Hall, Outcome, hall, open};
pub use level::{Entrant, Learnt, Level, NoSuchBot, is_long};
pub use page::Page;
pub use play::{Conduct, Played, play};
pub use player::Player;
pub use search::{
    ActionScore, ActionScores, Budget, InfoState, ParseBudgetError, PriorTemperature, RootAction,
    SearchResult,
};
pub use squire::Squire;
