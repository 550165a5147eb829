//! The house: all tables, those who wait for news, and the bots.
//!
//! Nothing is locked while the store works. A command is tried on a copy of the table as it stands, what comes of it is
//! appended to the journal, and the store says whether somebody else was first: the insert is the lock, on one server as on
//! many. A state in memory is only a cache.

mod bots;
mod company;
mod handed;
mod minds;
mod moves;
mod opening;
mod steward;
mod talk;

pub(crate) use moves::Command;
pub(crate) use opening::{NewTable, Place};

use crate::guard::{self, Limits};
use crate::metrics::Metrics;
use crate::refused::Refused;
use crate::room::{Room, Snapshot, Stage, status};
use crate::settings::Settings;
use std::collections::HashMap;
use std::sync::atomic::AtomicU64;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Instant, SystemTime, UNIX_EPOCH};
use store::{Millis, Notice, Store};

/// The house.
pub(crate) struct House {
    pub(crate) store: Store,
    pub(crate) settings: Settings,
    pub(crate) metrics: Metrics,
    rooms: Mutex<HashMap<String, Arc<Room>>>,
    /// Tables that only other servers have in memory, and when something was heard of them last.
    elsewhere: Mutex<HashMap<String, Instant>>,
    crew: bots::Crew,
    advice: bots::Advice,
    /// When it was opened.
    opened: Millis,
    /// How much each address may ask for.
    pub(crate) limits: Limits,
    /// How often somebody had other devices forgotten here: who listens looks then whether he is still known.
    pub(crate) forgotten: AtomicU64,
}

impl House {
    pub(crate) fn new(store: Store, settings: Settings) -> anyhow::Result<House> {
        let crew = bots::Crew::new(settings.threads, Arc::new(minds::Halls::default()))?;
        Ok(House {
            limits: guard::limits(settings.rate),
            store,
            settings,
            metrics: Metrics::new(),
            rooms: Mutex::default(),
            elsewhere: Mutex::default(),
            crew,
            advice: bots::Advice::default(),
            opened: now_millis(),
            forgotten: AtomicU64::new(0),
        })
    }

    fn rooms(&self) -> MutexGuard<'_, HashMap<String, Arc<Room>>> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The room of a table. Whoever called a bot there may be gone.
    pub(crate) async fn room(self: &Arc<House>, id: &str) -> Result<Arc<Room>, Refused> {
        if let Some(room) = self.known(id) {
            return Ok(room);
        }
        let snapshot = self.load(id).await?.ok_or(Refused::Unknown)?;
        let room = self.rooms().entry(id.into()).or_insert_with(|| Arc::new(Room::new(snapshot))).clone();
        self.wake_late(&room);
        Ok(room)
    }

    /// The room of a table that is in memory.
    fn known(&self, id: &str) -> Option<Arc<Room>> {
        self.rooms().get(id).cloned()
    }

    async fn load(&self, id: &str) -> Result<Option<Snapshot>, Refused> {
        let Some(row) = self.store.table(id).await? else {
            return Ok(None);
        };
        let seats = self.store.seats(id).await?;
        let plies = self.store.plies(id, 0).await?;
        let said = self.store.said(id).await?;
        Ok(Some(Snapshot::read(row, &seats, &plies, said)))
    }

    /// Reads what is new of a table.
    pub(crate) async fn refresh(&self, room: &Room) -> Result<Arc<Snapshot>, Refused> {
        let now = room.now();
        let id = &now.row.id;
        let row = self.store.table(id).await?.ok_or(Refused::Unknown)?;
        let next = if row.version == now.row.version {
            let mut next = Snapshot::clone(&now);
            next.add(&self.store.plies(id, now.version().lines).await?);
            next.said = self.store.said(id).await?;
            next
        } else {
            self.load(id).await?.ok_or(Refused::Unknown)?
        };
        room.show(next);
        Ok(room.now())
    }

    /// Forgets tables that nobody looks at and no bot is needed for, and who has not asked for anything lately.
    pub(crate) fn tidy(&self) {
        guard::forget_the_quiet(&self.limits);
        let idle = |room: &Arc<Room>| {
            let now = room.now();
            room.listeners() == 0 && Arc::strong_count(room) == 1 && now.bot_to_move().is_none()
        };
        self.rooms().retain(|_, room| !idle(room));
    }

