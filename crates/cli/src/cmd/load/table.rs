//! A table under load: one who plays for all its seats, and those who listen.

use super::client::Response;
use super::house::TestServer;
use super::measure::Measures;
use super::silent;
use ::games::Title;
use engine::{FastRng, Rng};
use serde_json::{Value, json};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::task::JoinSet;
use tokio::time::{Interval, interval_at};

/// SeatSet at each table.
const SEATS: u64 = 4;
/// Who listens at each table: every seat, and a spectator, who is number 0.
pub(super) const LISTENERS: u64 = SEATS + 1;

/// Who plays for all seats of a table.
pub(super) struct Player {
    house: Arc<TestServer>,
    measures: Arc<Measures>,
    game: Title,
    rng: FastRng,
    table: Table,
    listeners: JoinSet<()>,
}

/// The table at which a game is played.
#[derive(Default)]
struct Table {
    id: String,
    watch: String,
    /// Who is to move; nobody when the game is over.
    turn: Option<u64>,
    under_way: UnderWay,
}

/// The command that is under way: by which seat, for which line of the journal, and when it was sent.
type UnderWay = Arc<Mutex<Option<(u64, i64, Instant)>>>;

impl Player {
    /// Somebody who opens a table, the `n`th of all.
    pub(super) async fn open(
        house: Arc<TestServer>,
        measures: Arc<Measures>,
        n: u32,
    ) -> anyhow::Result<Player> {
        let game = Title::ALL[n as usize % Title::ALL.len()];
        let rng = FastRng::new(n.into());
        let mut player =
            Player { house, measures, game, rng, table: Table::default(), listeners: JoinSet::new() };
        player.begin().await?;
        Ok(player)
    }

    async fn begin(&mut self) -> anyhow::Result<()> {
        let new = json!({ "game": self.game, "seats": vec!["me"; SEATS as usize] });
        let table = self.house.post("/api/tables", &new).await?;
        let text = |key: &str| table[key].as_str().map(str::to_string).ok_or_else(silent);
        let turn = table["turn"][0].as_u64();
        self.table = Table { id: text("id")?, watch: text("watch")?, turn, under_way: UnderWay::default() };
        Ok(())
    }

    /// Lets everybody listen, and returns when everybody does.
    pub(super) async fn listen(mut self) -> anyhow::Result<Player> {
        self.listeners = JoinSet::new();
        for seat in 0..LISTENERS {
            let ear = Ear { seat, under_way: self.table.under_way.clone(), measures: self.measures.clone() };
            let events = self.table.events(&self.house, seat).await?;
            self.listeners.spawn(ear.hear(events));
        }
        Ok(self)
    }

    /// Looks at the table and says something to all who listen.
    pub(super) async fn greet(self) -> anyhow::Result<Player> {
        self.house.get(&format!("/api/tables/{}/view?seat=1", self.table.id)).await?;
        let words = json!({ "seat": 1, "text": "Good evening." });
        self.house.post(&format!("/api/tables/{}/say", self.table.id), &words).await?;
        Ok(self)
    }

    /// Plays one game after the other until the time is over. Each table keeps a time of its own: if it counted its pause
    /// from the answer, tables whose moves are answered together would soon all move together.
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

    /// Once a pace, from any moment on.
    fn own_time(&mut self, pace: Duration) -> Interval {
        let pace = pace.max(Duration::from_millis(1));
        let wait = self.rng.below(u32::try_from(pace.as_micros()).unwrap_or(u32::MAX));
        interval_at((Instant::now() + Duration::from_micros(wait.into())).into(), pace)
    }

    async fn act(&mut self, seat: u64) -> anyhow::Result<()> {
        let id = &self.table.id;
        let view = self.house.get(&format!("/api/tables/{id}/view?seat={seat}")).await?;
        let choices = view["offer"]["choices"].as_array().ok_or_else(silent)?;
        let action = &choices[self.rng.below(choices.len() as u32) as usize];
        let ply = view["ply"].as_i64().ok_or_else(silent)?;
        let deed = json!({ "seat": seat, "ply": ply, "action": action });
        *self.table.under_way.lock().unwrap_or_else(PoisonError::into_inner) =
            Some((seat, ply, Instant::now()));
        let done: Value = self.house.post(&format!("/api/tables/{id}/act"), &deed).await?;
        self.measures.acted();
        self.table.turn = done["turn"][0].as_u64();
        Ok(())
    }
}

impl Table {
    /// What a listener hears.
    async fn events(&self, house: &TestServer, seat: u64) -> anyhow::Result<Response> {
        let address = format!("/api/tables/{}/events", self.id);
        match seat {
            0 => house.watch(&format!("{address}?watch={}", self.watch)).await,
            seat => house.listen(&format!("{address}?seat={seat}")).await,
        }
    }
}

/// What stands in news with talk.
const TALK: &str = "\"talk\":[{";

/// A listener, who notes how long after a command of another seat its event comes.
struct Ear {
    seat: u64,
    under_way: UnderWay,
    measures: Arc<Measures>,
}

impl Ear {
    async fn hear(self, mut events: Response) {
        let mut heard = String::new();
        let mut last = -1;
        // A connection that ends early is missed in the number of events.
        while let Ok(Some(chunk)) = events.chunk().await {
            let now = Instant::now();
            heard.push_str(&String::from_utf8_lossy(&chunk));
            while let Some((event, rest)) = heard.split_once("\n\n") {
                if event.contains(TALK) {
                    self.measures.greeted();
                }
                if let Some(lines) = lines(event) {
                    self.note(last, lines, now);
                    last = lines;
                }
                heard = rest.to_string();
            }
        }
    }

    /// Notes news that came when so many lines were known before.
    fn note(&self, last: i64, lines: i64, now: Instant) {
        let sent = *self.under_way.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((by, before, at)) = sent
            && by != self.seat
            && (last..lines).contains(&before)
        {
            self.measures.heard(now - at);
        }
    }
}

/// The number of journal lines that an event is about, without reading all of it.
fn lines(event: &str) -> Option<i64> {
    let data = event.lines().find_map(|line| line.strip_prefix("data: "))?;
    data.strip_prefix("{\"lines\":")?.split([',', '}']).next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_read_from_news() {
        assert_eq!(lines("id: 41.0.0\ndata: {\"lines\":41,\"reload\":false}"), Some(41));
        assert_eq!(lines("data: {\"reload\":false}"), None);
        assert_eq!(lines(": still here"), None);
    }
}
