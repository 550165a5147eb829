//! The aid of the advisors (ruling 5, 9).

use crate::advisor::{ADVISORS, Advisor};
use crate::buildings::Building;
use crate::faces::Faces;
use crate::flow::Flow;
use crate::goods::{Good, Goods, Kinds};
use crate::invaders::Card;
use crate::notation::Action;
use crate::options::Stables;
use crate::plan::Step;
use crate::state::{Audience, State};
use crate::why::{Reason, need};
use crate::{Event, Kingsburg, Source};
use engine::{Actions, EventSink, Seat};

/// The General.
const GENERAL: u8 = 10;

impl Kingsburg {
    /// From 1 to 18; several groups on an advisor are paid in order of play.
    pub(crate) fn aid_from(&self, s: &mut State, from: Advisor) -> Flow {
        let numbers = from.number()..ADVISORS as u8 + 1;
        let visited =
            |advisor: &Advisor| !s.court[*advisor].is_empty() || self.is_visited_in_private(s, *advisor);
        let Some(advisor) = numbers.filter_map(Advisor::new).find(visited) else {
            return s.done();
        };
        match Advisor::new(advisor.number() + 1) {
            Some(next) => s.agenda.replace_top(Step::AidFrom(next)),
            None => {
                s.agenda.pop();
            }
        }
        self.open_private_aid(s, advisor);
        let audience = s.court[advisor];
        self.push_each(s, audience, self.times_paid(s, advisor), |to| Step::Pay { to, advisor });
        Flow::On
    }

    /// Pushes a step for each group on an advisor, so many times each, in order of play.
    pub(crate) fn push_each(
        &self,
        s: &mut State,
        audience: Audience,
        times: u8,
        step: impl Fn(Seat) -> Step,
    ) {
        let order = s.order;
        for place in order[..usize::from(self.options.seats)].iter().rev() {
            let seat = Seat::new(usize::from(*place));
            for _ in 0..audience.of(seat) * times {
                s.agenda.push(step(seat));
            }
        }
    }

    pub(crate) fn pay(
        &self,
        s: &mut State,
        to: Seat,
        advisor: Advisor,
        events: &mut impl EventSink<Event>,
    ) -> Flow {
        s.agenda.pop();
        events.emit(Event::Aid { to, advisor });
        self.bless_aid(s, to, advisor, events);
        self.give_aid(s, to, advisor, events);
        Flow::On
    }

    /// What is printed beside `advisor`, for a group on the advisor `on`: the same one, unless an effect copies it.
    pub(crate) fn give_printed_aid(
        &self,
        s: &mut State,
        to: Seat,
        advisor: Advisor,
        on: Advisor,
        events: &mut impl EventSink<Event>,
    ) {
        let any = Step::Choose { seat: to, kinds: Kinds::ANY };
        let either = |one, other| Step::Choose { seat: to, kinds: Kinds::either(one, other) };
        match advisor.number() {
            1 => self.gain_vp(s, to, 1, Source::Advisors, events),
            2 => self.gain_one(s, to, Good::Gold, events),
            3 => self.gain_one(s, to, Good::Wood, events),
            4 => s.agenda.push(either(Good::Gold, Good::Wood)),
            5 => self.give_soldiers(s, to, on, 1 + self.called_to_arms(s), events),
            6 => s.agenda.push(Step::Alchemy(to)),
            7 => {
                self.gain_tokens(s, to, 1, events);
                s.agenda.push(any);
            }
            8 => self.gain(s, to, Goods::of(Good::Gold, 2), events),
            9 => {
                self.gain_one(s, to, Good::Wood, events);
                s.agenda.push(either(Good::Gold, Good::Stone));
            }
            GENERAL => {
                self.give_soldiers(s, to, on, 2 + self.called_to_arms(s), events);
                s.agenda.push(Step::Peek(to));
            }
            11 => {
                self.gain_one(s, to, Good::Stone, events);
                s.agenda.push(either(Good::Gold, Good::Wood));
            }
            12 => {
                if !self.withholds_token(s, to) {
                    self.gain_tokens(s, to, 1, events);
                }
                s.agenda.push_plan(&[any, any]);
            }
            13 => self.gain(s, to, Goods::of(Good::Stone, 3), events),
            14 => s.agenda.push(Step::Spy(to)),
            15 => self.gain(s, to, Goods([1, 1, 1]), events),
            16 => self.gain(s, to, Goods::of(Good::Gold, 4), events),
            17 => {
                self.gain_vp(s, to, 3, Source::Advisors, events);
                s.agenda.push_plan(&[any, any, Step::Peek(to)]);
            }
            18 => {
                self.gain(s, to, Goods([1, 1, 1]), events);
                self.give_soldiers(s, to, on, 1 + self.called_to_arms(s), events);
            }
            number => unreachable!("there is no advisor {number}"),
        }
    }

