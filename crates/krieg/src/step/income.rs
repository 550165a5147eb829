//! Autumn: income from land and privileges (ruling 10).

use crate::cards::{Cards, Good};
use crate::flow::Flow;
use crate::notation::Action;
use crate::plan::Step;
use crate::state::State;
use crate::step::piles;
use crate::why::{Reason, need};
use crate::{Event, Krieg};
use engine::{Actions, EventSink, Seat, SeatSet};

impl Krieg {
    pub(crate) fn open_income(&self, s: &mut State) -> Flow {
        s.becomes(Step::Income(self.everyone()))
    }

    /// Player by player, clockwise from the adviser. Whoever is due one card only is noted: he may plead later.
    pub(crate) fn next_income(&self, s: &mut State, left: SeatSet) -> Flow {
        let Some(seat) = left.first_clockwise_from(s.adviser) else {
            return s.done();
        };
        let lord = &s.lords[seat];
        if farm_pairs(lord.outer) == 0 && lord.privileges.is_empty() {
            s.poor = s.poor.with(seat);
        }
        s.agenda.replace_top(Step::Income(left.without(seat)));
        s.agenda.push_plan_for(seat, self.plans.income);
        Flow::On
    }

    pub(crate) fn land(&self, s: &mut State, to: Seat) -> Flow {
        s.becomes(Step::Draw { to, due: 1 + farm_pairs(s.lords[to].outer) })
    }

    pub(crate) fn pairs(&self, s: &mut State, to: Seat) -> Flow {
        match farm_pairs(s.lords[to].outer) {
            0 => s.done(),
            due => s.becomes(Step::Draw { to, due }),
        }
    }

    pub(crate) fn do_draw(&self, s: &mut State, to: Seat, cards: Cards, events: &mut impl EventSink<Event>) {
        s.agenda.pop();
        piles::take(s, cards, events);
        s.lords[to].hand += cards;
        events.emit(Event::Drew { by: to, count: cards.total() });
        events.emit(Event::DrewCards { by: to, cards });
    }

    pub(crate) fn privileges(&self, s: &mut State, to: Seat) -> Flow {
        s.becomes(Step::Tiles { to, paid: 0 })
    }

    /// For each privilege a card of its kind from the discards, or any card from the deck if they have none.
    pub(crate) fn next_tile(
        &self,
        s: &mut State,
        to: Seat,
        paid: u8,
        events: &mut impl EventSink<Event>,
    ) -> Flow {
        if paid == s.lords[to].privileges.total() {
            return s.done();
        }
        let good = s.lords[to].privileges.nth(paid);
        s.agenda.replace_top(Step::Tiles { to, paid: paid + 1 });
        if s.discards[good] > 0 {
            s.discards[good] -= 1;
            s.take_openly(to, Cards::one(good));
            events.emit(Event::Recovered { by: to, good });
        } else {
            s.agenda.push(Step::Draw { to, due: 1 });
        }
        Flow::On
    }

    /// Global: the first income card is chosen among the kinds left in the deck.
    pub(crate) fn offer_first_card(
        &self,
        s: &mut State,
        to: Seat,
        events: &mut impl EventSink<Event>,
    ) -> Flow {
        piles::reshuffle_if_empty(s, events);
        if !s.deck.is_empty() {
            let kinds = Cards(s.deck.0.map(|count| count.min(1)));
            events.emit(Event::LookedThrough { by: to, kinds });
            return Flow::Wait;
        }
        events.emit(Event::NoCards { by: to });
        s.done()
    }

    pub(crate) fn legal_first_cards(&self, s: &State, out: &mut Actions<Action>) {
        let there = Good::ALL.into_iter().filter(|&good| self.against_first_card(s, good).is_ok());
        out.extend(there.map(Action::Choose));
    }

    pub(crate) fn against_first_card(&self, s: &State, good: Good) -> Result<(), Reason> {
        need(s.deck[good] > 0, Reason::NotInDeck)
    }

    pub(crate) fn do_first_card(
        &self,
        s: &mut State,
        seat: Seat,
        good: Good,
        events: &mut impl EventSink<Event>,
    ) {
        s.agenda.pop();
        s.deck[good] -= 1;
        s.take_openly(seat, Cards::one(good));
        events.emit(Event::Chose { by: seat, good });
    }
}

fn farm_pairs(outer: u8) -> u8 {
    outer / 2
}
