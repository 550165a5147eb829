//! The laws *redeal* and *no peeking*: what a seat cannot know changes neither what it sees nor its determinizations.

use super::{LawReport, Lawful, Location};
use crate::{Actions, Eye, FastRng, Game, Ply, RandomPlayers, Seat, SeatSet, next_ply};
use arrayvec::ArrayVec;

/// The maximum number of events of a ply.
const MAX_EVENTS: usize = 128;

/// The events of a ply that a seat observes.
type ObservedEvents<G> = ArrayVec<<G as Game>::Event, MAX_EVENTS>;

pub(super) fn check<G: Lawful>(
    game: &G,
    state: &G::State,
    rng: &mut FastRng,
    report: &mut LawReport,
    at: Location,
) {
    for seat in SeatSet::all(game.seats()).iter() {
        let world = game.redeal(state, seat, rng);
        report.redeals += 1;
        report.other_worlds += u64::from(world != *state);
        game.check_conservation(&world);
        check_indistinguishable(game, state, &world, seat, rng, at);
        check_same_ply(game, state, &world, seat, rng, report, at);
        check_similar_plies(game, state, seat, rng, report, at);
    }
}

/// In both states `seat` has the same view, the same question, the same legal actions and the same determinizations.
fn check_indistinguishable<G: Lawful>(
    game: &G,
    one: &G::State,
    other: &G::State,
    seat: Seat,
    rng: &mut FastRng,
    at: Location,
) {
    let eye = Eye::Seat(seat);
    assert!(
        game.view(one, eye) == game.view(other, eye),
        "redeal: {seat:?} sees a difference {at:?}\n{:#?}\n{:#?}",
        game.view(one, eye),
        game.view(other, eye)
    );
    assert!(
        game.view(one, Eye::Public) == game.view(other, Eye::Public),
        "redeal: spectators see a difference {at:?}"
    );
    assert!(game.turn(one) == game.turn(other), "redeal: another seat must decide {at:?}");
    assert!(game.ask(one, seat) == game.ask(other, seat), "redeal: {seat:?} is asked something else {at:?}");
    let (mut one_legal, mut other_legal) = (Actions::new(), Actions::new());
    game.legal_actions(one, seat, &mut one_legal);
    game.legal_actions(other, seat, &mut other_legal);
    assert!(one_legal[..] == other_legal[..], "redeal: {seat:?} has other legal actions {at:?}");
    let (mut one_rng, mut other_rng) = (*rng, *rng);
    assert!(
        game.redeal(one, seat, &mut one_rng) == game.redeal(other, seat, &mut other_rng),
        "no peeking: the redeals of {seat:?} differ {at:?}\n{one:#?}\n{other:#?}"
    );
}

/// After the same ply in both states, `seat` still cannot distinguish them if it observed the same events.
fn check_same_ply<G: Lawful>(
    game: &G,
    state: &G::State,
    world: &G::State,
    seat: Seat,
    rng: &mut FastRng,
    report: &mut LawReport,
    at: Location,
) {
    let Some(ply) = next_ply(game, state, rng, &mut RandomPlayers) else {
        return;
    };
    if ply.why_not(game, world).is_some() {
        assert!(ply.seat() != Some(seat), "redeal: {seat:?} has other legal actions {at:?}");
        return;
    }
    let (mut one, mut other) = (*state, *world);
    let (mut one_events, mut other_events) = (ObservedEvents::<G>::new(), ObservedEvents::<G>::new());
    ply.apply_with(game, &mut one, &mut observe(game, seat, &mut one_events));
    ply.apply_with(game, &mut other, &mut observe(game, seat, &mut other_events));
    compare(game, (&one, &one_events), (&other, &other_events), seat, rng, report, at);
}

/// After two plies of which `seat` observes the same, it cannot distinguish the states if it observed the same events.
fn check_similar_plies<G: Lawful>(
    game: &G,
    state: &G::State,
    seat: Seat,
    rng: &mut FastRng,
    report: &mut LawReport,
    at: Location,
) {
    let mut random = || next_ply(game, state, rng, &mut RandomPlayers);
    let (Some(first), Some(second)) = (random(), random()) else {
        return;
    };
    let observed = |ply: Ply<G>| ply.observed(game, state, Eye::Seat(seat));
    if first == second || observed(first) != observed(second) {
        return;
    }
    let (mut one, mut other) = (*state, *state);
    let (mut one_events, mut other_events) = (ObservedEvents::<G>::new(), ObservedEvents::<G>::new());
    first.apply_with(game, &mut one, &mut observe(game, seat, &mut one_events));
    second.apply_with(game, &mut other, &mut observe(game, seat, &mut other_events));
    compare(game, (&one, &one_events), (&other, &other_events), seat, rng, report, at);
}

/// Compares two states after plies that `seat` could not distinguish. If it observed the same events, it still cannot distinguish the
/// states. If it observed other events, its views differ, because an event tells nothing that the view does not show (unless it
/// reveals something for that moment only).
fn compare<G: Lawful>(
    game: &G,
    one: (&G::State, &ObservedEvents<G>),
    other: (&G::State, &ObservedEvents<G>),
    seat: Seat,
    rng: &mut FastRng,
    report: &mut LawReport,
    at: Location,
) {
    if one.1 == other.1 {
        report.indistinguishable_pairs += 1;
        check_indistinguishable(game, one.0, other.0, seat, rng, at);
        return;
    }
    let eye = Eye::Seat(seat);
    let revealed = one.1.iter().chain(other.1).any(|event| game.reveals_momentarily(event));
    assert!(
        revealed || game.view(one.0, eye) != game.view(other.0, eye),
        "no peeking: {seat:?} observes an event about what it cannot see {at:?}\n{:?}\n{:?}",
        one.1,
        other.1
    );
}

/// An event sink that keeps what `seat` observes.
fn observe<'a, G: Game>(
    game: &'a G,
    seat: Seat,
    events: &'a mut ObservedEvents<G>,
) -> impl FnMut(G::Event) + 'a {
    move |event| {
        if game.observes_event(&event, Eye::Seat(seat)) {
            events.push(event);
        }
    }
}
