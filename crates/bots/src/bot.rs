//! What every bot can do.

use crate::search::Thoughts;
use crate::{Courtly, Seatside};
use engine::{Game, Quick, Seat};

/// A bot at one seat of one game.
pub trait Bot<G: Courtly>: Send {
    /// What it does now; it is asked only when its seat must decide.
    fn choose(&mut self, side: &Seatside<'_, G>, dice: &mut Quick) -> Choice<G>;

    /// What it thinks of everything that it may do now, the best first.
    fn consider(&mut self, side: &Seatside<'_, G>, dice: &mut Quick) -> Thoughts<G::Action>;

    /// Tells it what its seat has seen of a ply.
    fn witness(&mut self, _sight: Sight<G>) {}
}

/// What its seat has seen of a ply.
#[derive(Debug)]
pub enum Sight<G: Game> {
    /// What somebody did, as far as it could be seen.
    Act(Seat, G::Seen),
    /// The box spoke.
    Chance,
}

impl<G: Game> Copy for Sight<G> {}

impl<G: Game> Clone for Sight<G> {
    fn clone(&self) -> Self {
        *self
    }
}

/// What a bot has decided, and why.
#[derive(Debug)]
pub struct Choice<G: Courtly> {
    /// What it does.
    pub action: G::Action,
    /// Why, if it knows.
    pub why: Option<G::Why>,
    /// How often it imagined a world and looked ahead.
    pub iterations: u64,
}

impl<G: Courtly> Copy for Choice<G> {}

impl<G: Courtly> Clone for Choice<G> {
    fn clone(&self) -> Self {
        *self
    }
}
