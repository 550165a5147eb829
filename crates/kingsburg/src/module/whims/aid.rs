//! What each whim gives.

use super::{LOT, Pending, STALL, Step, pending, step};
use crate::advisor::Advisor;
use crate::goods::{Good, Goods, Kinds};
use crate::plan::Step as AnyStep;
use crate::state::State;
use crate::{Event, Kingsburg, Source};
use engine::{EventSink, Seat};

impl Kingsburg {
    /// What `advisor` gives for a group on the advisor `on`: his whim, if he has one, or what is printed.
    pub(crate) fn give_aid_on(
        &self,
        s: &mut State,
        to: Seat,
        advisor: Advisor,
        on: Advisor,
        events: &mut impl EventSink<Event>,
    ) {
        if self.is_covered(s, advisor) {
            self.give_whim(s, to, advisor, on, events);
        } else {
            self.give_printed_aid(s, to, advisor, on, events);
        }
    }

    fn give_whim(
        &self,
        s: &mut State,
        to: Seat,
        whim: Advisor,
        on: Advisor,
        events: &mut impl EventSink<Event>,
    ) {
        match whim.number() {
            1 => self.copy_lowest_free(s, to, on, events),
            2 => self.give_tokens(s, to, events),
            3 => s.agenda.push(pending(Pending::Name { by: self.left_of(to), to })),
            4 => self.offer_stall(s, to, events),
            5 => self.give_lot(s, to, events),
            6 => self.offer_bargain(s, to),
            number @ (7 | 14) => self.favour(s, to, number),
            8 => s.agenda.push_plan(&[
                pending(Pending::Name { by: self.left_of(to), to }),
                pending(Pending::Name { by: self.right_of(to), to }),
            ]),
            9 => s.agenda.push(pending(Pending::Two { seat: to, taken: None })),
            10 => s.agenda.push(pending(Pending::Pair(to))),
            11 => self.offer_exchange(s, to, on, events),
            12 => s.agenda.push(pending(Pending::Largesse(to))),
            13 => {
                self.gain_tokens(s, to, 1, events);
                self.gain_vp(s, to, 1, Source::Advisors, events);
                self.give_soldiers(s, to, on, 1, events);
                s.agenda.push_plan(&[AnyStep::Choose { seat: to, kinds: Kinds::ANY }, AnyStep::Peek(to)]);
            }
            15 => {
                self.gain(s, to, Goods([2, 2, 2]), events);
                s.agenda.push(pending(Pending::Give { seat: to, left: 2 }));
            }
            16 => self.gain_vp(s, to, 5, Source::Advisors, events),
            number => unreachable!("there is no whim {number}"),
        }
    }

    /// 1: what the lowest advisor gives whom nobody has influenced.
    fn copy_lowest_free(&self, s: &mut State, to: Seat, on: Advisor, events: &mut impl EventSink<Event>) {
        let closed = self.closed(s);
        let free = Advisor::all()
            .find(|&advisor| s.court[advisor].is_empty() && closed >> advisor.number() & 1 == 0);
        if let Some(advisor) = free {
            self.give_aid_on(s, to, advisor, on, events);
        }
    }

    /// 2: one who has no token has no choice.
    fn give_tokens(&self, s: &mut State, to: Seat, events: &mut impl EventSink<Event>) {
        if s.lords[to].tokens == 0 {
            self.gain_tokens(s, to, 2, events);
        } else {
            s.agenda.push(pending(Pending::Tokens(to)));
        }
    }

    /// 4: the last good of the stall is taken unasked.
    fn offer_stall(&self, s: &mut State, to: Seat, events: &mut impl EventSink<Event>) {
        match Kinds::held(s.extra.whims.stall).single() {
            Some(good) => self.take_from_stall(s, to, good, events),
            None => s.agenda.push(pending(Pending::Stall(to))),
        }
    }

    /// 4: the stall is filled again when it is empty.
    pub(super) fn take_from_stall(
        &self,
        s: &mut State,
        to: Seat,
        good: Good,
        events: &mut impl EventSink<Event>,
    ) {
        debug_assert!(self.is_covered(s, STALL));
        let stall = &mut s.extra.whims.stall;
        stall[good] -= 1;
        if *stall == Goods::NONE {
            *stall = Goods([1, 1, 1]);
        }
        self.gain_one(s, to, good, events);
    }

    /// 5: the good on the tile, and another is drawn at once.
    fn give_lot(&self, s: &mut State, to: Seat, events: &mut impl EventSink<Event>) {
        debug_assert!(self.is_covered(s, LOT));
        let good = s.extra.whims.lot.take().expect("a good lies on the tile");
        self.gain_one(s, to, good, events);
        s.agenda.push(step(Step::DrawLot));
    }

    /// 6: asked only if there is something to pay with.
    fn offer_bargain(&self, s: &mut State, to: Seat) {
        let lord = &s.lords[to];
        if lord.goods.total() > 0 || lord.vp > 0 || lord.soldiers > 0 {
            s.agenda.push(pending(Pending::Bargain(to)));
        }
    }

    /// 7 and 14: with two players there is no choice of a player.
    fn favour(&self, s: &mut State, seat: Seat, whim: u8) {
        match self.everyone().without(seat).as_singleton() {
            Some(other) => s.agenda.push(pending(favoured(whim, other, seat))),
            None => s.agenda.push(pending(Pending::Favour { seat, whim })),
        }
    }

    /// 11: asked only one who has fewest goods, soldiers or points.
    fn offer_exchange(&self, s: &mut State, to: Seat, on: Advisor, events: &mut impl EventSink<Event>) {
        if self.exchanges(s, to).next().is_some() {
            s.agenda.push(pending(Pending::Exchange(to)));
        } else {
            self.give_exchange(s, to, on, [1, 1, 1], events);
        }
    }

    /// Stone, soldiers and points of whim 11.
    pub(super) fn give_exchange(
        &self,
        s: &mut State,
        to: Seat,
        on: Advisor,
        gift: [u8; 3],
        events: &mut impl EventSink<Event>,
    ) {
        let [stone, soldiers, vp] = gift;
        if stone > 0 {
            self.gain(s, to, Goods::of(Good::Stone, stone), events);
        }
        if soldiers > 0 {
            self.give_soldiers(s, to, on, soldiers, events);
        }
        if vp > 0 {
            self.gain_vp(s, to, i16::from(vp), Source::Advisors, events);
        }
    }
}

/// Returns what the favoured player decides.
pub(super) fn favoured(whim: u8, by: Seat, to: Seat) -> Pending {
    if whim == 7 { Pending::Share { by, to } } else { Pending::First { by, to } }
}
