//! Gaining and paying: every change of a governor's goods, tokens, soldiers and points is made here and emits an event.

use crate::goods::{Good, Goods};
use crate::notation::Payment;
use crate::state::State;
use crate::{Event, Kingsburg, Source};
use engine::{EventSink, Seat};

impl Kingsburg {
    pub(crate) fn gain(&self, s: &mut State, by: Seat, goods: Goods, events: &mut impl EventSink<Event>) {
        s.lords[by].goods += goods;
        events.emit(Event::Gained { by, goods });
    }

    pub(crate) fn gain_one(&self, s: &mut State, by: Seat, good: Good, events: &mut impl EventSink<Event>) {
        self.gain(s, by, Goods::of(good, 1), events);
    }

    pub(crate) fn gain_tokens(&self, s: &mut State, by: Seat, count: u8, events: &mut impl EventSink<Event>) {
        s.lords[by].tokens = s.lords[by].tokens.saturating_add(count);
        events.emit(Event::Tokens { by, count });
    }

    pub(crate) fn gain_soldiers(
        &self,
        s: &mut State,
        by: Seat,
        count: u8,
        events: &mut impl EventSink<Event>,
    ) {
        s.lords[by].soldiers = s.lords[by].soldiers.saturating_add(u16::from(count));
        events.emit(Event::Soldiers { by, count });
    }

    pub(crate) fn gain_vp(
        &self,
        s: &mut State,
        by: Seat,
        vp: i16,
        source: impl Into<Source>,
        events: &mut impl EventSink<Event>,
    ) {
        s.lords[by].vp += vp;
        events.emit(Event::Vp { by, vp, source: source.into() });
    }

    pub(crate) fn spend(
        &self,
        s: &mut State,
        by: Seat,
        payment: Payment,
        events: &mut impl EventSink<Event>,
    ) {
        s.lords[by].goods -= payment.goods;
        s.lords[by].tokens -= payment.tokens;
        events.emit(Event::Paid { by, payment });
    }

    pub(crate) fn spend_goods(
        &self,
        s: &mut State,
        by: Seat,
        goods: Goods,
        events: &mut impl EventSink<Event>,
    ) {
        self.spend(s, by, Payment { goods, tokens: 0 }, events);
    }
}
