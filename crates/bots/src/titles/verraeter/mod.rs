//! What bots know of Verraeter.

mod action_features;
mod features;
mod points;
mod policy;

pub use policy::Rationale;

use crate::opponent_model::{DecisionBuffer, OpponentNet};
use crate::search_bot::LevelConfig;
use crate::{ActionScores, Courtly};
use ::verraeter::Verraeter;
use engine::{Game, Seat};
use games::{ConfigError, GameConfig};

impl Courtly for Verraeter {
    type Rationale = Rationale;

    const FEATURES: usize = features::COUNT;

    /// A squire's decisions are dear here: fewer of them are played out.
    const KNIGHT: LevelConfig = LevelConfig::FAST.with_rollout(4, u8::MAX);

    /// Rounds are short, and what is decided in secret shows itself before the box speaks: so far it is played out.
    const PATIENT: LevelConfig = LevelConfig::STANDARD.with_rollout(24, 0).with_opponent_model_share(0.3);

    const MARSHAL: LevelConfig = Self::PATIENT.with_value_prior_after(4);

    const ACTION_FEATURES: usize = 1 + action_features::COUNT;

    const WEIGHTS: &'static [u8] = include_bytes!("../../../weights/verraeter.bin");

    const OPPONENT_WEIGHTS: &'static [u8] = include_bytes!("../../../weights/verraeter.habits.bin");

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

    fn private_key(&self, world: &Self::State, seat: Seat) -> u8 {
        world.nobles[seat].drafted.map_or(0, |role| 1 + role as u8)
    }

    fn likelihood(&self, world: &Self::State, seat: Seat) -> f32 {
        policy::likelihood(self, world, seat)
    }

    fn likelihood_with_model(
        &self,
        world: &Self::State,
        seat: Seat,
        habits: &OpponentNet,
        buffer: &mut DecisionBuffer,
    ) -> f32 {
        policy::likelihood_with_model(self, world, seat, habits, buffer)
    }

    fn is_modelled(&self, action: &<Self as Game>::Action) -> bool {
        action_features::cover(action)
    }

    fn action_features(
        &self,
        world: &Self::State,
        seat: Seat,
        action: &<Self as Game>::Action,
        action_features: &mut [f32],
    ) {
        action_features::fill(world, seat, action, action_features);
    }

    fn masked_for(&self, world: &Self::State, seat: Seat) -> Self::State {
        action_features::masked_for(world, seat)
    }

    fn sharpness(&self, action: &<Self as Game>::Action) -> f32 {
        policy::sharpness(action)
    }

    fn rules(set_up: &GameConfig) -> Result<Verraeter, ConfigError> {
        games::titles::verraeter::rules(set_up)
    }

    fn training_variants() -> Vec<Verraeter> {
        let usual =
            games::titles::verraeter::rules(&GameConfig::default()).expect("the usual options are possible");
        [usual]
            .into_iter()
            .chain(::verraeter::Options::all().map(games::titles::verraeter::standard))
            .collect()
    }
}
