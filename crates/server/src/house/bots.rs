//! Bots move by themselves, on threads of their own.

use super::House;
use super::minds::Mind;
use super::moves::Command;
use crate::refused::Refused;
use crate::room::{Room, Snapshot};
use bots::{Budget, Entrant, Level};
use engine::Seat;
use rayon::{ThreadPool, ThreadPoolBuilder};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::oneshot;
use tokio::time::sleep;

/// The threads on which bots think, and what they think with.
pub(super) struct Crew {
    pool: ThreadPool,
    mind: Arc<dyn Mind>,
}

/// How long another server is given to move its bots before this one does.
pub(super) const COURTESY: Duration = Duration::from_secs(5);

impl Crew {
    pub(super) fn new(threads: usize, mind: Arc<dyn Mind>) -> anyhow::Result<Crew> {
        let pool =
            ThreadPoolBuilder::new().num_threads(threads).thread_name(|n| format!("bot-{n}")).build()?;
        Ok(Crew { pool, mind })
    }

    /// What a bot does at a seat. A bot that fails is heard of, not feared.
    async fn think(&self, now: Arc<Snapshot>, seat: Seat, entrant: Entrant) -> Result<String, String> {
        let (tell, told) = oneshot::channel();
        let mind = self.mind.clone();
        self.pool.spawn(move || {
            let thought = catch_unwind(AssertUnwindSafe(|| mind.choose(&now, seat, entrant)));
            // Nobody listens any more if the server is stopping.
            let _ = tell.send(thought.unwrap_or_else(|_| Err("it panicked".into())));
        });
        told.await.unwrap_or_else(|_| Err("it was interrupted".into()))
    }
}

impl House {
    /// Calls the bot whose turn it is, if it is one's.
    pub(crate) fn wake(self: &Arc<House>, room: &Arc<Room>) {
        self.call(room, false);
    }

    /// The same after another server did something: that one calls its bots, unless it fails.
    pub(super) fn wake_late(self: &Arc<House>, room: &Arc<Room>) {
        self.call(room, true);
    }

    fn call(self: &Arc<House>, room: &Arc<Room>, late: bool) {
        let now = room.now();
        let line = now.version().lines;
        if now.bot_to_move().is_some() && room.call_bot(line, late) {
            tokio::spawn(self.clone().let_bot_move(room.clone(), line, late));
        }
    }

    /// What a knight would do at a seat, in the notation of records; nothing if it cannot be said.
    pub(crate) async fn hint(&self, now: &Arc<Snapshot>, seat: Seat) -> Option<String> {
        let entrant =
            Entrant { level: Level::Knight, budget: Budget::Time(self.settings.patience), threads: 1 };
        if !now.turn()?.is_for(seat) {
            return None;
        }
        let thought = self.crew.think(now.clone(), seat, entrant).await;
        thought.map_err(|why| tracing::error!(table = %now.row.id, %seat, %why, "a bot gave no hint")).ok()
    }

    /// Lets a bot move after a pause in which people can see what happened. A failure is logged and another try made, at
    /// last by the simplest bot.
    async fn let_bot_move(self: Arc<House>, room: Arc<Room>, line: i64, late: bool) {
        let followed = !room.now().present().is_empty() || room.listeners() > 0;
        if late {
            sleep(COURTESY).await;
        } else if followed && !self.settings.pace.is_zero() {
            sleep(self.settings.pace).await;
        }
        for attempt in 0_u32.. {
            let now = room.now();
            if now.version().lines != line {
                return;
            }
            let Some(seat) = now.bot_to_move() else {
                return room.call_again(line);
            };
            match self.move_once(&room, &now, seat, attempt).await {
                Ok(()) | Err(Failure::Refused(Refused::Stale)) => return,
                Err(failure) => {
                    tracing::error!(table = %now.row.id, %seat, attempt, %failure, "a bot failed");
                }
            }
            self.metrics.bot_failures.inc();
            sleep(Duration::from_millis(100 << attempt.min(7))).await;
        }
    }

    async fn move_once(
        self: &Arc<House>,
        room: &Arc<Room>,
        now: &Arc<Snapshot>,
        seat: Seat,
        attempt: u32,
    ) -> Result<(), Failure> {
        let own = now.chair(seat).and_then(crate::room::Chair::bot).unwrap_or(Level::Squire);
        let level = match attempt {
            0 | 1 => own,
            2 => Level::Squire,
            3.. => Level::Page,
        };
        let entrant = Entrant { level, budget: Budget::Time(self.settings.patience), threads: 1 };
        let action = self.crew.think(now.clone(), seat, entrant).await.map_err(Failure::Bot)?;
        let command = Command { seat, lines: now.version().lines, key: None, action: Some(&action) };
        // The future of a command that wakes a bot that gives a command would contain itself.
        Box::pin(self.act(room, &command)).await.map_err(Failure::Refused)
    }
}

/// Why a bot did not move.
#[derive(Debug)]
enum Failure {
    Bot(String),
    Refused(Refused),
}

impl std::fmt::Display for Failure {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Failure::Bot(why) => f.write_str(why),
            Failure::Refused(refused) => f.write_str(refused.code()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::minds::Halls;
    use super::super::{NewTable, Place};
    use super::*;
    use crate::Settings;
    use store::{Person, Store};

    /// A mind that is good for nothing unless it is the simplest: squires panic, knights say nonsense.
    struct Failing(Halls);

    impl Mind for Failing {
        fn choose(&self, now: &Snapshot, seat: Seat, entrant: Entrant) -> Result<String, String> {
            match entrant.level {
                Level::Page => self.0.choose(now, seat, entrant),
                Level::Squire => panic!("a squire fails, as the test wants"),
                Level::Knight => Ok("dance".into()),
                Level::Marshal => Err("no thought".into()),
            }
        }
    }

    #[tokio::test]
    async fn a_bot_that_fails_is_tried_again_and_its_table_goes_on() {
        let store = Store::open("sqlite::memory:").await.expect("the store opens");
        let settings = Settings { pace: Duration::ZERO, threads: 1, ..Settings::default() };
        let crew = Crew::new(1, Arc::new(Failing(Halls::default()))).expect("a thread can be had");
        let house = House { crew, ..House::new(store, settings).expect("the house opens") };
        let house = Arc::new(house);
        let host = Person { id: "host".into(), name: "Anna".into(), tongue: "en".into() };
        house.store.add_person(&host, "key", 0).await.expect("a person is added");
        let places = vec![Place::Bot(Level::Knight), Place::Bot(Level::Marshal), Place::Bot(Level::Squire)];
        let new = NewTable {
            game: "verraeter".into(),
            settings: table::Settings::default(),
            places,
            listed: false,
            limit: None,
            waits: false,
        };
        let room = house.open(&host, &new).await.expect("the table opens");
        let first = room.now().version().lines;
        let mut news = room.news();
        let played = news.wait_for(|version| version.lines > first + 2);
        tokio::time::timeout(Duration::from_secs(30), played)
            .await
            .expect("it goes on")
            .expect("there is a room");
        assert!(house.metrics.bot_failures.get() >= 3 * 2, "{}", house.metrics.bot_failures.get());
    }
}
