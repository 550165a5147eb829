//! What can be measured of a running server.

use crate::house::House;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::Registry;
use std::time::Instant;

/// What is counted.
pub(crate) struct Metrics {
    registry: Registry,
    /// Tables that were set up.
    pub(crate) opened: Counter,
    /// Games that began.
    pub(crate) started: Counter,
    /// Games that came to their end.
    pub(crate) finished: Counter,
    /// Lines of journals.
    pub(crate) plies: Counter,
    /// Bots that had to try again.
    pub(crate) bot_failures: Counter,
    /// Requests that were refused.
    pub(crate) refused: Counter,
    /// Seconds that requests took.
    pub(crate) requests: Histogram,
    rooms: Gauge,
    listeners: Gauge,
}

impl Metrics {
    pub(crate) fn new() -> Metrics {
        let mut metrics = Metrics {
            registry: Registry::with_prefix("hightable"),
            opened: Counter::default(),
            started: Counter::default(),
            finished: Counter::default(),
            plies: Counter::default(),
            bot_failures: Counter::default(),
            refused: Counter::default(),
            requests: Histogram::new(exponential_buckets(0.0005, 2.0, 14)),
            rooms: Gauge::default(),
            listeners: Gauge::default(),
        };
        metrics.register();
        metrics
    }

    fn register(&mut self) {
        let registry = &mut self.registry;
        registry.register("tables_opened", "Tables that were set up", self.opened.clone());
        registry.register("games_started", "Games that began", self.started.clone());
        registry.register("games_finished", "Games that came to their end", self.finished.clone());
        registry.register("plies", "Lines written to journals", self.plies.clone());
        registry.register("bot_failures", "Bots that had to try again", self.bot_failures.clone());
        registry.register("refused", "Requests that were refused", self.refused.clone());
        registry.register("request_seconds", "How long requests took", self.requests.clone());
        registry.register("tables_in_memory", "Tables that are in memory", self.rooms.clone());
        registry.register("listeners", "Clients that wait for news", self.listeners.clone());
    }

    /// Notes how long a request took.
    pub(crate) fn took(&self, since: Instant) {
        self.requests.observe(since.elapsed().as_secs_f64());
    }

    /// All of it as Prometheus reads it.
    pub(crate) fn text(&self, house: &House) -> String {
        let (rooms, listeners) = house.census();
        self.rooms.set(i64::try_from(rooms).unwrap_or(i64::MAX));
        self.listeners.set(i64::try_from(listeners).unwrap_or(i64::MAX));
        let mut text = String::new();
        encode(&mut text, &self.registry).expect("a string can be written to");
        text
    }
}
