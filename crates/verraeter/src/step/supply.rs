//! Phases 3 and 9: supply cards are played, and discarded after the conflict (ruling 5).

use crate::cards::{Cards, Value};
use crate::flow::Flow;
use crate::notation::Action;
use crate::plan::Step;
use crate::state::State;
use crate::why::{Reason, need};
use crate::{Event, Verraeter};
use arrayvec::ArrayVec;
use engine::{Actions, EventSink, Seat};

/// The maximum number of sets of cards, which a full hand of different cards has.
const MAX_SETS: usize = 32;

impl Verraeter {
    /// A player without cards is not asked, which reveals nothing: the sizes of hands are public.
    pub(crate) fn offer_supply(&self, s: &mut State, at: Seat, events: &mut impl EventSink<Event>) -> Flow {
        if !s.nobles[at].hand.is_empty() {
            return Flow::Wait;
        }
        events.emit(Event::Supplied { by: at, cards: Cards::NONE });
        s.becomes_or_done(self.after(s, at).map(Step::Supply))
    }

    /// Every set of cards of the hand: none to all of them.
    pub(crate) fn legal_supplies(&self, s: &State, seat: Seat, out: &mut Actions<Action>) {
        each_set(s.nobles[seat].hand, |set| out.push(Action::Supply(set)));
    }

    pub(crate) fn against_supply(&self, s: &State, seat: Seat, cards: Cards) -> Result<(), Reason> {
        need(s.nobles[seat].hand.contains(cards), Reason::NotInHand)
    }

    pub(crate) fn do_supply(
        &self,
        s: &mut State,
        seat: Seat,
        cards: Cards,
        events: &mut impl EventSink<Event>,
    ) {
        s.lay_down(seat, cards);
        s.nobles[seat].played = cards;
        events.emit(Event::Supplied { by: seat, cards });
        s.becomes_or_done(self.after(s, seat).map(Step::Supply));
    }

    pub(crate) fn discard_played(&self, s: &mut State, events: &mut impl EventSink<Event>) -> Flow {
        let mut cards = Cards::NONE;
        for noble in &mut s.nobles.0 {
            cards += core::mem::take(&mut noble.played);
        }
        s.discards += cards;
        events.emit(Event::Discarded { cards });
        s.done()
    }
}

/// All sets of cards from a hand, none first; equal cards are equal, so that no set comes twice.
///
/// Each value adds to the sets without it those with one card of it, with two, and so on.
#[inline]
pub(crate) fn each_set(hand: Cards, give: impl FnMut(Cards)) {
    let mut sets = ArrayVec::<Cards, MAX_SETS>::from_iter([Cards::NONE]);
    for value in Value::ALL {
        let without = sets.len();
        for count in 1..=hand[value] {
            let more = Cards::of(value, count);
            for n in 0..without {
                sets.push(sets[n] + more);
            }
        }
    }
    sets.iter().copied().for_each(give);
}
