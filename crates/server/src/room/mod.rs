//! A table in memory: what the store knows of it, and whoever waits for news.

mod chair;
mod game;
mod journal;
mod snapshot;

pub(crate) use chair::{Chair, STEWARD, Sitter};
pub(crate) use game::{Ask, Game, Undo};
pub(crate) use journal::{Entry, MARK, Word};
pub(crate) use snapshot::{Snapshot, Stage, Version, status};

use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, PoisonError, RwLock};
use tokio::sync::watch;

/// A table in memory. What it shows is always a whole: a reader takes the present snapshot and keeps it as long as he likes.
pub(crate) struct Room {
    now: RwLock<Arc<Snapshot>>,
    news: watch::Sender<Version>,
    /// The line of the journal after which a bot was called, at once and late; each is called once.
    called: [AtomicI64; 2],
}

impl Room {
    pub(crate) fn new(snapshot: Snapshot) -> Room {
        let version = snapshot.version();
        Room {
            now: RwLock::new(Arc::new(snapshot)),
            news: watch::Sender::new(version),
            called: [const { AtomicI64::new(-1) }; 2],
        }
    }

    /// How things stand.
    pub(crate) fn now(&self) -> Arc<Snapshot> {
        self.now.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Shows what is newer in a snapshot to everybody.
    pub(crate) fn show(&self, next: Snapshot) {
        let version = {
            let mut now = self.now.write().unwrap_or_else(PoisonError::into_inner);
            let newest = next.and(&now);
            if newest.version() == now.version() {
                return;
            }
            *now = Arc::new(newest);
            now.version()
        };
        self.news.send_replace(version);
    }

    /// Says when something has changed.
    pub(crate) fn news(&self) -> watch::Receiver<Version> {
        self.news.subscribe()
    }

    /// How many wait for news.
    pub(crate) fn listeners(&self) -> usize {
        self.news.receiver_count()
    }

    /// Whether a bot may be called after this line of the journal: only the first who asks hears yes, one who calls at once and
    /// one who calls late in case the other fails.
    pub(crate) fn call_bot(&self, line: i64, late: bool) -> bool {
        self.called[usize::from(late)].fetch_max(line, Ordering::Relaxed) < line
    }

    /// Lets a bot be called again after a line: the one who was called was not needed then.
    pub(crate) fn call_again(&self, line: i64) {
        for called in &self.called {
            // Where a bot was called for a later line already, nothing is to be done.
            let _ = called.compare_exchange(line, line - 1, Ordering::Relaxed, Ordering::Relaxed);
        }
    }
}
