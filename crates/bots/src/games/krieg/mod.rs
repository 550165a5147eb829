//! What bots know of Krieg.

mod features;
mod squire;

pub use squire::Why;

use crate::level::Learnt;
use crate::value::Weights;
use crate::{Courtly, Opinions};
use ::krieg::Krieg;
use engine::{Game, Seat};
use std::sync::LazyLock;
use table::SetUp;

impl Courtly for Krieg {
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

    fn learnt() -> Learnt {
        static LEARNT: LazyLock<Learnt> = LazyLock::new(|| {
            let shipped = include_bytes!("../../../weights/krieg.bin");
            Weights::read(shipped, features::COUNT).expect("the shipped weights fit the features").into()
        });
        LEARNT.clone()
    }

    fn syllabus() -> Vec<Krieg> {
        let usual = table::games::krieg::rules(&SetUp::default()).expect("the usual options are possible");
        [usual].into_iter().chain(::krieg::Options::all().map(table::games::krieg::standard)).collect()
    }
}
