//! Autumn: the plea (ruling 11).

use crate::cards::Cards;
use crate::flow::Flow;
use crate::notation::Action;
use crate::plan::Step;
use crate::state::State;
use crate::step::piles;
use crate::why::{Reason, need};
use crate::{Event, Krieg};
use engine::{Actions, EventSink, Rng, Seat, SeatSet};

/// Whoever pleads holds fewer resource cards than this.
const NEEDY_BELOW: u8 = 5;

impl Krieg {
    /// Those whose income was the barest one may plead, clockwise from the adviser.
    pub(crate) fn open_pleas(&self, s: &mut State) -> Flow {
        let left = core::mem::take(&mut s.poor);
        s.becomes(Step::Plea { at: s.adviser, left })
    }

    pub(crate) fn next_plea(&self, s: &mut State, mut left: SeatSet) -> Flow {
        while let Some(seat) = left.first_clockwise_from(s.adviser) {
            if self.can_plead(s, seat) {
                return s.waits_as(Step::Plea { at: seat, left });
            }
            left = left.without(seat);
        }
        s.done()
    }

    fn can_plead(&self, s: &State, seat: Seat) -> bool {
        let needy = s.lords[seat].hand.total() < NEEDY_BELOW;
        needy && self.opponents(seat).iter().any(|from| self.against_plea(s, seat, from).is_ok())
    }

    pub(crate) fn legal_pleas(&self, s: &State, seat: Seat, out: &mut Actions<Action>) {
        out.push(Action::Pass);
        let givers = self.opponents(seat).iter().filter(|&from| self.against_plea(s, seat, from).is_ok());
        out.extend(givers.map(Action::Plead));
    }

    pub(crate) fn against_plea(&self, s: &State, seat: Seat, from: Seat) -> Result<(), Reason> {
        self.against_target(seat, from)?;
        need(s.lords[from].vp >= s.lords[seat].vp, Reason::PoorerThanYou)?;
        need(alms(s, from) > 0, Reason::TooFewCards)
    }

    pub(crate) fn do_stay_proud(
        &self,
        s: &mut State,
        at: Seat,
        left: SeatSet,
        events: &mut impl EventSink<Event>,
    ) {
        events.emit(Event::Proud { by: at });
        s.agenda.replace_top(Step::Plea { at, left: left.without(at) });
    }

    /// Half the giver's cards at random move over, and he takes a privilege.
    pub(crate) fn do_plead(
        &self,
        s: &mut State,
        at: Seat,
        left: SeatSet,
        from: Seat,
        events: &mut impl EventSink<Event>,
    ) {
        events.emit(Event::Pleaded { by: at, from });
        s.agenda.replace_top(Step::Plea { at, left: left.without(at) });
        s.agenda.push_plan(&[Step::Alms { by: at, from }, Step::Privilege(from)]);
    }

    pub(crate) fn draw_alms(&self, s: &State, from: Seat, rng: &mut impl Rng) -> Cards {
        piles::pick(s.lords[from].hand, alms(s, from), rng)
    }

    pub(crate) fn against_alms(&self, s: &State, from: Seat, cards: Cards) -> Result<(), Reason> {
        need(piles::total(cards) == u16::from(alms(s, from)), Reason::WrongCount)?;
        need(s.lords[from].hand.contains(cards), Reason::NotInHand)
    }

    pub(crate) fn do_alms(
        &self,
        s: &mut State,
        to: Seat,
        from: Seat,
        cards: Cards,
        events: &mut impl EventSink<Event>,
    ) {
        s.agenda.pop();
        s.lords[from].hand -= cards;
        s.lords[to].hand += cards;
        s.known.passed(from, to, cards);
        events.emit(Event::Gave { from, to, count: cards.total() });
        events.emit(Event::GaveCards { from, to, cards });
    }
}

/// Returns the number of cards that a giver gives: half his cards, rounded down.
fn alms(s: &State, from: Seat) -> u8 {
    s.lords[from].hand.total() / 2
}
