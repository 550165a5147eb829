//! Games that were played elsewhere: records that are looked at, and tables that go on from a position.

use super::opening::BOT_NAMES;
use super::{House, now_millis};
use crate::refused::Refused;
use crate::room::{Chair, Entry, Room, Sitter, Snapshot, status};
use crate::secret;
use bots::Level;
use engine::Seat;
use std::sync::Arc;
use store::{Appended, NewPly, Person, TableRow};
use table::{Record, Table};

/// Against whom one plays on.
const OTHERS: Level = Level::Knight;

impl House {
    /// Opens a record for its host to look at.
    pub(crate) async fn study(
        self: &Arc<House>,
        host: &Person,
        record: &Record,
    ) -> Result<Arc<Room>, Refused> {
        let table = record.replay(None).map_err(Refused::Record)?;
        let nobody = |seat: usize| Chair {
            seat: Seat::new(seat),
            sitter: Sitter::Nobody,
            name: BOT_NAMES[seat].into(),
            invite: secret::token(),
            word: String::new(),
            shown: false,
        };
        let chairs: Vec<Chair> = (0..table.header().seats.into()).map(nobody).collect();
        self.hand_on(host, &*table, &chairs, status::STUDY).await
    }

    /// Goes on from a position of a game that is open to everybody, at one of its seats, against bots.
    pub(crate) async fn play_on(
        self: &Arc<House>,
        from: &Snapshot,
        host: &Person,
        seat: Seat,
        plies: usize,
    ) -> Result<Arc<Room>, Refused> {
        if !from.is_open() {
            return Err(Refused::Unfit("not-over"));
        }
        let table = from.playing()?.table();
        if plies >= table.plies() && from.is_over() {
            return Err(Refused::Unfit("over"));
        }
        let table = table.at(plies.min(table.plies()));
        from.chair(seat).ok_or(Refused::Unknown)?;
        let chairs: Vec<Chair> = from.chairs.iter().map(|chair| going_on(chair, host, seat)).collect();
        self.hand_on(host, &*table, &chairs, status::SETTING_UP).await
    }

    /// A table at which everything up to here has been told.
    async fn hand_on(
        self: &Arc<House>,
        host: &Person,
        table: &dyn Table,
        chairs: &[Chair],
        status: &str,
    ) -> Result<Arc<Room>, Refused> {
        let row = TableRow {
            id: secret::name(),
            header: table.header().to_string(),
            host: host.id.clone(),
            status: status.into(),
            listed: false,
            limit: None,
            seed: secret::seed().to_vec(),
            watch: secret::token(),
            previous: None,
            created: now_millis(),
            started: None,
            version: 0,
        };
        let plies: Vec<NewPly> = table.record().entries.into_iter().map(|(_, line)| told(line)).collect();
        self.add_told(row, chairs, &plies).await
    }

    async fn add_told(
        self: &Arc<House>,
        row: TableRow,
        chairs: &[Chair],
        plies: &[NewPly],
    ) -> Result<Arc<Room>, Refused> {
        let seats: Vec<_> = chairs.iter().map(Chair::row).collect();
        self.store.add_table(&row, &seats).await?;
        if !plies.is_empty() && self.store.append(&row.id, 1, plies).await? != Appended::Done {
            return Err(Refused::Stale);
        }
        self.opened(&row).await
    }
}

/// A chair of those who go on: the host has this seat, bots the others.
fn going_on(chair: &Chair, host: &Person, own: Seat) -> Chair {
    let (sitter, name) = if chair.seat == own {
        (Sitter::Person { id: host.id.clone(), away: false }, host.name.clone())
    } else {
        (Sitter::Bot(OTHERS), BOT_NAMES[chair.seat.index()].to_string())
    };
    Chair { seat: chair.seat, sitter, name, invite: secret::token(), word: String::new(), shown: false }
}

fn told(line: String) -> NewPly {
    let entry = Entry::Told(line);
    let seat = entry.by().map(|seat| seat.index() as i64 + 1);
    NewPly { seat, entry: entry.to_string(), command: None, at: now_millis() }
}
