//! Closed and refusal: what is listed, what is accepted and what has no reason against it are the same.

use super::{At, Lawful};
use crate::{Actions, ChanceOutcomes, Dice, MAX_SEATS, Quick, Seat, Seats};

/// Checks the decision that is due and makes it at random.
pub(super) fn choose<G: Lawful>(
    game: &G,
    state: &G::State,
    legal: &mut Actions<G::Action>,
    dice: &mut Quick,
    at: At,
) -> (Seat, G::Action) {
    let due = game.turn(state).seats();
    let seat = pick(due, dice);
    listed(game, state, seat, legal, at);
    assert!(game.ask(state, seat).is_some(), "closed: {seat:?} must decide but is not asked {at:?}");
    guessed(game, state, seat, legal, dice, at);
    out_of_turn(game, state, due, dice, at);
    (seat, decide(game, state, seat, legal, dice, at))
}

/// Of how many actions at random a keen player takes the one he is keenest on.
const KEEN: u32 = 12;

/// In every other game anything at random; in the others keen players, who get farther in it.
fn decide<G: Lawful>(
    game: &G,
    state: &G::State,
    seat: Seat,
    legal: &Actions<G::Action>,
    dice: &mut Quick,
    at: At,
) -> G::Action {
    let tries = if at.game.is_multiple_of(2) { 1 } else { KEEN };
    let few = (0..tries).map(|_| legal[dice.below(legal.len() as u32) as usize]);
    few.max_by_key(|&action| game.keenness(state, seat, action, at.game)).expect("there are tries")
}

/// Asks the box and checks that its answer is one that it can give.
pub(super) fn draw<G: Lawful>(game: &G, state: &G::State, dice: &mut Quick, at: At) -> G::Chance {
    for seat in Seats::all(game.seats()).iter() {
        assert!(game.ask(state, seat).is_none(), "closed: {seat:?} is asked while the box decides {at:?}");
    }
    let chance = game.draw(state, dice);
    let mut outcomes = ChanceOutcomes::new();
    game.chance_outcomes(state, &mut outcomes);
    let is_listed = outcomes.is_empty() || outcomes.iter().any(|(outcome, _)| *outcome == chance);
    assert!(is_listed, "closed: chance draws {chance}, which is not among its outcomes {at:?}");
    let reason = game.why_not_drawn(state, chance);
    assert!(reason.is_none(), "closed: the box says {chance} and is refused: {reason:?} {at:?}");
    chance
}

fn pick(seats: Seats, dice: &mut Quick) -> Seat {
    let nth = dice.below(seats.len() as u32) as usize;
    seats.iter().nth(nth).expect("a turn that is not chance's and not over is somebody's")
}

fn listed<G: Lawful>(game: &G, state: &G::State, seat: Seat, legal: &mut Actions<G::Action>, at: At) {
    legal.clear();
    game.legal(state, seat, legal);
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
    dice: &mut Quick,
    at: At,
) {
    let mut tries = Actions::new();
    if dice.below(4) == 0 {
        game.conceivable(state, seat, &mut tries);
    }
    tries.extend([game.guess(state, dice), game.guess(state, dice)]);
    for &action in tries.iter() {
        let mut copy = *state;
        let accepted = game.play(&mut copy, seat, action, &mut ()).is_ok();
        let listed = legal.contains(&action);
        assert!(accepted == listed, "closed: {action} accepted {accepted}, listed {listed} {at:?}");
        assert!(accepted || copy == *state, "refusal: {action} was refused and changed the state {at:?}");
    }
}

fn out_of_turn<G: Lawful>(game: &G, state: &G::State, due: Seats, dice: &mut Quick, at: At) {
    let other = Seat::new(dice.below(MAX_SEATS as u32) as usize);
    if due.has(other) {
        return;
    }
    let action = game.guess(state, dice);
    let reason = game.why_not(state, other, action);
    assert!(reason.is_some(), "closed: {other:?} may {action} out of turn {at:?}");
    if other.index() < usize::from(game.seats()) {
        let mut nothing = Actions::new();
        game.legal(state, other, &mut nothing);
        assert!(nothing.is_empty(), "closed: {other:?} is offered actions out of turn {at:?}");
    }
}
