//! The loop of the rules: does the steps of the agenda until a decision or a chance event is due.

use crate::plan::Step;
use crate::state::State;
use crate::{Ask, Event, Krieg};
use engine::{EventSink, Seat};

/// The result of a step.
#[derive(Copy, Clone, PartialEq, Eq)]
pub(crate) enum Flow {
    /// The step is done, or another one replaces it: the loop continues with the top of the agenda.
    On,
    /// The step waits for a decision or a chance event.
    Wait,
}

/// What the game waits for.
#[derive(Copy, Clone, PartialEq, Eq)]
pub(crate) enum Due {
    /// A chance event is due.
    Draw,
    /// A seat must decide.
    Answer(Seat, Ask),
    /// The game is over.
    Nothing,
}

impl Krieg {
    /// Does steps until a decision or a chance event is due. This is the only loop over the agenda.
    pub(crate) fn advance(&self, s: &mut State, events: &mut impl EventSink<Event>) {
        while let Some(step) = s.agenda.peek() {
            if step.always_waits() || self.enter(s, step, events) == Flow::Wait {
                return;
            }
        }
    }

    /// Not inlined into the loop: the compiler would load the data of all steps before each of them.
    #[inline(never)]
    fn enter(&self, s: &mut State, step: Step, events: &mut impl EventSink<Event>) -> Flow {
        match step {
            Step::FirstYear => self.open(s, self.plans.first_year),
            Step::Year => self.open(s, self.plans.year),
            Step::Winter => self.open(s, self.plans.winter),
            Step::Spring => self.open(s, self.plans.spring),
            Step::Summer => self.open(s, self.plans.summer),
            Step::Autumn => self.open(s, self.plans.autumn),
            Step::NextYear => self.next_year(s, events),
            Step::End => self.end(s, events),

            Step::Propose => self.propose(s),
            Step::FloorLeftOfAdviser => self.open_floor(s, s.adviser),
            Step::FloorLeftOfPlayer => {
                self.open_floor(s, s.table.and_then(|lying| lying.by).unwrap_or(s.adviser))
            }
            Step::Chances { at, left } => self.next_chance(s, at, left),

            Step::OpenAuction => self.open_auction(s),
            Step::Auction { bidding, .. } => self.next_bid(s, bidding, events),
            Step::Reward => self.reward(s),
            Step::Seal => self.seal(s, events),
            Step::Build => self.build(s, events),
            Step::AdviserPrivilege => self.adviser_privilege(s),
            Step::Privilege(to) => self.offer_privilege(s, to, events),
            Step::Retire => self.retire(s, events),

            Step::OpenTurns => self.open_turns(s),
            Step::Turns(left) => self.next_turn(s, left),
            Step::Loot(by) => self.await_cards(s, by, events),

            Step::OpenIncome => self.open_income(s),
            Step::Income(left) => self.next_income(s, left),
            Step::FirstCard(to) => self.offer_first_card(s, to, events),
            Step::Land(to) => self.land(s, to),
            Step::Pairs(to) => self.pairs(s, to),
            Step::Privileges(to) => self.privileges(s, to),
            Step::Tiles { to, paid } => self.next_tile(s, to, paid, events),
            Step::Draw { to, .. } => self.await_cards(s, to, events),
            Step::OpenPleas => self.open_pleas(s),
            Step::Plea { left, .. } => self.next_plea(s, left),
            Step::OpenTithe => self.open_tithe(s),
            Step::Tithe { left, .. } => self.next_tithe(s, left),
            Step::Mobilise => self.mobilise(s, events),

            Step::Deal | Step::Play(_) | Step::Act(_) | Step::Answer { .. } | Step::Alms { .. } => Flow::Wait,
        }
    }

    /// Returns what the top step waits for.
    #[inline(always)]
    pub(crate) fn due(&self, s: &State) -> Due {
        let Some(step) = s.agenda.peek() else {
            return Due::Nothing;
        };
        match step {
            Step::Deal | Step::Loot(_) | Step::Draw { .. } | Step::Alms { .. } => Due::Draw,
            Step::Play(seat) => Due::Answer(seat, Ask::Play),
            Step::Chances { at, .. } => Due::Answer(at, Ask::Swap),
            Step::Auction { at, high, .. } => Due::Answer(at, Ask::Bid { high }),
            Step::Privilege(seat) => Due::Answer(seat, Ask::Privilege),
            Step::Act(seat) => Due::Answer(seat, Ask::Act),
            Step::Answer { by, target } => Due::Answer(target, Ask::Answer { by }),
            Step::FirstCard(seat) => Due::Answer(seat, Ask::FirstCard),
            Step::Plea { at, .. } => Due::Answer(at, Ask::Plea),
            Step::Tithe { at, .. } => Due::Answer(at, Ask::Tithe { due: self.tithe_due(s, at) }),
            step @ (Step::FirstYear
            | Step::Year
            | Step::NextYear
            | Step::End
            | Step::Winter
            | Step::Propose
            | Step::FloorLeftOfAdviser
            | Step::FloorLeftOfPlayer
            | Step::Spring
            | Step::OpenAuction
            | Step::Reward
            | Step::Seal
            | Step::Build
            | Step::AdviserPrivilege
            | Step::Retire
            | Step::Summer
            | Step::OpenTurns
            | Step::Turns(_)
            | Step::Autumn
            | Step::OpenIncome
            | Step::Income(_)
            | Step::Land(_)
            | Step::Pairs(_)
            | Step::Privileges(_)
            | Step::Tiles { .. }
            | Step::OpenPleas
            | Step::OpenTithe
            | Step::Mobilise) => unreachable!("{step:?} never waits, advance does not stop at it"),
        }
    }

    fn open(&self, s: &mut State, plan: &[Step]) -> Flow {
        s.agenda.pop();
        s.agenda.push_plan(plan);
        Flow::On
    }

    fn next_year(&self, s: &mut State, events: &mut impl EventSink<Event>) -> Flow {
        s.year += 1;
        events.emit(Event::YearBegan { year: s.year });
        s.becomes(Step::Year)
    }

    fn end(&self, s: &mut State, events: &mut impl EventSink<Event>) -> Flow {
        events.emit(Event::Ended);
        s.done()
    }
}

impl State {
    /// Removes the top step, which is done.
    pub(crate) fn done(&mut self) -> Flow {
        self.agenda.pop();
        Flow::On
    }

    /// Replaces the top step, and continues with it.
    pub(crate) fn becomes(&mut self, step: Step) -> Flow {
        self.agenda.replace_top(step);
        Flow::On
    }

    /// Replaces the top step by one that waits for a decision.
    pub(crate) fn waits_as(&mut self, step: Step) -> Flow {
        self.agenda.replace_top(step);
        Flow::Wait
    }
}
