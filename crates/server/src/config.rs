//! The configuration of a server.

use crate::component_sets::ServerComponents;
use std::time::Duration;

/// The configuration of a server.
#[derive(Clone, Debug)]
pub struct ServerConfig {
    /// The public URL, without a slash at its end: the prefix of links to tables.
    pub public_url: String,
    /// The pause before a bot moves, so that people can follow.
    pub bot_delay: Duration,
    /// The time that a bot has for a decision.
    pub bot_time: Duration,
    /// The time without a move after which the other seats may vote for a bot.
    pub vote_after: Duration,
    /// The time that the server must have been running before a bot takes over an overdue seat, unless the table's limit is
    /// shorter.
    pub takeover_grace: Duration,
    /// The number of threads for bots.
    pub bot_threads: usize,
    /// Requests per second from one address, with bursts of ten times as many; 0 means no limit.
    pub rate_limit: u32,
    /// Component files that everybody may choose for a new table.
    pub component_sets: Vec<ServerComponents>,
    /// The maximum size of a request body in bytes.
    pub max_body_bytes: usize,
    /// The timeout for reading the head of a request, and for reading its body.
    pub request_timeout: Duration,
}

impl Default for ServerConfig {
    fn default() -> ServerConfig {
        ServerConfig {
            public_url: String::new(),
            bot_delay: Duration::from_millis(700),
            bot_time: Duration::from_millis(300),
            vote_after: Duration::from_secs(120),
            takeover_grace: Duration::from_secs(5 * 60),
            bot_threads: std::thread::available_parallelism().map_or(1, usize::from),
            rate_limit: 20,
            component_sets: Vec::new(),
            max_body_bytes: 16 << 10,
            request_timeout: Duration::from_secs(20),
        }
    }
}

impl ServerConfig {
    /// Whether the public URL is HTTPS.
    pub(crate) fn is_secure(&self) -> bool {
        self.public_url.starts_with("https://")
    }
}
