//! A bot that follows a match.

use crate::{Bot, InfoState, Observation};
use engine::{Eye, FastRng, Seat};
use games::{DynMatch, Match, TableGame};

/// A bot for one seat of a match, independent of the game type.
pub trait DynBot: Send {
    /// The action of a seat that must decide, in the notation of records.
    ///
    /// # Panics
    /// If the match is of another game, or the seat need not decide.
    fn choose(&mut self, table: &dyn DynMatch, seat: Seat) -> String;
}

/// A bot and the number of plies it has observed.
pub(crate) struct AttachedBot<G: TableGame> {
    bot: Box<dyn Bot<G>>,
    observed: usize,
    rng: FastRng,
}

impl<G: TableGame> AttachedBot<G> {
    pub(crate) fn new(bot: Box<dyn Bot<G>>, seed: u64) -> AttachedBot<G> {
        AttachedBot { bot, observed: 0, rng: FastRng::new(seed) }
    }

    /// Lets the bot observe the plies since the last call. After an undo it is told of a chance event, which clears its search tree.
    fn sync(&mut self, game: &Match<G>, seat: Seat) {
        if game.ply_count() < self.observed {
            self.bot.observe(Observation::Chance);
            self.observed = game.ply_count();
        }
        for (before, ply) in game.steps_after(self.observed) {
            self.bot.observe(Observation::of(game.rules(), &before, ply, Eye::Seat(seat)));
        }
        self.observed = game.ply_count();
    }
}

impl<G: TableGame> DynBot for AttachedBot<G> {
    fn choose(&mut self, table: &dyn DynMatch, seat: Seat) -> String {
        let game: &Match<G> = table.as_any().downcast_ref().expect("the match is of the bot's game");
        self.sync(game, seat);
        let info = InfoState::new(game.rules(), game.state(), seat);
        self.bot.choose(&info, &mut self.rng).action.to_string()
    }
}
