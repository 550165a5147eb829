//! `hightable record`.

use crate::input::GameArgs;
use crate::{Outcome, output};
use clap::Args;
use engine::{Dice, Quick, Turn};

/// Play one game at random and print its record
#[derive(Args)]
pub(crate) struct Record {
    #[command(flatten)]
    game: GameArgs,
    /// The seed: the same seed plays the same game
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
}

impl Record {
    pub(crate) fn run(self) -> anyhow::Result<Outcome> {
        let mut table = self.game.set_up()?.open();
        let mut dice = Quick::new(self.seed);
        while table.turn() != Turn::Over {
            if table.draw(&mut dice).is_some() {
                continue;
            }
            let seat = table.turn().seats().iter().next().expect("a turn is somebody's");
            let choices = table.offer(seat).expect("whose turn it is, is asked").choices;
            let choice = &choices[dice.below(choices.len() as u32) as usize];
            table.enter(&format!("{seat} {choice}")).expect("what is offered is accepted");
        }
        output::print(&table.record().annotated())?;
        Ok(Outcome::Done)
    }
}
