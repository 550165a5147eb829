//! Bots move by themselves, on threads of their own.

use super::House;
use super::minds::Mind;
use super::moves::Command;
use crate::refused::Refused;
use crate::room::{Room, Snapshot};
use bots::{BotSpec, Budget, Level};
use engine::Seat;
use rayon::{ThreadPool, ThreadPoolBuilder};
use std::collections::HashSet;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::{Semaphore, oneshot};
use tokio::time::{sleep, timeout};

/// The threads on which bots think, and what they think with.
pub(super) struct Crew {
    pool: ThreadPool,
    mind: Arc<dyn Mind>,
}

/// Those who are being advised. Advice takes one thread at a time, so that bots have the others.
pub(super) struct Advice {
    asking: Mutex<HashSet<String>>,
    thread: Semaphore,
}

/// How long who asks for advice waits until others have had theirs.
const TURN: Duration = Duration::from_secs(2);

/// Somebody who is being advised, for as long as it lives.
struct Asking<'a> {
    advice: &'a Advice,
    person: String,
}

impl Default for Advice {
    fn default() -> Advice {
        Advice { asking: Mutex::default(), thread: Semaphore::new(1) }
    }
}

impl Advice {
    fn asking(&self) -> MutexGuard<'_, HashSet<String>> {
        self.asking.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Lets a person ask, unless he is being advised already.
    fn admit(&self, person: &str) -> Option<Asking<'_>> {
        let first = self.asking().insert(person.into());
        first.then(|| Asking { advice: self, person: person.into() })
    }
}

