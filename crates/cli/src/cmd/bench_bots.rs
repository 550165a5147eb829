//! `hightable bench-bots`.

use crate::{Outcome, output};
use clap::Args;
use serde_json::{Value, json};
use table::{SetUp, Settings, catalogue};

/// Measure how fast the bots think, on one thread
#[derive(Args)]
pub(crate) struct BenchBots {
    /// The game; all games if left out
    game: Option<String>,
    /// How many play; the usual number of the game if left out
    #[arg(long, value_name = "N")]
    seats: Option<u8>,
    /// Options as KEY=VALUE with commas between them
    #[arg(long, value_name = "OPTIONS", default_value = "", hide_default_value = true, requires = "game")]
    options: String,
    /// The seed: the same seed measures the same positions
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Print one JSON object a game
    #[arg(long)]
    json: bool,
}

impl BenchBots {
    pub(crate) fn run(self) -> anyhow::Result<Outcome> {
        let games = match &self.game {
            Some(game) => vec![catalogue::find(game)?.name],
            None => catalogue::all().iter().map(|info| info.name).collect(),
        };
        for game in games {
            let report = self.measure(game)?;
            if self.json { output::json(&report)? } else { output::print(&as_text(&report))? }
        }
        Ok(Outcome::Done)
    }

    fn measure(&self, game: &str) -> anyhow::Result<Value> {
        let set_up = SetUp { seats: self.seats, settings: Settings::parse(&self.options)?, components: None };
        let hall = bots::open(game, &set_up)?;
        let bench = hall.bench(self.seed);
        let header = hall.header();
        Ok(json!({
            "game": game,
            "options": header.settings.to_string(),
            "seats": header.seats,
            "positions": bench.positions,
            "squire_us": bench.squire_us,
            "knight_iterations_per_second": bench.knight_iterations,
            "marshal_iterations_per_second": bench.marshal_iterations,
            "answer_to_50_ms": bench.answer_ms,
            "longest_answer_to_50_ms": bench.longest_answer_ms,
        }))
    }
}

fn as_text(report: &Value) -> String {
    let number = |key: &str| report[key].as_f64().unwrap_or_default();
    let word = |key: &str| report[key].as_str().unwrap_or_default().to_string();
    format!(
        "{} seats={} {}\n  squire   {:>9.2} µs a decision\n  knight   {:>9.0} iterations a second in mid-game ({} positions)\n  \
         marshal  {:>9.0} iterations a second\n  asked to move in 50 ms, a knight answers in {:.1} ms on average, {:.1} at most\n",
        word("game"),
        number("seats"),
        word("options"),
        number("squire_us"),
        number("knight_iterations_per_second"),
        number("positions"),
        number("marshal_iterations_per_second"),
        number("answer_to_50_ms"),
        number("longest_answer_to_50_ms"),
    )
}
