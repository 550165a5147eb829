//! `hightable check`.

use crate::input::RecordArgs;
use crate::speech::count;
use crate::{Outcome, Speech, output};
use clap::Args;
use engine::{Seat, Seats, Turn};
use lang::Words;
use serde_json::{Value, json};
use table::{Flaw, Record, Table};

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
    pub(crate) fn run(self, speech: Speech) -> anyhow::Result<Outcome> {
        let (text, components) = self.record.read()?;
        let replayed = Record::read(&text).and_then(|record| record.replay(components.as_deref()));
        match replayed {
            Ok(table) => {
                let message = speech.tell("tool-check-legal").text("file", self.record.name());
                let message = message.text("verdict", verdict(speech, &*table)).end();
                self.say(&legal_json(&*table), &message)?;
                Ok(Outcome::Done)
            }
            Err(flaw) => {
                let words = speech.words();
                let message = speech.tell("tool-check-flawed").text("file", self.record.name());
                let message = message.text("why", lang::error::flaw(words, &flaw)).end();
                self.say(&flaw_json(words, &flaw), &message)?;
                Ok(Outcome::No)
            }
        }
    }

    fn say(&self, value: &Value, words: &str) -> anyhow::Result<()> {
        if self.json { output::json(value) } else { output::print(&format!("{words}\n")) }
    }
}

fn verdict(speech: Speech, table: &dyn Table) -> String {
    let seats = Seats::all(table.header().seats);
    let scores = table.scores();
    let points: Vec<String> = seats.iter().map(|seat| scores.points(seat).to_string()).collect();
    let told =
        |id| speech.tell(id).count("n", count(table.ply_count() as u64)).text("points", points.join(" : "));
    match table.turn() {
        Turn::Over => {
            let seat = |seat: Seat| speech.tell("tool-check-seat").text("seat", seat.to_string()).end();
            let winners: Vec<String> = scores.winners().iter().map(seat).collect();
            told("tool-check-finished").text("winners", speech.words().list(&winners)).end()
        }
        Turn::Seat(_) | Turn::Together(_) | Turn::Chance => {
            told("tool-check-open").text("expected", lang::expected(speech.words(), &table.expected())).end()
        }
    }
}

fn legal_json(table: &dyn Table) -> Value {
    let seats = || Seats::all(table.header().seats).iter();
    let scores = table.scores();
    json!({
        "legal": true,
        "plies": table.ply_count(),
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
            "reason": lang::error::refusal(words, *game, refusal),
            "expected": lang::expected(words, expected),
            "message": message,
        }),
    }
}
