//! The phase machine: does step after step until someone must decide.

use crate::plan::Step;
use crate::state::State;
use crate::{Ask, Event, Verraeter};
use engine::{EventSink, Seat};

/// Whether a step is done or waits for a decision.
#[derive(Copy, Clone, PartialEq, Eq)]
pub(crate) enum Flow {
    /// On to whatever is on top of the agenda now.
    On,
    /// A seat or the box must decide.
    Wait,
}

/// What a game waits for.
#[derive(Copy, Clone, PartialEq, Eq)]
pub(crate) enum Due {
    /// The box must draw.
    Draw,
    /// A seat must answer a question.
    Answer(Seat, Ask),
    /// The game is over.
    Nothing,
}

impl Verraeter {
    /// The only loop in the rules.
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

    /// What the step on top waits for.
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

    /// The next seat of a round that the start player began, until all have had their turn.
    pub(crate) fn after(&self, s: &State, seat: Seat) -> Option<Seat> {
        let next = self.left_of(seat);
        (next != s.start).then_some(next)
    }

    /// Strikes the step on top and puts a plan in its place.
    pub(crate) fn open(&self, s: &mut State, plan: &[Step]) -> Flow {
        s.agenda.pop();
        s.agenda.push_plan(plan);
        Flow::On
    }
}

impl State {
    /// The step on top is done.
    pub(crate) fn done(&mut self) -> Flow {
        self.agenda.pop();
        Flow::On
    }

    /// The step on top becomes another.
    pub(crate) fn becomes(&mut self, step: Step) -> Flow {
        self.agenda.replace_top(step);
        Flow::On
    }

    /// The step on top becomes this one, which waits for a decision.
    pub(crate) fn waits_as(&mut self, step: Step) -> Flow {
        self.agenda.replace_top(step);
        Flow::Wait
    }

    /// The step on top becomes this one if there is one, and is done otherwise.
    pub(crate) fn becomes_or_done(&mut self, step: Option<Step>) -> Flow {
        match step {
            Some(step) => self.becomes(step),
            None => self.done(),
        }
    }
}
