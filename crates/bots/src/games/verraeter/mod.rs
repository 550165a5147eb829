//! What bots know of Verraeter.

mod features;
mod habits;
mod points;
mod squire;

pub use squire::Why;

use crate::habits::{Habits, Sheet};
use crate::search_bot::LevelConfig;
use crate::{ActionScores, Courtly};
use ::verraeter::Verraeter;
use engine::{Game, Seat};
use table::{BadSetUp, SetUp};

impl Courtly for Verraeter {
    type Why = Why;

    const FEATURES: usize = features::COUNT;

    /// A squire's decisions are dear here: fewer of them are played out.
    const KNIGHT: LevelConfig = LevelConfig::FAST.with_rollout(4, u8::MAX);

    /// Rounds are short, and what is decided in secret shows itself before the box speaks: so far it is played out.
    const PATIENT: LevelConfig = LevelConfig::STANDARD.with_rollout(24, 0).with_opponent_model_share(0.3);

    const MARSHAL: LevelConfig = Self::PATIENT.with_value_prior_after(4);

    const TRAITS: usize = 1 + habits::COUNT;

    const WEIGHTS: &'static [u8] = include_bytes!("../../../weights/verraeter.bin");

    const HABITS: &'static [u8] = include_bytes!("../../../weights/verraeter.habits.bin");

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

    fn secret(&self, world: &Self::State, seat: Seat) -> u8 {
        world.nobles[seat].drafted.map_or(0, |role| 1 + role as u8)
    }

    fn plausibility(&self, world: &Self::State, seat: Seat) -> f32 {
        squire::plausibility(self, world, seat)
    }

    fn hindsight(&self, world: &Self::State, seat: Seat, habits: &Habits, sheet: &mut Sheet) -> f32 {
        squire::hindsight(self, world, seat, habits, sheet)
    }

    fn is_habitual(&self, action: &<Self as Game>::Action) -> bool {
        habits::cover(action)
    }

    fn traits(&self, world: &Self::State, seat: Seat, action: &<Self as Game>::Action, traits: &mut [f32]) {
        habits::fill(world, seat, action, traits);
    }

    fn as_known_to(&self, world: &Self::State, seat: Seat) -> Self::State {
        habits::as_known_to(world, seat)
    }

    fn decidedly(&self, action: &<Self as Game>::Action) -> f32 {
        squire::decidedly(action)
    }

    fn rules(set_up: &SetUp) -> Result<Verraeter, BadSetUp> {
        table::games::verraeter::rules(set_up)
    }

    fn syllabus() -> Vec<Verraeter> {
        let usual =
            table::games::verraeter::rules(&SetUp::default()).expect("the usual options are possible");
        [usual]
            .into_iter()
            .chain(::verraeter::Options::all().map(table::games::verraeter::standard))
            .collect()
    }
}
