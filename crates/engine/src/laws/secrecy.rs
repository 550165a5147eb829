//! Redeal and no peeking: what a seat cannot know changes nothing that it sees or may imagine.

use super::{LawReport, Lawful, Location};
use crate::{Actions, Eye, FastRng, Game, Ply, RandomPlayers, Seat, SeatSet, next_ply};
use arrayvec::ArrayVec;

/// The most events that one ply may bring.
const MOST_EVENTS: usize = 128;

type Heard<G> = ArrayVec<<G as Game>::Event, MOST_EVENTS>;

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
        cannot_tell(game, state, &world, seat, rng, at);
        follow(game, state, &world, seat, rng, report, at);
        draws_alike(game, state, seat, rng, report, at);
    }
}

/// `seat` sees the same, is asked the same, may do the same and imagines the same in both worlds.
fn cannot_tell<G: Lawful>(
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
        "redeal: bystanders see a difference {at:?}"
    );
    assert!(game.turn(one) == game.turn(other), "redeal: it is another's turn {at:?}");
    assert!(game.ask(one, seat) == game.ask(other, seat), "redeal: {seat:?} is asked something else {at:?}");
    let (mut here, mut there) = (Actions::new(), Actions::new());
    game.legal_actions(one, seat, &mut here);
    game.legal_actions(other, seat, &mut there);
    assert!(here[..] == there[..], "redeal: {seat:?} may do something else {at:?}");
    let (mut left, mut right) = (*rng, *rng);
    assert!(
        game.redeal(one, seat, &mut left) == game.redeal(other, seat, &mut right),
        "no peeking: the redeals of {seat:?} differ {at:?}\n{one:#?}\n{other:#?}"
    );
}

/// Plays the same ply in both worlds; if `seat` hears the same, it still cannot tell them apart.
fn follow<G: Lawful>(
    game: &G,
    truth: &G::State,
    world: &G::State,
    seat: Seat,
    rng: &mut FastRng,
    report: &mut LawReport,
    at: Location,
) {
    let Some(ply) = next_ply(game, truth, rng, &mut RandomPlayers) else {
        return;
    };
    if ply.why_not(game, world).is_some() {
        assert!(ply.seat() != Some(seat), "redeal: {seat:?} may do something else {at:?}");
        return;
    }
    let (mut one, mut other) = (*truth, *world);
    let (mut here, mut there) = (Heard::<G>::new(), Heard::<G>::new());
    ply.apply_with(game, &mut one, &mut listen(game, seat, &mut here));
    ply.apply_with(game, &mut other, &mut listen(game, seat, &mut there));
    compare(game, (&one, &here), (&other, &there), seat, rng, report, at);
}

/// Two actions, or two draws, that look alike to `seat`, and of which it hears the same, leave it none the wiser.
fn draws_alike<G: Lawful>(
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
    let look = |ply: Ply<G>| ply.observed(game, state, Eye::Seat(seat));
    if first == second || look(first) != look(second) {
        return;
    }
    let (mut one, mut other) = (*state, *state);
    let (mut here, mut there) = (Heard::<G>::new(), Heard::<G>::new());
    first.apply_with(game, &mut one, &mut listen(game, seat, &mut here));
    second.apply_with(game, &mut other, &mut listen(game, seat, &mut there));
    compare(game, (&one, &here), (&other, &there), seat, rng, report, at);
}

/// Two worlds after a ply that `seat` could not tell apart: if it heard the same, it still cannot; and if it sees the
/// same, it was told the same, for an event tells nothing that the eyes do not see (unless it lays something open).
fn compare<G: Lawful>(
    game: &G,
    one: (&G::State, &Heard<G>),
    other: (&G::State, &Heard<G>),
    seat: Seat,
    rng: &mut FastRng,
    report: &mut LawReport,
    at: Location,
) {
    if one.1 == other.1 {
        report.alike += 1;
        cannot_tell(game, one.0, other.0, seat, rng, at);
        return;
    }
    let eye = Eye::Seat(seat);
    let shown = one.1.iter().chain(other.1).any(|event| game.reveals_momentarily(event));
    assert!(
        shown || game.view(one.0, eye) != game.view(other.0, eye),
        "no peeking: {seat:?} is told what it cannot see {at:?}\n{:?}\n{:?}",
        one.1,
        other.1
    );
}

fn listen<'a, G: Game>(game: &'a G, seat: Seat, heard: &'a mut Heard<G>) -> impl FnMut(G::Event) + 'a {
    move |event| {
        if game.observes_event(&event, Eye::Seat(seat)) {
            heard.push(event);
        }
    }
}
