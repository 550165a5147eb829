//! Hints: what a bot would do at the seat of a person.

use super::pool::BotPool;
use crate::error::ApiError;
use crate::journal::Snapshot;
use bots::Level;
use engine::Seat;
use std::collections::HashSet;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::Semaphore;
use tokio::time::timeout;

/// Limits hints to one thread at a time and one request per user, so that bots have the other threads.
pub(crate) struct Hints {
    pending: Mutex<HashSet<String>>,
    thread: Semaphore,
}

/// How long a request waits for the thread.
const MAX_WAIT: Duration = Duration::from_secs(2);

/// The pending request of a user; removed when dropped.
struct PendingRequest<'a> {
    hints: &'a Hints,
    user: String,
}

impl Default for Hints {
    fn default() -> Hints {
        Hints { pending: Mutex::default(), thread: Semaphore::new(1) }
    }
}

impl Hints {
    fn pending(&self) -> MutexGuard<'_, HashSet<String>> {
        self.pending.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The number of users with a pending request.
    #[cfg(test)]
    pub(crate) fn pending_count(&self) -> usize {
        self.pending().len()
    }

    /// Registers a request, unless the user has one already.
    fn register(&self, user: &str) -> Option<PendingRequest<'_>> {
        let is_new = self.pending().insert(user.into());
        is_new.then(|| PendingRequest { hints: self, user: user.into() })
    }

    /// The action of a knight at a seat, in the notation of records; `None` if the seat is not to move or the engine fails.
    /// [`ApiError::Busy`] if the user has a pending request or too many users have one.
    pub(crate) async fn hint(
        &self,
        pool: &BotPool,
        snapshot: &Arc<Snapshot>,
        seat: Seat,
        user: &str,
    ) -> Result<Option<String>, ApiError> {
        if !snapshot.turn().is_some_and(|turn| turn.is_for(seat)) {
            return Ok(None);
        }
        let _request = self.register(user).ok_or(ApiError::Busy)?;
        let Ok(Ok(_thread)) = timeout(MAX_WAIT, self.thread.acquire()).await else {
            return Err(ApiError::Busy);
        };
        let chosen = pool.choose(snapshot.clone(), seat, Level::Knight).await;
        let log = |reason| tracing::error!(table = %snapshot.row.id, %seat, %reason, "a bot gave no hint");
        Ok(chosen.map_err(log).ok())
    }
}

impl Drop for PendingRequest<'_> {
    fn drop(&mut self) {
        self.hints.pending().remove(&self.user);
    }
}
