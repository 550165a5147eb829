//! What players decide about a whim.

use super::aid::favoured;
use super::{Action, Pending, Prize, Step, pending};
use crate::advisor::Advisor;
use crate::goods::{Good, Goods, Kinds};
use crate::module::{self, Step as ModuleStep};
use crate::notation::{Action as AnyAction, Coin, Payment};
use crate::plan::Step as AnyStep;
use crate::state::State;
use crate::why::{Reason, need};
use crate::{Event, Kingsburg, Source};
use engine::{Actions, EventSink, Seat};

/// What a player may pick with whim 9.
const OF_FOUR: [Prize; 4] = [Prize::Gold, Prize::Wood, Prize::Vp, Prize::Soldier];

/// What the favoured player may pick with whim 14.
const OF_FIVE: [Prize; 5] = [Prize::Gold, Prize::Wood, Prize::Stone, Prize::Token, Prize::Soldier];

/// The gift of whim 11.
const GIFT: [Prize; 3] = [Prize::Stone, Prize::Soldier, Prize::Vp];

impl Prize {
    /// Everything that can be picked.
    pub const ALL: [Prize; 6] =
        [Prize::Gold, Prize::Wood, Prize::Stone, Prize::Token, Prize::Soldier, Prize::Vp];

    fn good(self) -> Option<Good> {
        match self {
            Prize::Gold => Some(Good::Gold),
            Prize::Wood => Some(Good::Wood),
            Prize::Stone => Some(Good::Stone),
            Prize::Token | Prize::Soldier | Prize::Vp => None,
        }
    }
}

impl From<Good> for Prize {
    fn from(good: Good) -> Prize {
        match good {
            Good::Gold => Prize::Gold,
            Good::Wood => Prize::Wood,
            Good::Stone => Prize::Stone,
        }
    }
}

fn open(s: &State) -> Option<Pending> {
    match s.agenda.peek() {
        Some(AnyStep::Module(ModuleStep::Whims(Step::Ask(pending)))) => Some(pending),
        _ => None,
    }
}

impl Kingsburg {
    /// Appends all legal answers: each possible answer is tried, so that the rules of each are in one place.
    pub(in crate::module) fn legal_whims(&self, s: &State, seat: Seat, out: &mut Actions<AnyAction>) {
        if self.against_passing_whim(s).is_ok() {
            out.push(AnyAction::Pass);
        }
        let mut offer = |action| {
            if self.against_whim(s, seat, action).is_ok() {
                out.push(AnyAction::Module(module::Action::Whim(action)));
            }
        };
        match open(s) {
            None => {}
            Some(Pending::Favour { .. }) => self.everyone().iter().map(Action::Favour).for_each(&mut offer),
            Some(Pending::Exchange(_)) => {
                self.exchanges(s, seat).for_each(|(from, to)| offer(Action::Exchange(from, to)));
            }
            Some(Pending::Give { .. }) => {
                for good in Good::ALL {
                    self.everyone().iter().map(|to| Action::Give(good, to)).for_each(&mut offer);
                }
            }
            Some(Pending::Bargain(_)) => Prize::ALL.into_iter().map(Action::Bargain).for_each(&mut offer),
            Some(
                Pending::Tokens(_)
                | Pending::Name { .. }
                | Pending::Stall(_)
                | Pending::Share { .. }
                | Pending::Two { .. }
                | Pending::Pair(_)
                | Pending::Largesse(_)
                | Pending::First { .. },
            ) => Prize::ALL.into_iter().map(Action::Pick).for_each(&mut offer),
        }
    }

    /// Whims 6 and 11 may be declined.
    pub(in crate::module) fn against_passing_whim(&self, s: &State) -> Result<(), Reason> {
        let may = matches!(open(s), Some(Pending::Bargain(_) | Pending::Exchange(_)));
        need(may, Reason::OtherQuestion)
    }

    pub(in crate::module) fn against_whim(
        &self,
        s: &State,
        seat: Seat,
        action: Action,
    ) -> Result<(), Reason> {
        let pending = open(s).ok_or(Reason::OtherQuestion)?;
        match (pending, action) {
            (Pending::Tokens(_), Action::Pick(prize)) => {
                need(matches!(prize, Prize::Token | Prize::Soldier), Reason::NotLeft)
            }
            (Pending::Name { .. } | Pending::Share { .. } | Pending::Pair(_), Action::Pick(prize)) => {
                need(prize.good().is_some(), Reason::NotLeft)
            }
            (Pending::Stall(_), Action::Pick(prize)) => {
                let there = prize.good().is_some_and(|good| s.extra.whims.stall[good] > 0);
                need(there, Reason::NotLeft)
            }
            (Pending::Two { taken, .. }, Action::Pick(prize)) => {
                need(OF_FOUR.contains(&prize) && taken != Some(prize), Reason::NotLeft)
            }
            (Pending::Largesse(_), Action::Pick(prize)) => {
                need(matches!(prize, Prize::Gold | Prize::Vp), Reason::NotLeft)
            }
            (Pending::First { .. }, Action::Pick(prize)) => need(OF_FIVE.contains(&prize), Reason::NotLeft),
            (Pending::Bargain(_), Action::Bargain(prize)) => self.against_bargain(s, seat, prize),
            (Pending::Favour { .. }, Action::Favour(other)) => self.against_other(seat, other),
            (Pending::Give { .. }, Action::Give(_, other)) => self.against_other(seat, other),
            (Pending::Exchange(_), Action::Exchange(from, to)) => {
                need(self.exchanges(s, seat).any(|known| known == (from, to)), Reason::NotLeft)
            }
            _ => Err(Reason::OtherQuestion),
        }
    }

