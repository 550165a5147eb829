//! A table in memory: its current snapshot, and the subscribers that wait for the next one.

use crate::journal::{Snapshot, Version};
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, PoisonError, RwLock};
use tokio::sync::watch;

/// A table in memory. Snapshots are immutable: a reader takes the current one and may keep it.
pub(crate) struct LiveTable {
    current: RwLock<Arc<Snapshot>>,
    updates: watch::Sender<Version>,
    /// The sequence numbers for which a bot turn was claimed: first those scheduled at once, then the delayed ones.
    claimed: [AtomicI64; 2],
}

/// When a bot is to move.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum BotSchedule {
    /// At once: this server has made the bot's turn come.
    Now,
    /// After a delay, in which the server that made the turn come may move the bot itself.
    Takeover,
}

impl LiveTable {
    pub(crate) fn new(snapshot: Snapshot) -> LiveTable {
        let version = snapshot.version();
        LiveTable {
            current: RwLock::new(Arc::new(snapshot)),
            updates: watch::Sender::new(version),
            claimed: [const { AtomicI64::new(-1) }; 2],
        }
    }

    /// The current snapshot.
    pub(crate) fn snapshot(&self) -> Arc<Snapshot> {
        self.current.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Merges a snapshot into the current one, and notifies the subscribers if that changes anything.
    pub(crate) fn publish(&self, next: Snapshot) {
        let version = {
            let mut current = self.current.write().unwrap_or_else(PoisonError::into_inner);
            let newest = next.merge(&current);
            if newest.version() == current.version() {
                return;
            }
            *current = Arc::new(newest);
            current.version()
        };
        self.updates.send_replace(version);
    }

    /// Subscribes to the versions of published snapshots.
    pub(crate) fn subscribe(&self) -> watch::Receiver<Version> {
        self.updates.subscribe()
    }

    /// The number of subscribers.
    pub(crate) fn subscriber_count(&self) -> usize {
        self.updates.receiver_count()
    }

    /// Claims the bot turn after this sequence number. Only the first caller of each schedule gets it.
    pub(crate) fn claim_bot_turn(&self, seq: i64, schedule: BotSchedule) -> bool {
        self.claimed[schedule as usize].fetch_max(seq, Ordering::Relaxed) < seq
    }

    /// Releases the bot turn after this sequence number: no bot was to move.
    pub(crate) fn release_bot_turn(&self, seq: i64) {
        for claimed in &self.claimed {
            // A failure means that a later turn has been claimed, which stays claimed.
            let _ = claimed.compare_exchange(seq, seq - 1, Ordering::Relaxed, Ordering::Relaxed);
        }
    }
}
