//! Winter: the agenda of the year is set (rulings 2, 3, 4).

use crate::cards::{Good, Matter};
use crate::flow::Flow;
use crate::notation::Action;
use crate::plan::Step;
use crate::state::{Lying, State};
use crate::why::{Reason, need};
use crate::{Event, Krieg};
use engine::{Actions, EventSink, Seat, SeatSet};

impl Krieg {
    /// The adviser plays an agenda card; if he has none, the first player to his left who has one must.
    pub(crate) fn propose(&self, s: &mut State) -> Flow {
        let by = self.holders(s).first_clockwise_from(s.adviser).expect("agenda cards outlast the cathedral");
        s.waits_as(Step::Play(by))
    }

    pub(crate) fn legal_plays(&self, s: &State, seat: Seat, out: &mut Actions<Action>) {
        out.extend(s.lords[seat].matters.kinds().map(Action::Play));
    }

    pub(crate) fn against_play(&self, s: &State, seat: Seat, matter: Matter) -> Result<(), Reason> {
        need(s.lords[seat].matters[matter] > 0, Reason::NoSuchMatter)
    }

    pub(crate) fn do_play(
        &self,
        s: &mut State,
        seat: Seat,
        matter: Matter,
        events: &mut impl EventSink<Event>,
    ) {
        s.agenda.pop();
        lay(s, seat, matter);
        events.emit(Event::Played { by: seat, matter });
    }

    /// Everyone but the player of the card has a chance to swap it, clockwise, beginning left of `before`.
    pub(crate) fn open_floor(&self, s: &mut State, before: Seat) -> Flow {
        let by = s.table.and_then(|lying| lying.by).expect("the card on the table was played this winter");
        s.becomes(self.chances_after(before, by))
    }

    /// Asks the next who can swap; those who cannot are passed over (all can see why).
    pub(crate) fn next_chance(&self, s: &mut State, at: Seat, mut left: SeatSet) -> Flow {
        while let Some(seat) = left.first_clockwise_from(at) {
            if self.can_swap(s, seat) {
                return s.waits_as(Step::Chances { at: seat, left });
            }
            left = left.without(seat);
        }
        s.done()
    }

    pub(crate) fn legal_swaps(&self, s: &State, seat: Seat, out: &mut Actions<Action>) {
        out.push(Action::Pass);
        for pay in Good::ALL.into_iter().filter(|&pay| s.lords[seat].privileges[pay] > 0) {
            if s.lords[seat].matters.is_empty() {
                out.push(Action::Take { pay });
            } else {
                out.extend(s.lords[seat].matters.kinds().map(|play| Action::Swap { pay, play }));
            }
        }
    }

    pub(crate) fn against_swap(&self, s: &State, seat: Seat, pay: Good, play: Matter) -> Result<(), Reason> {
        need(s.lords[seat].privileges[pay] > 0, Reason::NoSuchPrivilege)?;
        self.against_play(s, seat, play)
    }

    /// The special rule: only without agenda cards. (If nobody else has one either, nobody is asked at all.)
    pub(crate) fn against_take(&self, s: &State, seat: Seat, pay: Good) -> Result<(), Reason> {
        need(s.lords[seat].privileges[pay] > 0, Reason::NoSuchPrivilege)?;
        need(s.lords[seat].matters.is_empty(), Reason::HasMatters)
    }

    pub(crate) fn do_let_stand(
        &self,
        s: &mut State,
        at: Seat,
        left: SeatSet,
        events: &mut impl EventSink<Event>,
    ) {
        events.emit(Event::LetStand { by: at });
        s.agenda.replace_top(Step::Chances { at: self.left_of(at), left: left.without(at) });
    }

    /// The replaced card goes to the swapper's hand, and the question is open again for everyone else.
    pub(crate) fn do_swap(
        &self,
        s: &mut State,
        seat: Seat,
        pay: Good,
        play: Matter,
        events: &mut impl EventSink<Event>,
    ) {
        pay_privilege(s, seat, pay);
        let back = s.table.expect("an agenda card lies on the table").matter;
        lay(s, seat, play);
        take_back(s, seat, back);
        events.emit(Event::Swapped { by: seat, paid: pay, matter: play, back });
        s.agenda.replace_top(self.chances_after(seat, seat));
    }

    /// The first player to the taker's left who has agenda cards must play one.
    pub(crate) fn do_take(&self, s: &mut State, seat: Seat, pay: Good, events: &mut impl EventSink<Event>) {
        let next =
            self.holders(s).first_clockwise_from(self.left_of(seat)).expect("another can replace the card");
        pay_privilege(s, seat, pay);
        let matter = s.table.take().expect("an agenda card lies on the table").matter;
        take_back(s, seat, matter);
        events.emit(Event::Took { by: seat, paid: pay, matter });
        s.agenda.replace_top(self.chances_after(next, next));
        s.agenda.push(Step::Play(next));
    }

    fn can_swap(&self, s: &State, seat: Seat) -> bool {
        let lord = &s.lords[seat];
        let another_holds = || !self.holders(s).without(seat).is_empty();
        !lord.privileges.is_empty() && (!lord.matters.is_empty() || another_holds())
    }

    /// Everyone but `by`, whose card lies there, beginning left of `before`.
    fn chances_after(&self, before: Seat, by: Seat) -> Step {
        Step::Chances { at: self.left_of(before), left: self.everyone().without(by) }
    }

    /// Returns all who have agenda cards.
    fn holders(&self, s: &State) -> SeatSet {
        self.everyone().iter().filter(|&seat| !s.lords[seat].matters.is_empty()).collect()
    }
}

fn pay_privilege(s: &mut State, seat: Seat, pay: Good) {
    s.lords[seat].privileges[pay] -= 1;
    s.supply[pay] += 1;
}

fn lay(s: &mut State, seat: Seat, matter: Matter) {
    let lord = &mut s.lords[seat];
    lord.matters[matter] -= 1;
    lord.seen_matters[matter] = lord.seen_matters[matter].saturating_sub(1);
    s.table = Some(Lying { matter, by: Some(seat) });
}

fn take_back(s: &mut State, seat: Seat, matter: Matter) {
    s.lords[seat].matters[matter] += 1;
    s.lords[seat].seen_matters[matter] += 1;
}
