//! The one loop that plays a game.

use crate::{Actions, Dice, Game, Seat, Turn};

/// A ply: what a seat decided, or the outcome of a chance event.
#[derive(Debug)]
pub enum Ply<G: Game> {
    /// A chance outcome.
    Chance(G::Chance),
    /// An action of a seat.
    Action(Seat, G::Action),
}

impl<G: Game> Copy for Ply<G> {}

impl<G: Game> Clone for Ply<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Ply<G> {
    /// Plays the ply, which must be legal.
    pub fn apply(self, game: &G, state: &mut G::State) {
        match self {
            Ply::Chance(chance) => game.settle(state, chance, &mut ()),
            Ply::Action(seat, action) => game.play_unchecked(state, seat, action, &mut ()),
        }
    }
}

/// Who plays a game that [`run`] drives. A closure `FnMut(&State, Seat, &[Action], &mut R) -> Action` is one.
pub trait Players<G: Game, R> {
    /// The action of a seat among its legal ones, of which there may be only one; nothing ends the run before it.
    fn choose(&mut self, state: &G::State, seat: Seat, legal: &[G::Action], rng: &mut R)
    -> Option<G::Action>;

    /// Sees every ply and the state before it.
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

/// Plays a game from `state` to its end, or until the players stop, and returns the number of plies.
///
/// Chance outcomes are drawn from `rng`, which the players get as well. Where several seats choose at the same time, they are asked
/// one after the other, the first seat first.
///
/// ```
/// # use engine::{Dice, FastRng, Game, Seat, run};
/// # fn random_game<G: Game>(game: &G) -> G::State {
/// let mut state = game.start();
/// let mut random = |_: &G::State, _: Seat, legal: &[G::Action], rng: &mut FastRng| legal[rng.below(legal.len() as u32) as usize];
/// run(game, &mut state, &mut FastRng::new(1), &mut random);
/// assert!(game.is_over(&state));
/// # state
/// # }
/// ```
///
/// # Panics
/// In debug builds, if the players choose an action that is not legal.
pub fn run<G: Game, R: Dice>(
    game: &G,
    state: &mut G::State,
    rng: &mut R,
    players: &mut impl Players<G, R>,
) -> u32 {
    let mut legal = Actions::new();
    let mut plies = 0;
    while let Some(ply) = next_ply(game, state, rng, players, &mut legal) {
        players.observe(state, ply);
        ply.apply(game, state);
        plies += 1;
    }
    plies
}

fn next_ply<G: Game, R: Dice>(
    game: &G,
    state: &G::State,
    rng: &mut R,
    players: &mut impl Players<G, R>,
    legal: &mut Actions<G::Action>,
) -> Option<Ply<G>> {
    match game.turn(state) {
        Turn::Over => None,
        Turn::Chance => Some(Ply::Chance(game.draw(state, rng))),
        turn @ (Turn::Seat(_) | Turn::Together(_)) => {
            let seat = turn.seats().iter().next().expect("a turn is somebody's");
            legal.clear();
            game.legal(state, seat, legal);
            let action = players.choose(state, seat, legal, rng)?;
            debug_assert!(legal.contains(&action), "seat {seat} may not do {action}");
            Some(Ply::Action(seat, action))
        }
    }
}
