//! `hightable advise`.

use crate::input::RecordArgs;
use crate::{Outcome, output};
use anyhow::Context;
use bots::{Advice, Budget, Entrant};
use clap::Args;
use engine::{NoSuchSeat, Seat};
use std::fmt::Write;
use table::{Record, SetUp};

/// Ask a bot what it would do at a point of a recorded game, and why
#[derive(Args)]
pub(crate) struct Advise {
    #[command(flatten)]
    record: RecordArgs,
    /// After how many plies; at the end of the record if left out
    #[arg(long, value_name = "N")]
    ply: Option<usize>,
    /// Through whose eyes: a seat that must decide then; the first such seat if left out
    #[arg(long, value_name = "SEAT", value_parser = seat)]
    eye: Option<Seat>,
    /// Whom to ask: page, squire, knight or marshal, perhaps with a time of its own as in knight:50ms
    #[arg(long, value_name = "BOT", default_value = "marshal")]
    bot: String,
    /// Milliseconds that it may think
    #[arg(long, value_name = "MS", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=3_600_000))]
    ms: u64,
    /// Threads to think on
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: u16,
    /// The seed of its dice
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Show so many actions
    #[arg(long, value_name = "N", default_value_t = 8)]
    most: usize,
    /// Print one JSON object with all actions
    #[arg(long)]
    json: bool,
}

fn seat(text: &str) -> Result<Seat, String> {
    text.parse().map_err(|NoSuchSeat| "name a seat by its number, from 1".into())
}

impl Advise {
    pub(crate) fn run(self) -> anyhow::Result<Outcome> {
        let (text, components) = self.record.read()?;
        let name = self.record.name();
        let record = Record::read(&text).with_context(|| format!("{name} is no legal record"))?;
        record.replay(components.as_deref()).with_context(|| format!("{name} is no legal record"))?;
        let header = &record.header;
        let set_up = SetUp { seats: Some(header.seats), settings: header.settings.clone(), components };
        let hall = bots::open(&header.game, &set_up)?;
        let bot = Entrant { threads: self.threads, ..Entrant::read(&self.bot, Budget::ms(self.ms))? };
        let ply = self.ply.unwrap_or(record.entries.len());
        let advice = hall.advise(&record, ply, self.eye, bot, self.seed)?;
        if self.json {
            output::json(&serde_json::to_value(&advice)?)?;
        } else {
            output::print(&as_text(&advice, &bot, self.most))?;
        }
        Ok(Outcome::Done)
    }
}

fn as_text(advice: &Advice, bot: &Entrant, most: usize) -> String {
    let (seat, ply) = (advice.seat, advice.ply);
    let mut text =
        format!("Seat {seat} after ply {ply}, as {bot} sees it ({} iterations)\n", advice.iterations);
    let _ = writeln!(text, "{:>7} {:>9} {:>8} {:>7}  action", "plays", "wins", "visits", "squire");
    for advised in advice.actions.iter().take(most) {
        let chance =
            advised.win_chance.map_or_else(|| "-".into(), |chance| format!("{:.1} %", 100.0 * chance));
        let why = advised.why.as_str().map_or_else(|| advised.why.to_string(), str::to_string);
        let share = 100.0 * advised.share;
        let _ = writeln!(
            text,
            "{share:>5.1} % {chance:>9} {:>8} {:>+7.1}  {} ({why})",
            advised.visits, advised.worth, advised.action
        );
    }
    if advice.actions.len() > most {
        let _ = writeln!(text, "and {} more", advice.actions.len() - most);
    }
    if advice.secret {
        text.push_str("Nobody sees this choice: a good player does not always make the same.\n");
    }
    text
}
