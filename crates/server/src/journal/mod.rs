//! The journal of a table: its entries, their replay, and the snapshot of a table that comes of it.
//!
//! A table is its journal, replayed. Each entry has a sequence number, `seq`, from 1 without gaps. Commands append entries;
//! nothing else changes a game.

mod entry;
mod replay;
mod seat;
mod snapshot;

pub(crate) use entry::{EVENT_PREFIX, JournalEntry, TableEvent};
pub(crate) use replay::{JournaledGame, UndoPolicy, UndoRequest};
pub(crate) use seat::{Occupant, SUBSTITUTE_LEVEL, SeatAssignment, seat_number};
pub(crate) use snapshot::{Snapshot, TableState, Version, status};
