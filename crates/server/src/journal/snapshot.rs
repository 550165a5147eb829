//! The immutable state of a table at a moment.

use super::entry::JournalEntry;
use super::replay::JournaledGame;
use super::seat::{Occupant, SeatAssignment};
use crate::error::ApiError;
use crate::random_token;
use engine::{Eye, Seat, SeatSet, Turn};
use games::components::ComponentSet;
use games::fair_dice::Seed;
use games::{Record, Title};
use std::sync::Arc;
use store::{JournalRow, SeatRow, TableRow};

/// The state of a table at a moment.
#[derive(Clone)]
pub(crate) struct Snapshot {
    pub(crate) row: TableRow,
    pub(crate) seats: Vec<SeatAssignment>,
    pub(crate) state: TableState,
    /// The number of chat messages.
    pub(crate) chat_count: i64,
}

/// The stage of a table.
#[derive(Clone)]
pub(crate) enum TableState {
    /// The game has not started.
    SettingUp,
    /// The game has started, and perhaps ended.
    Playing(Box<JournaledGame>),
    /// The journal does not replay with these rules, with the reason.
    Suspended(String),
}

/// The version of a snapshot: three numbers that never decrease.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Version {
    /// The sequence number of the last journal entry.
    pub(crate) seq: i64,
    /// The number of updates of the seats or the status.
    pub(crate) seats: i64,
    /// The number of chat messages.
    pub(crate) chat: i64,
}

/// The values of a table's status in the database.
pub(crate) mod status {
    /// The game has not started; it starts when all seats are taken.
    pub(crate) const SETTING_UP: &str = "open";
    /// The game has not started; it starts when the host starts it.
    pub(crate) const WAITING: &str = "waiting";
    pub(crate) const RUNNING: &str = "running";
    pub(crate) const OVER: &str = "over";
    pub(crate) const SUSPENDED: &str = "frozen";
    /// The table shows an imported record; nobody plays.
    pub(crate) const STUDY: &str = "study";
}

impl Snapshot {
    /// Builds a snapshot from rows by replaying the journal; a table that does not replay is suspended.
    pub(crate) fn from_rows(
        row: TableRow,
        seats: &[SeatRow],
        entries: &[JournalRow],
        chat_count: i64,
    ) -> Snapshot {
        let seats: Vec<SeatAssignment> = seats.iter().filter_map(SeatAssignment::from_row).collect();
        let mut snapshot = Snapshot { row, seats, state: TableState::SettingUp, chat_count };
        if ![status::SETTING_UP, status::WAITING].contains(&snapshot.row.status.as_str()) {
            snapshot.state = match snapshot.start_game() {
                Ok(game) => TableState::Playing(Box::new(game)),
                Err(reason) => TableState::Suspended(reason),
            };
            snapshot.apply_entries(entries);
        }
        snapshot
    }

    /// The game of this table in its initial position.
    fn start_game(&self) -> Result<JournaledGame, String> {
        let record = Record::parse(&self.row.header).map_err(|error| error.to_string())?;
        let rules =
            record.header.configure(self.row.components.as_deref()).map_err(|error| error.to_string())?;
        let chance = self.seed().chance_stream(&self.seed_contributions());
        Ok(JournaledGame::new(rules.new_match(), chance))
    }

    /// Applies further journal entries.
    pub(crate) fn apply_entries(&mut self, entries: &[JournalRow]) {
        for row in entries {
            let TableState::Playing(game) = &mut self.state else {
                return;
            };
            let parsed = row.entry.parse::<JournalEntry>().map_err(|_| "unreadable".to_string());
            let applied =
                parsed.and_then(|entry| game.apply_entry(&entry, row.at).map_err(|rejection| rejection.code));
            // The reason goes to the log and must not contain the entry, which may be secret.
            if let Err(reason) = applied {
                self.state = TableState::Suspended(format!("entry {}: {reason}", row.seq));
            }
        }
    }

    /// Merges two snapshots: each part is taken from the newer one, because concurrent commands change different parts.
    pub(crate) fn merge(self, other: &Snapshot) -> Snapshot {
        let (own, its) = (self.version(), other.version());
        let state =
            if (own.seq, own.seats) >= (its.seq, its.seats) { self.state } else { other.state.clone() };
        let (row, seats) = if own.seats >= its.seats {
            (self.row, self.seats)
        } else {
            (other.row.clone(), other.seats.clone())
        };
        Snapshot { row, seats, state, chat_count: own.chat.max(its.chat) }
    }

    pub(crate) fn version(&self) -> Version {
        let seq = self.game().map_or(0, JournaledGame::seq);
        Version { seq, seats: self.row.version, chat: self.chat_count }
    }

    pub(crate) fn game(&self) -> Option<&JournaledGame> {
        match &self.state {
            TableState::Playing(game) => Some(game),
            TableState::SettingUp | TableState::Suspended(_) => None,
        }
    }

    /// The game; an error if it has not started or is suspended.
    pub(crate) fn playing(&self) -> Result<&JournaledGame, ApiError> {
        match &self.state {
            TableState::Playing(game) => Ok(game),
            TableState::SettingUp => Err(ApiError::Conflict("not-started")),
            TableState::Suspended(_) => Err(ApiError::Conflict("frozen")),
        }
    }

    /// The component figures, if they are not the standard ones.
    pub(crate) fn changed_components(&self) -> Option<Arc<ComponentSet>> {
        let text = self.row.components.as_deref()?;
        if let Some(game) = self.game() {
            return Some(game.game_match().components().clone());
        }
        self.title()?.info().component_file.read_set(text).ok().map(Arc::new)
    }

