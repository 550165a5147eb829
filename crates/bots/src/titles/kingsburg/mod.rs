//! The bots of Kingsburg.

pub mod balance;
mod features;
mod policy;

pub use policy::Rationale;

use crate::ActionScores;
use crate::game::{
    ActionScorer, BotGame, Features, InfoSetKey, OpponentFeatures, SearchLevels, TrainedGame, WorldLikelihood,
};
use crate::search_bot::LevelConfig;
use crate::train::TrainingConfig;
use ::kingsburg::state::State;
use ::kingsburg::{Action, Kingsburg};
use engine::Seat;
use games::{ConfigError, GameConfig};

impl ActionScorer for Kingsburg {
    type Rationale = Rationale;

    fn score(&self, world: &State, seat: Seat, actions: &[Action], scores: &mut ActionScores<Rationale>) {
        policy::score(self, world, seat, actions, scores);
    }
}

impl Features for Kingsburg {
    const FEATURES: usize = features::COUNT;

    fn encode(&self, world: &State, seat: Seat, features: &mut [f32]) {
        features::encode(self, world, seat, features);
    }
}

impl OpponentFeatures for Kingsburg {}

impl WorldLikelihood for Kingsburg {}

impl InfoSetKey for Kingsburg {}

impl SearchLevels for Kingsburg {
    /// Buildings pay off over several seasons, which a linear value function misses: rollouts go on past two chance events, about
    /// two seasons. Win probabilities of positions differ little, so the exploration constant is small.
    const STANDARD: LevelConfig = LevelConfig::STANDARD.with_exploration(0.4).with_rollout(200, 2);

    /// Rollouts go to the end of the season, when placed dice pay off; the network evaluates the position there.
    const STRONG: LevelConfig = LevelConfig::STRONG.with_exploration(0.4).with_rollout(30, 0);
}

impl TrainedGame for Kingsburg {
    const WEIGHTS: &'static [u8] = include_bytes!("../../../weights/kingsburg.bin");

    /// Placed dice pay off at the end of the season, so greedy players roll out that far. Dice make the result of a game a noisy
    /// target for early positions, so λ is below 1.
    const TRAINING: TrainingConfig = TrainingConfig {
        greedy_after_games: &[10_000, 12_000, 14_000, 16_000, 18_000, 20_000],
        rollout_depth: 30,
        td_lambda: 0.9,
    };

    fn training_variants() -> Vec<Kingsburg> {
        let default = Self::from_config(&GameConfig::default()).expect("the default options are valid");
        let all = ::kingsburg::Options::all().map(games::titles::kingsburg::standard);
        [default].into_iter().chain(all).collect()
    }
}

impl BotGame for Kingsburg {
    fn from_config(config: &GameConfig) -> Result<Kingsburg, ConfigError> {
        games::titles::kingsburg::rules(config)
    }
}
