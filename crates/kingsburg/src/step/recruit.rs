//! Mercenaries (ruling 10).

use crate::buildings::Building;
use crate::flow::Flow;
use crate::goods::Goods;
use crate::notation::{Action, Payment};
use crate::plan::Step;
use crate::state::State;
use crate::why::{Reason, need};
use crate::{Event, Kingsburg};
use engine::{Actions, EventSink, Seat, SeatSet};

impl Kingsburg {
    pub(crate) fn next_recruit(
        &self,
        s: &mut State,
        left: SeatSet,
        events: &mut impl EventSink<Event>,
    ) -> Flow {
        let recruits = |s: &mut State, seat| {
            self.free_soldier(s, seat, events);
            self.can_recruit(s, seat)
        };
        s.ask_the_first(left, recruits, Step::Recruits, Step::Recruit)
    }

    /// Who cannot pay for a soldier is not asked.
    pub(crate) fn offer_recruit(&self, s: &mut State, seat: Seat) -> Flow {
        if self.can_recruit(s, seat) { Flow::Wait } else { s.done() }
    }

    fn can_recruit(&self, s: &State, seat: Seat) -> bool {
        let lord = &s.lords[seat];
        let tokens = if self.tokens_pay(s, seat) { lord.tokens } else { 0 };
        let pays = lord.goods.total().saturating_add(tokens) >= self.soldier_price(s, seat);
        pays || self.against_levy(s, seat).is_ok()
    }

    /// Two goods for a soldier, one with the Barracks.
    fn soldier_price(&self, s: &State, seat: Seat) -> u8 {
        let price = if s.lords[seat].province.has(Building::Barracks) { 1 } else { 2 };
        self.price_of_the_year(s, price)
    }

    /// The Recruiting Centre takes a +2 token for a good.
    fn tokens_pay(&self, s: &State, seat: Seat) -> bool {
        s.lords[seat].province.has(Building::RecruitingCentre)
    }

    pub(crate) fn legal_recruits(&self, s: &State, seat: Seat, out: &mut Actions<Action>) {
        out.push(Action::Done);
        if self.against_levy(s, seat).is_ok() {
            out.push(self.levy());
        }
        let price = self.soldier_price(s, seat);
        for gold in 0..=price {
            for wood in 0..=price - gold {
                for stone in 0..=price - gold - wood {
                    let tokens = price - gold - wood - stone;
                    let payment = Payment { goods: Goods([gold, wood, stone]), tokens };
                    if self.against_recruit(s, seat, payment).is_ok() {
                        out.push(Action::Recruit(payment));
                    }
                }
            }
        }
    }

    pub(crate) fn against_recruit(&self, s: &State, seat: Seat, payment: Payment) -> Result<(), Reason> {
        let lord = &s.lords[seat];
        let paid = payment.goods.total().saturating_add(payment.tokens);
        need(paid == self.soldier_price(s, seat), Reason::WrongPrice)?;
        need(payment.tokens == 0 || self.tokens_pay(s, seat), Reason::TokensDoNotPay)?;
        need(lord.tokens >= payment.tokens, Reason::NoToken)?;
        need(lord.goods.contains(payment.goods), Reason::NoSuchGood)
    }

    pub(crate) fn do_recruit(
        &self,
        s: &mut State,
        seat: Seat,
        payment: Payment,
        events: &mut impl EventSink<Event>,
    ) {
        self.spend(s, seat, payment, events);
        self.gain_soldiers(s, seat, 1, events);
    }
}
