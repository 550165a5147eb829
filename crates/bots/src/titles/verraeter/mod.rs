//! The bots of Verräter.

mod action_features;
mod features;
mod points;
mod policy;

pub use policy::Rationale;

use crate::ActionScores;
use crate::game::{
    ActionScorer, BotGame, Features, InfoSetKey, OpponentFeatures, SearchLevels, TrainedGame, WorldLikelihood,
};
use crate::opponent_model::{DecisionBuffer, OpponentNet};
use crate::search_bot::LevelConfig;
use ::verraeter::{Action, State, Verraeter};
use engine::Seat;
use games::{ConfigError, GameConfig};

impl ActionScorer for Verraeter {
    type Rationale = Rationale;

    fn score(&self, world: &State, seat: Seat, actions: &[Action], scores: &mut ActionScores<Rationale>) {
        policy::score(self, world, seat, actions, scores);
    }

    fn sharpness(&self, action: &Action) -> f32 {
        policy::sharpness(action)
    }
}

impl Features for Verraeter {
    const FEATURES: usize = features::COUNT;

    fn encode(&self, world: &State, seat: Seat, features: &mut [f32]) {
        features::encode(self, world, seat, features);
    }
}

impl OpponentFeatures for Verraeter {
    const ACTION_FEATURES: usize = 1 + action_features::COUNT;

    fn is_modelled(&self, action: &Action) -> bool {
        action_features::is_modelled(action)
    }

    fn encode_action(&self, world: &State, seat: Seat, action: &Action, features: &mut [f32]) {
        action_features::encode(world, seat, action, features);
    }

    fn masked_for(&self, world: &State, seat: Seat) -> State {
        action_features::masked_for(world, seat)
    }
}

impl WorldLikelihood for Verraeter {
    fn likelihood(&self, world: &State, seat: Seat) -> f32 {
        policy::likelihood(self, world, seat)
    }

    fn likelihood_with_model(
        &self,
        world: &State,
        seat: Seat,
        model: &OpponentNet,
        buffer: &mut DecisionBuffer,
    ) -> f32 {
        policy::likelihood_with_model(self, world, seat, model, buffer)
    }
}

impl InfoSetKey for Verraeter {
    /// The action card, 0 for none.
    fn private_key(&self, world: &State, seat: Seat) -> u8 {
        world.nobles[seat].drafted.map_or(0, |role| 1 + role as u8)
    }
}

impl SearchLevels for Verraeter {
    /// Scoring is expensive in this game, so rollouts are short.
    const FAST: LevelConfig = LevelConfig::FAST.with_rollout(4, u8::MAX);

    /// Rounds are short, and hidden actions are revealed before the next probability event: rollouts go up to it.
    const STANDARD: LevelConfig = LevelConfig::STANDARD.with_rollout(24, 0).with_opponent_model_share(0.3);

    const STRONG: LevelConfig = Self::STANDARD.with_value_prior_after(4);
}

impl TrainedGame for Verraeter {
    const WEIGHTS: &'static [u8] = include_bytes!("../../../weights/verraeter.bin");

    const OPPONENT_WEIGHTS: &'static [u8] = include_bytes!("../../../weights/verraeter.opponent_model.bin");

    fn training_variants() -> Vec<Verraeter> {
        let default = Self::from_config(&GameConfig::default()).expect("the default options are valid");
        let all = ::verraeter::Options::all().map(games::titles::verraeter::standard);
        [default].into_iter().chain(all).collect()
    }
}

impl BotGame for Verraeter {
    fn from_config(config: &GameConfig) -> Result<Verraeter, ConfigError> {
        games::titles::verraeter::rules(config)
    }
}
