//! The state of a server: its store, the live tables, the bots, and the configuration.
//!
//! No lock is held while the store works. A command is tried on a copy of the game, its entries are appended to the journal,
//! and the store decides which of several concurrent commands was first: the insert is the lock, on one server as on several.
//! The snapshots in memory are a cache.

use crate::bots::engines::BotEngine;
use crate::bots::hints::Hints;
use crate::bots::pool::{BotPool, BotTurns};
use crate::config::ServerConfig;
use crate::error::ApiError;
use crate::journal::Snapshot;
use crate::live_table::{BotSchedule, LiveTable};
use crate::metrics::Metrics;
use crate::rate_limit::{AddressLimiter, rate_limiter};
use axum::extract::FromRef;
use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{SystemTime, UNIX_EPOCH};
use store::{Millis, Store};
use tokio::sync::watch;
use tokio_util::task::TaskTracker;

/// The state of a server.
pub(crate) struct App {
    pub(crate) store: Store,
    pub(crate) config: ServerConfig,
    pub(crate) metrics: Metrics,
    tables: Mutex<HashMap<String, Arc<LiveTable>>>,
    pub(crate) bots: BotPool,
    pub(crate) hints: Hints,
    /// When the server started.
    pub(crate) started_at: Millis,
    /// The requests of each address.
    pub(crate) rate_limiter: AddressLimiter,
    /// How often sessions were revoked on this server; event streams check their session again when it changes.
    revocations: AtomicU64,
    /// The tasks that shutdown waits for.
    pub(crate) tasks: TaskTracker,
}

impl App {
    /// The state, and the queue of bot turns, which [`runner::run`](crate::bots::runner::run) takes.
    pub(crate) fn new(
        store: Store,
        config: ServerConfig,
        engine: Arc<dyn BotEngine>,
    ) -> anyhow::Result<(App, BotTurns)> {
        let (bots, turns) = BotPool::new(config.bot_threads, config.bot_time, engine)?;
        let app = App {
            rate_limiter: rate_limiter(config.rate_limit),
            store,
            config,
            metrics: Metrics::new(),
            tables: Mutex::default(),
            bots,
            hints: Hints::default(),
            started_at: now_millis(),
            revocations: AtomicU64::new(0),
            tasks: TaskTracker::new(),
        };
        Ok((app, turns))
    }

    fn tables(&self) -> MutexGuard<'_, HashMap<String, Arc<LiveTable>>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The table with this id, loaded if necessary. Loading schedules the takeover of its bots: the server that was to move
    /// them may have stopped.
    pub(crate) async fn table(&self, id: &str) -> Result<Arc<LiveTable>, ApiError> {
        if let Some(table) = self.live_table(id) {
            return Ok(table);
        }
        let snapshot = self.load(id).await?.ok_or(ApiError::NotFound)?;
        let table =
            self.tables().entry(id.into()).or_insert_with(|| Arc::new(LiveTable::new(snapshot))).clone();
        self.bots.schedule(&table, BotSchedule::Takeover);
        Ok(table)
    }

    /// The table with this id, if it is in memory.
    pub(crate) fn live_table(&self, id: &str) -> Option<Arc<LiveTable>> {
        self.tables().get(id).cloned()
    }

    /// The ids of the tables in memory.
    pub(crate) fn live_table_ids(&self) -> Vec<String> {
        self.tables().keys().cloned().collect()
    }

    async fn load(&self, id: &str) -> Result<Option<Snapshot>, ApiError> {
        let Some(row) = self.store.table(id).await? else {
            return Ok(None);
        };
        let seats = self.store.seats(id).await?;
        let entries = self.store.journal(id, 0).await?;
        let chat_count = self.store.chat_count(id).await?;
        Ok(Some(Snapshot::from_rows(row, &seats, &entries, chat_count)))
    }

    /// Reads what has changed at a table since its snapshot, and publishes it.
    pub(crate) async fn reload(&self, table: &LiveTable) -> Result<Arc<Snapshot>, ApiError> {
        let current = table.snapshot();
        let id = &current.row.id;
        let row = self.store.table(id).await?.ok_or(ApiError::NotFound)?;
        let next = if row.version == current.row.version {
            let mut next = Snapshot::clone(&current);
            next.apply_entries(&self.store.journal(id, current.version().seq).await?);
            next.chat_count = self.store.chat_count(id).await?;
            next
        } else {
            self.load(id).await?.ok_or(ApiError::NotFound)?
        };
        table.publish(next);
        Ok(table.snapshot())
    }

    /// Removes from memory the tables that have no subscriber and no bot to move.
    pub(crate) fn evict_idle_tables(&self) {
        let is_idle = |table: &Arc<LiveTable>| {
            table.subscriber_count() == 0
                && Arc::strong_count(table) == 1
                && table.snapshot().bot_to_move().is_none()
        };
        self.tables().retain(|_, table| !is_idle(table));
    }

    /// The number of tables in memory, and the number of their subscribers.
    pub(crate) fn table_counts(&self) -> (usize, usize) {
        let tables = self.tables();
        (tables.len(), tables.values().map(|table| table.subscriber_count()).sum())
    }

    /// How often sessions were revoked on this server.
    pub(crate) fn revocations(&self) -> u64 {
        self.revocations.load(Ordering::Relaxed)
    }

    /// Notes that sessions were revoked.
    pub(crate) fn note_revocation(&self) {
        self.revocations.fetch_add(1, Ordering::Relaxed);
    }
}

/// The current time.
pub(crate) fn now_millis() -> Millis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Millis::try_from(since.as_millis()).unwrap_or(Millis::MAX)
}

/// The state of request handlers.
#[derive(Clone)]
pub(crate) struct AppState {
    pub(crate) app: Arc<App>,
    /// Becomes true when the server stops: event streams end then.
    pub(crate) shutdown: watch::Receiver<bool>,
}

impl FromRef<AppState> for Arc<App> {
    fn from_ref(state: &AppState) -> Arc<App> {
        state.app.clone()
    }
}

impl FromRef<AppState> for watch::Receiver<bool> {
    fn from_ref(state: &AppState) -> watch::Receiver<bool> {
        state.shutdown.clone()
    }
}
