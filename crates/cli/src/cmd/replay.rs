//! `hightable replay`.

use crate::input::RecordArgs;
use crate::{CliError, LocaleContext, Outcome, output};
use clap::Args;
use engine::Eye;
use games::DynMatch;
use i18n::{MessageContext, Messages, TextView};
use serde_json::json;

/// Show a position of a recorded game from a player's point of view
#[derive(Args)]
pub(crate) struct Replay {
    #[command(flatten)]
    record: RecordArgs,
    /// Show the position after this many plies; default: the last one
    #[arg(long, value_name = "N")]
    ply: Option<usize>,
    /// Point of view: a seat number from 1, `table` for a spectator, `open` for all hidden information
    #[arg(long, value_name = "EYE", default_value = "table", value_parser = parse_eye)]
    eye: Eye,
    /// Print one JSON object with the view, the question and the choices
    #[arg(long)]
    json: bool,
}

fn parse_eye(text: &str) -> Result<Eye, String> {
    text.parse().map_err(|_| "an eye is the number of a seat, or table, or open".into())
}

impl Replay {
    pub(crate) fn run(self, ctx: LocaleContext) -> anyhow::Result<Outcome> {
        let whole = self.record.replay()?;
        let ply = self.ply.unwrap_or(whole.ply_count());
        if ply > whole.ply_count() {
            return Err(CliError::new("ht-bad-ply").with("plies", whole.ply_count()).with("ply", ply).into());
        }
        let seats = whole.header().seats;
        if matches!(self.eye, Eye::Seat(seat) if seat.index() >= usize::from(seats)) {
            return Err(CliError::new("ht-bad-eye").with("seats", seats).with("eye", self.eye).into());
        }
        let table = whole.at_ply(ply);
        if self.json {
            output::json(&as_json(&*table, self.eye))?;
        } else {
            output::print(&as_text(ctx.messages(), &*table, self.eye))?;
        }
        Ok(Outcome::Done)
    }
}

fn as_json(table: &dyn DynMatch, eye: Eye) -> serde_json::Value {
    let offer = match eye {
        Eye::Seat(seat) => table.decision(seat),
        Eye::Public | Eye::Omniscient => None,
    };
    let header = table.header();
    let reconstructed = header.game.info().has_reconstructed_figures(&header.options, table.components());
    json!({ "ply": table.ply_count(), "view": table.view(eye), "offer": offer, "reconstructed": reconstructed })
}

fn as_text(words: &'static Messages, table: &dyn DynMatch, eye: Eye) -> String {
    let msg = MessageContext::new(words, &[]);
    let told = table.ply_count().saturating_sub(1);
    let ply = msg.format("ht-ply").text("ply", table.ply_count().to_string()).build();
    format!("{ply}\n{}", TextView::new(&msg, table, eye, told).plain(true, &str::to_owned))
}
