//! What bots know of Verraeter.

mod features;
mod squire;

pub use squire::Why;

use crate::{Courtly, Opinions};
use ::verraeter::Verraeter;
use engine::{Game, Seat};

impl Courtly for Verraeter {
    type Why = Why;

    const FEATURES: usize = features::COUNT;

    fn appraise(
        &self,
        world: &Self::State,
        seat: Seat,
        actions: &[<Self as Game>::Action],
        opinions: &mut Opinions<Why>,
    ) {
        squire::appraise(self, world, seat, actions, opinions);
    }

    fn features(&self, world: &Self::State, seat: Seat, features: &mut [f32]) {
        features::fill(self, world, seat, features);
    }
}
