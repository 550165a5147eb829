//! The bots of Krieg und Frieden.

mod features;
mod policy;

pub use policy::Rationale;

use crate::ActionScores;
use crate::game::{
    ActionScorer, BotGame, Features, InfoSetKey, OpponentFeatures, SearchLevels, TrainedGame, WorldLikelihood,
};
use ::krieg::{Action, Krieg, State};
use engine::Seat;
use games::{ConfigError, GameConfig};

impl ActionScorer for Krieg {
    type Rationale = Rationale;

    fn score(&self, world: &State, seat: Seat, actions: &[Action], scores: &mut ActionScores<Rationale>) {
        policy::score(self, world, seat, actions, scores);
    }
}

impl Features for Krieg {
    const FEATURES: usize = features::COUNT;

    fn encode(&self, world: &State, seat: Seat, features: &mut [f32]) {
        features::encode(self, world, seat, features);
    }
}

impl OpponentFeatures for Krieg {}

impl WorldLikelihood for Krieg {}

impl InfoSetKey for Krieg {}

impl SearchLevels for Krieg {}

impl TrainedGame for Krieg {
    const WEIGHTS: &'static [u8] = include_bytes!("../../../weights/krieg.bin");

    /// The value of a card depends on the next problem, and a lead counts for more as the cathedral grows: a linear function cannot
    /// express such products.
    const HAS_SMALL_NET: bool = true;

    fn training_variants() -> Vec<Krieg> {
        let default = Self::from_config(&GameConfig::default()).expect("the default options are valid");
        [default].into_iter().chain(::krieg::Options::all().map(games::titles::krieg::standard)).collect()
    }
}

impl BotGame for Krieg {
    fn from_config(config: &GameConfig) -> Result<Krieg, ConfigError> {
        games::titles::krieg::rules(config)
    }
}
