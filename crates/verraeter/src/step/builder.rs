//! Phase 7: the builder's action (ruling 8).

use crate::cards::{Building, Face, Place, Role};
use crate::figures::MOST_OFFICES;
use crate::flow::Flow;
use crate::notation::Action;
use crate::plan::Step;
use crate::state::State;
use crate::why::{Reason, need};
use crate::{Event, Verraeter};
use engine::{Actions, Log, Seat};

impl Verraeter {
    pub(crate) fn open_building(&self, s: &mut State) -> Flow {
        s.becomes_or_done(s.player_of(Role::Builder).map(Step::Build))
    }

    pub(crate) fn legal_buildings(&self, s: &State, seat: Seat, out: &mut Actions<Action>) {
        out.push(Action::Pass);
        for face in Face::ALL.into_iter().filter(|&face| self.against_one_more(s, seat, face).is_ok()) {
            let free = Place::all().filter(|&at| self.against_building_at(s, at).is_ok());
            out.extend(free.map(|at| Action::Build { face, at }));
        }
        let turnable = Place::all().filter(|&at| self.against_turn(s, seat, at).is_ok());
        out.extend(turnable.map(Action::Turn));
    }

    /// A building card of one's own, under a land that has none.
    pub(crate) fn against_build(&self, s: &State, seat: Seat, face: Face, at: Place) -> Result<(), Reason> {
        self.against_one_more(s, seat, face)?;
        self.against_building_at(s, at)
    }

    fn against_one_more(&self, s: &State, seat: Seat, face: Face) -> Result<(), Reason> {
        need(s.reserve(seat) > 0, Reason::NoneInReserve)?;
        self.against_face(s, seat, face)
    }

    /// Nobody has more than two offices at any time.
    fn against_face(&self, s: &State, seat: Seat, face: Face) -> Result<(), Reason> {
        match face {
            Face::Estate => Ok(()),
            Face::Office => need(s.buildings(seat, face) < MOST_OFFICES, Reason::TooManyOffices),
        }
    }

    /// A building of one's own stays where it is and shows its other face.
    pub(crate) fn against_turn(&self, s: &State, seat: Seat, at: Place) -> Result<(), Reason> {
        let Building { owner, face } = s.land(at).building.ok_or(Reason::NoBuilding)?;
        need(owner == seat, Reason::NotYours)?;
        self.against_face(s, seat, face.other())
    }

    pub(crate) fn do_build(
        &self,
        s: &mut State,
        seat: Seat,
        face: Face,
        at: Place,
        log: &mut impl Log<Event>,
    ) {
        s.agenda.pop();
        self.place(s, seat, at, face, log);
    }

    pub(crate) fn do_turn(&self, s: &mut State, seat: Seat, at: Place, log: &mut impl Log<Event>) {
        s.agenda.pop();
        let building = s.lands[at.index()].building.as_mut().expect("one turns over a building that stands");
        building.face = building.face.other();
        log.tell(Event::Turned { by: seat, at, face: building.face });
    }

    pub(crate) fn do_not_build(&self, s: &mut State, seat: Seat, log: &mut impl Log<Event>) {
        s.agenda.pop();
        log.tell(Event::DidNotBuild { by: seat });
    }
}
