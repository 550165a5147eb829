//! `hightable record`.

use crate::input::GameArgs;
use crate::{Outcome, output};
use clap::Args;
use engine::FastRng;

/// Play one random game and print its record
#[derive(Args)]
pub(crate) struct Record {
    #[command(flatten)]
    game: GameArgs,
    /// Seed; the same seed plays the same game
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
}

impl Record {
    pub(crate) fn run(self) -> anyhow::Result<Outcome> {
        let mut table = self.game.set_up()?.new_match();
        let mut rng = FastRng::new(self.seed);
        while table.play_random_ply(&mut rng) {}
        output::print(&table.record().annotated())?;
        Ok(Outcome::Done)
    }
}
