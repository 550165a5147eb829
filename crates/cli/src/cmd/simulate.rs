//! `hightable simulate`.

use crate::input::GameArgs;
use crate::speech::count;
use crate::{Outcome, Speech, chunks, output};
use clap::Args;
use engine::SeatSet;
use games::{DynGame, PlayoutStats, WIN_UNITS};
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Play random games, with all choices equally likely, and report results and speed
#[derive(Args)]
pub(crate) struct Simulate {
    #[command(flatten)]
    game: GameArgs,
    /// Number of games
    #[arg(long, value_name = "N", default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    games: u64,
    /// Seed; the same seed plays the same games on any number of threads
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Number of threads
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: u16,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

impl Simulate {
    pub(crate) fn run(self, speech: Speech) -> anyhow::Result<Outcome> {
        let rules = self.game.set_up()?;
        let began = Instant::now();
        let (playouts, busy) = self.play(speech, &rules)?;
        let report = self.report(&*rules, &playouts, began.elapsed(), busy);
        if self.json {
            output::json(&report)?;
        } else {
            output::print(&as_text(speech, &*rules, &report))?;
        }
        Ok(Outcome::Done)
    }

    /// All games, and the time that the threads were busy with them.
    fn play(&self, speech: Speech, rules: &Arc<dyn DynGame>) -> anyhow::Result<(PlayoutStats, Duration)> {
        let play = |from, to| {
            let began = Instant::now();
            (rules.random_playouts(self.seed, from, to), began.elapsed())
        };
        let both = |one: (PlayoutStats, Duration), other: (PlayoutStats, Duration)| {
            (one.0.merge(other.0), one.1 + other.1)
        };
        chunks::play(speech, self.games, self.threads, play, both)
    }

    fn report(&self, rules: &dyn DynGame, sum: &PlayoutStats, wall: Duration, busy: Duration) -> Value {
        let header = rules.header();
        let games = sum.games as f64;
        let seats = || SeatSet::all(header.seats).iter();
        let mean_score: Vec<f64> = seats().map(|seat| sum.points[seat] as f64 / games).collect();
        let win_share: Vec<f64> =
            seats().map(|seat| sum.wins[seat] as f64 / WIN_UNITS as f64 / games).collect();
        json!({
            "game": header.game,
            "options": header.options.to_string(),
            "seats": header.seats,
            "seed": self.seed,
            "games": sum.games,
            "plies": sum.plies,
            "decisions": sum.decisions,
            "seconds": wall.as_secs_f64(),
            "ns_per_decision": busy.as_nanos() as f64 / sum.decisions.max(1) as f64,
            "state_bytes": rules.state_bytes(),
            "mean_plies": sum.plies as f64 / games,
            "mean_score": mean_score,
            "win_share": win_share,
        })
    }
}

fn as_text(speech: Speech, rules: &dyn DynGame, report: &Value) -> String {
    let number = |key: &str, decimals| speech.number(report[key].as_f64().unwrap_or_default(), decimals);
    let games = speech.tell("tool-simulate-games").count("n", count(report["games"].as_u64().unwrap_or(0)));
    let games = games.text("seconds", number("seconds", 2)).text("plies", number("mean_plies", 1)).build();
    let pace = speech.tell("tool-simulate-pace").text("ns", number("ns_per_decision", 1));
    let pace = pace.text("bytes", rules.state_bytes().to_string()).build();
    let (score, wins) = (speech.say("tool-simulate-score"), speech.say("tool-simulate-wins"));
    let width = score.chars().count().max(wins.chars().count());
    let scores = list(speech, &report["mean_score"], 1.0, " ");
    let shares = list(speech, &report["win_share"], 100.0, "%");
    format!("{}\n{games}\n{pace}\n{score:<width$} {scores}\n{wins:<width$} {shares}\n", rules.header())
}

/// A number for each seat.
fn list(speech: Speech, values: &Value, scale: f64, unit: &str) -> String {
    let values = values.as_array().map(Vec::as_slice).unwrap_or_default();
    let number = |value: &Value| speech.number(value.as_f64().unwrap_or_default() * scale, 2);
    let shown = values.iter().map(|value| format!("{:>7}{unit}", number(value)));
    shown.collect::<Vec<_>>().join(" ")
}
