//! What bots know of Krieg.

mod features;
mod squire;

pub use squire::Why;

use crate::{ActionScores, Courtly};
use ::krieg::Krieg;
use engine::{Game, Seat};
use table::{BadSetUp, SetUp};

impl Courtly for Krieg {
    type Why = Why;

    const FEATURES: usize = features::COUNT;

    /// What a card is worth differs from problem to problem, and a lead counts for more the more is built: no sum knows that.
    const SKETCHED: bool = true;

    const WEIGHTS: &'static [u8] = include_bytes!("../../../weights/krieg.bin");

    fn appraise(
        &self,
        world: &Self::State,
        seat: Seat,
        actions: &[<Self as Game>::Action],
        opinions: &mut ActionScores<Why>,
    ) {
        squire::appraise(self, world, seat, actions, opinions);
    }

    fn features(&self, world: &Self::State, seat: Seat, features: &mut [f32]) {
        features::fill(self, world, seat, features);
    }

    fn rules(set_up: &SetUp) -> Result<Krieg, BadSetUp> {
        table::games::krieg::rules(set_up)
    }

    fn syllabus() -> Vec<Krieg> {
        let usual = Self::rules(&SetUp::default()).expect("the usual options are possible");
        [usual].into_iter().chain(::krieg::Options::all().map(table::games::krieg::standard)).collect()
    }
}
