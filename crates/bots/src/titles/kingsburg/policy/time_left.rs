//! The time left for a seat.

use ::kingsburg::invaders::YEARS;
use ::kingsburg::module::Step as ModuleStep;
use ::kingsburg::plan::{Season, Step};
use ::kingsburg::state::State;
use engine::Seat;

/// The number of seasons with a build turn in a year.
const SEASONS: f32 = 3.0;

/// The number of future events for a seat, from now or from a later building on.
#[derive(Copy, Clone, Debug)]
pub(in crate::titles::kingsburg) struct TimeLeft {
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

impl TimeLeft {
    /// The events left for a building that is built `delay` build turns later.
    pub(super) fn later(self, delay: f32) -> TimeLeft {
        let less = |left: f32, by: f32| (left - by).max(0.0);
        TimeLeft {
            builds: less(self.builds, delay),
            ends: less(self.ends, delay),
            summers: less(self.summers, delay / SEASONS),
            rolls: less(self.rolls, delay),
            winters: less(self.winters, delay / SEASONS),
        }
    }
}

/// The future of a seat, as the agenda tells it.
#[derive(Copy, Clone, Debug)]
pub(in crate::titles::kingsburg) struct Outlook {
    /// The number of future events.
    pub(in crate::titles::kingsburg) times: TimeLeft,
    /// Whether the battle of this year is still to come.
    pub(in crate::titles::kingsburg) battle_ahead: bool,
    /// Whether the king's reinforcement of this winter is known.
    pub(in crate::titles::kingsburg) is_reinforced: bool,
    /// The lowest advisor that has yet to give its aid this season.
    pub(in crate::titles::kingsburg) aid_from: Option<u8>,
}

impl Outlook {
    /// Reads the agenda for a seat.
    pub(in crate::titles::kingsburg) fn read(world: &State, seat: Seat) -> Outlook {
        let mut seen = AgendaSteps::default();
        world.agenda.remaining().iter().for_each(|step| seen.note(step, seat));
        let years = (YEARS as f32 - f32::from(world.year)).max(0.0);
        let (builds, ends) = (u8::from(seen.build), u8::from(seen.end));
        let summer = seen.summer || seen.end && world.season == Season::Summer;
        Outlook {
            times: TimeLeft {
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

/// The steps found in the agenda.
#[derive(Default)]
struct AgendaSteps {
    seasons: u8,
    summer: bool,
    build: bool,
    end: bool,
    battle: bool,
    reinforcement: bool,
    aid_from: Option<u8>,
}

impl AgendaSteps {
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
