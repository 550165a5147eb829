//! Search parameters of the levels.

use crate::search_bot::LevelConfig;
use engine::Game;

/// The search parameters of the levels that search, tuned per game.
pub trait SearchLevels: Game {
    /// A knight with a short budget ([`is_long`](crate::is_long)).
    const FAST: LevelConfig = LevelConfig::FAST;

    /// A knight with a long budget.
    const STANDARD: LevelConfig = LevelConfig::STANDARD;

    /// A marshal.
    const STRONG: LevelConfig = LevelConfig::STRONG;
}
