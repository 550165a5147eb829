//! `hightable load`.

mod client;
mod house;
mod measure;
mod table;

use crate::speech::count;
use crate::{Outcome, Speech, Trouble, input, output, progress};
use anyhow::Context;
use clap::Args;
use house::TestServer;
use indicatif::ProgressBar;
use measure::{Figures, Measures, Memory};
use serde_json::json;
use std::sync::Arc;
use std::time::{Duration, Instant};
use table::Player;
use tokio::task::JoinSet;
use tokio::time::sleep;

/// Load test: play at many tables of a temporary server at once and measure it
///
/// Every table has one listener per seat and a spectator. The server runs on this machine with a temporary data folder.
#[derive(Args)]
pub(crate) struct Load {
    /// Number of tables
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..=5000))]
    tables: u32,
    /// Duration in minutes
    #[arg(long, value_name = "N", default_value_t = 1.0, value_parser = input::minutes)]
    minutes: f64,
    /// Milliseconds between two actions at a table
    #[arg(long, value_name = "MS", default_value_t = 500)]
    pace: u64,
    /// Use a PostgreSQL database instead of a file
    #[arg(long, value_name = "URL")]
    database: Option<String>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

impl Load {
    pub(crate) fn run(self, speech: Speech) -> anyhow::Result<Outcome> {
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().context("threads")?;
        let figures = runtime.block_on(self.measure(speech))?;
        if self.json {
            output::print(&format!("{}\n", json!(figures)))?;
        } else {
            output::print(&self.report(speech, &figures))?;
        }
        Ok(Outcome::Done)
    }

    async fn measure(&self, speech: Speech) -> anyhow::Result<Figures> {
        let house = Arc::new(TestServer::open(self.database.as_deref()).await?);
        warm(&house).await?;
        let measures = Arc::new(Measures::default());
        let mut memory = Memory { empty: house.memory(), ..Memory::default() };
        // One after the other, by one connection: so that what connections hold is not counted as the tables'.
        let mut players = Vec::new();
        for n in 0..self.tables {
            players.push(Player::open(house.clone(), measures.clone(), n).await?);
        }
        memory.open = house.memory();
        let players = all(players.into_iter().map(Player::listen)).await?;
        let players = all(players.into_iter().map(Player::greet)).await?;
        measures.wait_for_greetings(u64::from(self.tables) * table::LISTENERS).await;
        memory.heard = house.memory();
        let time = Duration::from_secs_f64(60.0 * self.minutes);
        let bar = tokio::spawn(show(progress::minutes(speech, time), time));
        let end = Instant::now() + time;
        let pace = Duration::from_millis(self.pace);
        all(players.into_iter().map(|player| player.play(pace, end))).await?;
        memory.played = house.memory();
        bar.abort();
        Ok(measures.figures(self.tables, self.tables * table::LISTENERS as u32, time, memory))
    }

    fn report(&self, speech: Speech, figures: &Figures) -> String {
        let whole = |number: f64| speech.number(number, 0);
        let line = speech.tell("tool-load-tables").count("tables", count(self.tables.into()));
        let line = line.count("listeners", count(figures.listeners.into())).build();
        let actions = speech.tell("tool-load-actions").text("n", whole(figures.actions_per_second)).build();
        let late = speech.tell("tool-load-late").text("half", speech.number(figures.p50_ms, 1));
        let late = late.text("most", speech.number(figures.p99_ms, 1)).build();
        let memory = speech.tell("tool-load-memory").text("table", whole(figures.kb_per_table));
        let memory = memory.text("listener", whole(figures.kb_per_listener)).build();
        format!("{line}\n{actions}\n{late}\n{memory}\n")
    }
}

/// Plays a little of every game, so that what a server reads but once is not counted as a table's.
async fn warm(house: &Arc<TestServer>) -> anyhow::Result<()> {
    let end = Instant::now() + Duration::from_secs(1);
    let opening = |n| Player::open(house.clone(), Arc::default(), n);
    let players = all((0..::games::Title::ALL.len() as u32).map(opening)).await?;
    let players = all(players.into_iter().map(Player::listen)).await?;
    all(players.into_iter().map(|player| player.play(Duration::from_millis(10), end))).await?;
    Ok(())
}

/// Waits for all of them at once.
async fn all<T: Send + 'static>(
    work: impl Iterator<Item = impl Future<Output = anyhow::Result<T>> + Send + 'static>,
) -> anyhow::Result<Vec<T>> {
    let mut done = Vec::new();
    let mut work: JoinSet<_> = work.collect();
    while let Some(one) = work.join_next().await {
        done.push(one.context("a player failed")??);
    }
    Ok(done)
}

/// Lets a bar grow.
async fn show(bar: ProgressBar, time: Duration) {
    let began = Instant::now();
    while began.elapsed() < time {
        sleep(Duration::from_millis(200)).await;
        bar.set_position(began.elapsed().as_secs());
    }
    bar.finish_and_clear();
}

/// The server did not answer as it should.
pub(super) fn silent() -> Trouble {
    Trouble::new("tool-bad-silent")
}
