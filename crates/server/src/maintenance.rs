//! Periodic work: time limits, eviction from memory, and the check of all tables at the start.

use crate::app::{App, now_millis};
use crate::cluster::{self, RemoteTables};
use crate::commands;
use crate::error::ApiError;
use crate::journal::{EVENT_PREFIX, JournaledGame, Snapshot, TableState, status};
use crate::rate_limit::evict_idle_addresses;
use std::sync::Arc;
use std::time::Duration;
use store::Millis;
use tokio::time::{MissedTickBehavior, interval};

/// The interval of the periodic work.
const INTERVAL: Duration = Duration::from_secs(5);

/// Does the periodic work until the task is aborted.
pub(crate) async fn run(app: Arc<App>, remote: Arc<RemoteTables>) {
    let mut ticks = interval(INTERVAL);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        ticks.tick().await;
        if let Err(error) = enforce_time_limits(&app).await {
            tracing::warn!(code = error.code(), "time limits could not be enforced");
        }
        cluster::check_quiet_tables(&app, &remote).await;
        evict_idle_addresses(&app.rate_limiter);
        app.evict_idle_tables();
    }
}

/// Gives every overdue seat to a bot.
async fn enforce_time_limits(app: &Arc<App>) -> Result<(), ApiError> {
    let time = now_millis();
    for id in app.store.overdue_tables(status::RUNNING, EVENT_PREFIX, time).await? {
        let table = app.table(&id).await?;
        let snapshot = table.snapshot();
        let Some(game) = snapshot.game().filter(|game| is_overdue(app, &snapshot, game, time)) else {
            continue;
        };
        let overdue = game.game_match().turn().seats();
        for seat in overdue.iter().filter(|seat| snapshot.present().contains(*seat)) {
            commands::leave_seat(app, &table, seat).await?;
        }
    }
    Ok(())
}

/// Whether the position is as old as the table's limit, and the server has been running for a while: nobody could move while
/// it was stopped.
fn is_overdue(app: &App, snapshot: &Snapshot, game: &JournaledGame, time: Millis) -> bool {
    let Some(limit) = snapshot.row.move_limit.map(|seconds| seconds.saturating_mul(1000)) else {
        return false;
    };
    let grace = Millis::try_from(app.config.takeover_grace.as_millis()).unwrap_or(Millis::MAX);
    time - game.last_move_at() >= limit && time - app.started_at >= limit.min(grace)
}

/// Replays every running table. A table that does not replay is suspended; a suspended one that replays again is resumed.
/// Returns how many tables run, and how many were suspended.
pub(crate) async fn resume_tables(app: &Arc<App>) -> Result<(usize, usize), ApiError> {
    for id in app.store.tables_with_status(status::SUSPENDED).await? {
        resume(app, &id).await?;
    }
    let (mut running, mut suspended) = (0, 0);
    for id in app.store.tables_with_status(status::RUNNING).await? {
        let table = app.table(&id).await?;
        let snapshot = table.snapshot();
        match &snapshot.state {
            TableState::Suspended(reason) => {
                tracing::error!(table = %id, %reason, "a table does not replay and is suspended");
                let status = Some((status::SUSPENDED, now_millis()));
                app.store.update_table(&id, snapshot.row.version, &[], status).await?;
                app.reload(&table).await?;
                suspended += 1;
            }
            TableState::Playing(_) | TableState::SettingUp => {
                commands::advance_table(app, &table).await?;
                running += 1;
            }
        }
    }
    Ok((running, suspended))
}

/// Resumes a suspended table if it replays, and appends an entry that says so.
async fn resume(app: &Arc<App>, id: &str) -> Result<(), ApiError> {
    let table = app.table(id).await?;
    let snapshot = table.snapshot();
    if snapshot.game().is_none() {
        return Ok(());
    }
    let status = Some((status::RUNNING, now_millis()));
    if app.store.update_table(id, snapshot.row.version, &[], status).await? {
        tracing::info!(table = %id, "a suspended table is resumed");
        app.reload(&table).await?;
        commands::append_resumed_entry(app, &table).await?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::commands::SeatRequest;
    use crate::config::ServerConfig;
    use crate::test_support::{app_on, host, new_table, store};
    use games::Title;
    use store::{JournalRow, NewJournalEntry, Store, TableRow};

    const LIMIT: i64 = 60;

    fn app(store: &Store, takeover_grace: Duration) -> Arc<App> {
        app_on(store, ServerConfig { takeover_grace, bot_threads: 1, ..ServerConfig::default() })
    }

    /// A store with a table whose position is overdue, and at which a vote was cast just now.
    async fn overdue_table() -> (Store, String) {
        let store = store().await;
        let seats = vec![SeatRequest::Host, SeatRequest::Host, SeatRequest::Host];
        let new = commands::NewTable { move_limit: Some(LIMIT), ..new_table(Title::Krieg, seats) };
        let created = commands::create_table(&app(&store, Duration::ZERO), &host(), &new).await;
        let row = created.expect("the table is created").snapshot().row.clone();
        let overdue = TableRow { id: "overdue".into(), ..row.clone() };
        let seats = store.seats(&row.id).await.expect("it has seats");
        store.add_table(&overdue, &seats).await.expect("a table is added");
        let entries = store.journal(&row.id, 0).await.expect("it has a journal");
        let long_ago = |row: &JournalRow| NewJournalEntry {
            seat: None,
            entry: row.entry.clone(),
            idempotency_key: None,
            at: 0,
        };
        let mut entries: Vec<NewJournalEntry> = entries.iter().map(long_ago).collect();
        let vote = NewJournalEntry {
            seat: None,
            entry: "!1 vote 2".into(),
            idempotency_key: None,
            at: now_millis(),
        };
        entries.push(vote);
        store.append_journal("overdue", 1, &entries).await.expect("entries are appended");
        (store, "overdue".into())
    }

    #[tokio::test]
    async fn only_a_ply_restarts_the_time_limit() {
        let (store, id) = overdue_table().await;
        let app = app(&store, Duration::ZERO);
        enforce_time_limits(&app).await.expect("the store answers");
        let snapshot = app.table(&id).await.expect("the table exists").snapshot();
        assert!(snapshot.present().len() < 3, "a vote is no move");
    }

    #[tokio::test]
    async fn nobody_is_overdue_who_could_not_move_because_the_server_was_stopped() {
        let (store, id) = overdue_table().await;
        let app = app(&store, Duration::from_secs(300));
        enforce_time_limits(&app).await.expect("the store answers");
        let snapshot = app.table(&id).await.expect("the table exists").snapshot();
        assert_eq!(snapshot.present().len(), 3, "the server has just started");
    }
}
