//! A simulated table: a player for all its seats, and listeners.

use super::client::Response;
use super::recorder::LoadRecorder;
use super::server::TestServer;
use super::unexpected_response;
use ::games::Title;
use engine::{FastRng, Rng};
use serde_json::{Value, json};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::task::JoinSet;
use tokio::time::{Interval, interval_at};

/// The number of seats of each table.
const SEATS: u64 = 4;
/// The number of listeners of each table: every seat, and a spectator with number 0.
pub(super) const LISTENERS: u64 = SEATS + 1;

/// A table with a player for all its seats.
pub(super) struct SimulatedTable {
    server: Arc<TestServer>,
    recorder: Arc<LoadRecorder>,
    game: Title,
    rng: FastRng,
    table: Table,
    listeners: JoinSet<()>,
}

/// The current game.
#[derive(Default)]
struct Table {
    id: String,
    watch: String,
    /// The seat to move; `None` when the game is over.
    turn: Option<u64>,
    under_way: UnderWay,
}

/// The pending command: its seat, its sequence number, and when it was sent.
type UnderWay = Arc<Mutex<Option<(u64, i64, Instant)>>>;

impl SimulatedTable {
    /// Creates the `n`th table.
    pub(super) async fn open(
        server: Arc<TestServer>,
        recorder: Arc<LoadRecorder>,
        n: u32,
    ) -> anyhow::Result<SimulatedTable> {
        let game = Title::ALL[n as usize % Title::ALL.len()];
        let rng = FastRng::new(n.into());
        let mut player = SimulatedTable {
            server,
            recorder,
            game,
            rng,
            table: Table::default(),
            listeners: JoinSet::new(),
        };
        player.begin().await?;
        Ok(player)
    }

    async fn begin(&mut self) -> anyhow::Result<()> {
        let new = json!({ "game": self.game, "seats": vec!["me"; SEATS as usize] });
        let table = self.server.post("/api/tables", &new).await?;
        let text = |key: &str| table[key].as_str().map(str::to_string).ok_or_else(unexpected_response);
        let turn = table["turn"][0].as_u64();
        self.table = Table { id: text("id")?, watch: text("watch")?, turn, under_way: UnderWay::default() };
        Ok(())
    }

    /// Connects all listeners.
    pub(super) async fn listen(mut self) -> anyhow::Result<SimulatedTable> {
        self.listeners = JoinSet::new();
        for seat in 0..LISTENERS {
            let ear =
                Listener { seat, under_way: self.table.under_way.clone(), recorder: self.recorder.clone() };
            let events = self.table.events(&self.server, seat).await?;
            self.listeners.spawn(ear.hear(events));
        }
        Ok(self)
    }

    /// Requests a view and posts a chat message to all listeners.
    pub(super) async fn greet(self) -> anyhow::Result<SimulatedTable> {
        self.server.get(&format!("/api/tables/{}/view?seat=1", self.table.id)).await?;
        let words = json!({ "seat": 1, "text": "Good evening." });
        self.server.post(&format!("/api/tables/{}/say", self.table.id), &words).await?;
        Ok(self)
    }

    /// Plays games until the time is over. Each table has a timer of its own: with a pause after each response, tables would
    /// soon move in step.
    pub(super) async fn play(mut self, pace: Duration, end: Instant) -> anyhow::Result<()> {
        let mut time = self.own_time(pace);
        while Instant::now() < end {
            time.tick().await;
            match self.table.turn {
                Some(seat) => self.act(seat).await?,
                None => {
                    self.begin().await?;
                    self = self.listen().await?;
                }
            }
        }
        Ok(())
    }

    /// A timer with this interval and a random start.
    fn own_time(&mut self, pace: Duration) -> Interval {
        let pace = pace.max(Duration::from_millis(1));
        let wait = self.rng.below(u32::try_from(pace.as_micros()).unwrap_or(u32::MAX));
        interval_at((Instant::now() + Duration::from_micros(wait.into())).into(), pace)
    }

    async fn act(&mut self, seat: u64) -> anyhow::Result<()> {
        let id = &self.table.id;
        let view = self.server.get(&format!("/api/tables/{id}/view?seat={seat}")).await?;
        let choices = view["offer"]["choices"].as_array().ok_or_else(unexpected_response)?;
        let action = &choices[self.rng.below(choices.len() as u32) as usize];
        let ply = view["ply"].as_i64().ok_or_else(unexpected_response)?;
        let command = json!({ "seat": seat, "ply": ply, "action": action });
        *self.table.under_way.lock().unwrap_or_else(PoisonError::into_inner) =
            Some((seat, ply, Instant::now()));
        let done: Value = self.server.post(&format!("/api/tables/{id}/act"), &command).await?;
        self.recorder.acted();
        self.table.turn = done["turn"][0].as_u64();
        Ok(())
    }
}

impl Table {
    /// The event stream of a listener.
    async fn events(&self, server: &TestServer, seat: u64) -> anyhow::Result<Response> {
        let address = format!("/api/tables/{}/events", self.id);
        match seat {
            0 => server.watch(&format!("{address}?watch={}", self.watch)).await,
            seat => server.listen(&format!("{address}?seat={seat}")).await,
        }
    }
}

/// The beginning of the chat in an event with messages.
const CHAT: &str = "\"talk\":[{";

/// A listener, which records the time from a command of another seat to its event.
struct Listener {
    seat: u64,
    under_way: UnderWay,
    recorder: Arc<LoadRecorder>,
}

impl Listener {
    async fn hear(self, mut events: Response) {
        let mut heard = String::new();
        let mut last = -1;
        // A connection that ends early shows in the number of events.
        while let Ok(Some(chunk)) = events.chunk().await {
            let now = Instant::now();
            heard.push_str(&String::from_utf8_lossy(&chunk));
            while let Some((event, rest)) = heard.split_once("\n\n") {
                if event.contains(CHAT) {
                    self.recorder.connected();
                }
                if let Some(seq) = seq_of(event) {
                    self.note(last, seq, now);
                    last = seq;
                }
                heard = rest.to_string();
            }
        }
    }

    /// Records an event that follows the last known sequence number.
    fn note(&self, last: i64, seq: i64, now: Instant) {
        let sent = *self.under_way.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((by, before, at)) = sent
            && by != self.seat
            && (last..seq).contains(&before)
        {
            self.recorder.heard(now - at);
        }
    }
}

/// The sequence number of an event, without parsing all of it.
fn seq_of(event: &str) -> Option<i64> {
    let data = event.lines().find_map(|line| line.strip_prefix("data: "))?;
    data.strip_prefix("{\"lines\":")?.split([',', '}']).next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sequence_number_is_read_from_an_event() {
        assert_eq!(seq_of("id: 41.0.0\ndata: {\"lines\":41,\"reload\":false}"), Some(41));
        assert_eq!(seq_of("data: {\"reload\":false}"), None);
        assert_eq!(seq_of(": still here"), None);
    }
}
