//! Everything that writes, as data: a write runs in a transaction of its own, or shares one with others.

mod figure_sets;
mod log;
mod people;
mod tables;

use crate::link::Link;
use crate::row::{FigureSet, Millis, NewLine, NewPly, Person, SeatRow, TableRow};

/// Something to be written.
pub(crate) enum Write {
    AddPerson { person: Person, key: String, at: Millis },
    AddSession { key: String, person: String, at: Millis },
    EndSessions { person: String, but: String },
    ChangePerson(Person),
    SaveFigureSet { set: FigureSet, limit: i64 },
    RenameFigureSet { owner: String, id: String, name: String },
    DeleteFigureSet { owner: String, id: String },
    AddTable { table: TableRow, seats: Vec<SeatRow> },
    Change { table: String, version: i64, seats: Vec<SeatRow>, status: Option<(String, Millis)> },
    Append { table: String, first: i64, plies: Vec<NewPly> },
    Say { table: String, line: NewLine },
}

/// What became of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Outcome {
    /// It is written.
    Kept,
    /// It is written, as this number.
    Numbered(i64),
    /// Somebody else was first: nothing is written.
    Refused,
    /// It was written before, as this number.
    Repeated(i64),
}

impl Outcome {
    /// Whether something was written that is to stay.
    pub(crate) fn stays(self) -> bool {
        match self {
            Outcome::Kept | Outcome::Numbered(_) => true,
            Outcome::Refused | Outcome::Repeated(_) => false,
        }
    }
}

/// What the database says.
pub(crate) type Result<T> = std::result::Result<T, sqlx::Error>;

impl Write {
    /// What it does, for errors.
    pub(crate) fn doing(&self) -> &'static str {
        match self {
            Write::AddPerson { .. } => "add a person",
            Write::AddSession { .. } => "add a session",
            Write::EndSessions { .. } => "end sessions",
            Write::ChangePerson(_) => "change a person",
            Write::SaveFigureSet { .. } => "save a figure set",
            Write::RenameFigureSet { .. } => "rename a figure set",
            Write::DeleteFigureSet { .. } => "delete a figure set",
            Write::AddTable { .. } => "add a table",
            Write::Change { .. } => "change a table",
            Write::Append { .. } => "append plies",
            Write::Say { .. } => "keep a line of chat",
        }
    }

    /// Does it. The transaction is to be rolled back unless the outcome [stays](Outcome::stays).
    pub(crate) async fn perform(&self, link: &mut Link<'_>) -> Result<Outcome> {
        match self {
            Write::AddPerson { person, key, at } => people::add_person(link, person, key, *at).await,
            Write::AddSession { key, person, at } => people::add_session(link, key, person, *at).await,
            Write::EndSessions { person, but } => people::end_sessions(link, person, but).await,
            Write::ChangePerson(person) => people::change_person(link, person).await,
            Write::SaveFigureSet { set, limit } => figure_sets::save(link, set, *limit).await,
            Write::RenameFigureSet { owner, id, name } => figure_sets::rename(link, owner, id, name).await,
            Write::DeleteFigureSet { owner, id } => figure_sets::delete(link, owner, id).await,
            Write::AddTable { table, seats } => tables::add(link, table, seats).await,
            Write::Change { table, version, seats, status } => {
                tables::change(link, table, *version, seats, status.as_ref()).await
            }
            Write::Append { table, first, plies } => log::append(link, table, *first, plies).await,
            Write::Say { table, line } => log::say(link, table, line).await,
        }
    }
}
