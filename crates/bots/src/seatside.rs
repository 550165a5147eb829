//! A game as it looks from one seat.

use engine::{Actions, Dice, Eye, Game, Seat};
use std::fmt;

/// What a bot is handed: a seat's view, its legal actions, and worlds that it cannot tell from the true one.
///
/// The state is in here and never comes out. That is what makes bots fair by structure: whatever they do with
/// what they are given, it is a function of what their seat knows and of the dice.
pub struct Seatside<'a, G: Game> {
    rules: &'a G,
    state: &'a G::State,
    seat: Seat,
}

impl<G: Game> Copy for Seatside<'_, G> {}

impl<G: Game> Clone for Seatside<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

/// Shows what the seat sees: not even a bot that prints what it is handed learns more.
impl<G: Game> fmt::Debug for Seatside<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Seatside").field("seat", &self.seat).field("view", &self.view()).finish()
    }
}

impl<'a, G: Game> Seatside<'a, G> {
    /// The game from one seat.
    #[must_use]
    pub fn new(rules: &'a G, state: &'a G::State, seat: Seat) -> Seatside<'a, G> {
        Seatside { rules, state, seat }
    }

    /// The rules.
    #[must_use]
    pub fn rules(&self) -> &'a G {
        self.rules
    }

    /// The seat.
    #[must_use]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What the seat sees.
    #[must_use]
    pub fn view(&self) -> G::View {
        self.rules.view(self.state, Eye::Seat(self.seat))
    }

    /// The question that the seat must answer, if it must answer one.
    #[must_use]
    pub fn ask(&self) -> Option<G::Ask> {
        self.rules.ask(self.state, self.seat)
    }

    /// All that the seat may do.
    pub fn legal(&self, out: &mut Actions<G::Action>) {
        out.clear();
        self.rules.legal(self.state, self.seat, out);
    }

    /// A world as it might be, the rules' `redeal`: the seat could not tell it from the true one. Only what the seat knows and
    /// the dice decide which.
    #[must_use]
    pub fn imagine(&self, dice: &mut impl Dice) -> G::State {
        self.rules.redeal(self.state, self.seat, dice)
    }
}
