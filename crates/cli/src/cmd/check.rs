//! `hightable check`.

use crate::input::RecordArgs;
use crate::{Outcome, Speech, output};
use clap::Args;
use engine::{Seats, Turn};
use lang::Words;
use serde_json::{Value, json};
use table::{Flaw, Record, Table};

/// Tell whether a record is legal: if not, the line, what was expected and why it is refused (exit code 1)
#[derive(Args)]
pub(crate) struct Check {
    #[command(flatten)]
    record: RecordArgs,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

impl Check {
    pub(crate) fn run(self, speech: Speech) -> anyhow::Result<Outcome> {
        let (text, components) = self.record.read()?;
        let replayed = Record::read(&text).and_then(|record| record.replay(components.as_deref()));
        match replayed {
            Ok(table) => {
                let words = format!("{}: legal. {}\n", self.record.name(), verdict(&*table));
                self.say(&legal_json(&*table), &words)?;
                Ok(Outcome::Done)
            }
            Err(flaw) => {
                let words = speech.words();
                let message = format!("{}: {}\n", self.record.name(), lang::error::flaw(words, &flaw));
                self.say(&flaw_json(words, &flaw), &message)?;
                Ok(Outcome::No)
            }
        }
    }

    fn say(&self, value: &Value, words: &str) -> anyhow::Result<()> {
        if self.json { output::json(value) } else { output::print(words) }
    }
}

fn verdict(table: &dyn Table) -> String {
    let seats = Seats::all(table.header().seats);
    let scores = table.scores();
    let points: Vec<String> = seats.iter().map(|seat| scores.points(seat).to_string()).collect();
    let points = points.join(" : ");
    let plies = if table.plies() == 1 { "1 ply".to_string() } else { format!("{} plies", table.plies()) };
    match table.turn() {
        Turn::Over => {
            let winners: Vec<String> = scores.winners().iter().map(|seat| format!("seat {seat}")).collect();
            format!("{plies}, finished {points}, won by {}.", winners.join(" and "))
        }
        Turn::Seat(_) | Turn::Together(_) | Turn::Chance => {
            format!("{plies}, not finished, {points} so far; next: {}.", table.expected())
        }
    }
}

fn legal_json(table: &dyn Table) -> Value {
    let seats = || Seats::all(table.header().seats).iter();
    let scores = table.scores();
    json!({
        "legal": true,
        "plies": table.plies(),
        "finished": table.turn() == Turn::Over,
        "points": seats().map(|seat| scores.points(seat)).collect::<Vec<_>>(),
        "places": seats().map(|seat| scores.place(seat)).collect::<Vec<_>>(),
    })
}

fn flaw_json(words: &'static Words, flaw: &Flaw) -> Value {
    let message = lang::error::flaw(words, flaw);
    match flaw {
        Flaw::Empty => json!({ "legal": false, "line": 1, "message": message }),
        Flaw::Header { line, .. } | Flaw::SetUp { line, .. } => {
            json!({ "legal": false, "line": line, "message": message })
        }
        Flaw::Entry { game, line, entry, refusal, expected } => json!({
            "legal": false,
            "line": line,
            "entry": entry,
            "code": refusal.code,
            "reason": lang::error::refusal(words, game, refusal),
            "expected": expected,
            "message": message,
        }),
    }
}
