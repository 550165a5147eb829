//! `cargo xtask laws`: checks the laws over many random games of every configuration.

use anyhow::ensure;
use clap::Parser;
use engine::laws::LawReport;
use games::Title;
use indicatif::{ProgressBar, ProgressStyle};
use rayon::prelude::*;

/// Uphold the laws over many random games of every option set
#[derive(Parser)]
struct Laws {
    /// Random games per option set
    #[arg(long, value_name = "N", default_value_t = 2_000)]
    games: u32,
    /// The seed of the first game
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Only this game
    #[arg(long, value_name = "GAME")]
    game: Option<String>,
}

/// Games that a thread plays before it takes the next share.
const CHUNK: u32 = 500;

impl Laws {
    fn run(&self) -> anyhow::Result<()> {
        let games = match &self.game {
            Some(name) => vec![name.parse::<Title>()?.info()],
            None => Title::ALL.map(Title::info).to_vec(),
        };
        for game in games {
            let sets = (game.all_variants)();
            let chunks = self.games.div_ceil(CHUNK);
            let style =
                ProgressStyle::with_template("{msg} {bar:40} {human_pos}/{human_len} games, {eta} left")?;
            let bar = ProgressBar::new(u64::from(self.games) * sets.len() as u64)
                .with_style(style)
                .with_message(game.id());
            let work = (0..sets.len())
                .into_par_iter()
                .flat_map(|set| (0..chunks).into_par_iter().map(move |n| (set, n)));
            let report = work
                .map(|(set, chunk)| {
                    let games = CHUNK.min(self.games - chunk * CHUNK);
                    let report = sets[set].check_laws(self.seed + u64::from(chunk), games);
                    bar.inc(u64::from(games));
                    report
                })
                .reduce(LawReport::default, LawReport::merge);
            bar.finish_and_clear();
            ensure!(
                report.agenda_depth < report.agenda_capacity,
                "{}: the agenda has no room to spare: {report:?}",
                game.id()
            );
            println!("{}: all laws hold over {} option sets: {report:?}", game.id(), sets.len());
        }
        Ok(())
    }
}

fn main() -> anyhow::Result<()> {
    Laws::parse().run()
}
