//! What every bot can do.

use crate::{InfoState, SearchResult};
use engine::{Eye, FastRng, Game, Ply, Seat};

/// A bot at one seat of one game.
pub trait Bot<G: Game>: Send {
    /// What it does now; it is asked only when its seat must decide.
    fn choose(&mut self, side: &InfoState<'_, G>, rng: &mut FastRng) -> BotMove<G::Action>;

    /// What it finds out about each legal action, the best first.
    fn analyze(&mut self, side: &InfoState<'_, G>, rng: &mut FastRng) -> SearchResult<G::Action>;

    /// Tells it what its seat has observed of a ply.
    fn observe(&mut self, _observation: Observation<G>) {}
}

/// What its seat has observed of a ply.
#[derive(Debug)]
pub enum Observation<G: Game> {
    /// What somebody did, as far as it could be seen.
    Action(Seat, G::ObservedAction),
    /// A chance event.
    Chance,
}

impl<G: Game> Observation<G> {
    /// What `eye` observes of a ply in the state before it.
    pub fn of(game: &G, before: &G::State, ply: Ply<G>, eye: Eye) -> Observation<G> {
        match ply {
            Ply::Action(by, action) => Observation::Action(by, game.observed_action(before, action, by, eye)),
            Ply::Chance(_) => Observation::Chance,
        }
    }
}

impl<G: Game> Copy for Observation<G> {}

impl<G: Game> Clone for Observation<G> {
    fn clone(&self) -> Self {
        *self
    }
}

/// What a bot has decided, and why.
#[derive(Clone, Debug)]
pub struct BotMove<A> {
    /// The action.
    pub action: A,
    /// Why: the code of the policy's rationale. Only bots that search say it: others decide in microseconds.
    pub rationale: Option<String>,
    /// The iterations of its search.
    pub iterations: u64,
}
