//! Bots against each other, and what that proves.
//!
//! Duplicate protocol: every deal is played once with the challenger in each seat, the others moving round with it, so
//! that a good deal helps nobody. Deals, not games, are what is independent.

mod rating;
mod sprt;
mod stats;

pub use rating::{Rating, Ratings};
pub use sprt::{MIN_DEALS, Sprt, SprtDecision};
pub use stats::{ArenaStats, BotResult};

use crate::factory::{BotFactory, GameOutcome};
use crate::level::BotSpec;
use std::sync::Arc;

/// A contest: a game, and a bot for each seat, the challenger first.
#[derive(Clone)]
pub struct Arena {
    factory: Arc<dyn BotFactory>,
    specs: Vec<BotSpec>,
    seed: u64,
}

/// One deal, played once for every seat of the challenger.
#[derive(Clone, Debug)]
pub struct DealResult {
    /// Its number.
    pub number: u64,
    /// The games, in the order of the challenger's seat.
    pub games: Vec<GameOutcome>,
}

impl Arena {
    /// A contest among these: the last is repeated until every seat has a bot, what is too much is left out.
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

    /// The game.
    #[must_use]
    pub fn factory(&self) -> &dyn BotFactory {
        &*self.factory
    }

    /// The seed.
    #[must_use]
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// Which bot sits where when the challenger has this seat.
    pub fn seat_order(&self, challenger: usize) -> impl Iterator<Item = usize> + use<> {
        let seats = self.specs.len();
        (0..seats).map(move |seat| (seat + seats - challenger) % seats)
    }

    /// Plays a deal.
    #[must_use]
    pub fn deal(&self, number: u64) -> DealResult {
        let game = |challenger| {
            let seated: Vec<BotSpec> = self.seat_order(challenger).map(|spec| self.specs[spec]).collect();
            self.factory.play(&seated, self.seed, number)
        };
        DealResult { number, games: (0..self.specs.len()).map(game).collect() }
    }
}
