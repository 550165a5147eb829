//! Starting the game of a table.

use super::append::{MAX_ATTEMPTS, advance_table};
use super::create_table::{BOT_NAMES, unique_name};
use crate::app::{App, now_millis};
use crate::error::ApiError;
use crate::journal::{Occupant, SeatAssignment, Snapshot, TableState, status};
use crate::live_table::LiveTable;
use bots::Level;
use std::sync::Arc;

/// The level of bots in seats that are empty when the game starts.
const FILLER_LEVEL: Level = Level::Knight;

/// Starts the game; bots take the empty seats.
pub(crate) async fn start(app: &Arc<App>, table: &Arc<LiveTable>) -> Result<(), ApiError> {
    if !matches!(table.snapshot().state, TableState::SettingUp) {
        return Err(ApiError::Conflict("started"));
    }
    start_unless_started(app, table).await
}

/// Starts the game if all seats are taken, unless the host wants to start it.
pub(super) async fn start_if_full(app: &Arc<App>, table: &Arc<LiveTable>) -> Result<(), ApiError> {
    let snapshot = table.snapshot();
    if snapshot.row.status == status::SETTING_UP && snapshot.empty_seats().is_empty() {
        start_unless_started(app, table).await?;
    }
    Ok(())
}

async fn start_unless_started(app: &Arc<App>, table: &Arc<LiveTable>) -> Result<(), ApiError> {
    let mut snapshot = table.snapshot();
    for _ in 0..MAX_ATTEMPTS {
        if !matches!(snapshot.state, TableState::SettingUp) {
            break;
        }
        let is_empty = |assignment: &&SeatAssignment| assignment.occupant == Occupant::Empty;
        let empty = snapshot.seats.iter().filter(is_empty);
        let bots: Vec<_> = empty.map(|assignment| with_bot(&snapshot, assignment).to_row()).collect();
        let running = Some((status::RUNNING, now_millis()));
        if app.store.update_table(&snapshot.row.id, snapshot.row.version, &bots, running).await? {
            app.metrics.games_started.inc();
            tracing::info!(table = %snapshot.row.id, "a game is started");
        }
        snapshot = app.reload(table).await?;
    }
    advance_table(app, table).await
}

fn with_bot(snapshot: &Snapshot, assignment: &SeatAssignment) -> SeatAssignment {
    let name = unique_name(&snapshot.seats, BOT_NAMES[assignment.seat.index()]);
    SeatAssignment { occupant: Occupant::Bot(FILLER_LEVEL), name, ..assignment.vacated() }
}
