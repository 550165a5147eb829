//! Closed and refusal: what is listed, what is accepted and what has no reason against it are the same.

use super::{Lawful, Location};
use crate::{Actions, ChanceOutcomes, FastRng, MAX_SEATS, Rng, Seat, SeatSet};

/// Checks the decision that is due and makes it at random.
pub(super) fn choose<G: Lawful>(
    game: &G,
    state: &G::State,
    legal: &mut Actions<G::Action>,
    rng: &mut FastRng,
    at: Location,
) -> (Seat, G::Action) {
    let due = game.turn(state).seats();
    let seat = pick(due, rng);
    listed(game, state, seat, legal, at);
    assert!(game.ask(state, seat).is_some(), "closed: {seat:?} must decide but is not asked {at:?}");
    guessed(game, state, seat, legal, rng, at);
    out_of_turn(game, state, due, rng, at);
    (seat, decide(game, state, seat, legal, rng, at))
}

/// Of how many actions at random a keen player takes the one he is keenest on.
const KEEN: u32 = 12;

/// In every other game anything at random; in the others keen players, who get farther in it.
fn decide<G: Lawful>(
    game: &G,
    state: &G::State,
    seat: Seat,
    legal: &Actions<G::Action>,
    rng: &mut FastRng,
    at: Location,
) -> G::Action {
    let tries = if at.game.is_multiple_of(2) { 1 } else { KEEN };
    let few = (0..tries).map(|_| legal[rng.below(legal.len() as u32) as usize]);
    few.max_by_key(|&action| game.action_weight(state, seat, action, at.game)).expect("there are tries")
}

/// Asks the box and checks that its answer is one that it can give.
pub(super) fn draw<G: Lawful>(game: &G, state: &G::State, rng: &mut FastRng, at: Location) -> G::Chance {
    for seat in SeatSet::all(game.seats()).iter() {
        assert!(game.ask(state, seat).is_none(), "closed: {seat:?} is asked while the box decides {at:?}");
    }
    let chance = game.sample_chance(state, rng);
    let mut outcomes = ChanceOutcomes::new();
    game.chance_outcomes(state, &mut outcomes);
    let is_listed = outcomes.is_empty() || outcomes.iter().any(|(outcome, _)| *outcome == chance);
    assert!(is_listed, "closed: chance draws {chance}, which is not among its outcomes {at:?}");
    let reason = game.why_not_chance(state, chance);
    assert!(reason.is_none(), "closed: the box says {chance} and is refused: {reason:?} {at:?}");
    chance
}

fn pick(seats: SeatSet, rng: &mut FastRng) -> Seat {
    let nth = rng.below(seats.len() as u32) as usize;
    seats.iter().nth(nth).expect("a turn that is not chance's and not over is somebody's")
}

fn listed<G: Lawful>(game: &G, state: &G::State, seat: Seat, legal: &mut Actions<G::Action>, at: Location) {
    legal.clear();
    game.legal_actions(state, seat, legal);
    assert!(!legal.is_empty(), "closed: {seat:?} must decide and can do nothing {at:?}");
    for &action in legal.iter() {
        let reason = game.why_not(state, seat, action);
        assert!(reason.is_none(), "closed: {action} is listed and refused: {reason:?} {at:?}");
    }
    if let Some(twice) = duplicate(legal) {
        panic!("closed: {twice} is listed twice {at:?}");
    }
}

/// An action that is listed twice, in lists of any length: equal neighbours in a sorted copy.
fn duplicate<A: Copy + Ord>(legal: &Actions<A>) -> Option<A> {
    let mut sorted = legal.clone();
    sorted.sort_unstable();
    sorted.windows(2).find(|pair| pair[0] == pair[1]).map(|pair| pair[0])
}

/// Actions at random and those that a person might think of: accepted exactly if listed, harmless if refused.
fn guessed<G: Lawful>(
    game: &G,
    state: &G::State,
    seat: Seat,
    legal: &Actions<G::Action>,
    rng: &mut FastRng,
    at: Location,
) {
    let mut tries = Actions::new();
    if rng.below(4) == 0 {
        game.candidate_actions(state, seat, &mut tries);
    }
    tries.extend([game.arbitrary_action(state, rng), game.arbitrary_action(state, rng)]);
    for &action in tries.iter() {
        let mut copy = *state;
        let accepted = game.apply(&mut copy, seat, action, &mut ()).is_ok();
        let listed = legal.contains(&action);
        assert!(accepted == listed, "closed: {action} accepted {accepted}, listed {listed} {at:?}");
        assert!(accepted || copy == *state, "refusal: {action} was refused and changed the state {at:?}");
    }
}

fn out_of_turn<G: Lawful>(game: &G, state: &G::State, due: SeatSet, rng: &mut FastRng, at: Location) {
    let other = Seat::new(rng.below(MAX_SEATS as u32) as usize);
    if due.contains(other) {
        return;
    }
    let action = game.arbitrary_action(state, rng);
    let reason = game.why_not(state, other, action);
    assert!(reason.is_some(), "closed: {other:?} may {action} out of turn {at:?}");
    if other.index() < usize::from(game.seats()) {
        let mut nothing = Actions::new();
        game.legal_actions(state, other, &mut nothing);
        assert!(nothing.is_empty(), "closed: {other:?} is offered actions out of turn {at:?}");
    }
}
