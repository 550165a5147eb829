//! How a server is run.

use crate::component_sets::ServerComponents;
use std::time::Duration;

/// How a server is run.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The address that people reach it by, without a slash at its end: what links begin with.
    pub public_url: String,
    /// How long a bot waits before it moves, so that people can follow.
    pub pace: Duration,
    /// How long a bot may think.
    pub patience: Duration,
    /// How long a table waits for a move before the others may wish for a bot.
    pub vote_after: Duration,
    /// How long the server must have been open before a bot moves for who is late, unless the table's limit is shorter.
    pub grace: Duration,
    /// Threads on which bots think.
    pub threads: usize,
    /// Requests a second that one address may make, and ten times as many at once; none is counted if it is 0.
    pub rate: u32,
    /// Component files that everybody may choose when setting a table up.
    pub component_sets: Vec<ServerComponents>,
    /// The largest request, in bytes.
    pub most_bytes: usize,
    /// How long the head of a request may take to arrive, and what it carries.
    pub slowest: Duration,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            public_url: String::new(),
            pace: Duration::from_millis(700),
            patience: Duration::from_millis(300),
            vote_after: Duration::from_secs(120),
            grace: Duration::from_secs(5 * 60),
            threads: std::thread::available_parallelism().map_or(1, usize::from),
            rate: 20,
            component_sets: Vec::new(),
            most_bytes: 16 << 10,
            slowest: Duration::from_secs(20),
        }
    }
}

impl Settings {
    /// Whether people reach it by an encrypted connection.
    pub(crate) fn is_secure(&self) -> bool {
        self.public_url.starts_with("https://")
    }
}
