//! Bots against each other, and what that proves.
//!
//! Duplicate protocol: every deal is played once with the challenger in each seat, the others moving round with it, so
//! that a good deal helps nobody. Deals, not games, are what is independent.

mod rating;
mod sprt;
mod tally;

pub use rating::{Rating, Ratings};
pub use sprt::{FIRST_LOOK, Sprt, Verdict};
pub use tally::{Standing, Tally};

use crate::hall::{Hall, Outcome};
use crate::level::Entrant;
use std::sync::Arc;

/// A contest: a game, and a bot for each seat, the challenger first.
#[derive(Clone)]
pub struct Arena {
    hall: Arc<dyn Hall>,
    entrants: Vec<Entrant>,
    seed: u64,
}

/// One deal, played once for every seat of the challenger.
#[derive(Clone, Debug)]
pub struct Deal {
    /// Its number.
    pub number: u64,
    /// The games, in the order of the challenger's seat.
    pub games: Vec<Outcome>,
}

impl Arena {
    /// A contest among these: the last is repeated until every seat has a bot, what is too much is left out.
    #[must_use]
    pub fn new(hall: Arc<dyn Hall>, entrants: &[Entrant], seed: u64) -> Arena {
        let last = entrants.last().copied().into_iter().cycle();
        let seats = usize::from(hall.header().seats);
        let entrants = entrants.iter().copied().chain(last).take(seats).collect();
        Arena { hall, entrants, seed }
    }

    /// The bots, the challenger first.
    #[must_use]
    pub fn entrants(&self) -> &[Entrant] {
        &self.entrants
    }

    /// The game.
    #[must_use]
    pub fn hall(&self) -> &dyn Hall {
        &*self.hall
    }

    /// The seed.
    #[must_use]
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// Which entrant sits where when the challenger has this seat.
    pub fn seating(&self, challenger: usize) -> impl Iterator<Item = usize> + use<> {
        let seats = self.entrants.len();
        (0..seats).map(move |seat| (seat + seats - challenger) % seats)
    }

    /// Plays a deal.
    #[must_use]
    pub fn deal(&self, number: u64) -> Deal {
        let game = |challenger| {
            let seated: Vec<Entrant> =
                self.seating(challenger).map(|entrant| self.entrants[entrant]).collect();
            self.hall.play(&seated, self.seed, number)
        };
        Deal { number, games: (0..self.entrants.len()).map(game).collect() }
    }
}
