//! Summer: farms, workers, attacks, bribes (rulings 8, 9).

use crate::cards::{Good, Site};
use crate::flow::Flow;
use crate::notation::Action;
use crate::plan::Step;
use crate::state::State;
use crate::step::piles;
use crate::why::{Reason, need};
use crate::{Cards, Event, Krieg};
use engine::{Actions, EventSink, Seat, SeatSet};

impl Krieg {
    pub(crate) fn open_turns(&self, s: &mut State) -> Flow {
        s.becomes(Step::Turns(self.everyone()))
    }

    pub(crate) fn next_turn(&self, s: &mut State, left: SeatSet) -> Flow {
        let Some(seat) = left.first_clockwise_from(s.adviser) else {
            return s.done();
        };
        s.agenda.replace_top(Step::Turns(left.without(seat)));
        s.agenda.push(Step::Act(seat));
        Flow::Wait
    }

    pub(crate) fn legal_acts(&self, s: &State, seat: Seat, out: &mut Actions<Action>) {
        out.push(Action::Done);
        if self.against_farm(s, seat).is_ok() {
            out.push(Action::Farm);
        }
        if self.against_worker(s, seat).is_ok() {
            out.push(Action::Worker);
        }
        let targets = || self.opponents(seat).iter();
        out.extend(
            targets().filter(|&target| self.against_attack(s, seat, target).is_ok()).map(Action::Attack),
        );
        out.extend(
            targets().filter(|&target| self.against_bribe(s, seat, target).is_ok()).map(Action::Bribe),
        );
    }

    pub(crate) fn against_act(&self, s: &State, seat: Seat, action: Action) -> Result<(), Reason> {
        match action {
            Action::Done => Ok(()),
            Action::Farm => self.against_farm(s, seat),
            Action::Worker => self.against_worker(s, seat),
            Action::Attack(target) => self.against_attack(s, seat, target),
            Action::Bribe(target) => self.against_bribe(s, seat, target),
            Action::Play(_)
            | Action::Swap { .. }
            | Action::Take { .. }
            | Action::Pass
            | Action::Bid(_)
            | Action::Privilege { .. }
            | Action::Defend
            | Action::Lose(_)
            | Action::Choose(_)
            | Action::Plead(_)
            | Action::Discard(_) => Err(Reason::OtherQuestion),
        }
    }

    /// One grain: a house from the reserve becomes a farm.
    #[inline]
    fn against_farm(&self, s: &State, seat: Seat) -> Result<(), Reason> {
        need(s.lords[seat].hand[Good::Grain] > 0, Reason::NoGrain)?;
        need(s.reserve(seat, &self.figures) > 0, Reason::NoReserve)
    }

    /// One hammer: a farm becomes a workers' house, never more of these than farms.
    #[inline]
    fn against_worker(&self, s: &State, seat: Seat) -> Result<(), Reason> {
        let lord = &s.lords[seat];
        need(lord.hand[Good::Workers] > 0, Reason::NoWorkers)?;
        need(lord.inner < self.figures.inner_sites, Reason::NoInnerSite)?;
        need(lord.inner + 2 <= lord.outer, Reason::TooFewFarms)
    }

    /// One knight, at an opponent who has a house.
    #[inline]
    fn against_attack(&self, s: &State, seat: Seat, target: Seat) -> Result<(), Reason> {
        need(s.lords[seat].hand[Good::Knights] > 0, Reason::NoKnights)?;
        self.against_target(seat, target)?;
        need(s.lords[target].houses() > 0, Reason::NothingToBurn)
    }

    /// One cup, at any opponent, even one with an empty hand.
    #[inline]
    fn against_bribe(&self, s: &State, seat: Seat, target: Seat) -> Result<(), Reason> {
        need(s.lords[seat].hand[Good::Wealth] > 0, Reason::NoWealth)?;
        self.against_target(seat, target)
    }

    pub(crate) fn do_farm(&self, s: &mut State, seat: Seat, events: &mut impl EventSink<Event>) {
        s.discard_one(seat, Good::Grain);
        s.lords[seat].outer += 1;
        events.emit(Event::Founded { by: seat });
    }

    pub(crate) fn do_worker(&self, s: &mut State, seat: Seat, events: &mut impl EventSink<Event>) {
        s.discard_one(seat, Good::Workers);
        s.lords[seat].outer -= 1;
        s.lords[seat].inner += 1;
        events.emit(Event::Sent { by: seat });
    }

