//! Phase 7: the builder's action (ruling 8).

use crate::cards::Role;
use crate::figures::MAX_OFFICES;
use crate::flow::Flow;
use crate::notation::Action;
use crate::plan::Step;
use crate::ring::{Building, Face, Place};
use crate::state::State;
use crate::why::{Reason, need};
use crate::{Event, Verraeter};
use engine::{Actions, EventSink, Seat};

impl Verraeter {
    pub(crate) fn open_building(&self, s: &mut State) -> Flow {
        s.becomes_or_done(s.player_of(Role::Builder).map(Step::Build))
    }

    pub(crate) fn legal_buildings(&self, s: &State, seat: Seat, out: &mut Actions<Action>) {
        out.push(Action::Pass);
        for face in Face::ALL.into_iter().filter(|&face| self.against_one_more(s, seat, face).is_ok()) {
            out.extend(s.built().others().iter().map(|at| Action::Build { face, at }));
        }
        for face in Face::ALL.into_iter().filter(|face| self.against_face(s, seat, face.other()).is_ok()) {
            out.extend(s.nobles[seat].buildings(face).iter().map(Action::Turn));
        }
    }

    /// A building card of one's own, under a land that has none.
    pub(crate) fn against_build(&self, s: &State, seat: Seat, face: Face, at: Place) -> Result<(), Reason> {
        self.against_one_more(s, seat, face)?;
        self.against_building_at(s, at)
    }

    fn against_one_more(&self, s: &State, seat: Seat, face: Face) -> Result<(), Reason> {
        need(s.nobles[seat].reserve() > 0, Reason::NoneInReserve)?;
        self.against_face(s, seat, face)
    }

    /// Nobody has more than two offices at any time.
    fn against_face(&self, s: &State, seat: Seat, face: Face) -> Result<(), Reason> {
        match face {
            Face::Estate => Ok(()),
            Face::Office => {
                need(s.nobles[seat].offices.len() < usize::from(MAX_OFFICES), Reason::TooManyOffices)
            }
        }
    }

    /// An own building is turned to its other face.
    pub(crate) fn against_turn(&self, s: &State, seat: Seat, at: Place) -> Result<(), Reason> {
        let Building { owner, face } = s.building(at).ok_or(Reason::NoBuilding)?;
        need(owner == seat, Reason::NotYours)?;
        self.against_face(s, seat, face.other())
    }

    pub(crate) fn do_build(
        &self,
        s: &mut State,
        seat: Seat,
        face: Face,
        at: Place,
        events: &mut impl EventSink<Event>,
    ) {
        s.agenda.pop();
        self.place(s, seat, at, face, events);
    }

    pub(crate) fn do_turn(&self, s: &mut State, seat: Seat, at: Place, events: &mut impl EventSink<Event>) {
        s.agenda.pop();
        let noble = &mut s.nobles[seat];
        let face = if noble.estates.has(at) { Face::Office } else { Face::Estate };
        let (from, to) = (noble.buildings(face.other()).without(at), noble.buildings(face).with(at));
        *noble.buildings_mut(face.other()) = from;
        *noble.buildings_mut(face) = to;
        events.emit(Event::Turned { by: seat, at, face });
    }

    pub(crate) fn do_not_build(&self, s: &mut State, seat: Seat, events: &mut impl EventSink<Event>) {
        s.agenda.pop();
        events.emit(Event::DidNotBuild { by: seat });
    }
}
