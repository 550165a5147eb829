//! Write operations as values: an operation runs in a transaction of its own, or shares one with others.

mod append_only;
mod figure_sets;
mod tables;
mod users;

use crate::connection::AnyConnection;
use crate::row::{FigureSet, Millis, NewChatMessage, NewJournalEntry, SeatRow, TableRow, User};

/// A write operation.
pub(crate) enum WriteOp {
    AddUser { user: User, key: String, at: Millis },
    AddSession { key: String, user: String, at: Millis },
    EndSessions { user: String, except: String },
    UpdateUser(User),
    SaveFigureSet { set: FigureSet, limit: i64 },
    RenameFigureSet { owner: String, id: String, name: String },
    DeleteFigureSet { owner: String, id: String },
    AddTable { table: TableRow, seats: Vec<SeatRow> },
    UpdateTable { table: String, version: i64, seats: Vec<SeatRow>, status: Option<(String, Millis)> },
    AppendJournal { table: String, first: i64, entries: Vec<NewJournalEntry> },
    AddChatMessage { table: String, message: NewChatMessage },
}

/// The result of a write operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum WriteResult {
    /// It is written.
    Done,
    /// It is written, with this number.
    Numbered(i64),
    /// A condition of the operation does not hold, such as an expected version: nothing is written.
    Conflict,
    /// The same command was written before, with this number: nothing is written.
    Duplicate(i64),
}

impl WriteResult {
    /// Whether the transaction is to be committed.
    pub(crate) fn is_committed(self) -> bool {
        match self {
            WriteResult::Done | WriteResult::Numbered(_) => true,
            WriteResult::Conflict | WriteResult::Duplicate(_) => false,
        }
    }
}

/// The result of a database operation.
pub(crate) type Result<T> = std::result::Result<T, sqlx::Error>;

impl WriteOp {
    /// What the operation does, for error messages.
    pub(crate) fn description(&self) -> &'static str {
        match self {
            WriteOp::AddUser { .. } => "add a user",
            WriteOp::AddSession { .. } => "add a session",
            WriteOp::EndSessions { .. } => "end sessions",
            WriteOp::UpdateUser(_) => "update a user",
            WriteOp::SaveFigureSet { .. } => "save a figure set",
            WriteOp::RenameFigureSet { .. } => "rename a figure set",
            WriteOp::DeleteFigureSet { .. } => "delete a figure set",
            WriteOp::AddTable { .. } => "add a table",
            WriteOp::UpdateTable { .. } => "update a table",
            WriteOp::AppendJournal { .. } => "append to a journal",
            WriteOp::AddChatMessage { .. } => "add a chat message",
        }
    }

    /// Executes the operation. The caller rolls the transaction back unless the result
    /// [is committed](WriteResult::is_committed).
    pub(crate) async fn execute(&self, connection: &mut AnyConnection<'_>) -> Result<WriteResult> {
        match self {
            WriteOp::AddUser { user, key, at } => users::add(connection, user, key, *at).await,
            WriteOp::AddSession { key, user, at } => users::add_session(connection, key, user, *at).await,
            WriteOp::EndSessions { user, except } => users::end_sessions(connection, user, except).await,
            WriteOp::UpdateUser(user) => users::update(connection, user).await,
            WriteOp::SaveFigureSet { set, limit } => figure_sets::save(connection, set, *limit).await,
            WriteOp::RenameFigureSet { owner, id, name } => {
                figure_sets::rename(connection, owner, id, name).await
            }
            WriteOp::DeleteFigureSet { owner, id } => figure_sets::delete(connection, owner, id).await,
            WriteOp::AddTable { table, seats } => tables::add(connection, table, seats).await,
            WriteOp::UpdateTable { table, version, seats, status } => {
                tables::update(connection, table, *version, seats, status.as_ref()).await
            }
            WriteOp::AppendJournal { table, first, entries } => {
                append_only::append_journal(connection, table, *first, entries).await
            }
            WriteOp::AddChatMessage { table, message } => {
                append_only::add_chat_message(connection, table, message).await
            }
        }
    }
}
