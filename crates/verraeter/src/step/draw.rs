//! Phase 10: supply cards are drawn (ruling 10).
//!
//! Whoever would hold more than five cards decides once, before he draws: he discards a set of cards, at most as
//! many as exceed the hand limit, and then draws until he holds five. Discarding none means drawing fewer; discarding as
//! many as exceed it means drawing all that is due. So each choice is one set of
//! cards, and no choice is listed twice. The size of the hand and the number of cards due are public, so that the question reveals nothing.

use crate::cards::{Cards, Role};
use crate::figures::{HAND_LIMIT, MAX_DRAWN};
use crate::flow::Flow;
use crate::notation::Action;
use crate::plan::Step;
use crate::state::State;
use crate::step::piles;
use crate::step::supply::each_set;
use crate::why::{Reason, need};
use crate::{Event, Verraeter};
use engine::{Actions, EventSink, Seat, SeatSet};

impl Verraeter {
    /// The farmer draws three and nothing for his estates.
    pub(crate) fn farmer_draws(&self, s: &mut State) -> Flow {
        s.becomes_or_done(s.player_of(Role::Farmer).map(|farmer| self.drawing(s, farmer, MAX_DRAWN)))
    }

    /// Then all others, clockwise from the start player.
    pub(crate) fn open_draws(&self, s: &mut State) -> Flow {
        let everyone = self.everyone();
        let left = s.player_of(Role::Farmer).map_or(everyone, |farmer| everyone.without(farmer));
        s.becomes(Step::Draws(left))
    }

    pub(crate) fn next_draw(&self, s: &mut State, left: SeatSet) -> Flow {
        let Some(seat) = left.first_clockwise_from(s.start) else {
            return s.done();
        };
        s.agenda.replace_top(Step::Draws(left.without(seat)));
        match self.income(s, seat) {
            0 => {}
            due => s.agenda.push(self.drawing(s, seat, due)),
        }
        Flow::On
    }

    /// Returns one card for each estate on a land of one's present house, one more for Diplomat +2, at most three.
    fn income(&self, s: &State, seat: Seat) -> u8 {
        let noble = &s.nobles[seat];
        let paying = noble.estates.among(s.lands_of(noble.side));
        let due = paying.len() as u8 + u8::from(noble.role == Some(Role::Diplomat2));
        due.min(MAX_DRAWN)
    }

    /// The cards are drawn, or the seat is asked first which cards to discard.
    fn drawing(&self, s: &State, to: Seat, due: u8) -> Step {
        if self.excess(s, to, due) > 0 { Step::Limit { to, due } } else { Step::Draw { to, due } }
    }

    /// Returns how many of the due cards exceed the hand limit.
    pub(crate) fn excess(&self, s: &State, seat: Seat, due: u8) -> u8 {
        (s.nobles[seat].hand.total() + due).saturating_sub(HAND_LIMIT)
    }

    pub(crate) fn legal_discards(&self, s: &State, seat: Seat, excess: u8, out: &mut Actions<Action>) {
        each_set(s.nobles[seat].hand, |set| {
            if set.total() <= excess {
                out.push(Action::Discard(set));
            }
        });
    }

    pub(crate) fn against_discard(
        &self,
        s: &State,
        seat: Seat,
        excess: u8,
        cards: Cards,
    ) -> Result<(), Reason> {
        need(s.nobles[seat].hand.contains(cards), Reason::NotInHand)?;
        need(cards.total() <= excess, Reason::TooManyDiscarded)
    }

    /// The discarded cards are in the discards before the draw.
    pub(crate) fn do_discard(
        &self,
        s: &mut State,
        seat: Seat,
        cards: Cards,
        events: &mut impl EventSink<Event>,
    ) {
        s.lay_down(seat, cards);
        s.discards += cards;
        let draws = HAND_LIMIT - s.nobles[seat].hand.total();
        events.emit(Event::MadeRoom { by: seat, cards, draws });
        s.becomes_or_done((draws > 0).then_some(Step::Draw { to: seat, due: draws }));
    }

    pub(crate) fn do_draw(&self, s: &mut State, to: Seat, cards: Cards, events: &mut impl EventSink<Event>) {
        s.agenda.pop();
        piles::give(s, to, cards, events);
    }
}