impl Drop for Asking<'_> {
    fn drop(&mut self) {
        self.advice.asking().remove(&self.person);
    }
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
    async fn think(&self, now: Arc<Snapshot>, seat: Seat, entrant: BotSpec) -> Result<String, String> {
        let (msg, told) = oneshot::channel();
        let mind = self.mind.clone();
        self.pool.spawn(move || {
            let thought = catch_unwind(AssertUnwindSafe(|| mind.choose(&now, seat, entrant)));
            // Nobody listens any more if the server is stopping.
            let _ = msg.send(thought.unwrap_or_else(|_| Err("it panicked".into())));
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

    /// What a knight would do at a seat, in the notation of records; nothing if it cannot be said. One who is being advised
    /// already must wait, and so must all when too many ask.
    pub(crate) async fn hint(
        &self,
        now: &Arc<Snapshot>,
        seat: Seat,
        person: &str,
    ) -> Result<Option<String>, Refused> {
        if !now.turn().is_some_and(|turn| turn.is_for(seat)) {
            return Ok(None);
        }
        let _asking = self.advice.admit(person).ok_or(Refused::Busy)?;
        let Ok(Ok(_thread)) = timeout(TURN, self.advice.thread.acquire()).await else {
            return Err(Refused::Busy);
        };
        let entrant =
            BotSpec { level: Level::Knight, budget: Budget::Time(self.settings.patience), threads: 1 };
        let thought = self.crew.think(now.clone(), seat, entrant).await;
        let told = |why| tracing::error!(table = %now.row.id, %seat, %why, "a bot gave no hint");
        Ok(thought.map_err(told).ok())
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
        let entrant = BotSpec { level, budget: Budget::Time(self.settings.patience), threads: 1 };
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
    use std::sync::Condvar;
    use store::{Person, Store};

    /// A mind that is good for nothing unless it is the simplest: squires panic, knights say nonsense.
    struct Failing(Halls);

    impl Mind for Failing {
        fn choose(&self, now: &Snapshot, seat: Seat, entrant: BotSpec) -> Result<String, String> {
            match entrant.level {
                Level::Page => self.0.choose(now, seat, entrant),
                Level::Squire => panic!("a squire fails, as the test wants"),
                Level::Knight => Ok("dance".into()),
                Level::Marshal => Err("no thought".into()),
            }
        }
    }

    /// A mind whose knights think until they are let go.
    #[derive(Default)]
    struct Held {
        halls: Halls,
        let_go: Mutex<bool>,
        changed: Condvar,
    }

    impl Mind for Held {
        fn choose(&self, now: &Snapshot, seat: Seat, entrant: BotSpec) -> Result<String, String> {
            if entrant.level == Level::Knight {
                let held = self.let_go.lock().expect("nobody panics");
                drop(self.changed.wait_while(held, |let_go| !*let_go).expect("nobody panics"));
            }
            self.halls.choose(now, seat, entrant)
        }
    }

    async fn house_with(mind: Arc<dyn Mind>, threads: usize) -> (Arc<House>, Person) {
        let store = Store::open("sqlite::memory:").await.expect("the store opens");
        let settings = Settings { pace: Duration::ZERO, threads, ..Settings::default() };
        let crew = Crew::new(threads, mind).expect("a thread can be had");
        let house = House { crew, ..House::new(store, settings).expect("the house opens") };
        let host = Person { id: "host".into(), name: "Anna".into(), locale: "en".into() };
        house.store.add_person(&host, "key", 0).await.expect("a person is added");
        (Arc::new(house), host)
    }

    fn table_of(game: games::Title, places: Vec<Place>) -> NewTable {
        NewTable {
            game,
            components: None,
            settings: games::OptionValues::default(),
            places,
            listed: false,
            limit: None,
            waits: false,
        }
    }

    /// Three ask for advice that never comes, and another of them once more; there are two threads.
    #[tokio::test]
    async fn bots_move_while_many_ask_for_advice() {
        let mind = Arc::new(Held::default());
        let (house, host) = house_with(mind.clone(), 2).await;
        let own = table_of(games::Title::Krieg, vec![Place::Me, Place::Me, Place::Me]);
        let now = house.open(&host, &own).await.expect("the table opens").now();
        let seat = now.turn().and_then(|turn| turn.seats().iter().next()).expect("somebody is to move");
        let ask = |person: &'static str| {
            let (house, now) = (house.clone(), now.clone());
            tokio::spawn(async move { house.hint(&now, seat, person).await })
        };
        let asked = ["one", "two", "three"].map(ask);
        while house.advice.asking().len() < 3 {
            tokio::task::yield_now().await;
        }
        assert!(matches!(ask("two").await, Ok(Err(Refused::Busy))), "he is being advised already");
        let places = vec![Place::Bot(Level::Page), Place::Bot(Level::Page), Place::Bot(Level::Page)];
        let room =
            house.open(&host, &table_of(games::Title::Verraeter, places)).await.expect("the table opens");
        let first = room.now().version().lines;
        let mut news = room.news();
        let played =
            timeout(Duration::from_secs(30), news.wait_for(|version| version.lines > first + 2)).await;
        *mind.let_go.lock().expect("nobody panics") = true;
        mind.changed.notify_all();
        played.expect("bots have a thread left").expect("there is a room");
        for one in asked {
            let hint = one.await.expect("it does not panic");
            assert!(matches!(hint, Ok(Some(_)) | Err(Refused::Busy)), "{hint:?}");
        }
    }

    #[tokio::test]
    async fn a_bot_that_fails_is_tried_again_and_its_table_goes_on() {
        let (house, host) = house_with(Arc::new(Failing(Halls::default())), 1).await;
        let places = vec![Place::Bot(Level::Knight), Place::Bot(Level::Marshal), Place::Bot(Level::Squire)];
        let new = table_of(games::Title::Verraeter, places);
        let room = house.open(&host, &new).await.expect("the table opens");
        let first = room.now().version().lines;
        let mut news = room.news();
        let played = news.wait_for(|version| version.lines > first + 2);
        timeout(Duration::from_secs(30), played).await.expect("it goes on").expect("there is a room");
        assert!(house.metrics.bot_failures.get() >= 3 * 2, "{}", house.metrics.bot_failures.get());
    }
}
