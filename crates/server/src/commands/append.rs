//! Appending to the journal: the core of all commands on a game.

use crate::app::{App, now_millis};
use crate::error::ApiError;
use crate::journal::{JournalEntry, JournaledGame, Snapshot, TableEvent, TableState, seat_number, status};
use crate::live_table::{BotSchedule, LiveTable};
use engine::{Seat, Turn};
use std::panic::resume_unwind;
use std::sync::Arc;
use store::{AppendResult, Millis, NewJournalEntry};

/// Who gives a command, and for which position.
pub(crate) struct Command<'a> {
    /// The seat that acts.
    pub(crate) seat: Seat,
    /// The sequence number of the last journal entry that the client had seen.
    pub(crate) seq: i64,
    /// The client's idempotency key: the same command sent twice is executed once.
    pub(crate) key: Option<&'a str>,
}

/// The maximum length of an idempotency key in bytes.
const MAX_KEY: usize = 200;
/// How often a command is decided again because another one was first.
pub(super) const MAX_ATTEMPTS: u32 = 12;

/// Appends the entries that `decide` returns for the current state, followed by chance outcomes. If another command was
/// first, `decide` is called again. A command that was executed before is not executed again: `is_own` recognizes its entry.
pub(super) async fn append(
    app: &Arc<App>,
    table: &Arc<LiveTable>,
    command: &Command<'_>,
    is_own: impl Fn(&JournalEntry) -> bool,
    decide: impl Fn(&Snapshot, &JournaledGame) -> Result<Vec<JournalEntry>, ApiError>,
) -> Result<(), ApiError> {
    let key = command.key.map(|key| scoped_key(command.seat, key)).transpose()?;
    let mut snapshot = table.snapshot();
    for _ in 0..MAX_ATTEMPTS {
        let game = snapshot.playing()?;
        let decided = decide(&snapshot, game).and_then(|entries| apply(game, &entries, key.as_deref()));
        let (next, entries) = match decided {
            Ok(decided) => decided,
            Err(error) => return accept_duplicate(app, table, command, key.as_deref(), is_own, error).await,
        };
        if entries.is_empty() {
            return Ok(());
        }
        match commit(app, table, &snapshot, next, entries).await? {
            AppendResult::Appended => return Ok(()),
            AppendResult::Duplicate(_) => {
                let key = key.as_deref();
                return accept_duplicate(app, table, command, key, is_own, ApiError::Stale).await;
            }
            AppendResult::Conflict => snapshot = app.reload(table).await?,
        }
    }
    Err(ApiError::Stale)
}

/// Appends entries of the server itself, which no seat has caused.
pub(super) async fn append_as_server(
    app: &Arc<App>,
    table: &Arc<LiveTable>,
    decide: impl Fn(&Snapshot, &JournaledGame) -> Result<Vec<JournalEntry>, ApiError>,
) -> Result<(), ApiError> {
    let server = Command { seat: Seat::new(0), seq: 0, key: None };
    append(app, table, &server, |_| false, decide).await
}

/// Appends and publishes in a task of its own, because the client may disconnect meanwhile, which cancels the request: an
/// entry in the store must be published all the same. A panic of the task continues in the request.
async fn commit(
    app: &Arc<App>,
    table: &Arc<LiveTable>,
    snapshot: &Arc<Snapshot>,
    next: JournaledGame,
    entries: Vec<NewJournalEntry>,
) -> Result<AppendResult, ApiError> {
    let task = commit_uncancelled(app.clone(), table.clone(), snapshot.clone(), next, entries);
    match app.tasks.spawn(task).await {
        Ok(result) => result,
        Err(error) => resume_unwind(error.into_panic()),
    }
}

async fn commit_uncancelled(
    app: Arc<App>,
    table: Arc<LiveTable>,
    snapshot: Arc<Snapshot>,
    next: JournaledGame,
    entries: Vec<NewJournalEntry>,
) -> Result<AppendResult, ApiError> {
    let first = snapshot.version().seq + 1;
    let result = app.store.append_journal(&snapshot.row.id, first, &entries).await?;
    if result == AppendResult::Appended {
        app.metrics.journal_entries.inc_by(entries.len() as u64);
        let state = TableState::Playing(Box::new(next));
        table.publish(Snapshot { state, ..Snapshot::clone(&snapshot) });
        close_if_over(&app, &table).await?;
        app.bots.schedule(&table, BotSchedule::Now);
    }
    Ok(result)
}

/// A command with a known idempotency key succeeds if it is the same command, and conflicts if it is another one. Any other
/// command fails with `error`.
async fn accept_duplicate(
    app: &App,
    table: &LiveTable,
    command: &Command<'_>,
    key: Option<&str>,
    is_own: impl Fn(&JournalEntry) -> bool,
    error: ApiError,
) -> Result<(), ApiError> {
    let Some(key) = key else {
        return Err(error);
    };
    let Some(earlier) = app.store.journal_entry_by_key(&table.snapshot().row.id, key).await? else {
        return Err(error);
    };
    let is_same = earlier.entry.parse().is_ok_and(|entry| is_own(&entry));
    if !is_same || command.seq >= earlier.seq {
        return Err(ApiError::Conflict("key-used"));
    }
    app.reload(table).await?;
    Ok(())
}

