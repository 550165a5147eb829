//! The storage of the server: users, sessions, figure sets, tables, seats, journals and chat.
//!
//! A store is a SQLite file, or a PostgreSQL database that several servers can share; the URL selects one. A store knows no
//! game: only strings, numbers and ids. Journals and chat are append-only, enforced by triggers of the database. Text may
//! contain any character except NUL, which PostgreSQL does not accept.
//!
//! Acknowledged writes are durable. SQLite has one writer, which commits all waiting writes together; PostgreSQL commits each
//! write in a transaction of its own, one after the other, because each notifies other servers. Appends per second, measured
//! with `examples/pace.rs` on a virtual machine of two cores with other work on them:
//!
//! | | 1 writer | 64 writers at once |
//! |---|---|---|
//! | SQLite, a file | 1,070 | 2,330 |
//! | PostgreSQL 15, on the same machine | 250 | 620 |

mod backend;
mod connection;
mod error;
mod figure_sets;
mod migrations;
mod notifications;
mod open;
mod read;
mod row;
mod write;
mod writer;

pub use error::StoreError;
pub use notifications::{Notification, NotificationStream};
pub use row::{
    AppendResult, ChatMessageRow, ChatResult, FigureSet, JournalRow, Millis, NewChatMessage, NewJournalEntry,
    SavedSet, SeatRow, TableRow, User,
};

use backend::Backend;
use std::path::PathBuf;
use write::{WriteOp, WriteResult};

/// The file that a SQLite URL names; `None` for PostgreSQL and for a database in memory.
#[must_use]
pub fn sqlite_file(url: &str) -> Option<PathBuf> {
    open::sqlite_file(url)
}

/// The result of most functions of this crate.
type Result<T> = std::result::Result<T, StoreError>;

/// An open database. Clones are cheap and share its connections.
#[derive(Clone)]
pub struct Store {
    backend: Backend,
}

impl Store {
    /// Opens `sqlite:FILE` (created with its folder if missing), `sqlite::memory:` or `postgres://…`, and runs the missing
    /// migrations.
    ///
    /// # Errors
    /// [`StoreError::Open`] says what to do; [`StoreError::Newer`] if a newer version created the database.
    pub async fn open(url: &str) -> Result<Store> {
        Ok(Store { backend: open::open(url).await? })
    }

    /// Adds a user with a first session; `key` is the hash of the session key.
    pub async fn add_user(&self, user: &User, key: &str, at: Millis) -> Result<()> {
        self.write(WriteOp::AddUser { user: user.clone(), key: key.to_string(), at }).await
    }

    /// Adds a session of a user; `key` is the hash of the session key.
    pub async fn add_session(&self, key: &str, user: &str, at: Millis) -> Result<()> {
        self.write(WriteOp::AddSession { key: key.to_string(), user: user.to_string(), at }).await
    }

    /// Deletes all sessions of a user except the one with this key.
    pub async fn end_sessions(&self, user: &str, except: &str) -> Result<()> {
        self.write(WriteOp::EndSessions { user: user.into(), except: except.into() }).await
    }

    /// The user whose session has this key.
    pub async fn user_by_session(&self, key: &str) -> Result<Option<User>> {
        let user = read::user_by_session(self.backend.readers(), key).await;
        user.map_err(StoreError::context("look up a session"))
    }

    /// The user with this id.
    pub async fn user(&self, id: &str) -> Result<Option<User>> {
        read::user(self.backend.readers(), id).await.map_err(StoreError::context("look up a user"))
    }

    /// Updates the name and the locale of a user.
    pub async fn update_user(&self, user: &User) -> Result<()> {
        self.write(WriteOp::UpdateUser(user.clone())).await
    }

    /// Adds a table with its seats.
    pub async fn add_table(&self, table: &TableRow, seats: &[SeatRow]) -> Result<()> {
        self.write(WriteOp::AddTable { table: table.clone(), seats: seats.to_vec() }).await
    }

    /// The table with this id.
    pub async fn table(&self, id: &str) -> Result<Option<TableRow>> {
        read::table(self.backend.readers(), id).await.map_err(StoreError::context("look up a table"))
    }

    /// The seats of a table, in order.
    pub async fn seats(&self, id: &str) -> Result<Vec<SeatRow>> {
        read::seats(self.backend.readers(), id).await.map_err(StoreError::context("look up seats"))
    }

    /// The tables that a user hosts or has a seat at, the newest first, at most 200.
    pub async fn tables_of_user(&self, user: &str) -> Result<Vec<TableRow>> {
        let tables = read::tables_of_user(self.backend.readers(), user).await;
        tables.map_err(StoreError::context("look up a user's tables"))
    }

    /// The listed tables, the newest first, at most 100.
    pub async fn listed_tables(&self) -> Result<Vec<TableRow>> {
        read::listed_tables(self.backend.readers()).await.map_err(StoreError::context("list tables"))
    }

