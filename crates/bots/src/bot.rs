//! The interface of bots.

use crate::{InfoState, SearchResult};
use engine::{Eye, FastRng, Game, Ply, Seat};

/// A bot at one seat of one game.
pub trait Bot<G: Game>: Send {
    /// Chooses an action. Called only when the seat must decide.
    fn choose(&mut self, info: &InfoState<'_, G>, rng: &mut FastRng) -> BotMove<G::Action>;

    /// Evaluates every legal action, the best first.
    fn analyze(&mut self, info: &InfoState<'_, G>, rng: &mut FastRng) -> SearchResult<G::Action>;

    /// Takes note of a ply, as the bot's seat observes it. Bots that search keep their tree with it.
    fn observe(&mut self, _observation: Observation<G>) {}
}

/// A ply as a seat observes it.
#[derive(Debug)]
pub enum Observation<G: Game> {
    /// An action of a seat, without what the observer cannot see.
    Action(Seat, G::ObservedAction),
    /// A chance event. Its outcome is left out, because search trees are cleared at chance events.
    Chance,
}

impl<G: Game> Observation<G> {
    /// The observation of a ply by `eye`; `before` is the state before the ply.
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

/// The decision of a bot.
#[derive(Clone, Debug)]
pub struct BotMove<A> {
    /// The action.
    pub action: A,
    /// The code of the policy's rationale for the action. Only bots that search fill it in: for others it would take longer than the
    /// decision.
    pub rationale: Option<String>,
    /// The number of iterations of the search; 0 without a search.
    pub iterations: u64,
}
