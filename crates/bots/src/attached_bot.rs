//! A bot that sits at a table, whatever the game.

use crate::{Bot, Courtly, InfoState, Observation};
use engine::{Eye, FastRng, Seat};
use games::{DynMatch, Match};

/// Somebody who moves for a seat.
pub trait DynBot: Send {
    /// What it does at a seat that is asked, in the notation of records.
    ///
    /// # Panics
    /// If the table is of another game, or the seat is not asked.
    fn choose(&mut self, table: &dyn DynMatch, seat: Seat) -> String;
}

/// A bot, and how much of the game it has heard.
pub(crate) struct AttachedBot<G: Courtly> {
    bot: Box<dyn Bot<G>>,
    heard: usize,
    dice: FastRng,
}

impl<G: Courtly> AttachedBot<G> {
    pub(crate) fn new(bot: Box<dyn Bot<G>>, seed: u64) -> AttachedBot<G> {
        AttachedBot { bot, heard: 0, dice: FastRng::new(seed) }
    }

    /// Tells the bot what happened since it was asked last. After an undo it forgets what it thought.
    fn sync(&mut self, game: &Match<G>, seat: Seat) {
        if game.ply_count() < self.heard {
            self.bot.observe(Observation::Chance);
            self.heard = game.ply_count();
        }
        for (before, ply) in game.steps_after(self.heard) {
            self.bot.observe(Observation::of(game.rules(), &before, ply, Eye::Seat(seat)));
        }
        self.heard = game.ply_count();
    }
}

impl<G: Courtly> DynBot for AttachedBot<G> {
    fn choose(&mut self, table: &dyn DynMatch, seat: Seat) -> String {
        let game: &Match<G> = table.as_any().downcast_ref().expect("a bot sits at a table of its own game");
        self.sync(game, seat);
        let side = InfoState::new(game.rules(), game.state(), seat);
        self.bot.choose(&side, &mut self.dice).action.to_string()
    }
}
