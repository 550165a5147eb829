//! Votes for a bot in the place of a user who does not move.

use super::append::{Command, append};
use super::seating::leave_seat;
use crate::app::{App, now_millis};
use crate::error::ApiError;
use crate::journal::{JournalEntry, JournaledGame, Snapshot, TableEvent};
use crate::live_table::LiveTable;
use engine::Seat;
use std::sync::Arc;

/// Votes for a bot in the place of another seat, which is to move and does not.
pub(crate) async fn vote(
    app: &Arc<App>,
    table: &Arc<LiveTable>,
    command: &Command<'_>,
    against: Seat,
) -> Result<(), ApiError> {
    let by = command.seat;
    let vote = JournalEntry::Event(TableEvent::Vote { by, against });
    let is_own = |entry: &JournalEntry| *entry == vote;
    append(app, table, command, is_own, |snapshot, game| {
        let is_to_move = game.game_match().turn().is_for(against) && snapshot.present().contains(against);
        if by == against || !is_to_move || game.votes(against).contains(by) {
            return Err(ApiError::Conflict("no-vote"));
        }
        if !is_vote_due(app, game) {
            return Err(ApiError::Conflict("vote-early"));
        }
        Ok(vec![vote.clone()])
    })
    .await?;
    tally_votes(app, table, against).await
}

/// Gives a seat to a bot if more than half of the other users who are present have voted for it.
async fn tally_votes(app: &Arc<App>, table: &Arc<LiveTable>, against: Seat) -> Result<(), ApiError> {
    let snapshot = table.snapshot();
    let others = snapshot.present().without(against);
    let votes = snapshot
        .game()
        .map_or(0, |game| others.iter().filter(|seat| game.votes(against).contains(*seat)).count());
    if votes * 2 > others.len() {
        leave_seat(app, table, against).await?;
    }
    Ok(())
}

/// Clears the votes against a seat whose user was away.
pub(super) async fn clear_votes(app: &Arc<App>, table: &Arc<LiveTable>, by: Seat) -> Result<(), ApiError> {
    let is_voted_out = |snapshot: &Snapshot, game: &JournaledGame| {
        !snapshot.present().contains(by) && !game.votes(by).is_empty()
    };
    let snapshot = table.snapshot();
    if !snapshot.game().is_some_and(|game| is_voted_out(&snapshot, game)) {
        return Ok(());
    }
    let command = Command { seat: by, seq: 0, key: None };
    append(
        app,
        table,
        &command,
        |_| false,
        |snapshot, game| {
            let event = JournalEntry::Event(TableEvent::Return { by });
            Ok(is_voted_out(snapshot, game).then_some(event).into_iter().collect())
        },
    )
    .await
}

/// Whether the position is old enough for votes.
pub(crate) fn is_vote_due(app: &App, game: &JournaledGame) -> bool {
    let waited = now_millis().saturating_sub(game.last_move_at());
    u128::try_from(waited).is_ok_and(|waited| waited >= app.config.vote_after.as_millis())
}