/// The idempotency key as it is stored: each seat has its own keys.
pub(super) fn scoped_key(seat: Seat, key: &str) -> Result<String, ApiError> {
    if key.len() > MAX_KEY || key.chars().any(char::is_control) {
        return Err(ApiError::Invalid("bad-key"));
    }
    Ok(format!("{seat}:{key}"))
}

/// The game after these entries and the chance outcomes that follow, and all entries to be appended.
fn apply(
    game: &JournaledGame,
    entries: &[JournalEntry],
    key: Option<&str>,
) -> Result<(JournaledGame, Vec<NewJournalEntry>), ApiError> {
    let (mut next, at) = (game.clone(), now_millis());
    let mut appended = Vec::new();
    for entry in entries {
        next.apply_entry(entry, at).map_err(|rejection| ApiError::Illegal {
            game: game.header().game,
            components: game.game_match().components().clone(),
            rejection,
        })?;
        appended.push(new_entry(entry, appended.is_empty().then_some(key).flatten(), at));
    }
    while let Some(outcome) = next.draw_chance(at) {
        appended.push(new_entry(&outcome, None, at));
    }
    Ok((next, appended))
}

/// An entry to be appended.
pub(super) fn new_entry(entry: &JournalEntry, key: Option<&str>, at: Millis) -> NewJournalEntry {
    let seat = entry.actor().map(|seat| seat_number(seat).into());
    NewJournalEntry { seat, entry: entry.to_string(), idempotency_key: key.map(Into::into), at }
}

/// Does what a table needs after it was loaded or started: draws chance outcomes, closes a game that is over, and schedules
/// bots.
pub(crate) async fn advance_table(app: &Arc<App>, table: &Arc<LiveTable>) -> Result<(), ApiError> {
    if table.snapshot().turn() == Some(Turn::Chance) {
        append_as_server(app, table, |_, _| Ok(Vec::new())).await?;
    }
    close_if_over(app, table).await?;
    app.bots.schedule(table, BotSchedule::Now);
    Ok(())
}

/// Appends that a suspended table has been resumed, so that its users see it.
pub(crate) async fn append_resumed_entry(app: &Arc<App>, table: &Arc<LiveTable>) -> Result<(), ApiError> {
    append_as_server(app, table, |_, _| Ok(vec![JournalEntry::Event(TableEvent::Resumed)])).await
}

async fn close_if_over(app: &App, table: &LiveTable) -> Result<(), ApiError> {
    let snapshot = table.snapshot();
    if snapshot.is_over() && snapshot.row.status == status::RUNNING {
        let closed = Some((status::OVER, now_millis()));
        app.store.update_table(&snapshot.row.id, snapshot.row.version, &[], closed).await?;
        app.reload(table).await?;
        app.metrics.games_finished.inc();
        tracing::info!(table = %snapshot.row.id, seq = snapshot.version().seq, "a game is over");
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::commands::{self, SeatRequest};
    use crate::config::ServerConfig;
    use crate::test_support::{app_on, host, new_table, store};
    use bots::Level;
    use games::Title;
    use std::time::Duration;
    use tokio::time::timeout;

    /// A browser that is closed right after a click: the move is stored, so that the table must show it.
    #[tokio::test]
    async fn an_appended_entry_is_published_even_if_the_request_is_cancelled() {
        let config = ServerConfig { bot_delay: Duration::ZERO, bot_threads: 1, ..ServerConfig::default() };
        let app = app_on(&store().await, config);
        let seats = vec![SeatRequest::Host, SeatRequest::Bot(Level::Page), SeatRequest::Bot(Level::Page)];
        let new = new_table(Title::Verraeter, seats);
        let table = commands::create_table(&app, &host(), &new).await.expect("the table is created");
        let seat = Seat::new(0);
        let mut updates = table.subscribe();
        while !table.snapshot().turn().is_some_and(|turn| turn.is_for(seat)) {
            updates.changed().await.expect("bots move");
        }
        let snapshot = table.snapshot();
        let decision = snapshot.game().and_then(|game| game.game_match().decision(seat));
        let action = decision.expect("the seat is to move").choices[0].clone();
        let seq = snapshot.version().seq;
        let command = Command { seat, seq, key: None };
        tokio::select! {
            biased;
            done = commands::act(&app, &table, &command, &action) => panic!("the store takes its time: {done:?}"),
            () = std::future::ready(()) => {}
        }
        let published = updates.wait_for(|version| version.seq > seq);
        timeout(Duration::from_secs(30), published).await.expect("it is published").expect("it is live");
    }
}