    /// The attacker's knight is discarded at once; the defender is asked even if he has none, so that the question reveals nothing.
    pub(crate) fn do_attack(
        &self,
        s: &mut State,
        by: Seat,
        target: Seat,
        events: &mut impl EventSink<Event>,
    ) {
        s.discard_one(by, Good::Knights);
        events.emit(Event::Attacked { by, target });
        s.agenda.push(Step::Answer { by, target });
    }

    /// There is no defence: the target discards a knight if he has one, else shows his whole hand to the briber.
    pub(crate) fn do_bribe(&self, s: &mut State, by: Seat, target: Seat, events: &mut impl EventSink<Event>) {
        s.discard_one(by, Good::Wealth);
        let hand = s.lords[target].hand;
        if hand[Good::Knights] > 0 {
            s.discard_one(target, Good::Knights);
            events.emit(Event::Bribed { by, target });
        } else {
            s.known.shown(by, target, hand);
            events.emit(Event::BribeFailed { by, target });
            events.emit(Event::Shown { by, target, hand });
        }
    }

    /// The loot joins the hand when one's turn of actions ends.
    pub(crate) fn do_done(&self, s: &mut State, seat: Seat, events: &mut impl EventSink<Event>) {
        s.agenda.pop();
        let loot = core::mem::take(&mut s.spoils).cards;
        s.lords[seat].hand += loot;
        events.emit(Event::TurnEnded { by: seat, loot: loot.total() });
        if !loot.is_empty() {
            events.emit(Event::LootTaken { by: seat, cards: loot });
        }
    }

    pub(crate) fn legal_answers(&self, s: &State, seat: Seat, out: &mut Actions<Action>) {
        let answers = [Action::Defend, Action::Lose(Site::Outer), Action::Lose(Site::Inner)];
        out.extend(answers.into_iter().filter(|&answer| self.against_answer(s, seat, answer).is_ok()));
    }

    /// A house of the loser's choice that keeps the workers' houses at most as many as the farms.
    pub(crate) fn against_answer(&self, s: &State, seat: Seat, action: Action) -> Result<(), Reason> {
        let lord = &s.lords[seat];
        match action {
            Action::Defend => need(lord.hand[Good::Knights] > 0, Reason::NoKnights),
            Action::Lose(Site::Inner) => need(lord.inner > 0, Reason::NoHouseThere),
            Action::Lose(Site::Outer) => {
                need(lord.outer > 0, Reason::NoHouseThere)?;
                need(lord.inner < lord.outer, Reason::TooFewFarms)
            }
            Action::Play(_)
            | Action::Swap { .. }
            | Action::Take { .. }
            | Action::Pass
            | Action::Bid(_)
            | Action::Privilege { .. }
            | Action::Farm
            | Action::Worker
            | Action::Attack(_)
            | Action::Bribe(_)
            | Action::Done
            | Action::Choose(_)
            | Action::Plead(_)
            | Action::Discard(_) => Err(Reason::OtherQuestion),
        }
    }

    pub(crate) fn do_defend(
        &self,
        s: &mut State,
        by: Seat,
        target: Seat,
        events: &mut impl EventSink<Event>,
    ) {
        s.agenda.pop();
        s.discard_one(target, Good::Knights);
        events.emit(Event::Defended { by, target });
    }

    /// The house returns to its owner's reserve; the first one of each opponent in a turn brings loot.
    pub(crate) fn do_lose(
        &self,
        s: &mut State,
        by: Seat,
        target: Seat,
        site: Site,
        events: &mut impl EventSink<Event>,
    ) {
        s.agenda.pop();
        match site {
            Site::Outer => s.lords[target].outer -= 1,
            Site::Inner => s.lords[target].inner -= 1,
        }
        events.emit(Event::Burned { by, target, site });
        if !s.spoils.from.contains(target) {
            s.spoils.from = s.spoils.from.with(target);
            s.agenda.push(Step::Loot(by));
        }
    }

    pub(crate) fn do_loot(&self, s: &mut State, by: Seat, cards: Cards, events: &mut impl EventSink<Event>) {
        s.agenda.pop();
        piles::take(s, cards, events);
        s.spoils.cards += cards;
        events.emit(Event::Looted { by, count: cards.total() });
    }
}
