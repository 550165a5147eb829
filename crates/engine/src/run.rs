//! The loop that plays a game.

use crate::{Actions, Game, Ply, Rng, Seat, Turn};

/// The players of a game that [`run`] plays. A closure `FnMut(&State, Seat, &[Action], &mut R) -> Action` implements it.
pub trait Players<G: Game, R> {
    /// Chooses one of the legal actions of a seat, also if there is only one. `None` ends the run before the decision.
    fn choose(&mut self, state: &G::State, seat: Seat, legal: &[G::Action], rng: &mut R)
    -> Option<G::Action>;

    /// Is called with every ply and the state before it.
    fn observe(&mut self, _state: &G::State, _ply: Ply<G>) {}
}

impl<G: Game, R, F> Players<G, R> for F
where
    F: FnMut(&G::State, Seat, &[G::Action], &mut R) -> G::Action,
{
    fn choose(
        &mut self,
        state: &G::State,
        seat: Seat,
        legal: &[G::Action],
        rng: &mut R,
    ) -> Option<G::Action> {
        Some(self(state, seat, legal, rng))
    }
}

/// Players that choose every legal action with the same probability.
#[derive(Copy, Clone, Debug)]
pub struct RandomPlayers;

impl<G: Game, R: Rng> Players<G, R> for RandomPlayers {
    fn choose(&mut self, _: &G::State, _: Seat, legal: &[G::Action], rng: &mut R) -> Option<G::Action> {
        Some(legal[rng.below(legal.len() as u32) as usize])
    }
}

/// No players: a run samples the chance outcomes that are due and ends at the first decision.
#[derive(Copy, Clone, Debug)]
pub struct NoPlayers;

impl<G: Game, R> Players<G, R> for NoPlayers {
    fn choose(&mut self, _: &G::State, _: Seat, _: &[G::Action], _: &mut R) -> Option<G::Action> {
        None
    }
}

/// Plays a game from `state` to its end, or until the players stop, and returns the number of plies.
///
/// Chance outcomes are sampled with `rng`, which the players use as well. Where several seats choose at the same time, they are asked
/// one after the other in the order of their numbers.
///
/// ```
/// # use engine::{FastRng, Game, RandomPlayers, run};
/// # fn random_game<G: Game>(game: &G) -> G::State {
/// let mut state = game.initial_state();
/// run(game, &mut state, &mut FastRng::new(1), &mut RandomPlayers);
/// assert!(game.is_over(&state));
/// # state
/// # }
/// ```
///
/// # Panics
/// In debug builds, if the players choose an action that is not legal.
pub fn run<G: Game, R: Rng>(
    game: &G,
    state: &mut G::State,
    rng: &mut R,
    players: &mut impl Players<G, R>,
) -> u32 {
    let mut legal = Actions::new();
    let mut plies = 0;
    while let Some(ply) = decide(game, state, rng, players, &mut legal) {
        players.observe(state, ply);
        ply.apply(game, state);
        plies += 1;
    }
    plies
}

/// Returns the next ply of a game, for loops that do more between two plies than [`run`] allows, such as receiving events.
///
/// `None` if the game is over or the players stop. The ply is not applied, and the players do not observe it.
///
/// ```
/// # use engine::{FastRng, Game, RandomPlayers, next_ply};
/// # fn events_of_a_random_game<G: Game>(game: &G) -> Vec<G::Event> {
/// let (mut state, mut rng, mut events) = (game.initial_state(), FastRng::new(1), Vec::new());
/// while let Some(ply) = next_ply(game, &state, &mut rng, &mut RandomPlayers) {
///     ply.apply_with(game, &mut state, &mut |event| events.push(event));
/// }
/// # events
/// # }
/// ```
///
/// # Panics
/// In debug builds, if the players choose an action that is not legal.
pub fn next_ply<G: Game, R: Rng>(
    game: &G,
    state: &G::State,
    rng: &mut R,
    players: &mut impl Players<G, R>,
) -> Option<Ply<G>> {
    decide(game, state, rng, players, &mut Actions::new())
}

/// Returns the next ply. The list of legal actions belongs to the caller, so that a loop uses one list.
fn decide<G: Game, R: Rng>(
    game: &G,
    state: &G::State,
    rng: &mut R,
    players: &mut impl Players<G, R>,
    legal: &mut Actions<G::Action>,
) -> Option<Ply<G>> {
    match game.turn(state) {
        Turn::Over => None,
        Turn::Chance => Some(Ply::Chance(game.sample_chance(state, rng))),
        turn @ (Turn::Seat(_) | Turn::Simultaneous(_)) => {
            let seat = turn.seats().iter().next().expect("a turn to decide has a seat");
            legal.clear();
            game.legal_actions(state, seat, legal);
            let action = players.choose(state, seat, legal, rng)?;
            debug_assert!(legal.contains(&action), "seat {seat} chose the illegal action {action}");
            Some(Ply::Action(seat, action))
        }
    }
}
