//! What bots know of Krieg.

mod features;
mod squire;

pub use squire::Why;

use crate::search::Settings;
use crate::{Courtly, Opinions};
use ::krieg::{Good, Krieg};
use engine::{Game, Seat};
use table::{BadSetUp, SetUp};

/// Hands are not told apart that are stronger than this, in steps of five.
const MOST_STEPS: u8 = 7;

impl Courtly for Krieg {
    type Why = Why;

    const FEATURES: usize = features::COUNT;

    const WEIGHTS: &'static [u8] = include_bytes!("../../../weights/krieg.bin");

    /// Whether another outbids one depends on what he holds.
    const PATIENT: Settings = Settings { discerning: true, ..Settings::PATIENT };

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

    /// What the hand is worth for the problem, in steps of five, and whether it can defend itself.
    fn footing(&self, world: &Self::State, seat: Seat) -> u8 {
        let hand = &world.lords[seat].hand;
        let worth = hand.worth(self.figures().values_for(world.problem));
        let steps = u8::try_from(worth / 5).map_or(MOST_STEPS, |steps| steps.min(MOST_STEPS));
        2 * steps + u8::from(hand[Good::Knights] > 0)
    }

    fn rules(set_up: &SetUp) -> Result<Krieg, BadSetUp> {
        table::games::krieg::rules(set_up)
    }

    fn syllabus() -> Vec<Krieg> {
        let usual = Self::rules(&SetUp::default()).expect("the usual options are possible");
        [usual].into_iter().chain(::krieg::Options::all().map(table::games::krieg::standard)).collect()
    }
}
