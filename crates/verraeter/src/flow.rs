//! The loop of the rules: does the steps of the agenda until a decision or a chance event is due.

use crate::plan::Step;
use crate::state::State;
use crate::{Ask, Event, Verraeter};
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

impl Verraeter {
    /// Does steps until a decision or a chance event is due. This is the only loop over the agenda.
    #[inline]
    pub(crate) fn advance(&self, s: &mut State, events: &mut impl EventSink<Event>) {
        while let Some(step) = s.agenda.peek() {
            if self.enter(s, step, events) == Flow::Wait {
                return;
            }
        }
    }

    fn enter(&self, s: &mut State, step: Step, events: &mut impl EventSink<Event>) -> Flow {
        match step {
            Step::FirstEstates => s.waits_as(Step::FirstEstate(s.start)),
            Step::HandOut => self.hand_out(s, events),

            Step::Round => self.begin_round(s, events),
            Step::OpenDraft => self.open_draft(s, events),
            Step::OpenSupply => s.becomes(Step::Supply(s.start)),
            Step::Supply(at) => self.offer_supply(s, at, events),
            Step::Reveal => self.reveal(s, events),
            Step::DiplomatSwitches => self.diplomat_switches(s, events),
            Step::TraitorSwitches => self.traitor_switches(s, events),
            Step::Resolve => self.resolve(s, events),
            Step::Conquer(winner) => self.conquer(s, winner, events),
            Step::Bonus => self.bonus(s, events),
            Step::OpenBuilding => self.open_building(s),
            Step::TakeStrategy => self.take_strategy(s, events),
            Step::DiscardPlayed => self.discard_played(s, events),
            Step::FarmerDraws => self.farmer_draws(s),
            Step::OpenDraws => self.open_draws(s),
            Step::Draws(left) => self.next_draw(s, left),
            Step::RoundPlayed => self.round_played(s, events),
            Step::ReturnRoles => self.return_roles(s, events),
            Step::PassStart => self.pass_start(s, events),
            Step::NextRound => self.next_round(s),

            Step::FinalScoring => self.final_scoring(s, events),
            Step::End => self.end(s, events),

            Step::Ring
            | Step::FirstEstate(_)
            | Step::Deal
            | Step::PlaceConflict
            | Step::ShuffleRoles
            | Step::Pick(_)
            | Step::Build(_)
            | Step::Limit { .. }
            | Step::Draw { .. } => Flow::Wait,
        }
    }

    /// Returns what the top step waits for.
    #[inline]
    pub(crate) fn due(&self, s: &State) -> Due {
        let Some(step) = s.agenda.peek() else {
            return Due::Nothing;
        };
        match step {
            Step::Ring | Step::Deal | Step::ShuffleRoles | Step::Draw { .. } => Due::Draw,
            Step::FirstEstate(seat) => Due::Answer(seat, Ask::FirstEstate),
            Step::PlaceConflict => Due::Answer(s.strategy, Ask::Conflict),
            Step::Pick(seat) => Due::Answer(seat, Ask::Role),
            Step::Supply(seat) => Due::Answer(seat, Ask::Supply),
            Step::Build(seat) => Due::Answer(seat, Ask::Build),
            Step::Limit { to, due } => Due::Answer(to, Ask::Limit { due, excess: self.excess(s, to, due) }),
            step @ (Step::FirstEstates
            | Step::HandOut
            | Step::Round
            | Step::OpenDraft
            | Step::OpenSupply
            | Step::Reveal
            | Step::DiplomatSwitches
            | Step::TraitorSwitches
            | Step::Resolve
            | Step::Conquer(_)
            | Step::Bonus
            | Step::OpenBuilding
            | Step::TakeStrategy
            | Step::DiscardPlayed
            | Step::FarmerDraws
            | Step::OpenDraws
            | Step::Draws(_)
            | Step::RoundPlayed
            | Step::ReturnRoles
            | Step::PassStart
            | Step::NextRound
            | Step::FinalScoring
            | Step::End) => unreachable!("{step:?} never waits, advance does not stop at it"),
        }
    }

    /// Returns the next seat of a round that the start player began, until every seat has had its turn.
    pub(crate) fn after(&self, s: &State, seat: Seat) -> Option<Seat> {
        let next = self.left_of(seat);
        (next != s.start).then_some(next)
    }

    /// Replaces the top step by the steps of a plan.
    pub(crate) fn open(&self, s: &mut State, plan: &[Step]) -> Flow {
        s.agenda.pop();
        s.agenda.push_plan(plan);
        Flow::On
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

    /// Replaces the top step if there is another, and removes it otherwise.
    pub(crate) fn becomes_or_done(&mut self, step: Option<Step>) -> Flow {
        match step {
            Some(step) => self.becomes(step),
            None => self.done(),
        }
    }
}
