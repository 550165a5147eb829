//! Several servers on one database: this server follows what the others do.

use crate::app::App;
use crate::bots::pool::TAKEOVER_DELAY;
use crate::error::ApiError;
use crate::journal::status;
use crate::live_table::{BotSchedule, LiveTable};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use store::Notification;
use tokio::time::sleep;

/// The pause before a lost subscription is restored.
const RETRY_PAUSE: Duration = Duration::from_secs(5);

/// The tables that only other servers have in memory, with the time of their last notification.
#[derive(Default)]
pub(crate) struct RemoteTables(Mutex<HashMap<String, Instant>>);

impl RemoteTables {
    fn note(&self, id: String) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).insert(id, Instant::now());
    }

    /// Removes and returns the tables without a notification for [`TAKEOVER_DELAY`].
    fn take_quiet(&self) -> Vec<String> {
        let mut tables = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        tables.extract_if(|_, at| at.elapsed() >= TAKEOVER_DELAY).map(|(id, _)| id).collect()
    }
}

/// Follows the changes of all servers on the same database, and subscribes again when that fails.
pub(crate) async fn follow(app: Arc<App>, remote: Arc<RemoteTables>) {
    loop {
        if let Err(error) = follow_notifications(&app, &remote).await {
            tracing::warn!(code = error.code(), "other servers cannot be followed; trying again");
        }
        sleep(RETRY_PAUSE).await;
    }
}

async fn follow_notifications(app: &Arc<App>, remote: &RemoteTables) -> Result<(), ApiError> {
    let mut notifications = app.store.subscribe().await?;
    loop {
        let tables = match notifications.next().await {
            Notification::Table(id) => vec![id],
            Notification::Everything => running_and_live_tables(app).await?,
        };
        for id in tables {
            match app.live_table(&id) {
                Some(table) => reload(app, &table).await,
                None => remote.note(id),
            }
        }
    }
}

/// The tables that may have changed: those in memory, and all that are running.
async fn running_and_live_tables(app: &App) -> Result<Vec<String>, ApiError> {
    let live = app.live_table_ids();
    let running = app.store.tables_with_status(status::RUNNING).await?;
    Ok(running.into_iter().filter(|id| !live.contains(id)).chain(live.clone()).collect())
}

async fn reload(app: &Arc<App>, table: &Arc<LiveTable>) {
    match app.reload(table).await {
        Ok(_) => app.bots.schedule(table, BotSchedule::Takeover),
        Err(error) => tracing::warn!(code = error.code(), "a table could not be reloaded"),
    }
}

/// Loads the tables of other servers without a notification for a while: the server that was to move a bot there
/// may have stopped, and loading a table schedules the takeover.
pub(crate) async fn check_quiet_tables(app: &App, remote: &RemoteTables) {
    for id in remote.take_quiet() {
        if let Err(error) = app.table(&id).await {
            tracing::warn!(code = error.code(), "a table could not be loaded");
        }
    }
}
