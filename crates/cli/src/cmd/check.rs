//! `hightable check`.

use crate::input::RecordArgs;
use crate::locale_context::count;
use crate::{LocaleContext, Outcome, output};
use clap::Args;
use engine::{Seat, SeatSet, Turn};
use games::{DynMatch, Record, RecordError};
use i18n::{MessageContext, Messages};
use serde_json::{Value, json};

/// Check whether a record is legal; if not, report the line, what was expected and the reason (exit code 1)
#[derive(Args)]
pub(crate) struct Check {
    #[command(flatten)]
    record: RecordArgs,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

impl Check {
    pub(crate) fn run(self, ctx: LocaleContext) -> anyhow::Result<Outcome> {
        let (text, components) = self.record.read()?;
        let replayed = Record::parse(&text).and_then(|record| record.replay(components.as_deref()));
        match replayed {
            Ok(table) => {
                let message = ctx.format("tool-check-legal").text("file", self.record.name());
                let message = message.text("verdict", verdict(ctx, &*table)).build();
                self.say(&legal_json(&*table), &message)?;
                Ok(Outcome::Done)
            }
            Err(flaw) => {
                let words = ctx.messages();
                let message = ctx.format("tool-check-flawed").text("file", self.record.name());
                let message = message.text("why", i18n::error_text::record(words, &flaw)).build();
                self.say(&flaw_json(words, &flaw), &message)?;
                Ok(Outcome::No)
            }
        }
    }

    fn say(&self, value: &Value, words: &str) -> anyhow::Result<()> {
        if self.json { output::json(value) } else { output::print(&format!("{words}\n")) }
    }
}

fn verdict(ctx: LocaleContext, table: &dyn DynMatch) -> String {
    let seats = SeatSet::all(table.header().seats);
    let scores = table.scores();
    let points: Vec<String> = seats.iter().map(|seat| scores.points(seat).to_string()).collect();
    let told =
        |id| ctx.format(id).count("n", count(table.ply_count() as u64)).text("points", points.join(" : "));
    match table.turn() {
        Turn::Over => {
            let seat = |seat: Seat| ctx.format("tool-check-seat").text("seat", seat.to_string()).build();
            let winners: Vec<String> = scores.winners().iter().map(seat).collect();
            told("tool-check-finished").text("winners", ctx.messages().list(&winners)).build()
        }
        Turn::Seat(_) | Turn::Simultaneous(_) | Turn::Chance => told("tool-check-open")
            .text("expected", i18n::expected_text(ctx.messages(), &table.expected()))
            .build(),
    }
}

fn legal_json(table: &dyn DynMatch) -> Value {
    let seats = || SeatSet::all(table.header().seats).iter();
    let scores = table.scores();
    json!({
        "legal": true,
        "plies": table.ply_count(),
        "finished": table.turn() == Turn::Over,
        "points": seats().map(|seat| scores.points(seat)).collect::<Vec<_>>(),
        "places": seats().map(|seat| scores.rank(seat)).collect::<Vec<_>>(),
    })
}

fn flaw_json(words: &'static Messages, flaw: &RecordError) -> Value {
    let message = i18n::error_text::record(words, flaw);
    match flaw {
        RecordError::Empty => json!({ "legal": false, "line": 1, "message": message }),
        RecordError::Header { line, .. } | RecordError::Config { line, .. } => {
            json!({ "legal": false, "line": line, "message": message })
        }
        RecordError::Entry { game, components, line, entry, rejection, expected } => {
            let msg = MessageContext::new(words, &[]);
            json!({
                "legal": false,
                "line": line,
                "entry": entry,
                "code": rejection.code,
                "reason": i18n::error_text::rejection(&msg.with_components(components), *game, rejection),
                "expected": i18n::expected_text(words, expected),
                "message": message,
            })
        }
    }
}
