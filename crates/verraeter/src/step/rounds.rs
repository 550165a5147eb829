//! Phases 11 to 13 and the end: from round to round, and the final scoring (ruling 11).

use crate::Verraeter;
use crate::event::Event;
use crate::figures::{MAX_COUNTED, MAX_OFFICES};
use crate::flow::Flow;
use crate::plan::Step;
use crate::state::State;
use engine::{EventSink, Seat};

impl Verraeter {
    pub(crate) fn begin_round(&self, s: &mut State, events: &mut impl EventSink<Event>) -> Flow {
        events.emit(Event::RoundBegan { round: s.round, start: s.start });
        self.open(s, self.plans.round)
    }

    /// The game ends with the last round, or when one house owns every land.
    pub(crate) fn round_played(&self, s: &mut State, events: &mut impl EventSink<Event>) -> Flow {
        if let Some(side) = s.only_house() {
            events.emit(Event::OneHouse { side });
            return self.open(s, self.plans.end);
        }
        let last = s.round == self.options.rounds();
        self.open(s, if last { self.plans.end } else { self.plans.between })
    }

    pub(crate) fn return_roles(&self, s: &mut State, events: &mut impl EventSink<Event>) -> Flow {
        s.aside = None;
        s.nobles.0.iter_mut().for_each(|noble| noble.role = None);
        events.emit(Event::RolesReturned);
        s.done()
    }

    pub(crate) fn pass_start(&self, s: &mut State, events: &mut impl EventSink<Event>) -> Flow {
        s.start = self.left_of(s.start);
        events.emit(Event::StartPassed { to: s.start });
        s.done()
    }

    pub(crate) fn next_round(&self, s: &mut State) -> Flow {
        s.round += 1;
        s.becomes(Step::Round)
    }

    pub(crate) fn final_scoring(&self, s: &mut State, events: &mut impl EventSink<Event>) -> Flow {
        for seat in self.everyone().iter() {
            let (offices, cards) = counted(s, seat);
            let vp = offices * cards;
            s.nobles[seat].vp += vp;
            events.emit(Event::FinalScored { by: seat, offices, cards, vp });
        }
        s.done()
    }

    pub(crate) fn end(&self, s: &mut State, events: &mut impl EventSink<Event>) -> Flow {
        events.emit(Event::Ended);
        s.done()
    }

    /// Returns the points of a seat; while the game goes on, as if it ended now.
    pub(crate) fn points(&self, s: &State, seat: Seat) -> i16 {
        let (offices, cards) = if s.agenda.peek().is_none() { (0, 0) } else { counted(s, seat) };
        i16::from(s.nobles[seat].vp + offices * cards)
    }
}

/// Returns what counts at the end: at most two offices, wherever they stand, times at most three cards in hand, whatever
/// their value.
fn counted(s: &State, seat: Seat) -> (u8, u8) {
    let offices = (s.nobles[seat].offices.len() as u8).min(MAX_OFFICES);
    (offices, s.nobles[seat].hand.total().min(MAX_COUNTED))
}
