//! The metrics of a running server, for Prometheus.

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::Registry;
use std::time::Instant;

/// The metrics of a running server.
pub(crate) struct Metrics {
    registry: Registry,
    /// Created tables.
    pub(crate) tables_created: Counter,
    /// Started games.
    pub(crate) games_started: Counter,
    /// Finished games.
    pub(crate) games_finished: Counter,
    /// Appended journal entries.
    pub(crate) journal_entries: Counter,
    /// Failed attempts of bots to move.
    pub(crate) bot_failures: Counter,
    /// Requests with a client error.
    pub(crate) rejected: Counter,
    /// Durations of requests in seconds.
    pub(crate) request_seconds: Histogram,
    live_tables: Gauge,
    subscribers: Gauge,
}

impl Metrics {
    pub(crate) fn new() -> Metrics {
        let mut metrics = Metrics {
            registry: Registry::with_prefix("hightable"),
            tables_created: Counter::default(),
            games_started: Counter::default(),
            games_finished: Counter::default(),
            journal_entries: Counter::default(),
            bot_failures: Counter::default(),
            rejected: Counter::default(),
            request_seconds: Histogram::new(exponential_buckets(0.0005, 2.0, 14)),
            live_tables: Gauge::default(),
            subscribers: Gauge::default(),
        };
        metrics.register();
        metrics
    }

    fn register(&mut self) {
        let registry = &mut self.registry;
        registry.register("tables_opened", "Created tables", self.tables_created.clone());
        registry.register("games_started", "Started games", self.games_started.clone());
        registry.register("games_finished", "Finished games", self.games_finished.clone());
        registry.register("plies", "Entries appended to journals", self.journal_entries.clone());
        registry.register("bot_failures", "Failed attempts of bots to move", self.bot_failures.clone());
        registry.register("refused", "Requests with a client error", self.rejected.clone());
        registry.register(
            "request_seconds",
            "Durations of requests in seconds",
            self.request_seconds.clone(),
        );
        registry.register("tables_in_memory", "Tables in memory", self.live_tables.clone());
        registry.register("listeners", "Open event streams", self.subscribers.clone());
    }

    /// Observes the duration of a request.
    pub(crate) fn observe_request(&self, since: Instant) {
        self.request_seconds.observe(since.elapsed().as_secs_f64());
    }

    /// All metrics in the text format of OpenMetrics, with the current number of live tables and their subscribers.
    pub(crate) fn text(&self, live_tables: usize, subscribers: usize) -> String {
        self.live_tables.set(i64::try_from(live_tables).unwrap_or(i64::MAX));
        self.subscribers.set(i64::try_from(subscribers).unwrap_or(i64::MAX));
        let mut text = String::new();
        encode(&mut text, &self.registry).expect("a string can be written to");
        text
    }
}
