//! Playing an action.

use super::append::{Command, append};
use crate::app::App;
use crate::error::ApiError;
use crate::journal::JournalEntry;
use crate::live_table::LiveTable;
use std::sync::Arc;

/// Plays an action, given in the notation of records.
pub(crate) async fn act(
    app: &Arc<App>,
    table: &Arc<LiveTable>,
    command: &Command<'_>,
    action: &str,
) -> Result<(), ApiError> {
    let ply = JournalEntry::Ply(format!("{} {action}", command.seat));
    let is_own = |entry: &JournalEntry| *entry == ply;
    append(app, table, command, is_own, |_, game| {
        if !game.is_current(command.seat, command.seq) {
            return Err(ApiError::Stale);
        }
        Ok(vec![ply.clone()])
    })
    .await
}
