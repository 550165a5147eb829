//! What bots know of Kingsburg.

pub mod balance;
mod features;
mod policy;

pub use policy::Rationale;

use crate::search_bot::LevelConfig;
use crate::train::TrainingConfig;
use crate::{ActionScores, Courtly};
use ::kingsburg::Kingsburg;
use engine::{Game, Seat};
use games::{ConfigError, GameConfig};

impl Courtly for Kingsburg {
    type Rationale = Rationale;

    const FEATURES: usize = features::COUNT;

    const WEIGHTS: &'static [u8] = include_bytes!("../../../weights/kingsburg.bin");

    /// What stands pays off over seasons, and a weighted sum knows little of that: until the box has spoken twice, for about
    /// two of them, it is played out. Positions differ little in their chances, so that hopes count for less.
    const PATIENT: LevelConfig = LevelConfig::STANDARD.with_exploration(0.4).with_rollout(200, 2);

    /// A season is played out, so that what was placed has brought what it brings; the network knows the rest.
    const MARSHAL: LevelConfig = LevelConfig::STRONG.with_exploration(0.4).with_rollout(30, 0);

    /// What was placed brings nothing before the season ends, so players look that far; and dice decide so much that the end of
    /// a game says little about its beginning.
    const TRAINING: TrainingConfig = TrainingConfig {
        greedy_after_games: &[10_000, 12_000, 14_000, 16_000, 18_000, 20_000],
        rollout_depth: 30,
        td_lambda: 0.9,
    };

    fn score(
        &self,
        world: &Self::State,
        seat: Seat,
        actions: &[<Self as Game>::Action],
        opinions: &mut ActionScores<Rationale>,
    ) {
        policy::score(self, world, seat, actions, opinions);
    }

    fn features(&self, world: &Self::State, seat: Seat, features: &mut [f32]) {
        features::fill(self, world, seat, features);
    }

    fn rules(set_up: &GameConfig) -> Result<Kingsburg, ConfigError> {
        games::titles::kingsburg::rules(set_up)
    }

    fn training_variants() -> Vec<Kingsburg> {
        let usual =
            games::titles::kingsburg::rules(&GameConfig::default()).expect("the usual options are possible");
        [usual]
            .into_iter()
            .chain(::kingsburg::Options::all().map(games::titles::kingsburg::standard))
            .collect()
    }
}
