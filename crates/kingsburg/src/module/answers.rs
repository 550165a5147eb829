//! Dispatch of the modules' questions and answers.

use super::{Action, Ask, Step, governors, moment, scenario};
use crate::advisor::Advisor;
use crate::goods::Good;
use crate::notation::Action as AnyAction;
use crate::plan::Step as AnyStep;
use crate::state::State;
use crate::why::Reason;
use crate::{Ask as AnyAsk, Event, Kingsburg};
use engine::{Actions, EventSink, Seat};

/// Returns the step of a module on top.
fn open(s: &State) -> Option<Step> {
    match s.agenda.peek() {
        Some(AnyStep::Module(step)) => Some(step),
        _ => None,
    }
}

/// Favours that are gone, as bits.
pub(crate) fn favours_taken(s: &State) -> u8 {
    match open(s) {
        Some(Step::Scenario(scenario::Step::Favours { taken, .. })) => taken,
        _ => 0,
    }
}

/// Returns the highest bid so far.
fn high_bid(s: &State) -> u16 {
    match open(s) {
        Some(Step::Governors(governors::Step::Bid { high, .. })) => high,
        _ => 0,
    }
}

impl Kingsburg {
    /// Question: what does an advisor give to a group on him?
    pub(crate) fn give_aid(
        &self,
        s: &mut State,
        to: Seat,
        advisor: Advisor,
        events: &mut impl EventSink<Event>,
    ) {
        self.give_aid_on(s, to, advisor, advisor, events);
    }

    pub(crate) fn legal_in_module(&self, s: &State, seat: Seat, ask: Ask, out: &mut Actions<AnyAction>) {
        let passable = matches!(ask, Ask::Free | Ask::Look | Ask::Bless | Ask::Move | Ask::Swap | Ask::Arm);
        if passable && self.against_base_action(s, seat, ask, AnyAction::Pass).is_ok() {
            out.push(AnyAction::Pass);
        }
        let mut offer = |action| out.push(AnyAction::Module(action));
        match ask {
            Ask::Troops => self.legal_troops(s, seat, out),
            Ask::PutBack => self.legal_put_back(s, seat, out),
            Ask::Whim(_) => self.legal_whims(s, seat, out),
            Ask::Draft => self.legal_draft(s, seat, out),
            Ask::Lay => self.legal_strips(s, seat, out),
            Ask::Govern => self.legal_governors(s, seat, out),
            Ask::Offer => self.legal_offers(s, out),
            Ask::Bid => self.legal_bids(high_bid(s), out),
            Ask::Free => self.free_places(s, seat).map(Action::Free).for_each(offer),
            Ask::Look => offer(Action::Look),
            Ask::Bless => offer(Action::Bless),
            Ask::DieFrom => {
                [true, false].map(|blessing| Action::DieFrom { blessing }).into_iter().for_each(offer);
            }
            Ask::Move => offer(Action::Move),
            Ask::SoldierOrVp => {
                [true, false].map(|soldier| Action::SoldierOrVp { soldier }).into_iter().for_each(offer);
            }
            Ask::Both => Good::ALL.map(Action::BothBut).into_iter().for_each(offer),
            Ask::Swap => self.each_swap(s, seat, |from, to| offer(Action::Swap(from, to))),
            Ask::Again => self.legal_builds(s, seat, out),
            Ask::Tithe => {
                s.lords[seat].goods.kinds().for_each(|good| offer(Action::Tithe(Some(good))));
                offer(Action::Tithe(None));
            }
            Ask::Arm => s.lords[seat].goods.kinds().map(Action::Arm).for_each(offer),
            Ask::Request => self.legal_favours(favours_taken(s), out),
        }
    }

    /// Appends the actions that a player might try at a question of a module: all legal ones and, where buildings are concerned, all
    /// places of the province.
    pub(crate) fn candidates_in_module(&self, s: &State, seat: Seat, ask: Ask, out: &mut Actions<AnyAction>) {
        self.legal_in_module(s, seat, ask, out);
        if ask == Ask::Free {
            out.extend(self.places(s, seat).map(|place| AnyAction::Module(Action::Free(place))));
        } else if ask == Ask::Again {
            out.extend(self.places(s, seat).map(AnyAction::Build));
        }
    }