    fn against_other(&self, seat: Seat, other: Seat) -> Result<(), Reason> {
        need(self.everyone().contains(other), Reason::NobodyThere)?;
        need(other != seat, Reason::Oneself)
    }

    /// A player cannot pay with what he does not have; points cannot be paid below zero.
    fn against_bargain(&self, s: &State, seat: Seat, prize: Prize) -> Result<(), Reason> {
        let lord = &s.lords[seat];
        match prize {
            Prize::Gold => need(lord.goods[Good::Gold] > 0, Reason::NoSuchGood),
            Prize::Wood => need(lord.goods[Good::Wood] > 0, Reason::NoSuchGood),
            Prize::Stone => need(lord.goods[Good::Stone] > 0, Reason::NoSuchGood),
            Prize::Soldier => need(lord.soldiers > 0, Reason::NoSoldier),
            Prize::Vp => need(lord.vp > 0, Reason::NoVp),
            Prize::Token => Err(Reason::NotLeft),
        }
    }

    /// Exchanges that whim 11 allows: one who has fewest of something gets one more of it for one of the others.
    pub(super) fn exchanges(&self, s: &State, seat: Seat) -> impl Iterator<Item = (Prize, Prize)> + use<> {
        let measures: [fn(&crate::state::Lord) -> i32; 3] = [
            |lord| i32::from(lord.goods.total()),
            |lord| i32::from(lord.soldiers),
            |lord| i32::from(lord.vp),
        ];
        let fewest =
            measures.map(|of| self.everyone().iter().all(|other| of(&s.lords[seat]) <= of(&s.lords[other])));
        let wanted = (0..3).filter(move |&n| fewest[n]).map(|n| GIFT[n]);
        wanted.flat_map(|to| GIFT.into_iter().filter(move |&from| from != to).map(move |from| (from, to)))
    }

    pub(in crate::module) fn do_pass_whim(
        &self,
        s: &mut State,
        step: Step,
        events: &mut impl EventSink<Event>,
    ) {
        s.agenda.pop();
        if let Step::Ask(Pending::Exchange(seat)) = step {
            self.give_exchange(s, seat, ELEVENTH, [1, 1, 1], events);
        }
    }

    pub(in crate::module) fn do_whim(
        &self,
        s: &mut State,
        step: Step,
        action: Action,
        events: &mut impl EventSink<Event>,
    ) {
        let Step::Ask(asked) = step else {
            unreachable!("only what is asked is answered");
        };
        s.agenda.pop();
        match (asked, action) {
            (Pending::Tokens(seat), Action::Pick(prize)) => self.do_tokens(s, seat, prize, events),
            (Pending::Name { to, .. }, Action::Pick(prize)) => {
                self.give_prize(s, to, SELF_PAID, prize, events);
            }
            (Pending::Stall(seat), Action::Pick(prize)) => {
                let good = prize.good().expect("goods lie on the stall");
                self.take_from_stall(s, seat, good, events);
            }
            (Pending::Bargain(seat), Action::Bargain(prize)) => self.do_bargain(s, seat, prize, events),
            (Pending::Favour { seat, whim }, Action::Favour(other)) => {
                s.agenda.push(pending(favoured(whim, other, seat)));
            }
            (Pending::Share { by, to }, Action::Pick(prize)) => {
                let good = prize.good().expect("a good is shared");
                self.gain_one(s, by, good, events);
                self.gain(s, to, Goods::of(good, 2), events);
            }
            (Pending::Two { seat, taken }, Action::Pick(prize)) => self.do_two(s, seat, taken, prize, events),
            (Pending::Pair(seat), Action::Pick(prize)) => {
                let good = prize.good().expect("a pair of goods");
                self.gain(s, seat, Goods::of(good, 2), events);
            }
            (Pending::Exchange(seat), Action::Exchange(from, to)) => {
                self.do_exchange(s, seat, from, to, events);
            }
            (Pending::Largesse(seat), Action::Pick(prize)) => self.do_largesse(s, seat, prize, events),
            (Pending::First { by, to }, Action::Pick(prize)) => self.do_first(s, by, to, prize, events),
            (Pending::Give { seat, left }, Action::Give(good, to)) => {
                self.do_give(s, seat, left, good, to, events);
            }
            (asked, action) => panic!("{action} was played at {asked:?} without being checked"),
        }
    }

