//! Phases 1, 5 and 6: where the conflict is, who wins it, and what it is worth (ruling 7).

use crate::cards::Role;
use crate::flow::Flow;
use crate::notation::Action;
use crate::plan::Step;
use crate::ring::{Border, Place, Side};
use crate::state::State;
use crate::why::{Reason, need};
use crate::{Event, Verraeter};
use core::cmp::Ordering;
use engine::{Actions, EventSink, Seat};

impl Verraeter {
    pub(crate) fn legal_conflicts(&self, s: &State, out: &mut Actions<Action>) {
        out.extend(s.eagle.edges().iter().map(|at| Action::Conflict(Border(at))));
    }

    /// Between two adjacent lands of opposite houses. There is one while no house owns all lands.
    pub(crate) fn against_conflict(&self, s: &State, border: Border) -> Result<(), Reason> {
        need(s.eagle.edges().has(border.0), Reason::SameHouse)
    }

    pub(crate) fn do_conflict(
        &self,
        s: &mut State,
        seat: Seat,
        border: Border,
        events: &mut impl EventSink<Event>,
    ) {
        s.agenda.pop();
        s.conflict = Some(border);
        let [eagle, rose] = Side::ALL.map(|side| contested(s, side));
        events.emit(Event::ConflictPlaced { by: seat, border, eagle, rose });
    }

    /// The higher total wins; equal totals change nothing.
    pub(crate) fn resolve(&self, s: &mut State, events: &mut impl EventSink<Event>) -> Flow {
        let [eagle, rose] = Side::ALL.map(|side| self.strength(s, side));
        events.emit(Event::Totalled { eagle, rose });
        match eagle.cmp(&rose) {
            Ordering::Greater => s.becomes(Step::Conquer(Side::Eagle)),
            Ordering::Less => s.becomes(Step::Conquer(Side::Rose)),
            Ordering::Equal => {
                events.emit(Event::Tied);
                s.done()
            }
        }
    }

    /// Returns the conflict points of a side: its land, the supply and the diplomats of all who stand on it.
    fn strength(&self, s: &State, side: Side) -> u16 {
        let land = self.figures.land(s.kind(contested(s, side))).cp;
        let own = s.nobles.0.iter().filter(|noble| noble.side == side);
        let brought = own.map(|noble| noble.played.cp() + noble.role.map_or(0, |role| u16::from(role.cp())));
        u16::from(land) + brought.sum::<u16>()
    }

    /// The beaten side's land goes over; each winner scores what it is worth to so many. Without winners it goes
    /// over all the same, and nobody scores.
    pub(crate) fn conquer(&self, s: &mut State, winner: Side, events: &mut impl EventSink<Event>) -> Flow {
        let at = contested(s, winner.other());
        let winners = s.on_side(self.everyone(), winner);
        events.emit(Event::Won { side: winner, winners: winners.len() as u8 });
        for seat in winners.iter() {
            let vp = self.figures.land(s.kind(at)).vp[winners.len() - 1];
            s.nobles[seat].vp += vp;
            events.emit(Event::Scored { by: seat, vp });
        }
        s.give_land(at, winner);
        events.emit(Event::Flipped { at, side: winner });
        s.done()
    }

    /// Traitor and strategist score in any case.
    pub(crate) fn bonus(&self, s: &mut State, events: &mut impl EventSink<Event>) -> Flow {
        for role in [Role::Traitor, Role::Strategist] {
            if let Some(by) = s.player_of(role) {
                s.nobles[by].vp += role.vp();
                events.emit(Event::Bonus { by, role, vp: role.vp() });
            }
        }
        s.done()
    }
}

/// Returns the land that a side has in the conflict.
fn contested(s: &State, side: Side) -> Place {
    let lands = s.conflict.expect("the conflict card lies on the table").lands();
    if s.side(lands[0]) == side { lands[0] } else { lands[1] }
}