    /// Soldiers from an advisor: one more with the Stables, once a group.
    pub(crate) fn give_soldiers(
        &self,
        s: &mut State,
        to: Seat,
        on: Advisor,
        count: u8,
        events: &mut impl EventSink<Event>,
    ) {
        let helped = match self.options.stables {
            Stables::Any => true,
            Stables::General => on.number() == GENERAL && !self.is_covered(s, on),
        };
        let more = helped && s.lords[to].province.has(Building::Stables);
        self.gain_soldiers(s, to, count + u8::from(more), events);
    }

    pub(crate) fn legal_goods(&self, kinds: Kinds, out: &mut Actions<Action>) {
        out.extend(kinds.iter().map(Action::Take));
    }

    pub(crate) fn against_taking(&self, kinds: Kinds, good: Good) -> Result<(), Reason> {
        need(kinds.has(good), Reason::NotOnOffer)
    }

    pub(crate) fn do_take(&self, s: &mut State, seat: Seat, good: Good, events: &mut impl EventSink<Event>) {
        s.agenda.pop();
        self.gain_one(s, seat, good, events);
    }

    /// The Alchemist asks only one who has a good.
    pub(crate) fn offer_alchemy(&self, s: &mut State, seat: Seat) -> Flow {
        if s.lords[seat].goods.total() > 0 { Flow::Wait } else { s.done() }
    }

    pub(crate) fn legal_trades(&self, s: &State, seat: Seat, out: &mut Actions<Action>) {
        out.push(Action::Pass);
        out.extend(s.lords[seat].goods.kinds().map(Action::Trade));
    }

    pub(crate) fn against_trade(&self, s: &State, seat: Seat, good: Good) -> Result<(), Reason> {
        need(s.lords[seat].goods[good] > 0, Reason::NoSuchGood)
    }

    pub(crate) fn do_trade(&self, s: &mut State, seat: Seat, good: Good, events: &mut impl EventSink<Event>) {
        s.agenda.pop();
        self.spend_goods(s, seat, Goods::of(good, 1), events);
        let mut others = Goods([1, 1, 1]);
        others[good] = 0;
        self.gain(s, seat, others, events);
    }

    /// 1 VP, below zero if need be, for three goods of one's choice.
    pub(crate) fn do_spy(&self, s: &mut State, seat: Seat, events: &mut impl EventSink<Event>) {
        s.agenda.pop();
        self.gain_vp(s, seat, -1, Source::Advisors, events);
        s.agenda.push_plan(&[Step::Choose { seat, kinds: Kinds::ANY }; 3]);
    }

    /// The year's invader is shown to one player alone.
    pub(crate) fn peek(&self, s: &mut State, seat: Seat, events: &mut impl EventSink<Event>) -> Flow {
        match s.invader.card {
            None => Flow::Wait,
            Some(card) => {
                self.see(s, seat, card, events);
                s.done()
            }
        }
    }

    pub(crate) fn do_peek(&self, s: &mut State, seat: Seat, card: Card, events: &mut impl EventSink<Event>) {
        s.agenda.pop();
        s.invader.card = Some(card);
        self.see(s, seat, card, events);
    }

    fn see(&self, s: &mut State, seat: Seat, card: Card, events: &mut impl EventSink<Event>) {
        s.invader.seen = s.invader.seen.with(seat);
        events.emit(Event::Peeked { by: seat });
        events.emit(Event::Saw { by: seat, card });
    }

    pub(crate) fn dice_back(&self, s: &mut State) -> Flow {
        for seat in self.everyone().iter() {
            s.lords[seat].dice = Faces::NONE;
            s.lords[seat].white = Faces::NONE;
        }
        s.done()
    }
}
