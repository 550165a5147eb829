//! `hightable load`.

mod client;
mod recorder;
mod server;
mod simulated_table;

use crate::locale_context::count;
use crate::{CliError, LocaleContext, Outcome, input, output, progress};
use anyhow::Context;
use clap::Args;
use indicatif::ProgressBar;
use recorder::{LoadRecorder, LoadReport, Memory};
use serde_json::json;
use server::TestServer;
use simulated_table::SimulatedTable;
use std::sync::Arc;
use std::time::{Duration, Instant};
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
    pub(crate) fn run(self, ctx: LocaleContext) -> anyhow::Result<Outcome> {
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().context("threads")?;
        let report = runtime.block_on(self.measure(ctx))?;
        if self.json {
            output::print(&format!("{}\n", json!(report)))?;
        } else {
            output::print(&self.report(ctx, &report))?;
        }
        Ok(Outcome::Done)
    }

    async fn measure(&self, ctx: LocaleContext) -> anyhow::Result<LoadReport> {
        let server = Arc::new(TestServer::start(self.database.as_deref()).await?);
        warm(&server).await?;
        let recorder = Arc::new(LoadRecorder::default());
        let mut memory = Memory { empty: server.memory(), ..Memory::default() };
        // One after the other, on one connection, so that the memory of connections is not counted as that of tables.
        let mut players = Vec::new();
        for n in 0..self.tables {
            players.push(SimulatedTable::open(server.clone(), recorder.clone(), n).await?);
        }
        memory.open = server.memory();
        let players = all(players.into_iter().map(SimulatedTable::listen)).await?;
        let players = all(players.into_iter().map(SimulatedTable::greet)).await?;
        recorder.wait_for_connections(u64::from(self.tables) * simulated_table::LISTENERS).await;
        memory.heard = server.memory();
        let time = Duration::from_secs_f64(60.0 * self.minutes);
        let bar = tokio::spawn(show(progress::minutes(ctx, time), time));
        let end = Instant::now() + time;
        let pace = Duration::from_millis(self.pace);
        all(players.into_iter().map(|player| player.play(pace, end))).await?;
        memory.played = server.memory();
        bar.abort();
        Ok(recorder.report(self.tables, self.tables * simulated_table::LISTENERS as u32, time, memory))
    }

    fn report(&self, ctx: LocaleContext, report: &LoadReport) -> String {
        let whole = |number: f64| ctx.number(number, 0);
        let line = ctx.format("tool-load-tables").count("tables", count(self.tables.into()));
        let line = line.count("listeners", count(report.listeners.into())).build();
        let actions = ctx.format("tool-load-actions").text("n", whole(report.actions_per_second)).build();
        let late = ctx.format("tool-load-late").text("half", ctx.number(report.p50_ms, 1));
        let late = late.text("most", ctx.number(report.p99_ms, 1)).build();
        let memory = ctx.format("tool-load-memory").text("table", whole(report.kb_per_table));
        let memory = memory.text("listener", whole(report.kb_per_listener)).build();
        format!("{line}\n{actions}\n{late}\n{memory}\n")
    }
}

/// Plays a little of every game, so that one-time initialization is not counted as the memory of tables.
async fn warm(server: &Arc<TestServer>) -> anyhow::Result<()> {
    let end = Instant::now() + Duration::from_secs(1);
    let opening = |n| SimulatedTable::open(server.clone(), Arc::default(), n);
    let players = all((0..::games::Title::ALL.len() as u32).map(opening)).await?;
    let players = all(players.into_iter().map(SimulatedTable::listen)).await?;
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
pub(super) fn unexpected_response() -> CliError {
    CliError::new("tool-bad-silent")
}
