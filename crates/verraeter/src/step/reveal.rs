//! Phases 4 and 8: action cards are shown, sides switched, the strategy card taken (rulings 6, 9).

use crate::cards::Role;
use crate::flow::Flow;
use crate::ring::Side;
use crate::state::State;
use crate::{Event, Verraeter};
use engine::EventSink;

impl Verraeter {
    /// All at once.
    pub(crate) fn reveal(&self, s: &mut State, events: &mut impl EventSink<Event>) -> Flow {
        for seat in self.everyone().iter_clockwise_from(s.start) {
            let noble = &mut s.nobles[seat];
            noble.role = noble.drafted.take();
            if let Some(role) = noble.role {
                events.emit(Event::Revealed { by: seat, role });
            }
        }
        s.done()
    }

    /// 2008: where all stand on one side, Diplomat +5 switches sides too, whether or not there is a traitor.
    ///
    /// Sides have not changed since the round began, so that this step, which comes before the traitor's, sees
    /// what the rule asks for.
    pub(crate) fn diplomat_switches(&self, s: &mut State, events: &mut impl EventSink<Event>) -> Flow {
        let everyone = self.everyone();
        if Side::ALL.into_iter().any(|side| s.on_side(everyone, side) == everyone) {
            switch(s, Role::Diplomat5, events);
        }
        s.done()
    }

    pub(crate) fn traitor_switches(&self, s: &mut State, events: &mut impl EventSink<Event>) -> Flow {
        switch(s, Role::Traitor, events);
        s.done()
    }

    /// The strategist takes strategy and conflict card; without one they stay with whoever had them.
    pub(crate) fn take_strategy(&self, s: &mut State, events: &mut impl EventSink<Event>) -> Flow {
        s.conflict = None;
        if let Some(by) = s.player_of(Role::Strategist) {
            s.strategy = by;
            events.emit(Event::StrategyTaken { by });
        }
        s.done()
    }
}

/// The player of an action card, if there is one, goes over to the other house.
fn switch(s: &mut State, role: Role, events: &mut impl EventSink<Event>) {
    if let Some(by) = s.player_of(role) {
        let side = s.nobles[by].side.other();
        s.nobles[by].side = side;
        events.emit(Event::Switched { by, role, side });
    }
}