    /// An answer of a module to any question, of the base game too.
    pub(crate) fn against_in_module(
        &self,
        s: &State,
        seat: Seat,
        ask: AnyAsk,
        action: Action,
    ) -> Result<(), Reason> {
        match (ask, action) {
            (AnyAsk::Change, Action::Power(power)) => self.against_change(s, seat, power),
            (
                AnyAsk::Build | AnyAsk::BuildAgain | AnyAsk::Module(Ask::Again),
                Action::BuildFor(building, price),
            ) => self.against_build_for(s, seat, building, price),
            (AnyAsk::Powers, Action::Collect(building)) => self.against_collecting(s, seat, building),
            (AnyAsk::Powers, Action::Steal(good, from)) => self.against_theft(s, seat, good, from),
            (AnyAsk::Recruit, Action::Levy) => self.against_levy(s, seat),
            (AnyAsk::Module(ask), action) => self.against_answer(s, seat, ask, action),
            _ => Err(Reason::OtherQuestion),
        }
    }

    fn against_answer(&self, s: &State, seat: Seat, ask: Ask, action: Action) -> Result<(), Reason> {
        match (ask, action) {
            (Ask::Troops, Action::Troops(value)) => self.against_troops(s, seat, value),
            (Ask::PutBack, Action::PutBack(value)) => self.against_put_back(s, seat, value),
            (Ask::Whim(_), Action::Whim(action)) => self.against_whim(s, seat, action),
            (Ask::Draft, Action::Draft(row)) => self.against_draft(s, seat, row),
            (Ask::Lay, Action::Lay(rows)) => self.against_laying(s, seat, rows),
            (Ask::Govern, Action::Govern(governor)) => self.against_governing(s, seat, governor),
            (Ask::Offer, Action::Offer(governor, bid)) => self.against_offer(s, governor, bid),
            (Ask::Bid, Action::Bid(bid)) => self.against_bid(high_bid(s), bid),
            (Ask::Free, Action::Free(building)) => self.against_gift(s, seat, building),
            (Ask::Look, Action::Look)
            | (Ask::Bless, Action::Bless)
            | (Ask::DieFrom, Action::DieFrom { .. })
            | (Ask::Move, Action::Move)
            | (Ask::SoldierOrVp, Action::SoldierOrVp { .. })
            | (Ask::Both, Action::BothBut(_)) => Ok(()),
            (Ask::Swap, Action::Swap(from, to)) => self.against_swap(s, seat, from, to),
            (Ask::Tithe, Action::Tithe(good)) => self.against_tithe(s, seat, good),
            (Ask::Arm, Action::Arm(good)) => self.against_tithe(s, seat, Some(good)),
            (Ask::Request, Action::Request(favour)) => self.against_favour(favours_taken(s), favour),
            _ => Err(Reason::OtherQuestion),
        }
    }

    /// An answer of the base game to a question of a module: passing where one may, building where one is asked.
    pub(crate) fn against_base_action(
        &self,
        s: &State,
        seat: Seat,
        ask: Ask,
        action: AnyAction,
    ) -> Result<(), Reason> {
        match (ask, action) {
            (Ask::Again, AnyAction::Build(building)) => self.against_build(s, seat, building),
            (Ask::Whim(_), AnyAction::Pass) => self.against_passing_whim(s),
            (Ask::Free, AnyAction::Pass) => match open(s) {
                Some(Step::Moment(moment::Step::Sorcery(_))) => Ok(()),
                _ => Err(Reason::OtherQuestion),
            },
            (
                Ask::Bid | Ask::Look | Ask::Bless | Ask::Move | Ask::Swap | Ask::Again | Ask::Arm,
                AnyAction::Pass,
            ) => Ok(()),
            _ => Err(Reason::OtherQuestion),
        }
    }

