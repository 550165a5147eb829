//! Autumn: the tithe (ruling 12).

use crate::cards::Cards;
use crate::flow::Flow;
use crate::notation::Action;
use crate::plan::Step;
use crate::state::State;
use crate::step::piles;
use crate::why::{Reason, need};
use crate::{Event, Krieg};
use engine::{Actions, EventSink, Seat, SeatSet};

impl Krieg {
    pub(crate) fn open_tithe(&self, s: &mut State) -> Flow {
        s.becomes(Step::Tithe { at: s.adviser, left: self.everyone() })
    }

    /// Whoever holds more than the limit discards down to it, clockwise from the adviser.
    pub(crate) fn next_tithe(&self, s: &mut State, mut left: SeatSet) -> Flow {
        while let Some(seat) = left.first_clockwise_from(s.adviser) {
            if self.tithe_due(s, seat) > 0 {
                return s.waits_as(Step::Tithe { at: seat, left });
            }
            left = left.without(seat);
        }
        s.done()
    }

    pub(crate) fn tithe_due(&self, s: &State, seat: Seat) -> u8 {
        s.lords[seat].hand.total().saturating_sub(self.figures.hand_limit)
    }

    pub(crate) fn legal_tithes(&self, s: &State, seat: Seat, out: &mut Actions<Action>) {
        let [most_knights, most_wealth, most_workers, most_grain] = s.lords[seat].hand.0;
        let due = self.tithe_due(s, seat);
        for knights in 0..=most_knights.min(due) {
            for wealth in 0..=most_wealth.min(due - knights) {
                for workers in 0..=most_workers.min(due - knights - wealth) {
                    let grain = due - knights - wealth - workers;
                    if grain <= most_grain {
                        out.push(Action::Discard(Cards([knights, wealth, workers, grain])));
                    }
                }
            }
        }
    }

    pub(crate) fn against_tithe(&self, s: &State, seat: Seat, cards: Cards) -> Result<(), Reason> {
        need(piles::total(cards) == u16::from(self.tithe_due(s, seat)), Reason::WrongTithe)?;
        need(s.lords[seat].hand.contains(cards), Reason::NotInHand)
    }

    pub(crate) fn do_tithe(
        &self,
        s: &mut State,
        at: Seat,
        left: SeatSet,
        cards: Cards,
        events: &mut impl EventSink<Event>,
    ) {
        s.discard(at, cards);
        events.emit(Event::Tithed { by: at, cards });
        s.agenda.replace_top(Step::Tithe { at, left: left.without(at) });
    }
}
