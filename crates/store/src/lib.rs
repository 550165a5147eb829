//! What the server keeps: people, sessions, figure sets, tables, seats, plies and chat.
//!
//! It is kept in a file of SQLite, or in PostgreSQL where several servers share it; the URL says which. A store knows no
//! game: strings, numbers and ids only. Plies and chat are append-only, by triggers of the database. Text may be anything
//! but the character NUL, which PostgreSQL does not take.
//!
//! Whatever is acknowledged is on disk. SQLite has one writer, which commits together whatever waits; PostgreSQL commits each
//! write by itself, one after the other, since each tells other servers of it. Appends a second, measured with
//! `examples/pace.rs` on a virtual machine of two cores with other work on them:
//!
//! | | 1 writer | 64 writers at once |
//! |---|---|---|
//! | SQLite, a file | 1,070 | 2,330 |
//! | PostgreSQL 15, on the same machine | 250 | 620 |

mod backend;
mod error;
mod figure_sets;
mod link;
mod migrations;
mod notices;
mod open;
mod read;
mod row;
mod write;
mod writer;

pub use error::StoreError;
pub use notices::{Notice, Notices};
pub use row::{
    Appended, ChatRow, FigureSet, Millis, NewLine, NewPly, Person, PlyRow, Said, SavedSet, SeatRow, TableRow,
};

use backend::Backend;
use std::path::PathBuf;
use write::{Outcome, Write};

/// The file that a URL of SQLite names; nothing if it is another's, or all is kept in memory.
#[must_use]
pub fn file_of(url: &str) -> Option<PathBuf> {
    open::file_of(url)
}

/// What nearly everything here gives.
type Result<T> = std::result::Result<T, StoreError>;

/// A database that is open. Clones are cheap and share its connections.
#[derive(Clone)]
pub struct Store {
    backend: Backend,
}

impl Store {
    /// Opens `sqlite:FILE` (made with its folder if missing), `sqlite::memory:` or `postgres://…`, and brings its
    /// tables up to date.
    ///
    /// # Errors
    /// [`StoreError::Open`] says what to do; [`StoreError::Newer`] if a newer version made the database.
    pub async fn open(url: &str) -> Result<Store> {
        Ok(Store { backend: open::open(url).await? })
    }

    /// Adds a person with a first session; `key` is a hash of its secret.
    pub async fn add_person(&self, person: &Person, key: &str, at: Millis) -> Result<()> {
        self.put(Write::AddPerson { person: person.clone(), key: key.to_string(), at }).await
    }

    /// Adds a session of a person.
    pub async fn add_session(&self, key: &str, person: &str, at: Millis) -> Result<()> {
        self.put(Write::AddSession { key: key.to_string(), person: person.to_string(), at }).await
    }

    /// Ends all sessions of a person but the one with this key.
    pub async fn end_sessions(&self, person: &str, but: &str) -> Result<()> {
        self.put(Write::EndSessions { person: person.into(), but: but.into() }).await
    }

    /// The person whose session has this key.
    pub async fn person_of(&self, key: &str) -> Result<Option<Person>> {
        let person = read::person_of(self.backend.readers(), key).await;
        person.map_err(StoreError::while_doing("look up a session"))
    }

    /// The person with this id.
    pub async fn person(&self, id: &str) -> Result<Option<Person>> {
        let person = read::person(self.backend.readers(), id).await;
        person.map_err(StoreError::while_doing("look up a person"))
    }

    /// Changes the name and the locale of a person.
    pub async fn change_person(&self, person: &Person) -> Result<()> {
        self.put(Write::ChangePerson(person.clone())).await
    }

    /// Adds a table with its seats.
    pub async fn add_table(&self, table: &TableRow, seats: &[SeatRow]) -> Result<()> {
        self.put(Write::AddTable { table: table.clone(), seats: seats.to_vec() }).await
    }

    /// The table with this id.
    pub async fn table(&self, id: &str) -> Result<Option<TableRow>> {
        read::table(self.backend.readers(), id).await.map_err(StoreError::while_doing("look up a table"))
    }

    /// The seats of a table, in order.
    pub async fn seats(&self, id: &str) -> Result<Vec<SeatRow>> {
        read::seats(self.backend.readers(), id).await.map_err(StoreError::while_doing("look up seats"))
    }

    /// The tables that a person hosts or sits at, the newest first, at most 200.
    pub async fn tables_of(&self, person: &str) -> Result<Vec<TableRow>> {
        let tables = read::tables_of(self.backend.readers(), person).await;
        tables.map_err(StoreError::while_doing("look up a person's tables"))
    }

    /// The tables that everyone may find, the newest first, at most 100.
    pub async fn listed(&self) -> Result<Vec<TableRow>> {
        read::listed(self.backend.readers()).await.map_err(StoreError::while_doing("list tables"))
    }