    /// How many tables are in memory, and how many wait for their news.
    pub(crate) fn census(&self) -> (usize, usize) {
        let rooms = self.rooms();
        (rooms.len(), rooms.values().map(|room| room.listeners()).sum())
    }

    /// Follows what other servers on the same database do.
    pub(crate) async fn follow(self: Arc<House>) -> Result<(), Refused> {
        let mut notices = self.store.listen().await?;
        loop {
            let tables = match notices.next().await {
                Notice::Table(id) => vec![id],
                Notice::Everything => self.all_that_run().await?,
            };
            for id in tables {
                match self.known(&id) {
                    Some(room) => self.catch_up(&room).await,
                    None => self.heard_of(id),
                }
            }
        }
    }

    /// The tables that anything may have happened at: those in memory, and all that are played.
    async fn all_that_run(&self) -> Result<Vec<String>, Refused> {
        let known: Vec<String> = self.rooms().keys().cloned().collect();
        let running = self.store.with_status(status::RUNNING).await?;
        Ok(running.into_iter().filter(|id| !known.contains(id)).chain(known.clone()).collect())
    }

    async fn catch_up(self: &Arc<House>, room: &Arc<Room>) {
        match self.refresh(room).await {
            Ok(_) => self.wake_late(room),
            Err(refused) => tracing::warn!(code = refused.code(), "a table could not be read again"),
        }
    }

    fn heard_of(&self, id: String) {
        self.elsewhere().insert(id, Instant::now());
    }

    fn elsewhere(&self) -> MutexGuard<'_, HashMap<String, Instant>> {
        self.elsewhere.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Looks at tables of which nothing has been heard for a while, and that nobody here looks at: the server that was to move
    /// a bot there may be gone.
    pub(crate) async fn look_elsewhere(self: &Arc<House>) {
        let quiet: Vec<String> =
            self.elsewhere().extract_if(|_, at| at.elapsed() >= bots::COURTESY).map(|(id, _)| id).collect();
        for id in quiet {
            if let Err(refused) = self.room(&id).await {
                tracing::warn!(code = refused.code(), "a table could not be read");
            }
        }
    }

    /// Replays every running table; one that no longer replays is frozen, and one that was frozen and replays again goes on.
    /// Says how many run, and how many were frozen.
    pub(crate) async fn muster(self: &Arc<House>) -> Result<(usize, usize), Refused> {
        for id in self.store.with_status(status::FROZEN).await? {
            self.thaw(&id).await?;
        }
        let (mut running, mut frozen) = (0, 0);
        for id in self.store.with_status(status::RUNNING).await? {
            let room = self.room(&id).await?;
            let now = room.now();
            match &now.stage {
                Stage::Frozen(why) => {
                    tracing::error!(table = %id, %why, "a table does not replay and is frozen");
                    let frozen_now = Some((status::FROZEN, now_millis()));
                    self.store.change(&id, now.row.version, &[], frozen_now).await?;
                    self.refresh(&room).await?;
                    frozen += 1;
                }
                Stage::Playing(_) | Stage::SettingUp => {
                    self.go_on(&room).await?;
                    running += 1;
                }
            }
        }
        Ok((running, frozen))
    }

    /// Lets a frozen table go on if it replays, and tells its people.
    async fn thaw(self: &Arc<House>, id: &str) -> Result<(), Refused> {
        let room = self.room(id).await?;
        let now = room.now();
        if now.game().is_none() {
            return Ok(());
        }
        let running = Some((status::RUNNING, now_millis()));
        if self.store.change(id, now.row.version, &[], running).await? {
            tracing::info!(table = %id, "a table that was frozen goes on");
            self.refresh(&room).await?;
            self.say_that_it_goes_on(&room).await?;
        }
        Ok(())
    }
}

/// The time.
pub(crate) fn now_millis() -> Millis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Millis::try_from(since.as_millis()).unwrap_or(Millis::MAX)
}
