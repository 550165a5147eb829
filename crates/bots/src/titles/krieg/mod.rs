//! What bots know of Krieg.

mod features;
mod policy;

pub use policy::Rationale;

use crate::{ActionScores, Courtly};
use ::krieg::Krieg;
use engine::{Game, Seat};
use games::{ConfigError, GameConfig};

impl Courtly for Krieg {
    type Rationale = Rationale;

    const FEATURES: usize = features::COUNT;

    /// What a card is worth differs from problem to problem, and a lead counts for more the more is built: no sum knows that.
    const HAS_SMALL_NET: bool = true;

    const WEIGHTS: &'static [u8] = include_bytes!("../../../weights/krieg.bin");

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

    fn rules(set_up: &GameConfig) -> Result<Krieg, ConfigError> {
        games::titles::krieg::rules(set_up)
    }

    fn training_variants() -> Vec<Krieg> {
        let usual = Self::rules(&GameConfig::default()).expect("the usual options are possible");
        [usual].into_iter().chain(::krieg::Options::all().map(games::titles::krieg::standard)).collect()
    }
}
