//! The laws *closed* and *refusal*: the same actions are listed, accepted and without a reason against them.

use super::{Lawful, Location};
use crate::{Actions, ChanceOutcomes, FastRng, MAX_SEATS, Rng, Seat, SeatSet};

/// Checks the decision that is due, and chooses an action at random.
pub(super) fn choose<G: Lawful>(
    game: &G,
    state: &G::State,
    legal: &mut Actions<G::Action>,
    rng: &mut FastRng,
    at: Location,
) -> (Seat, G::Action) {
    let due = game.turn(state).seats();
    let seat = pick(due, rng);
    check_listed(game, state, seat, legal, at);
    assert!(game.ask(state, seat).is_some(), "closed: {seat:?} must decide but is not asked {at:?}");
    check_arbitrary(game, state, seat, legal, rng, at);
    check_out_of_turn(game, state, due, rng, at);
    (seat, decide(game, state, seat, legal, rng, at))
}

/// The number of random actions among which a weighted player takes the one with the largest weight.
const WEIGHTED_TRIES: u32 = 12;

/// Chooses uniformly in every other game, and by [`Lawful::action_weight`] in the others.
fn decide<G: Lawful>(
    game: &G,
    state: &G::State,
    seat: Seat,
    legal: &Actions<G::Action>,
    rng: &mut FastRng,
    at: Location,
) -> G::Action {
    let tries = if at.game.is_multiple_of(2) { 1 } else { WEIGHTED_TRIES };
    let sampled = (0..tries).map(|_| legal[rng.below(legal.len() as u32) as usize]);
    sampled.max_by_key(|&action| game.action_weight(state, seat, action, at.game)).expect("there are tries")
}

/// Samples a chance outcome and checks that it is possible.
pub(super) fn draw<G: Lawful>(game: &G, state: &G::State, rng: &mut FastRng, at: Location) -> G::Chance {
    for seat in SeatSet::all(game.seats()).iter() {
        assert!(game.ask(state, seat).is_none(), "closed: {seat:?} is asked during a chance event {at:?}");
    }
    let chance = game.sample_chance(state, rng);
    let mut outcomes = ChanceOutcomes::new();
    game.chance_outcomes(state, &mut outcomes);
    let is_listed = outcomes.is_empty() || outcomes.iter().any(|(outcome, _)| *outcome == chance);
    assert!(is_listed, "closed: {chance} was sampled and is not a listed outcome {at:?}");
    let reason = game.why_not_chance(state, chance);
    assert!(reason.is_none(), "closed: {chance} was sampled and is refused: {reason:?} {at:?}");
    chance
}

fn pick(seats: SeatSet, rng: &mut FastRng) -> Seat {
    let nth = rng.below(seats.len() as u32) as usize;
    seats.iter().nth(nth).expect("a turn to decide has a seat")
}

/// Every listed action is legal and listed once.
fn check_listed<G: Lawful>(
    game: &G,
    state: &G::State,
    seat: Seat,
    legal: &mut Actions<G::Action>,
    at: Location,
) {
    legal.clear();
    game.legal_actions(state, seat, legal);
    assert!(!legal.is_empty(), "closed: {seat:?} must decide and has no legal action {at:?}");
    for &action in legal.iter() {
        let reason = game.why_not(state, seat, action);
        assert!(reason.is_none(), "closed: {action} is listed and refused: {reason:?} {at:?}");
    }
    if let Some(action) = duplicate(legal) {
        panic!("closed: {action} is listed twice {at:?}");
    }
}

/// Returns an action that is listed twice, in lists of any length: equal neighbours in a sorted copy.
fn duplicate<A: Copy + Ord>(legal: &Actions<A>) -> Option<A> {
    let mut sorted = legal.clone();
    sorted.sort_unstable();
    sorted.windows(2).find(|pair| pair[0] == pair[1]).map(|pair| pair[0])
}

/// Arbitrary actions and those that a player might try are accepted exactly if listed; a refused one leaves the state unchanged.
fn check_arbitrary<G: Lawful>(
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

/// A seat that must not decide has no legal action.
fn check_out_of_turn<G: Lawful>(game: &G, state: &G::State, due: SeatSet, rng: &mut FastRng, at: Location) {
    let other = Seat::new(rng.below(MAX_SEATS as u32) as usize);
    if due.contains(other) {
        return;
    }
    let action = game.arbitrary_action(state, rng);
    let reason = game.why_not(state, other, action);
    assert!(reason.is_some(), "closed: {other:?} may {action} out of turn {at:?}");
    if other.index() < usize::from(game.seats()) {
        let mut legal = Actions::new();
        game.legal_actions(state, other, &mut legal);
        assert!(legal.is_empty(), "closed: {other:?} has legal actions out of turn {at:?}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::MAX_ACTIONS;

    #[test]
    fn a_duplicate_is_found_in_lists_of_any_length() {
        let mut list = Actions::new();
        assert_eq!(duplicate(&list), None);
        for length in 0..MAX_ACTIONS - 1 {
            // Distinct and not sorted: an odd factor permutes the residues of a power of two.
            list.push(length.wrapping_mul(389) % MAX_ACTIONS);
            assert_eq!(duplicate(&list), None, "{length}");
            for place in [0, length / 2, length] {
                let mut longer = list.clone();
                longer.push(list[place]);
                assert_eq!(duplicate(&longer), Some(list[place]), "{length}: {place}");
            }
        }
    }
}
