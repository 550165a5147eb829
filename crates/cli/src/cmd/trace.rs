//! `hightable trace`.

use crate::input::RecordArgs;
use crate::{Outcome, output};
use clap::Args;
use engine::{Eye, Seat, Turn};
use games::DynMatch;
use serde_json::{Value, json};

/// Print the complete game state after every ply, one JSON object per line, for independent verification (see
/// docs/trace.md)
#[derive(Args)]
pub(crate) struct Trace {
    #[command(flatten)]
    record: RecordArgs,
}

impl Trace {
    pub(crate) fn run(self) -> anyhow::Result<Outcome> {
        let whole = self.record.replay()?;
        let mut table = whole.at_ply(0);
        for (n, (_, entry)) in whole.record().entries.iter().enumerate() {
            table.apply_line(entry).expect("the record has just been replayed");
            output::json(&line(&*table, n + 1, entry))?;
        }
        Ok(Outcome::Done)
    }
}

fn line(table: &dyn DynMatch, ply: usize, entry: &str) -> Value {
    let turn = table.turn();
    let asked = turn.seats().iter().next();
    json!({
        "ply": ply,
        "entry": entry,
        "next": next(turn),
        "ask": asked.and_then(|seat| table.decision(seat)).map(|offer| offer.ask),
        "events": table.events(ply, Eye::Omniscient),
        "state": table.view(Eye::Omniscient),
    })
}

fn next(turn: Turn) -> Value {
    match turn {
        Turn::Seat(seat) => json!({ "turn": "seat", "seats": [number(seat)] }),
        Turn::Simultaneous(seats) => {
            json!({ "turn": "together", "seats": seats.iter().map(number).collect::<Vec<_>>() })
        }
        Turn::Chance => json!({ "turn": "box", "seats": [] }),
        Turn::Over => json!({ "turn": "over", "seats": [] }),
    }
}

fn number(seat: Seat) -> usize {
    seat.index() + 1
}
