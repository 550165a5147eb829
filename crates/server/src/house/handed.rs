//! Games that were played elsewhere: records that are looked at, and tables that go on from a position.

use super::moves::line;
use super::opening::{BOT_NAMES, Place, chair, new_row};
use super::{House, now_millis};
use crate::refused::Refused;
use crate::room::{Chair, Entry, Room, Snapshot, status};
use crate::secret;
use bots::Level;
use engine::Seat;
use games::{DynMatch, Record};
use std::sync::Arc;
use store::{Appended, NewPly, Person};

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
        let nobody = |seat: usize| {
            let empty = chair(Seat::new(seat), &Place::Friend, host, &secret::token(), &[]);
            Chair { name: BOT_NAMES[seat].into(), ..empty }
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
        if plies >= table.ply_count() && from.is_over() {
            return Err(Refused::Unfit("over"));
        }
        let table = table.at_ply(plies.min(table.ply_count()));
        from.chair(seat).ok_or(Refused::Unknown)?;
        let mut chairs: Vec<Chair> = Vec::new();
        for there in &from.chairs {
            let place = if there.seat == seat { Place::Me } else { Place::Bot(OTHERS) };
            chairs.push(chair(there.seat, &place, host, &secret::token(), &chairs));
        }
        self.hand_on(host, &*table, &chairs, status::SETTING_UP).await
    }

    /// A table at which everything up to here has been told.
    async fn hand_on(
        self: &Arc<House>,
        host: &Person,
        table: &dyn DynMatch,
        chairs: &[Chair],
        status: &str,
    ) -> Result<Arc<Room>, Refused> {
        let row = new_row(host, &table.header(), table.components(), status);
        let seats: Vec<_> = chairs.iter().map(Chair::row).collect();
        let told = |(_, ply): (usize, String)| line(&Entry::Told(ply), None, now_millis());
        let plies: Vec<NewPly> = table.record().entries.into_iter().map(told).collect();
        self.store.add_table(&row, &seats).await?;
        if !plies.is_empty() && self.store.append(&row.id, 1, &plies).await? != Appended::Done {
            return Err(Refused::Stale);
        }
        self.opened(&row).await
    }
}