    /// The ids of all tables with this status, the oldest first.
    pub async fn with_status(&self, status: &str) -> Result<Vec<String>> {
        let tables = read::with_status(self.backend.readers(), status).await;
        tables.map_err(StoreError::while_doing("look up tables by status"))
    }

    /// The ids of all tables with this status and a limit at which nothing was appended for so long but what begins with
    /// this mark, the oldest first.
    pub async fn late(&self, status: &str, mark: char, now: Millis) -> Result<Vec<String>> {
        let tables = read::late(self.backend.readers(), status, mark, now).await;
        tables.map_err(StoreError::while_doing("look up late tables"))
    }

    /// Changes these seats and, if given, the status, if `version` is still the table's, and says whether it was. Raises
    /// the version by one. The first status `running` sets when the table was started.
    pub async fn change(
        &self,
        table: &str,
        version: i64,
        seats: &[SeatRow],
        status: Option<(&str, Millis)>,
    ) -> Result<bool> {
        let status = status.map(|(status, at)| (status.to_string(), at));
        let write = Write::Change { table: table.to_string(), version, seats: seats.to_vec(), status };
        Ok(self.backend.write(write).await?.stays())
    }

    /// Adds plies `first..`, all of them or none; the first ply of a table is 1. Whoever appends at the next number first
    /// wins, and others learn that it is taken.
    pub async fn append(&self, table: &str, first: i64, plies: &[NewPly]) -> Result<Appended> {
        let write = Write::Append { table: table.to_string(), first, plies: plies.to_vec() };
        match self.backend.write(write).await? {
            Outcome::Kept | Outcome::Numbered(_) => Ok(Appended::Done),
            Outcome::Repeated(n) => Ok(Appended::Repeated(n)),
            Outcome::Refused => self.taken(table, plies).await,
        }
    }

    /// The numbers were taken: by the same command, if it was sent twice at once.
    async fn taken(&self, table: &str, plies: &[NewPly]) -> Result<Appended> {
        for command in plies.iter().filter_map(|ply| ply.command.as_deref()) {
            if let Some(found) = self.ply_of(table, command).await? {
                return Ok(Appended::Repeated(found.n));
            }
        }
        Ok(Appended::Taken)
    }

    /// The plies of a table behind number `after`, in order.
    pub async fn plies(&self, table: &str, after: i64) -> Result<Vec<PlyRow>> {
        let plies = read::plies(self.backend.readers(), table, after).await;
        plies.map_err(StoreError::while_doing("read plies"))
    }

    /// The ply that this command became.
    pub async fn ply_of(&self, table: &str, command: &str) -> Result<Option<PlyRow>> {
        let ply = read::ply_of(self.backend.readers(), table, command).await;
        ply.map_err(StoreError::while_doing("look up a command"))
    }

    /// Keeps a line of chat and gives its number: from 1 without a gap, also when several say something at once.
    pub async fn say(&self, table: &str, line: &NewLine) -> Result<Said> {
        match self.backend.write(Write::Say { table: table.to_string(), line: line.clone() }).await? {
            Outcome::Numbered(n) => Ok(Said::Done(n)),
            Outcome::Repeated(n) => Ok(Said::Repeated(n)),
            Outcome::Kept | Outcome::Refused => unreachable!("a line is numbered, repeated or fails"),
        }
    }

    /// The chat of a table behind number `after`, in order.
    pub async fn chat(&self, table: &str, after: i64) -> Result<Vec<ChatRow>> {
        let lines = read::chat(self.backend.readers(), table, after).await;
        lines.map_err(StoreError::while_doing("read chat"))
    }

    /// The number of the last line of chat of a table, 0 if nothing was said.
    pub async fn said(&self, table: &str) -> Result<i64> {
        read::said(self.backend.readers(), table).await.map_err(StoreError::while_doing("count chat"))
    }

    /// Listens for what is changed from now on, by all servers on the same database.
    pub async fn listen(&self) -> Result<Notices> {
        match &self.backend {
            Backend::Sqlite(_) => Ok(Notices::silent()),
            Backend::Postgres(pool) => Notices::listen(pool.connect_options().as_ref().clone()).await,
        }
    }

    /// Whether the database answers.
    pub async fn ping(&self) -> Result<()> {
        read::ping(self.backend.readers()).await.map_err(StoreError::while_doing("reach the database"))
    }

    /// Closes the database. Everything acknowledged is on disk; what is asked for later fails.
    pub async fn close(&self) {
        self.backend.close().await;
    }

    async fn put(&self, write: Write) -> Result<()> {
        self.backend.write(write).await.map(drop)
    }
}
