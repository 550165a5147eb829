//! `hightable bench-bots`.

use crate::locale_context::count;
use crate::{LocaleContext, Outcome, output};
use clap::Args;
use games::{GameConfig, OptionValues, Title};
use serde_json::{Value, json};

/// Measure the speed of the bots on one thread
#[derive(Args)]
pub(crate) struct BenchBots {
    /// The game; default: all games
    game: Option<String>,
    /// Number of players; default: the game's usual number
    #[arg(long, value_name = "N")]
    seats: Option<u8>,
    /// Options as KEY=VALUE, separated by commas
    #[arg(long, value_name = "OPTIONS", default_value = "", hide_default_value = true, requires = "game")]
    options: String,
    /// Seed; the same seed measures the same positions
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Print one JSON object per game
    #[arg(long)]
    json: bool,
}

impl BenchBots {
    pub(crate) fn run(self, ctx: LocaleContext) -> anyhow::Result<Outcome> {
        let games = match &self.game {
            Some(game) => vec![game.parse()?],
            None => Title::ALL.to_vec(),
        };
        for game in games {
            let report = self.measure(game)?;
            if self.json { output::json(&report)? } else { output::print(&as_text(ctx, &report))? }
        }
        Ok(Outcome::Done)
    }

    fn measure(&self, game: Title) -> anyhow::Result<Value> {
        let set_up =
            GameConfig { seats: self.seats, options: OptionValues::parse(&self.options)?, components: None };
        let factory = bots::bot_factory_for(game, &set_up)?;
        let bench = factory.benchmark(self.seed);
        let header = factory.header();
        Ok(json!({
            "game": game,
            "options": header.options.to_string(),
            "seats": header.seats,
            "positions": bench.positions,
            "squire_us": bench.squire_us,
            "knight_iterations_per_second": bench.knight_iterations,
            "patient_knight_iterations_per_second": bench.long_budget_iterations,
            "marshal_iterations_per_second": bench.marshal_iterations,
            "answer_to_50_ms": bench.answer_ms,
            "longest_answer_to_50_ms": bench.longest_answer_ms,
        }))
    }
}

fn as_text(ctx: LocaleContext, report: &Value) -> String {
    let value = |key: &str| report[key].as_f64().unwrap_or_default();
    let word = |key: &str| report[key].as_str().unwrap_or_default();
    let number = |key: &str, decimals| format!("{:>9}", ctx.number(value(key), decimals));
    let decision = ctx.format("tool-bench-decision").text("number", number("squire_us", 2)).build();
    let positions = ctx.format("tool-bench-positions").count("n", count(value("positions") as u64));
    let positions = positions.text("number", number("knight_iterations_per_second", 0)).build();
    let iterations = |key: &str| ctx.format("tool-bench-iterations").text("number", number(key, 0)).build();
    let (patient, marshal) =
        (iterations("patient_knight_iterations_per_second"), iterations("marshal_iterations_per_second"));
    let answer = ctx.format("tool-bench-answer").text("mean", ctx.number(value("answer_to_50_ms"), 1));
    let answer = answer.text("most", ctx.number(value("longest_answer_to_50_ms"), 1)).build();
    let names = ["ht-squire", "ht-knight", "tool-bench-patient", "ht-marshal"].map(|id| ctx.message(id));
    let width = names.iter().map(|name| name.chars().count()).max().unwrap_or(0);
    let lines = names.iter().zip([decision, positions, patient, marshal]);
    let lines: String = lines.map(|(name, words)| format!("  {name:<width$}  {words}\n")).collect();
    format!("{} seats={} {}\n{lines}  {answer}\n", word("game"), value("seats"), word("options"))
}
