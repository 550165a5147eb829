//! The traits that connect a game with its bots: one for each job, and [`BotGame`], the sum of them.

mod action_scorer;
mod features;
mod info_set_key;
mod opponent_features;
mod search_levels;
mod trained_game;
mod world_likelihood;

pub use action_scorer::ActionScorer;
pub use features::Features;
pub use info_set_key::InfoSetKey;
pub use opponent_features::OpponentFeatures;
pub use search_levels::SearchLevels;
pub use trained_game::TrainedGame;
pub use world_likelihood::WorldLikelihood;

use games::{ConfigError, GameConfig, TableGame};

/// A game that bots of every level can play, and train for.
///
/// | supertrait | job | without defaults |
/// |---|---|---|
/// | [`ActionScorer`] | scores for the legal actions of a decision | `score` |
/// | [`Features`] | the input of value functions | `encode` |
/// | [`OpponentFeatures`] | the input of an opponent model | |
/// | [`WorldLikelihood`] | the likelihood of a determinization | |
/// | [`InfoSetKey`] | which decisions of other seats share a node | |
/// | [`SearchLevels`] | search parameters of knights and marshals | |
/// | [`TrainedGame`] | shipped weights, and how they are trained | `WEIGHTS`, `training_variants` |
pub trait BotGame:
    TableGame
    + ActionScorer
    + Features
    + OpponentFeatures
    + WorldLikelihood
    + InfoSetKey
    + SearchLevels
    + TrainedGame
{
    /// Builds the rules for a configuration.
    ///
    /// # Errors
    /// If the options or the component file are invalid.
    fn from_config(config: &GameConfig) -> Result<Self, ConfigError>;
}