    /// One unit of something; soldiers through an advisor, so that the Stables help.
    fn give_prize(
        &self,
        s: &mut State,
        to: Seat,
        on: Option<Advisor>,
        prize: Prize,
        events: &mut impl EventSink<Event>,
    ) {
        match (prize, on) {
            (Prize::Token, _) => self.gain_tokens(s, to, 1, events),
            (Prize::Vp, _) => self.gain_vp(s, to, 1, Source::Advisors, events),
            (Prize::Soldier, Some(advisor)) => self.give_soldiers(s, to, advisor, 1, events),
            (Prize::Soldier, None) => self.gain_soldiers(s, to, 1, events),
            (Prize::Gold, _) => self.gain_one(s, to, Good::Gold, events),
            (Prize::Wood, _) => self.gain_one(s, to, Good::Wood, events),
            (Prize::Stone, _) => self.gain_one(s, to, Good::Stone, events),
        }
    }

    fn do_tokens(&self, s: &mut State, seat: Seat, prize: Prize, events: &mut impl EventSink<Event>) {
        if prize == Prize::Token {
            return self.gain_tokens(s, seat, 2, events);
        }
        self.spend(s, seat, Payment::of(Coin::Token), events);
        self.gain_one(s, seat, Good::Gold, events);
        self.give_prize(s, seat, Advisor::new(2), Prize::Soldier, events);
    }

    fn do_bargain(&self, s: &mut State, seat: Seat, prize: Prize, events: &mut impl EventSink<Event>) {
        let any = AnyStep::Choose { seat, kinds: Kinds::ANY };
        let on = Advisor::new(6);
        match prize {
            Prize::Vp => {
                self.gain_vp(s, seat, -1, Source::Advisors, events);
                self.give_prize(s, seat, on, Prize::Soldier, events);
                s.agenda.push(any);
            }
            Prize::Soldier => {
                s.lords[seat].soldiers -= 1;
                self.gain_vp(s, seat, 1, Source::Advisors, events);
                s.agenda.push(any);
            }
            Prize::Gold | Prize::Wood | Prize::Stone | Prize::Token => {
                let good = prize.good().expect("tokens do not pay here");
                self.spend_goods(s, seat, Goods::of(good, 1), events);
                self.give_prize(s, seat, on, Prize::Soldier, events);
                self.gain_vp(s, seat, 1, Source::Advisors, events);
            }
        }
    }

    fn do_two(
        &self,
        s: &mut State,
        seat: Seat,
        taken: Option<Prize>,
        prize: Prize,
        events: &mut impl EventSink<Event>,
    ) {
        self.give_prize(s, seat, Advisor::new(9), prize, events);
        if prize == Prize::Soldier {
            self.gain_tokens(s, seat, 1, events);
        }
        if taken.is_none() {
            s.agenda.push(pending(Pending::Two { seat, taken: Some(prize) }));
        }
    }

    fn do_exchange(
        &self,
        s: &mut State,
        seat: Seat,
        from: Prize,
        to: Prize,
        events: &mut impl EventSink<Event>,
    ) {
        let gift = GIFT.map(|prize| 1 + u8::from(prize == to) - u8::from(prize == from));
        self.give_exchange(s, seat, ELEVENTH, gift, events);
    }

    fn do_largesse(&self, s: &mut State, seat: Seat, prize: Prize, events: &mut impl EventSink<Event>) {
        let others = self.everyone().without(seat);
        if prize == Prize::Gold {
            self.gain(s, seat, Goods::of(Good::Gold, 3), events);
            others.iter().for_each(|other| self.gain_vp(s, other, 1, Source::Advisors, events));
        } else {
            self.gain_vp(s, seat, 3, Source::Advisors, events);
            others.iter().for_each(|other| self.gain_one(s, other, Good::Gold, events));
        }
    }

    /// An opponent who gets a soldier so has not influenced anybody: his Stables add nothing.
    fn do_first(&self, s: &mut State, by: Seat, to: Seat, prize: Prize, events: &mut impl EventSink<Event>) {
        self.give_prize(s, by, None, prize, events);
        for other in OF_FIVE.into_iter().filter(|&other| other != prize) {
            self.give_prize(s, to, Advisor::new(14), other, events);
        }
    }

    fn do_give(
        &self,
        s: &mut State,
        seat: Seat,
        left: u8,
        good: Good,
        to: Seat,
        events: &mut impl EventSink<Event>,
    ) {
        self.spend_goods(s, seat, Goods::of(good, 1), events);
        self.gain_one(s, to, good, events);
        if left > 1 {
            s.agenda.push(pending(Pending::Give { seat, left: left - 1 }));
        }
    }
}

/// Nobody's Stables help with a good.
const SELF_PAID: Option<Advisor> = None;

/// The advisor on whom whim 11 lies.
const ELEVENTH: Advisor = Advisor::fixed(11);
