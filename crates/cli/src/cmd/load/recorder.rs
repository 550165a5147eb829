//! The measurements of a load test.

use serde::Serialize;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::time::sleep;

/// Records measurements of all tables concurrently.
#[derive(Default)]
pub(super) struct LoadRecorder {
    actions: AtomicU64,
    /// The times from a command to its event at another seat, in microseconds.
    delays: Mutex<Vec<u32>>,
    /// The number of listeners that have received the first message.
    connections: AtomicU64,
}

/// The results of a load test.
#[derive(Debug, Serialize)]
pub(super) struct LoadReport {
    tables: u32,
    pub(super) listeners: u32,
    seconds: f64,
    actions: u64,
    pub(super) actions_per_second: f64,
    events: usize,
    pub(super) p50_ms: f64,
    pub(super) p99_ms: f64,
    longest_ms: f64,
    pub(super) kb_per_table: f64,
    pub(super) kb_per_listener: f64,
}

/// The memory of the server in bytes.
#[derive(Copy, Clone, Default)]
pub(super) struct Memory {
    /// With no tables.
    pub(super) empty: u64,
    /// With all tables and no listeners.
    pub(super) open: u64,
    /// With all listeners, after each has received an event, and with the connections of the players.
    pub(super) heard: u64,
    /// At the end.
    pub(super) played: u64,
}

impl Memory {
    /// The memory of all tables: after creation, and its growth during the games.
    fn of_tables(self) -> f64 {
        self.open as f64 - self.empty as f64 + self.played as f64 - self.heard as f64
    }

    /// The memory of all listeners.
    fn of_listeners(self) -> f64 {
        self.heard as f64 - self.open as f64
    }
}

impl LoadRecorder {
    /// Records an acknowledged action.
    pub(super) fn acted(&self) {
        self.actions.fetch_add(1, Ordering::Relaxed);
    }

    /// Records the time from a command to its event.
    pub(super) fn heard(&self, delay: Duration) {
        let micros = u32::try_from(delay.as_micros()).unwrap_or(u32::MAX);
        self.delays.lock().unwrap_or_else(PoisonError::into_inner).push(micros);
    }

    /// Records that a listener has received the first message.
    pub(super) fn connected(&self) {
        self.connections.fetch_add(1, Ordering::Relaxed);
    }

    /// Waits until this number of listeners is connected, or for ten seconds.
    pub(super) async fn wait_for_connections(&self, count: u64) {
        let patience = Instant::now() + Duration::from_secs(10);
        while self.connections.load(Ordering::Relaxed) < count && Instant::now() < patience {
            sleep(Duration::from_millis(20)).await;
        }
    }

    /// The results.
    pub(super) fn report(&self, tables: u32, listeners: u32, time: Duration, memory: Memory) -> LoadReport {
        let mut delays = self.delays.lock().unwrap_or_else(PoisonError::into_inner).clone();
        delays.sort_unstable();
        let actions = self.actions.load(Ordering::Relaxed);
        LoadReport {
            tables,
            listeners,
            seconds: time.as_secs_f64(),
            actions,
            actions_per_second: actions as f64 / time.as_secs_f64(),
            events: delays.len(),
            p50_ms: share(&delays, 0.5),
            p99_ms: share(&delays, 0.99),
            longest_ms: share(&delays, 1.0),
            kb_per_table: memory.of_tables() / 1024.0 / f64::from(tables),
            kb_per_listener: memory.of_listeners() / 1024.0 / f64::from(listeners),
        }
    }
}

/// The delay that this share of all does not exceed, in milliseconds.
fn share(sorted: &[u32], share: f64) -> f64 {
    let at = (sorted.len() as f64 * share).ceil() as usize;
    sorted.get(at.saturating_sub(1)).map_or(0.0, |micros| f64::from(*micros) / 1000.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_is_split_between_tables_and_listeners() {
        let memory = Memory { empty: 1000, open: 1400, heard: 2400, played: 2500 };
        assert_eq!((memory.of_tables(), memory.of_listeners()), (500.0, 1000.0));
    }

    #[test]
    fn shares_are_those_of_the_sorted_delays() {
        let delays: Vec<u32> = (1..=100).map(|n| n * 1000).collect();
        assert_eq!((share(&delays, 0.5), share(&delays, 0.99), share(&delays, 1.0)), (50.0, 99.0, 100.0));
        assert_eq!(share(&[], 0.5), 0.0);
    }
}
