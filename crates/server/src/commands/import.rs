//! Importing games: records that are shown, and tables that continue from a position of another table.

use super::append::new_entry;
use super::create_table::{BOT_NAMES, SeatRequest, assign, load_created, new_row};
use crate::app::{App, now_millis};
use crate::error::ApiError;
use crate::journal::{JournalEntry, SeatAssignment, Snapshot, status};
use crate::live_table::LiveTable;
use crate::random_token;
use bots::Level;
use engine::Seat;
use games::{DynMatch, Record};
use std::sync::Arc;
use store::{AppendResult, NewJournalEntry, User};

/// The level of the bots at a table that continues a game.
const OPPONENT_LEVEL: Level = Level::Knight;

/// Creates a table that shows a record.
pub(crate) async fn import_record(
    app: &Arc<App>,
    host: &User,
    record: &Record,
) -> Result<Arc<LiveTable>, ApiError> {
    let game_match = record.replay(None).map_err(ApiError::Record)?;
    let empty = |seat: usize| {
        let empty = assign(Seat::new(seat), &SeatRequest::Friend, host, &random_token::key(), &[]);
        SeatAssignment { name: BOT_NAMES[seat].into(), ..empty }
    };
    let seats: Vec<SeatAssignment> = (0..game_match.header().seats.into()).map(empty).collect();
    add_imported(app, host, &*game_match, &seats, status::STUDY).await
}

/// Creates a table that continues from a position of a revealed game, with the user at one seat and bots at the others.
pub(crate) async fn continue_from(
    app: &Arc<App>,
    from: &Snapshot,
    host: &User,
    seat: Seat,
    plies: usize,
) -> Result<Arc<LiveTable>, ApiError> {
    if !from.is_revealed() {
        return Err(ApiError::Conflict("not-over"));
    }
    let game_match = from.playing()?.game_match();
    if plies >= game_match.ply_count() && from.is_over() {
        return Err(ApiError::Conflict("over"));
    }
    let game_match = game_match.at_ply(plies.min(game_match.ply_count()));
    from.assignment(seat).ok_or(ApiError::NotFound)?;
    let mut seats: Vec<SeatAssignment> = Vec::new();
    for other in &from.seats {
        let request = if other.seat == seat { SeatRequest::Host } else { SeatRequest::Bot(OPPONENT_LEVEL) };
        seats.push(assign(other.seat, &request, host, &random_token::key(), &seats));
    }
    add_imported(app, host, &*game_match, &seats, status::SETTING_UP).await
}

/// Adds a table whose journal begins with the plies of a match.
async fn add_imported(
    app: &Arc<App>,
    host: &User,
    game_match: &dyn DynMatch,
    seats: &[SeatAssignment],
    status: &str,
) -> Result<Arc<LiveTable>, ApiError> {
    let row = new_row(host, &game_match.header(), game_match.components(), status);
    let seats: Vec<_> = seats.iter().map(SeatAssignment::to_row).collect();
    let imported = |(_, ply): (usize, String)| new_entry(&JournalEntry::Imported(ply), None, now_millis());
    let entries: Vec<NewJournalEntry> = game_match.record().entries.into_iter().map(imported).collect();
    app.store.add_table(&row, &seats).await?;
    if !entries.is_empty() && app.store.append_journal(&row.id, 1, &entries).await? != AppendResult::Appended
    {
        return Err(ApiError::Stale);
    }
    load_created(app, &row).await
}