    /// The ids of all tables with this status, the oldest first.
    pub async fn tables_with_status(&self, status: &str) -> Result<Vec<String>> {
        let tables = read::tables_with_status(self.backend.readers(), status).await;
        tables.map_err(StoreError::context("look up tables by status"))
    }

    /// The ids of all tables with this status and a move limit whose limit has passed since the last journal entry that does
    /// not begin with `mark`, the oldest first.
    pub async fn overdue_tables(&self, status: &str, mark: char, now: Millis) -> Result<Vec<String>> {
        let tables = read::overdue_tables(self.backend.readers(), status, mark, now).await;
        tables.map_err(StoreError::context("look up overdue tables"))
    }

    /// Updates these seats and, if given, the status, if `version` is still the table's version; returns whether it was.
    /// Increments the version. The first status `running` sets when the table was started.
    pub async fn update_table(
        &self,
        table: &str,
        version: i64,
        seats: &[SeatRow],
        status: Option<(&str, Millis)>,
    ) -> Result<bool> {
        let status = status.map(|(status, at)| (status.to_string(), at));
        let write = WriteOp::UpdateTable { table: table.to_string(), version, seats: seats.to_vec(), status };
        Ok(self.backend.write(write).await?.is_committed())
    }

    /// Appends journal entries with the sequence numbers `first..`, all of them or none; the first entry of a table has
    /// number 1. Of several writers that append the same number, one succeeds; the others get [`AppendResult::Conflict`].
    pub async fn append_journal(
        &self,
        table: &str,
        first: i64,
        entries: &[NewJournalEntry],
    ) -> Result<AppendResult> {
        let write = WriteOp::AppendJournal { table: table.to_string(), first, entries: entries.to_vec() };
        match self.backend.write(write).await? {
            WriteResult::Done | WriteResult::Numbered(_) => Ok(AppendResult::Appended),
            WriteResult::Duplicate(seq) => Ok(AppendResult::Duplicate(seq)),
            WriteResult::Conflict => self.conflict(table, entries).await,
        }
    }

    /// Finds out whether the sequence numbers were taken by the same command, sent twice at once.
    async fn conflict(&self, table: &str, entries: &[NewJournalEntry]) -> Result<AppendResult> {
        for key in entries.iter().filter_map(|entry| entry.idempotency_key.as_deref()) {
            if let Some(found) = self.journal_entry_by_key(table, key).await? {
                return Ok(AppendResult::Duplicate(found.seq));
            }
        }
        Ok(AppendResult::Conflict)
    }

    /// The journal entries of a table with a sequence number above `after`, in order.
    pub async fn journal(&self, table: &str, after: i64) -> Result<Vec<JournalRow>> {
        let entries = read::journal(self.backend.readers(), table, after).await;
        entries.map_err(StoreError::context("read a journal"))
    }

    /// The journal entry that was appended with this idempotency key.
    pub async fn journal_entry_by_key(&self, table: &str, key: &str) -> Result<Option<JournalRow>> {
        let entry = read::journal_entry_by_key(self.backend.readers(), table, key).await;
        entry.map_err(StoreError::context("look up a command"))
    }

    /// Adds a chat message. Messages of a table are numbered from 1 without gaps, also when several are added at once.
    pub async fn add_chat_message(&self, table: &str, message: &NewChatMessage) -> Result<ChatResult> {
        let write = WriteOp::AddChatMessage { table: table.to_string(), message: message.clone() };
        match self.backend.write(write).await? {
            WriteResult::Numbered(seq) => Ok(ChatResult::Added(seq)),
            WriteResult::Duplicate(seq) => Ok(ChatResult::Duplicate(seq)),
            WriteResult::Done | WriteResult::Conflict => {
                unreachable!("a message is numbered, a duplicate, or an error")
            }
        }
    }

    /// The chat messages of a table with a number above `after`, in order.
    pub async fn chat(&self, table: &str, after: i64) -> Result<Vec<ChatMessageRow>> {
        let messages = read::chat(self.backend.readers(), table, after).await;
        messages.map_err(StoreError::context("read chat"))
    }

    /// The number of chat messages of a table, which is also the number of the last one.
    pub async fn chat_count(&self, table: &str) -> Result<i64> {
        read::chat_count(self.backend.readers(), table).await.map_err(StoreError::context("count chat"))
    }

    /// Subscribes to the changes that any server on the same database makes from now on.
    pub async fn subscribe(&self) -> Result<NotificationStream> {
        match &self.backend {
            Backend::Sqlite(_) => Ok(NotificationStream::empty()),
            Backend::Postgres(pool) => {
                NotificationStream::connect(pool.connect_options().as_ref().clone()).await
            }
        }
    }

    /// Checks that the database answers.
    pub async fn ping(&self) -> Result<()> {
        read::ping(self.backend.readers()).await.map_err(StoreError::context("reach the database"))
    }

    /// Closes the database. All acknowledged writes are durable; later calls fail.
    pub async fn close(&self) {
        self.backend.close().await;
    }

    async fn write(&self, write: WriteOp) -> Result<()> {
        self.backend.write(write).await.map(drop)
    }
}
