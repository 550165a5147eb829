//! How much of the game is left for a seat.

use ::kingsburg::invaders::YEARS;
use ::kingsburg::module::Step as ModuleStep;
use ::kingsburg::plan::{Season, Step};
use ::kingsburg::state::State;
use engine::Seat;

/// Seasons of a year in which one builds.
const SEASONS: f32 = 3.0;

/// What is still to come for a seat, counted from now or from a later building.
#[derive(Copy, Clone, Debug)]
pub(in crate::titles::kingsburg) struct Times {
    /// Build turns.
    pub(in crate::titles::kingsburg) builds: f32,
    /// Ends of seasons.
    pub(in crate::titles::kingsburg) ends: f32,
    /// Ends of summers.
    pub(in crate::titles::kingsburg) summers: f32,
    /// Rolls of the dice.
    pub(in crate::titles::kingsburg) rolls: f32,
    /// Winters.
    pub(in crate::titles::kingsburg) winters: f32,
}

impl Times {
    /// What is left for a building that stands so many build turns later.
    pub(super) fn later(self, delay: f32) -> Times {
        let less = |left: f32, by: f32| (left - by).max(0.0);
        Times {
            builds: less(self.builds, delay),
            ends: less(self.ends, delay),
            summers: less(self.summers, delay / SEASONS),
            rolls: less(self.rolls, delay),
            winters: less(self.winters, delay / SEASONS),
        }
    }
}

/// What the agenda says of the time to come.
#[derive(Copy, Clone, Debug)]
pub(in crate::titles::kingsburg) struct Clock {
    /// What is left.
    pub(in crate::titles::kingsburg) times: Times,
    /// Whether this year's battle is still to come.
    pub(in crate::titles::kingsburg) battle_ahead: bool,
    /// Whether the king's reinforcement of this winter is known.
    pub(in crate::titles::kingsburg) is_reinforced: bool,
    /// The lowest advisor who has yet to give his aid this season; nothing if all have.
    pub(in crate::titles::kingsburg) aid_from: Option<u8>,
}

impl Clock {
    /// Reads the agenda for a seat.
    pub(in crate::titles::kingsburg) fn read(world: &State, seat: Seat) -> Clock {
        let mut seen = Seen::default();
        world.agenda.remaining().iter().for_each(|step| seen.note(step, seat));
        let years = (YEARS as f32 - f32::from(world.year)).max(0.0);
        let (builds, ends) = (u8::from(seen.build), u8::from(seen.end));
        let summer = seen.summer || seen.end && world.season == Season::Summer;
        Clock {
            times: Times {
                builds: SEASONS * years + f32::from(seen.seasons + builds),
                ends: SEASONS * years + f32::from(seen.seasons + ends),
                summers: years + f32::from(u8::from(summer)),
                rolls: SEASONS * years + f32::from(seen.seasons),
                winters: years + f32::from(u8::from(seen.battle)),
            },
            battle_ahead: seen.battle,
            is_reinforced: seen.battle && !seen.reinforcement,
            aid_from: seen.aid_from,
        }
    }
}

/// Steps that were found in the agenda.
#[derive(Default)]
struct Seen {
    seasons: u8,
    summer: bool,
    build: bool,
    end: bool,
    battle: bool,
    reinforcement: bool,
    aid_from: Option<u8>,
}

impl Seen {
    #[inline]
    fn note(&mut self, step: &Step, seat: Seat) {
        if let Step::Season(season) = *step {
            self.seasons += 1;
            self.summer |= season == Season::Summer;
        } else if let Step::AidFrom(advisor) = *step {
            self.aid_from = Some(advisor.number());
        } else if let Step::Builds(left) = *step {
            self.build |= left.contains(seat);
        } else if let Step::SeasonEnds(left) = *step {
            self.end |= left.contains(seat);
        } else if let Step::Battles(left) = *step {
            self.battle |= left.contains(seat);
        } else {
            self.build |= matches!(step, Step::Build(at) if *at == seat);
            self.end |= matches!(step, Step::Powers(at) if *at == seat);
            let reinforcement =
                matches!(step, Step::Winter | Step::KingsDie | Step::Module(ModuleStep::Troops(_)));
            self.reinforcement |= reinforcement;
            self.battle |= reinforcement;
        }
    }
}
