//! The likelihood of a determinization by the trained opponent model.

use super::context::PolicyContext;
use super::draft_likelihood::drafts;
use super::{Rationale, draft, params, supply};
use crate::opponent_model::{Decision, DecisionBuffer, OpponentNet};
use crate::{ActionScore, ActionScores};
use ::verraeter::plan::Step;
use ::verraeter::{Action, Cards, State, Verraeter};
use engine::{Actions, Game, Seat, SeatSet};

/// The probability, by the opponent model, that all other seats took the action cards that they have in a determinization, and
/// played the supply cards on the table.
pub(in super::super) fn likelihood_with_model(
    rules: &Verraeter,
    world: &State,
    seat: Seat,
    model: &OpponentNet,
    buffer: &mut DecisionBuffer,
) -> f32 {
    let mut past_actions = PastActions { rules, model, buffer, probabilities: Vec::new() };
    let past = before_supply(rules, world);
    let drafts = past_actions.drafts(&past, seat);
    match world.agenda.peek() {
        Some(Step::Supply(now)) => drafts * past_actions.supplies(past, world, seat, now),
        Some(_) | None => drafts,
    }
}

/// The state before supply cards were played.
fn before_supply(rules: &Verraeter, world: &State) -> State {
    let mut past = *world;
    for seat in SeatSet::all(rules.seats()).iter() {
        let noble = &mut past.nobles[seat];
        noble.hand += noble.played;
        noble.played = Cards::NONE;
    }
    past
}

/// Replaces the pending step.
fn set_step(past: &mut State, step: Step) {
    past.agenda.pop();
    past.agenda.push(step);
}

/// Computes probabilities of past actions of other seats.
struct PastActions<'a> {
    rules: &'a Verraeter,
    model: &'a OpponentNet,
    buffer: &'a mut DecisionBuffer,
    probabilities: Vec<f32>,
}

impl PastActions<'_> {
    /// The probability of the action cards of the other seats.
    fn drafts(&mut self, past: &State, seat: Seat) -> f32 {
        let mut then = *past;
        drafts(self.rules, past, seat, |other, picks, taken| {
            then.nobles[other].drafted = None;
            set_step(&mut then, Step::Pick(other));
            let mut scores = ActionScores::new();
            draft::score(&PolicyContext::new(self.rules, &then, other, &params::PARAMS), picks, &mut scores);
            let probability = self.probability_of(taken, &then, other, picks, scores.as_slice());
            then.nobles[other].drafted = past.nobles[other].drafted;
            probability
        })
    }

    /// The probability of the supply cards of the seats before `now`.
    fn supplies(&mut self, mut past: State, world: &State, seat: Seat, now: Seat) -> f32 {
        let mut product = 1.0;
        for other in SeatSet::all(self.rules.seats())
            .iter_clockwise_from(world.start)
            .take_while(|other| *other != now)
        {
            if other != seat {
                set_step(&mut past, Step::Supply(other));
                product *= self.supply(&past, other, world.nobles[other].played);
            }
            past.nobles[other] = world.nobles[other];
        }
        product
    }

    fn supply(&mut self, past: &State, seat: Seat, played: Cards) -> f32 {
        let (mut legal, mut scores) = (Actions::new(), ActionScores::new());
        self.rules.legal_actions(past, seat, &mut legal);
        supply::score(&PolicyContext::new(self.rules, past, seat, &params::PARAMS), &legal, &mut scores);
        let index = legal.iter().position(|action| *action == Action::Supply(played));
        index.map_or(1.0, |index| self.probability_of(index, past, seat, &legal, scores.as_slice()))
    }

    /// The probability of one action of a decision.
    fn probability_of(
        &mut self,
        index: usize,
        world: &State,
        seat: Seat,
        actions: &[Action],
        scores: &[ActionScore<Rationale>],
    ) -> f32 {
        if actions.len() == 1 {
            return 1.0;
        }
        let decision = Decision { rules: self.rules, world, seat, actions, scores };
        self.model.probabilities(&decision, self.buffer, &mut self.probabilities);
        self.probabilities[index]
    }
}
