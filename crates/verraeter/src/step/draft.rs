//! Phase 2: everyone takes an action card (ruling 4).

use crate::Verraeter;
use crate::cards::{Role, Roles};
use crate::event::Event;
use crate::flow::Flow;
use crate::notation::Action;
use crate::plan::Step;
use crate::state::State;
use crate::why::{Reason, need};
use engine::{Actions, EventSink, Rng, Seat};

impl Verraeter {
    /// Samples the card of the six that is set aside, hidden from everyone.
    pub(crate) fn draw_aside(&self, rng: &mut impl Rng) -> Role {
        Role::ALL[rng.below(Role::ALL.len() as u32) as usize]
    }

    pub(crate) fn do_aside(&self, s: &mut State, role: Role, events: &mut impl EventSink<Event>) {
        s.agenda.pop();
        s.aside = Some(role);
        events.emit(Event::SetAside);
    }

    pub(crate) fn open_draft(&self, s: &mut State, events: &mut impl EventSink<Event>) -> Flow {
        let start = s.start;
        hand_over(s, start, events);
        s.waits_as(Step::Pick(start))
    }

    pub(crate) fn legal_picks(&self, s: &State, out: &mut Actions<Action>) {
        out.extend(s.untaken().iter().map(Action::Pick));
    }

    pub(crate) fn against_pick(&self, s: &State, role: Role) -> Result<(), Reason> {
        need(s.untaken().has(role), Reason::NotOffered)
    }

    /// The rest goes to the left; what the last one leaves lies face down.
    pub(crate) fn do_pick(&self, s: &mut State, seat: Seat, role: Role, events: &mut impl EventSink<Event>) {
        s.nobles[seat].drafted = Some(role);
        events.emit(Event::Picked { by: seat });
        events.emit(Event::PickedRole { by: seat, role });
        let next = self.after(s, seat);
        s.becomes_or_done(next.map(Step::Pick));
        match next {
            Some(next) => hand_over(s, next, events),
            None => {
                let roles = s.untaken();
                events.emit(Event::LeftOver { by: seat, count: roles.len() as u8 });
                events.emit(Event::LeftOverRoles { by: seat, roles });
            }
        }
    }

    /// Returns the action cards that a seat could choose from, once it has received them: all but the one set aside and
    /// those that others took before it.
    pub(crate) fn received(&self, s: &State, seat: Seat) -> Option<Roles> {
        let looked = s.nobles[seat].card().is_some() || s.agenda.peek() == Some(Step::Pick(seat));
        let aside = s.aside.filter(|_| looked)?;
        let before = self.everyone().iter_clockwise_from(s.start).take_while(|&other| other != seat);
        let gone: Roles = before.filter_map(|other| s.nobles[other].card()).chain([aside]).collect();
        Some(gone.others())
    }

    /// Returns the action cards that a seat passed on, or left over, once it has taken its own.
    pub(crate) fn passed_on(&self, s: &State, seat: Seat) -> Option<Roles> {
        Some(self.received(s, seat)?.without(s.nobles[seat].card()?))
    }
}

fn hand_over(s: &State, by: Seat, events: &mut impl EventSink<Event>) {
    let roles = s.untaken();
    events.emit(Event::Choosing { by, count: roles.len() as u8 });
    events.emit(Event::ChoosingFrom { by, roles });
}
