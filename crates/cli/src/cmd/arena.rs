//! `hightable arena`.

mod deals;
mod picture;
mod report;
mod text;

use crate::input::GameArgs;
use crate::output::Sheet;
use crate::{Outcome, Speech, Trouble, output, progress};
use bots::arena::{Arena as Contest, ArenaStats, Sprt, SprtDecision};
use bots::{BotSpec, Budget};
use clap::Args;
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::thread::available_parallelism;

/// Let bots play each other and measure their strength
///
/// The first bot listed is the challenger. Every deal is played once with the challenger in each seat.
#[derive(Args)]
pub(crate) struct Arena {
    #[command(flatten)]
    game: GameArgs,
    /// One bot per seat, separated by commas, the challenger first; the last one fills all remaining seats. Bots: page,
    /// squire, knight and marshal; an individual thinking time follows a colon, as in knight:50ms or marshal:2000it
    #[arg(long, value_name = "BOTS")]
    bots: String,
    /// Number of games, rounded up to whole deals
    #[arg(long, value_name = "N", default_value_t = 400, value_parser = clap::value_parser!(u64).range(1..=100_000_000))]
    games: u64,
    /// Default thinking time of knights and marshals per decision, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 200, value_parser = clap::value_parser!(u64).range(1..=3_600_000))]
    ms: u64,
    /// Seed; the same seed deals the same games
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Number of games played in parallel; default: one per CPU
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Stop as soon as a sequential test (19 to 1) decides whether the challenger's win rate is even or this percentage
    #[arg(long, value_name = "SHARE", num_args = 0..=1, default_missing_value = "35", value_parser = clap::value_parser!(f64))]
    sprt: Option<f64>,
    /// Use the evaluation weights or opponent model in this file, as written by `hightable train`, instead of the built-in
    /// ones
    #[arg(long, value_name = "FILE")]
    weights: Option<PathBuf>,
    /// Print one JSON object per game, and one for the totals
    #[arg(long)]
    json: bool,
    /// Also write a chart of the ranking to this file
    #[arg(long, value_name = "FILE.svg")]
    plot: Option<PathBuf>,
}

/// What has been measured.
struct Results {
    contest: Contest,
    tally: ArenaStats,
    sprt: Option<(Sprt, SprtDecision)>,
}

impl Arena {
    pub(crate) fn run(self, speech: Speech) -> anyhow::Result<Outcome> {
        let contest = self.contest()?;
        let sprt = self.sprt(speech, &contest)?;
        let picture = self.plot.as_deref().map(Sheet::open).transpose()?;
        let results = self.play(speech, contest, sprt)?;
        if let Some(sheet) = picture {
            sheet.fill(picture::of(speech, &results))?;
        }
        if self.json {
            output::json(&report::as_json(&results))?;
        } else {
            output::print(&text::of(speech, &results))?;
        }
        Ok(Outcome::Done)
    }

    fn contest(&self) -> anyhow::Result<Contest> {
        let mut hall = bots::bot_factory_for(self.game.info()?.title, &self.game.asked()?)?;
        if let Some(path) = &self.weights {
            let told = |id| Trouble::new(id).with("file", path.display());
            let bytes = std::fs::read(path).map_err(|error| told("ht-bad-no-game").with("why", error))?;
            hall = hall.with_weights(&bytes).map_err(|bad| told("tool-bad-weights").because(bad))?;
        }
        let read = |bot: &str| BotSpec::parse(bot.trim(), Budget::ms(self.ms));
        let entrants: Vec<BotSpec> = self.bots.split(',').map(read).collect::<Result<_, _>>()?;
        let seats = usize::from(hall.header().seats);
        if entrants.len() > seats {
            return Err(Trouble::new("tool-bad-bots")
                .with("bots", entrants.len())
                .with("seats", seats)
                .into());
        }
        Ok(Contest::new(hall, &entrants, self.seed))
    }

    fn sprt(&self, speech: Speech, contest: &Contest) -> Result<Option<Sprt>, Trouble> {
        let even = 1.0 / f64::from(contest.factory().header().seats);
        let Some(percent) = self.sprt else {
            return Ok(None);
        };
        if !(percent > 100.0 * even && percent <= 100.0) {
            return Err(Trouble::new("tool-bad-sprt").with("even", speech.number(100.0 * even, 0)));
        }
        Ok(Some(Sprt { even, hoped: percent / 100.0 }))
    }

    /// Plays the deals and asks the test after each.
    fn play(&self, speech: Speech, contest: Contest, sprt: Option<Sprt>) -> anyhow::Result<Results> {
        let seats = contest.specs().len() as u64;
        let deals = self.games.div_ceil(seats);
        let bar = progress::games(speech, deals * seats);
        let mut tally = ArenaStats::new(&contest);
        let mut verdict = SprtDecision::Open;
        deals::in_order(&contest, deals, self.threads(), |deal| {
            bar.inc(seats);
            tally.add(&contest, deal);
            if self.json {
                bar.suspend(|| report::games(&contest, deal).iter().try_for_each(output::json))?;
            }
            verdict = sprt.map_or(SprtDecision::Open, |sprt| sprt.decision(tally.challenger_wins()));
            Ok(if verdict == SprtDecision::Open { ControlFlow::Continue(()) } else { ControlFlow::Break(()) })
        })?;
        bar.finish_and_clear();
        Ok(Results { contest, tally, sprt: sprt.map(|sprt| (sprt, verdict)) })
    }

    fn threads(&self) -> usize {
        self.threads.map_or_else(|| available_parallelism().map_or(1, usize::from), usize::from)
    }
}
