//! What bots know of Kingsburg.

pub mod balance;
mod features;
mod squire;

pub use squire::Why;

use crate::{Courtly, Opinions};
use ::kingsburg::Kingsburg;
use engine::{Game, Seat};
use table::{BadSetUp, SetUp};

impl Courtly for Kingsburg {
    type Why = Why;

    const FEATURES: usize = features::COUNT;

    const WEIGHTS: &'static [u8] = include_bytes!("../../../weights/kingsburg.bin");

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

    fn rules(set_up: &SetUp) -> Result<Kingsburg, BadSetUp> {
        table::games::kingsburg::rules(set_up)
    }

    fn syllabus() -> Vec<Kingsburg> {
        let usual =
            table::games::kingsburg::rules(&SetUp::default()).expect("the usual options are possible");
        [usual]
            .into_iter()
            .chain(::kingsburg::Options::all().map(table::games::kingsburg::standard))
            .collect()
    }
}
