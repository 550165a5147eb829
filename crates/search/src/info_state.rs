//! The information state of a seat.

use engine::{Actions, Eye, Game, Rng, Seat};
use std::fmt;

/// What a seat knows: its view, its legal actions, and determinizations, which it cannot tell from the true state.
///
/// The true state is a private field that no method returns. So a player that gets an `InfoState` cannot cheat: whatever it
/// computes is a function of what its seat knows and of the random number generator.
pub struct InfoState<'a, G: Game> {
    game: &'a G,
    state: &'a G::State,
    seat: Seat,
}

impl<G: Game> Copy for InfoState<'_, G> {}

impl<G: Game> Clone for InfoState<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

/// Prints what the seat sees.
impl<G: Game> fmt::Debug for InfoState<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("InfoState").field("seat", &self.seat).field("view", &self.view()).finish()
    }
}

impl<'a, G: Game> InfoState<'a, G> {
    /// The information state of `seat` in `state`.
    #[must_use]
    pub fn new(game: &'a G, state: &'a G::State, seat: Seat) -> InfoState<'a, G> {
        InfoState { game, state, seat }
    }

    /// The game.
    #[must_use]
    pub fn game(&self) -> &'a G {
        self.game
    }

    /// The seat.
    #[must_use]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The view of the seat.
    #[must_use]
    pub fn view(&self) -> G::View {
        self.game.view(self.state, Eye::Seat(self.seat))
    }

    /// The decision of the seat, if it has one.
    #[must_use]
    pub fn ask(&self) -> Option<G::Ask> {
        self.game.ask(self.state, self.seat)
    }

    /// The legal actions of the seat.
    pub fn legal(&self, out: &mut Actions<G::Action>) {
        out.clear();
        self.game.legal_actions(self.state, self.seat, out);
    }

    /// A determinization ([`Game::redeal`]): a state that the seat cannot tell from the true one. Only what the seat knows and the
    /// random number generator decide which.
    #[must_use]
    pub fn determinize(&self, rng: &mut impl Rng) -> G::State {
        self.game.redeal(self.state, self.seat, rng)
    }
}