    pub(crate) fn do_in_module(
        &self,
        s: &mut State,
        seat: Seat,
        step: AnyStep,
        action: Action,
        events: &mut impl EventSink<Event>,
    ) {
        match (step, action) {
            (_, Action::Power(power)) => self.do_change(s, seat, power, events),
            (_, Action::BuildFor(building, price)) => self.do_build(s, seat, building, price, events),
            (_, Action::Collect(building)) => self.do_collect(s, seat, building, events),
            (_, Action::Steal(good, from)) => self.do_steal(s, seat, good, from, events),
            (_, Action::Levy) => self.do_levy(s, seat, events),
            (AnyStep::Module(step), action) => self.do_answer(s, seat, step, action, events),
            (step, action) => panic!("{action} was played at {step:?} without being checked"),
        }
    }

    fn do_answer(
        &self,
        s: &mut State,
        seat: Seat,
        step: Step,
        action: Action,
        events: &mut impl EventSink<Event>,
    ) {
        match (step, action) {
            (Step::Troops(step), Action::Troops(value)) => self.do_troops(s, seat, step, value, events),
            (Step::Troops(step), Action::PutBack(value)) => self.do_put_back(s, seat, step, value, events),
            (Step::Whims(step), Action::Whim(action)) => self.do_whim(s, step, action, events),
            (Step::Alternative(step), Action::Draft(row)) => self.do_draft(s, step, row, events),
            (Step::Alternative(step), Action::Lay(rows)) => self.do_lay(s, seat, step, rows, events),
            (Step::Governors(step), Action::Govern(governor)) => {
                self.do_govern(s, seat, step, governor, events);
            }
            (Step::Governors(_), Action::Offer(governor, bid)) => {
                self.do_offer(s, seat, governor, bid, events);
            }
            (Step::Governors(step), Action::Bid(bid)) => self.do_bid(s, step, Some(bid), events),
            (Step::Moment(_), Action::Free(building)) => self.do_conjure(s, seat, building, events),
            (Step::Scenario(step), Action::Free(building)) => self.do_found(s, seat, step, building, events),
            (Step::Scenario(step), Action::Request(favour)) => self.do_request(s, seat, step, favour, events),
            (Step::Moment(_), Action::Look) => s.agenda.replace_top(AnyStep::Peek(seat)),
            (Step::Moment(_), Action::Bless) => self.do_bless(s, seat, events),
            (Step::Moment(_), Action::DieFrom { blessing }) => self.do_die_from(s, seat, blessing, events),
            (Step::Moment(_), Action::Move) => self.do_move(s, seat, events),
            (Step::Moment(_), Action::SoldierOrVp { soldier }) => {
                self.do_soldier_or_vp(s, seat, soldier, events);
            }
            (Step::Moment(_), Action::BothBut(good)) => self.do_both(s, seat, good, events),
            (Step::Moment(_), Action::Swap(from, to)) => self.do_swap(s, seat, [from, to], events),
            (Step::Moment(_), Action::Tithe(good)) => self.do_tithe(s, seat, good, events),
            (Step::Moment(_), Action::Arm(good)) => self.do_arm(s, seat, Some(good), events),
            (step, action) => panic!("{action} was played at {step:?} without being checked"),
        }
    }

    pub(crate) fn do_base_action(
        &self,
        s: &mut State,
        seat: Seat,
        step: Step,
        action: AnyAction,
        events: &mut impl EventSink<Event>,
    ) {
        match (step, action) {
            (Step::Moment(moment::Step::Again { .. }), AnyAction::Build(building)) => {
                let price = self.plain_price(s, seat, building).expect("what is built has a price");
                self.do_build(s, seat, building, price, events);
            }
            (Step::Whims(step), AnyAction::Pass) => self.do_pass_whim(s, step, events),
            (Step::Governors(step), AnyAction::Pass) => self.do_bid(s, step, None, events),
            (Step::Moment(moment::Step::Blessing), AnyAction::Pass) => self.do_not_bless(s),
            (Step::Moment(moment::Step::Armories(_)), AnyAction::Pass) => self.do_arm(s, seat, None, events),
            (Step::Moment(_), AnyAction::Pass) => {
                s.agenda.pop();
            }
            (step, action) => panic!("{action} was played at {step:?} without being checked"),
        }
    }
}