    /// The id of the game.
    pub(crate) fn game_id(&self) -> &str {
        self.row.header.split(' ').next().unwrap_or_default()
    }

    /// The title of the game; `None` if this program does not have it.
    pub(crate) fn title(&self) -> Option<Title> {
        self.game_id().parse().ok()
    }

    /// Who is to move, once the game has started.
    pub(crate) fn turn(&self) -> Option<Turn> {
        self.game().map(|game| game.game_match().turn())
    }

    /// The seats that are to move.
    pub(crate) fn seats_to_move(&self) -> SeatSet {
        self.turn().map(Turn::seats).unwrap_or_default()
    }

    pub(crate) fn is_over(&self) -> bool {
        self.turn() == Some(Turn::Over)
    }

    /// Whether the table only shows an imported record.
    pub(crate) fn is_study(&self) -> bool {
        self.row.status == status::STUDY
    }

    /// Whether nothing is secret any more: everybody may see every view.
    pub(crate) fn is_revealed(&self) -> bool {
        self.is_over() || self.is_study()
    }

    pub(crate) fn seed(&self) -> Seed {
        Seed::new(self.row.seed.as_slice().try_into().expect("a seed has 32 bytes"))
    }

    /// The seed contribution of each seat.
    pub(crate) fn seed_contributions(&self) -> Vec<String> {
        self.seats.iter().map(|assignment| assignment.seed_contribution.clone()).collect()
    }

    pub(crate) fn assignment(&self, seat: Seat) -> Option<&SeatAssignment> {
        self.seats.iter().find(|assignment| assignment.seat == seat)
    }

    /// The names of all seats.
    pub(crate) fn names(&self) -> Vec<String> {
        self.seats.iter().map(|assignment| assignment.name.clone()).collect()
    }

    /// The seats of a user.
    pub(crate) fn seats_of(&self, user: &str) -> SeatSet {
        self.filter(|assignment| assignment.belongs_to(user))
    }

    /// The seats of users who are present.
    pub(crate) fn present(&self) -> SeatSet {
        self.filter(|assignment| matches!(assignment.occupant, Occupant::User { away: false, .. }))
    }

    /// Whether somebody with this invitation may take a seat.
    pub(crate) fn accepts_invite(&self, invite: &str) -> bool {
        let is_known =
            |assignment: &SeatAssignment| random_token::constant_time_eq(&assignment.invite, invite);
        self.row.listed || self.seats.iter().any(is_known)
    }

    /// The seats without an occupant.
    pub(crate) fn empty_seats(&self) -> SeatSet {
        self.filter(|assignment| assignment.occupant == Occupant::Empty)
    }

    fn filter(&self, test: impl Fn(&SeatAssignment) -> bool) -> SeatSet {
        let chosen = self.seats.iter().filter(|assignment| test(assignment));
        chosen.fold(SeatSet::default(), |seats, assignment| seats.with(assignment.seat))
    }

    /// A seat that is to move and for which a bot moves.
    pub(crate) fn bot_to_move(&self) -> Option<Seat> {
        let has_bot = |seat: &Seat| self.assignment(*seat).is_some_and(|it| it.bot().is_some());
        self.turn()?.seats().iter().find(has_bot)
    }

    /// The record: complete and with the proof of fairness if the game is over; before that, as this observer saw it.
    pub(crate) fn record(&self, eye: Eye) -> Option<String> {
        let game = self.game()?;
        if self.is_revealed() {
            let record = game.game_match().record().annotated();
            let proof =
                (!game.is_imported()).then(|| game.proof(self.seed(), self.seed_contributions()).to_string());
            return Some(format!("{}{record}", proof.unwrap_or_default()));
        }
        let entries = game.game_match().observed_record(eye).into_iter().map(|ply| (0, ply)).collect();
        Some(Record { entries, ..game.game_match().record() }.annotated())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn snapshot(version: i64, entries: &[&str], chat_count: i64) -> Snapshot {
        let row = TableRow {
            id: "t".into(),
            header: "verraeter rules=1 seats=3".into(),
            components: None,
            host: "p".into(),
            status: status::RUNNING.into(),
            listed: false,
            manual_start: false,
            move_limit: None,
            seed: vec![1; 32],
            watch_key: String::new(),
            previous: None,
            created: 0,
            started: Some(0),
            version,
        };
        let entry = |(seq, entry): (i64, &&str)| JournalRow {
            seq,
            seat: None,
            entry: (*entry).to_string(),
            idempotency_key: None,
            at: 0,
        };
        let entries: Vec<JournalRow> = (1..).zip(entries).map(entry).collect();
        Snapshot::from_rows(row, &[], &entries, chat_count)
    }

    const RING: &str = "box ring start=1 city/rose city/eagle wasteland/rose village/rose meadow/rose forest/rose \
                        wasteland/eagle river/rose village/eagle meadow/eagle river/eagle forest/eagle";

    /// A seat is taken while another seat moves and a third user writes a message: the result has all three.
    #[test]
    fn a_merged_snapshot_has_the_newest_of_each_part() {
        let seated = snapshot(5, &[], 0);
        let moved = snapshot(4, &[RING], 0);
        let talked = snapshot(4, &[], 7);
        let all = seated.clone().merge(&moved).merge(&talked);
        assert_eq!(all.version(), Version { seq: 1, seats: 5, chat: 7 });
        assert_eq!(moved.merge(&talked).merge(&seated).version(), all.version());
    }
}
