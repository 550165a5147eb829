//! What the others' choices in a round tell of their roles and hands.

use super::context::PolicyContext;
use super::draft_likelihood::drafts;
use super::{Rationale, draft, params, supply};
use crate::opponent_model::{Decision, DecisionBuffer, OpponentNet};
use crate::{ActionScore, ActionScores};
use ::verraeter::plan::Step;
use ::verraeter::{Action, Cards, State, Verraeter};
use engine::{Actions, Game, Seat, SeatSet};

/// How likely all others are, by habit, to have taken the roles that they have in a world that `seat` imagines, and to have
/// played the supply cards that lie there.
pub(in super::super) fn likelihood_with_model(
    rules: &Verraeter,
    world: &State,
    seat: Seat,
    habits: &OpponentNet,
    buffer: &mut DecisionBuffer,
) -> f32 {
    let mut recall = Recall { rules, habits, buffer, chances: Vec::new() };
    let past = before_supply(rules, world);
    let drafts = recall.drafts(&past, seat);
    match world.agenda.peek() {
        Some(Step::Supply(now)) => drafts * recall.supplies(past, world, seat, now),
        Some(_) | None => drafts,
    }
}

/// The world before anybody played supply cards.
fn before_supply(rules: &Verraeter, world: &State) -> State {
    let mut past = *world;
    for seat in SeatSet::all(rules.seats()).iter() {
        let noble = &mut past.nobles[seat];
        noble.hand += noble.played;
        noble.played = Cards::NONE;
    }
    past
}

/// Something else is asked, instead of what is asked now.
fn asks(past: &mut State, step: Step) {
    past.agenda.pop();
    past.agenda.push(step);
}

/// Somebody who asks how likely the past is.
struct Recall<'a> {
    rules: &'a Verraeter,
    habits: &'a OpponentNet,
    buffer: &'a mut DecisionBuffer,
    chances: Vec<f32>,
}

impl Recall<'_> {
    /// How likely the others are to have taken the roles that they have.
    fn drafts(&mut self, past: &State, seat: Seat) -> f32 {
        let mut then = *past;
        drafts(self.rules, past, seat, |other, picks, taken| {
            then.nobles[other].drafted = None;
            asks(&mut then, Step::Pick(other));
            let mut opinions = ActionScores::new();
            draft::score(
                &PolicyContext::new(self.rules, &then, other, &params::PARAMS),
                picks,
                &mut opinions,
            );
            let chance = self.chance_of(taken, &then, other, picks, opinions.as_slice());
            then.nobles[other].drafted = past.nobles[other].drafted;
            chance
        })
    }

    /// How likely those before `now` are to have played the supply cards that lie there.
    fn supplies(&mut self, mut past: State, world: &State, seat: Seat, now: Seat) -> f32 {
        let mut product = 1.0;
        for other in SeatSet::all(self.rules.seats())
            .iter_clockwise_from(world.start)
            .take_while(|other| *other != now)
        {
            if other != seat {
                asks(&mut past, Step::Supply(other));
                product *= self.supply(&past, other, world.nobles[other].played);
            }
            past.nobles[other] = world.nobles[other];
        }
        product
    }

    fn supply(&mut self, past: &State, seat: Seat, played: Cards) -> f32 {
        let (mut legal, mut opinions) = (Actions::new(), ActionScores::new());
        self.rules.legal_actions(past, seat, &mut legal);
        supply::score(&PolicyContext::new(self.rules, past, seat, &params::PARAMS), &legal, &mut opinions);
        let place = legal.iter().position(|action| *action == Action::Supply(played));
        place.map_or(1.0, |place| self.chance_of(place, past, seat, &legal, opinions.as_slice()))
    }

    /// How likely a seat is to have done what stands at a place among the things that it could do.
    fn chance_of(
        &mut self,
        place: usize,
        world: &State,
        seat: Seat,
        actions: &[Action],
        opinions: &[ActionScore<Rationale>],
    ) -> f32 {
        if actions.len() == 1 {
            return 1.0;
        }
        let decision = Decision { rules: self.rules, world, seat, actions, opinions };
        self.habits.probabilities(&decision, self.buffer, &mut self.chances);
        self.chances[place]
    }
}
