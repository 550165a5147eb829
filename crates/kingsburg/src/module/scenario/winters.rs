//! Four Winters: a short game with a head start.

use super::{Step, step};
use crate::buildings::Building;
use crate::module::{Event as ModuleEvent, Scenario, troops};
use crate::plan::{Plans, Step as AnyStep};
use crate::state::State;
use crate::{Event, Kingsburg, Source};
use engine::{EventSink, Seat, SeatSet};

/// The year in which the game begins.
const FIRST_YEAR: u8 = 2;

pub(super) fn arrange(plans: &mut Plans, all: SeatSet, tokens: bool) {
    if tokens {
        plans.game.before(AnyStep::Year, troops::put_back(all));
    }
    for second in [false, true] {
        plans.game.before(AnyStep::Year, step(Step::Found { left: all, second }));
    }
}

/// Returns who founds next.
pub(super) fn founder(s: &State, left: SeatSet, second: bool) -> Option<Seat> {
    if second { s.first_of(left) } else { s.in_order(left).last() }
}

/// Returns the year in which a game with this scenario begins.
pub(crate) const fn first_year(scenario: Option<Scenario>) -> u8 {
    match scenario {
        Some(Scenario::FourWinters) => FIRST_YEAR,
        Some(Scenario::Regency | Scenario::DragonsHoard | Scenario::RoyalCharters) | None => 1,
    }
}

impl Kingsburg {
    /// A building of column I, with its points.
    pub(in crate::module) fn do_found(
        &self,
        s: &mut State,
        seat: Seat,
        asked: Step,
        building: Building,
        events: &mut impl EventSink<Event>,
    ) {
        let Step::Found { left, second } = asked else {
            unreachable!("buildings are founded only when they are asked for");
        };
        s.agenda.replace_top(step(Step::Found { left: left.without(seat), second }));
        s.lords[seat].province.build(building);
        events.emit(Event::Module { module: ModuleEvent::Founded { by: seat, building } });
        let vp = i16::from(self.figures.building(building).vp);
        if vp > 0 {
            self.gain_vp(s, seat, vp, Source::Buildings, events);
        }
    }
}
