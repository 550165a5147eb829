//! New tables.

use super::{House, now_millis};
use crate::refused::Refused;
use crate::room::{Chair, Room, STEWARD, Sitter, Snapshot, status};
use crate::secret;
use bots::Level;
use engine::Seat;
use games::components::ComponentSet;
use games::{GameConfig, Header, OptionValues, Title};
use std::ops::RangeInclusive;
use std::sync::Arc;
use store::{Person, TableRow};

/// What a table is to be.
pub(crate) struct NewTable {
    /// The game.
    pub(crate) game: Title,
    /// Its options.
    pub(crate) settings: OptionValues,
    /// A component file with the figures that differ from the standard ones.
    pub(crate) components: Option<String>,
    /// Who is to sit where.
    pub(crate) places: Vec<Place>,
    /// Whether everybody may find it.
    pub(crate) listed: bool,
    /// Seconds after which a bot moves for who does not.
    pub(crate) limit: Option<i64>,
    /// Whether it starts only when its host says so, even if it is full.
    pub(crate) waits: bool,
}

/// Seconds that a table may give to move: from a minute to a month.
const LIMITS: RangeInclusive<i64> = 60..=31 * 24 * 60 * 60;

/// Who is to have a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// Who sets the table up.
    Me,
    /// Somebody who shares the host's screen.
    Guest(String),
    /// Whoever is invited.
    Friend,
    /// A bot.
    Bot(Level),
}

impl House {
    /// Sets a table up.
    pub(crate) async fn open(self: &Arc<House>, host: &Person, new: &NewTable) -> Result<Arc<Room>, Refused> {
        if new.limit.is_some_and(|limit| !LIMITS.contains(&limit)) {
            return Err(Refused::ParseError("bad-limit"));
        }
        let seats = u8::try_from(new.places.len()).unwrap_or(u8::MAX);
        let set_up = GameConfig {
            seats: Some(seats),
            options: new.settings.clone(),
            components: new.components.clone(),
        };
        let rules = new.game.info().configure(&set_up)?;
        let invite = secret::token();
        let mut chairs: Vec<Chair> = Vec::new();
        for (index, place) in new.places.iter().enumerate() {
            chairs.push(chair(Seat::new(index), place, host, &invite, &chairs));
        }
        let row = TableRow {
            listed: new.listed,
            waits: new.waits,
            limit: new.limit,
            ..new_row(host, &rules.header(), rules.components(), before_start(new.waits))
        };
        self.add(row, &chairs).await
    }

    /// Those who are there and the bots play again, each one seat further. Who asks for it is there.
    pub(crate) async fn rematch(
        self: &Arc<House>,
        room: &Arc<Room>,
        by: &Person,
    ) -> Result<Arc<Room>, Refused> {
        let now = room.now();
        if !now.is_over() {
            return Err(Refused::Unfit("not-over"));
        }
        let id = format!("{}r", now.row.id);
        if let Ok(room) = self.room(&id).await {
            return Ok(room);
        }
        let host_is_there = now.present().iter().any(|seat| now.seats_of(&now.row.host).contains(seat));
        let row = TableRow {
            id,
            host: if host_is_there { now.row.host.clone() } else { by.id.clone() },
            status: before_start(now.row.waits).into(),
            seed: secret::seed().to_vec(),
            watch: secret::token(),
            previous: Some(now.row.id.clone()),
            created: now_millis(),
            started: None,
            version: 0,
            ..now.row.clone()
        };
        self.add(row, &rotated(&now, by)).await
    }

    async fn add(self: &Arc<House>, row: TableRow, chairs: &[Chair]) -> Result<Arc<Room>, Refused> {
        let rows: Vec<_> = chairs.iter().map(Chair::row).collect();
        self.store.add_table(&row, &rows).await?;
        self.opened(&row).await
    }

    /// The room of a table that has just been added.
    pub(super) async fn opened(self: &Arc<House>, row: &TableRow) -> Result<Arc<Room>, Refused> {
        self.metrics.opened.inc();
        tracing::info!(table = %row.id, game = %row.header, "a table was opened");
        let room = self.room(&row.id).await?;
        self.start_if_full(&room).await?;
        Ok(room)
    }
}

/// A table of its own that nobody else finds.
pub(super) fn new_row(host: &Person, header: &Header, components: &ComponentSet, status: &str) -> TableRow {
    TableRow {
        id: secret::name(),
        header: header.to_string(),
        components: (!components.is_standard()).then(|| components.differences().to_string()),
        host: host.id.clone(),
        status: status.into(),
        listed: false,
        waits: false,
        limit: None,
        seed: secret::seed().to_vec(),
        watch: secret::token(),
        previous: None,
        created: now_millis(),
        started: None,
        version: 0,
    }
}

/// The status of a table that has not begun.
fn before_start(waits: bool) -> &'static str {
    if waits { status::WAITING } else { status::SETTING_UP }
}

/// The chairs of the next game: everybody one seat further, and bots in the place of who has left.
fn rotated(now: &Snapshot, by: &Person) -> Vec<Chair> {
    let invite = secret::token();
    let mut chairs: Vec<Chair> = Vec::new();
    let moved = now.chairs.iter().cycle().skip(now.chairs.len().saturating_sub(1));
    for (Chair { seat, .. }, before) in now.chairs.iter().zip(moved) {
        let (sitter, name) = match &before.sitter {
            Sitter::Person { id, away } if !away || *id == by.id => {
                (Sitter::Person { id: id.clone(), away: false }, before.name.clone())
            }
            Sitter::Person { .. } => (Sitter::Bot(STEWARD), unlike(&now.chairs, BOT_NAMES[seat.index()])),
            Sitter::Nobody | Sitter::Bot(_) => (before.sitter.clone(), before.name.clone()),
        };
        let name = unlike(&chairs, &name);
        let cleared = Chair { seat: *seat, invite: invite.clone(), ..before.cleared() };
        chairs.push(Chair { sitter, name, ..cleared });
    }
    chairs
}

pub(super) fn chair(seat: Seat, place: &Place, host: &Person, invite: &str, others: &[Chair]) -> Chair {
    let (sitter, name) = match place {
        Place::Me => (Sitter::Person { id: host.id.clone(), away: false }, host.name.clone()),
        Place::Guest(name) => (Sitter::Person { id: host.id.clone(), away: false }, name.clone()),
        Place::Friend => (Sitter::Nobody, String::new()),
        Place::Bot(level) => (Sitter::Bot(*level), BOT_NAMES[seat.index()].to_string()),
    };
    let name = if name.is_empty() { name } else { unlike(others, &name) };
    Chair { seat, sitter, name, invite: invite.into(), word: String::new(), shown: false }
}

/// What bots are called, by seat.
pub(super) const BOT_NAMES: [&str; engine::MAX_SEATS] = ["Kunz", "Gisela", "Ruprecht", "Adelheid", "Wenzel"];

/// A name that nobody else at the table has.
pub(super) fn unlike(others: &[Chair], name: &str) -> String {
    let is_taken = |name: &str| others.iter().any(|chair| chair.name == name);
    let numbered = (2..).map(|n| format!("{name} {n}"));
    std::iter::once(name.to_string()).chain(numbered).find(|name| !is_taken(name)).expect("names are many")
}
