//! Undoing a decision: at once if nobody has learnt anything since, else if the other seats grant it.

use super::append::{Command, append, append_as_server};
use crate::app::App;
use crate::error::ApiError;
use crate::journal::{JournalEntry, JournaledGame, Snapshot, TableEvent, UndoPolicy, UndoRequest};
use crate::live_table::LiveTable;
use std::sync::Arc;

/// Undoes the last decision of a seat, or requests it from the other seats.
pub(crate) async fn undo(
    app: &Arc<App>,
    table: &Arc<LiveTable>,
    command: &Command<'_>,
) -> Result<(), ApiError> {
    let by = command.seat;
    let is_own = |entry: &JournalEntry| {
        matches!(entry, JournalEntry::Event(TableEvent::Undo { .. } | TableEvent::UndoRequest { .. }))
    };
    append(app, table, command, is_own, |snapshot, game| {
        if !game.is_current(by, command.seq) {
            return Err(ApiError::Stale);
        }
        // The seed is public by then.
        if snapshot.is_over() {
            return Err(ApiError::Conflict("over"));
        }
        if !snapshot.present().contains(by) {
            return Err(ApiError::Conflict("away"));
        }
        if game.undo_request().is_some() {
            return Err(ApiError::Conflict("asked-already"));
        }
        // Users who are away are not asked: they may never return.
        let others = snapshot.present().without(by);
        let event = match game.undo_policy(by) {
            UndoPolicy::Impossible => return Err(ApiError::Conflict("nothing-to-undo")),
            UndoPolicy::Free { plies } => TableEvent::Undo { plies },
            UndoPolicy::NeedsConsent { plies } if others.is_empty() => TableEvent::Undo { plies },
            UndoPolicy::NeedsConsent { plies } => TableEvent::UndoRequest { by, plies },
        };
        Ok(vec![JournalEntry::Event(event)])
    })
    .await
}

/// Grants or refuses the pending undo request; its own seat withdraws it by refusing.
pub(crate) async fn answer_undo_request(
    app: &Arc<App>,
    table: &Arc<LiveTable>,
    command: &Command<'_>,
    grant: bool,
) -> Result<(), ApiError> {
    let by = command.seat;
    let event = if grant { TableEvent::UndoGrant { by } } else { TableEvent::UndoRefusal { by } };
    let is_own = |entry: &JournalEntry| *entry == JournalEntry::Event(event);
    append(app, table, command, is_own, |snapshot, game| {
        let request = game.undo_request().ok_or(ApiError::Conflict("nothing-asked"))?;
        // The answer refers to an earlier request.
        if command.seq < request.seq {
            return Err(ApiError::Stale);
        }
        if !snapshot.present().contains(by) {
            return Err(ApiError::Conflict("away"));
        }
        if !grant {
            return Ok(vec![JournalEntry::Event(event)]);
        }
        if request.by == by || request.granted.contains(by) {
            return Err(ApiError::Conflict("nothing-asked"));
        }
        let mut entries = vec![JournalEntry::Event(event)];
        if is_granted(snapshot, &UndoRequest { granted: request.granted.with(by), ..request }) {
            entries.push(JournalEntry::Event(TableEvent::Undo { plies: request.plies }));
        }
        Ok(entries)
    })
    .await
}

/// Executes the pending undo request if only users who have left have not granted it.
pub(super) async fn resolve_undo_request(app: &Arc<App>, table: &Arc<LiveTable>) -> Result<(), ApiError> {
    let granted = |snapshot: &Snapshot, game: &JournaledGame| {
        game.undo_request()
            .filter(|request| snapshot.present().contains(request.by) && is_granted(snapshot, request))
    };
    let snapshot = table.snapshot();
    if snapshot.game().and_then(|game| granted(&snapshot, game)).is_none() {
        return Ok(());
    }
    append_as_server(app, table, |snapshot, game| {
        let undo = granted(snapshot, game)
            .map(|request| JournalEntry::Event(TableEvent::Undo { plies: request.plies }));
        Ok(undo.into_iter().collect())
    })
    .await
}

/// Whether all users who are present have granted a request.
fn is_granted(snapshot: &Snapshot, request: &UndoRequest) -> bool {
    snapshot.present().without(request.by).iter().all(|seat| request.granted.contains(seat))
}
