//! `hightable replay`.

use crate::input::RecordArgs;
use crate::{Outcome, output};
use anyhow::bail;
use clap::Args;
use engine::{Eye, Turn};
use serde_json::json;
use table::Table;

/// Show a position of a recorded game as one of the players saw it
#[derive(Args)]
pub(crate) struct Replay {
    #[command(flatten)]
    record: RecordArgs,
    /// The position after so many plies; the last one if left out
    #[arg(long, value_name = "N")]
    ply: Option<usize>,
    /// Whose eyes look: a seat from 1, `table` for a bystander's, `open` for the whole truth
    #[arg(long, value_name = "EYE", default_value = "table", value_parser = parse_eye)]
    eye: Eye,
    /// Print one JSON object: the view, the question and the choices
    #[arg(long)]
    json: bool,
}

fn parse_eye(text: &str) -> Result<Eye, String> {
    text.parse().map_err(|_| "an eye is the number of a seat, or table, or open".into())
}

impl Replay {
    pub(crate) fn run(self) -> anyhow::Result<Outcome> {
        let whole = self.record.replay()?;
        let ply = self.ply.unwrap_or(whole.plies());
        if ply > whole.plies() {
            bail!("the record has {} plies: there is no ply {ply}", whole.plies());
        }
        let seats = whole.header().seats;
        if matches!(self.eye, Eye::Seat(seat) if seat.index() >= usize::from(seats)) {
            bail!("the table has {seats} seats: nobody looks from seat {}", self.eye);
        }
        let table = whole.at(ply);
        if self.json {
            output::json(&as_json(&*table, self.eye))?;
        } else {
            output::print(&as_text(&*table, self.eye))?;
        }
        Ok(Outcome::Done)
    }
}

fn as_json(table: &dyn Table, eye: Eye) -> serde_json::Value {
    let offer = match eye {
        Eye::Seat(seat) => table.offer(seat),
        Eye::Table | Eye::Open => None,
    };
    json!({ "ply": table.plies(), "view": table.view(eye), "offer": offer })
}

fn as_text(table: &dyn Table, eye: Eye) -> String {
    let last = table.seen(eye).pop().unwrap_or_else(|| "nothing yet".into());
    let mut text = format!("Ply {}: {last}\n{}Next: {}\n", table.plies(), table.describe(eye), next(table));
    let offer = match eye {
        Eye::Seat(seat) => table.offer(seat),
        Eye::Table | Eye::Open => None,
    };
    if let Some(offer) = offer {
        let seat = eye;
        offer.choices.iter().for_each(|choice| text.push_str(&format!("  {seat} {choice}\n")));
        for (action, refusal) in &offer.refused {
            text.push_str(&format!("  not {action}: {}\n", refusal.words));
        }
    }
    text
}

fn next(table: &dyn Table) -> String {
    match table.turn() {
        Turn::Over => "nothing, the game is over".into(),
        Turn::Chance => "the box".into(),
        turn @ (Turn::Seat(_) | Turn::Together(_)) => {
            turn.seats().iter().map(|seat| format!("seat {seat}")).collect::<Vec<_>>().join(" and ")
        }
    }
}
