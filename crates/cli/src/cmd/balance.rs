//! `hightable balance`.

mod json;
mod svg;
mod text;

use crate::input::GameArgs;
use crate::output::OutputFile;
use crate::{CliError, LocaleContext, Outcome, output, parallel};
use bots::titles::kingsburg::balance::{Balance as Sum, BalanceStudy, CardSet, CardStats};
use bots::{BotSpec, Budget};
use clap::Args;
use games::Title;
use std::path::PathBuf;

/// Measure the balance of a game's module cards: win rate and points of the players who had them
#[derive(Args)]
pub(crate) struct Balance {
    #[command(flatten)]
    game: GameArgs,
    /// The modules to play with, joined by +; governors, alternative and fate have cards to measure
    #[arg(long, value_name = "MODULES")]
    modules: String,
    /// The bots that play: one for all seats, or one per seat, separated by commas (page, squire, knight, marshal)
    #[arg(long, value_name = "BOTS", default_value = "page")]
    bots: String,
    /// Thinking time of knights and marshals per decision, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 20, value_parser = clap::value_parser!(u64).range(1..=3_600_000))]
    ms: u64,
    /// Number of games
    #[arg(long, value_name = "N", default_value_t = 20_000, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    games: u64,
    /// Seed; the same seed plays the same games on any number of threads
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Number of threads
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: u16,
    /// Print one JSON object per card, and one for the totals
    #[arg(long)]
    json: bool,
    /// Also write a chart to this file
    #[arg(long, value_name = "FILE.svg")]
    plot: Option<PathBuf>,
}

/// The results.
struct Results<'a> {
    study: &'a BalanceStudy,
    seed: u64,
    sum: Sum,
    card_sets: Vec<(CardSet, Vec<CardStats>)>,
}

impl Results<'_> {
    /// The share of wins that everybody would have if nothing mattered.
    fn even_share(&self) -> f64 {
        1.0 / f64::from(self.study.header().seats)
    }

    /// The bots; one if all are the same.
    fn bots(&self) -> String {
        let mut words: Vec<String> = self.study.bots().iter().map(ToString::to_string).collect();
        if words.iter().all(|word| *word == words[0]) {
            words.truncate(1);
        }
        words.join(", ")
    }

    /// Whether any card is not the printed one.
    fn has_stars(&self) -> bool {
        self.card_sets.iter().flat_map(|(_, cards)| cards).any(|card| card.title.ends_with('*'))
    }
}

impl Balance {
    pub(crate) fn run(self, ctx: LocaleContext) -> anyhow::Result<Outcome> {
        let study = self.study()?;
        let plot = self.plot.as_deref().map(OutputFile::create).transpose()?;
        let play = |from, to| study.play(self.seed, from, to);
        let sum =
            parallel::map_games(ctx, self.games, self.threads, play, |one: Sum, other| one.merge(&other))?;
        let card_sets = study.card_sets().map(|card_set| (card_set, sum.cards(&study, card_set))).collect();
        let results = Results { study: &study, seed: self.seed, sum, card_sets };
        if let Some(file) = plot {
            file.write(svg::of(ctx, &results))?;
        }
        if self.json {
            json::as_json(&results).iter().try_for_each(output::json)?;
        } else {
            output::print(&text::of(ctx, &results))?;
        }
        Ok(Outcome::Done)
    }

    fn study(&self) -> anyhow::Result<BalanceStudy> {
        let info = self.game.info()?;
        if info.title != Title::Kingsburg {
            return Err(CliError::new("tool-bad-no-cards").with("title", info.display_name).into());
        }
        let mut asked = self.game.asked()?;
        if asked.options.get("modules").is_some() {
            return Err(CliError::new("tool-bad-modules").into());
        }
        asked.options.push("modules", &self.modules);
        let read = |bot| BotSpec::parse(bot, Budget::ms(self.ms));
        let bots: Vec<BotSpec> = self.bots.split(',').map(read).collect::<Result<_, _>>()?;
        Ok(BalanceStudy::new(&asked, &bots)?)
    }
}
