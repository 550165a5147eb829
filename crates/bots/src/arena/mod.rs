//! Comparisons of bots over many games.
//!
//! The arena uses duplicate deals: every deal (seed of the chance events) is played once with the challenger in each seat, so that good
//! deals favour no bot. Deals, not games, are independent observations.

mod rating;
mod sprt;
mod stats;

pub use rating::{Rating, Ratings};
pub use sprt::{MIN_DEALS, Sprt, SprtDecision};
pub use stats::{ArenaStats, BotResult};

use crate::factory::{BotFactory, GameOutcome};
use crate::spec::BotSpec;
use std::sync::Arc;

/// A comparison of bots: a game, and a bot for each seat, the challenger first.
#[derive(Clone)]
pub struct Arena {
    factory: Arc<dyn BotFactory>,
    specs: Vec<BotSpec>,
    seed: u64,
}

/// The games of one deal.
#[derive(Clone, Debug)]
pub struct DealResult {
    /// The number of the deal.
    pub number: u64,
    /// The results, by the seat of the challenger.
    pub games: Vec<GameOutcome>,
}

impl Arena {
    /// An arena with these bots. The last one is repeated until every seat has a bot; surplus bots are left out.
    #[must_use]
    pub fn new(factory: Arc<dyn BotFactory>, specs: &[BotSpec], seed: u64) -> Arena {
        let last = specs.last().copied().into_iter().cycle();
        let seats = usize::from(factory.header().seats);
        let specs = specs.iter().copied().chain(last).take(seats).collect();
        Arena { factory, specs, seed }
    }

    /// The bots, the challenger first.
    #[must_use]
    pub fn specs(&self) -> &[BotSpec] {
        &self.specs
    }

    /// The bots' factory, which fixes the game.
    #[must_use]
    pub fn factory(&self) -> &dyn BotFactory {
        &*self.factory
    }

    /// The seed of the deals.
    #[must_use]
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// The bot of each seat when the challenger has this seat.
    pub fn seat_order(&self, challenger: usize) -> impl Iterator<Item = usize> + use<> {
        let seats = self.specs.len();
        (0..seats).map(move |seat| (seat + seats - challenger) % seats)
    }

    /// Plays the games of a deal.
    #[must_use]
    pub fn deal(&self, number: u64) -> DealResult {
        let game = |challenger| {
            let seated: Vec<BotSpec> = self.seat_order(challenger).map(|spec| self.specs[spec]).collect();
            self.factory.play(&seated, self.seed, number)
        };
        DealResult { number, games: (0..self.specs.len()).map(game).collect() }
    }
}
