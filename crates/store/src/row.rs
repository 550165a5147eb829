//! What is kept, as rows: strings, numbers and ids, whose meaning is the caller's.

use sqlx::postgres::PgRow;
use sqlx::sqlite::SqliteRow;
use sqlx::{FromRow, Row};

/// A moment, in milliseconds since 1970.
pub type Millis = i64;

/// Somebody who plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// Who it is.
    pub id: String,
    /// What others call them.
    pub name: String,
    /// The language they read.
    pub locale: String,
}

/// A table, without its seats.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableRow {
    /// Which table it is.
    pub id: String,
    /// What is played, and how.
    pub header: String,
    /// The component figures that differ from the standard ones, as a component file.
    pub components: Option<String>,
    /// The person who set it up.
    pub host: String,
    /// How far it has come, such as `running`.
    pub status: String,
    /// Whether everyone may find it.
    pub listed: bool,
    /// Whether it starts only when its host says so.
    pub waits: bool,
    /// The seconds that a player has to move, if there is a limit.
    pub limit: Option<i64>,
    /// Where its chance comes from.
    pub seed: Vec<u8>,
    /// The secret that lets people watch.
    pub watch: String,
    /// The table that this one is the next game of.
    pub previous: Option<String>,
    /// When it was set up.
    pub created: Millis,
    /// When it began to run.
    pub started: Option<Millis>,
    /// How often it was changed; see [`Store::change`](crate::Store::change).
    pub version: i64,
}

/// A seat of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatRow {
    /// Which seat it is.
    pub seat: i64,
    /// What kind of player it is for.
    pub kind: String,
    /// The person who sits there.
    pub person: Option<String>,
    /// The bot that sits there.
    pub bot: Option<String>,
    /// The name shown at the seat.
    pub name: String,
    /// The secret that lets a person sit down.
    pub invite: String,
    /// The word that the seat gave.
    pub word: String,
    /// Whether that word is shown.
    pub shown: bool,
    /// Whether a bot moves for the absent person.
    pub away: bool,
}

/// A component file that a person keeps under a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FigureSet {
    /// Which set it is.
    pub id: String,
    /// The person whose set it is.
    pub owner: String,
    /// The game whose figures it changes.
    pub game: String,
    /// Its name: no other set of the same owner and game has it.
    pub name: String,
    /// The component file.
    pub text: String,
    /// When it was first saved.
    pub created: Millis,
}

/// The result of saving a figure set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SavedSet {
    /// It is stored under this id: that of the set with the same name if there was one.
    Done(String),
    /// The owner has as many sets as allowed.
    TooMany,
}

/// A ply to be appended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewPly {
    /// Who moved, if it was a seat.
    pub seat: Option<i64>,
    /// The move, as text.
    pub entry: String,
    /// The key that the client gave the command, if it came from one: no key is appended twice to a table.
    pub command: Option<String>,
    /// When it was made.
    pub at: Millis,
}

/// A ply that was appended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlyRow {
    /// Its number at the table, from 1 without a gap.
    pub n: i64,
    /// Who moved, if it was a seat.
    pub seat: Option<i64>,
    /// The move, as text.
    pub entry: String,
    /// The key of the client's command.
    pub command: Option<String>,
    /// When it was made.
    pub at: Millis,
}

/// What became of plies that were to be appended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Appended {
    /// They are kept.
    Done,
    /// Somebody else was first, or plies before them are missing.
    Taken,
    /// This command was appended before, as ply n.
    Repeated(i64),
}

/// A line of chat to be said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewLine {
    /// The seat that says it; nobody's for those who watch.
    pub seat: Option<i64>,
    /// The name of who says it.
    pub name: String,
    /// What is said.
    pub text: String,
    /// The key that the client gave the command, if it gave one: no key is kept twice at a table.
    pub command: Option<String>,
    /// When it is said.
    pub at: Millis,
}

/// What became of a line that was to be said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Said {
    /// It is kept, as line n.
    Done(i64),
    /// This command was kept before, as line n.
    Repeated(i64),
}

/// A line of chat that was said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChatRow {
    /// Its number at the table, from 1 without a gap.
    pub n: i64,
    /// The seat that said it; nobody's for those who watch.
    pub seat: Option<i64>,
    /// The name of who said it.
    pub name: String,
    /// What was said.
    pub text: String,
    /// When it was said.
    pub at: Millis,
}

/// Reads a struct from the columns of the same names, on each database.
macro_rules! read_from_rows {
    ($($Row:ident { $($column:ident),+ })+) => {
        $(
            read_from_rows!(@one SqliteRow, $Row { $($column),+ });
            read_from_rows!(@one PgRow, $Row { $($column),+ });
        )+
    };
    (@one $Source:ident, $Row:ident { $($column:ident),+ }) => {
        impl FromRow<'_, $Source> for $Row {
            fn from_row(row: &$Source) -> Result<$Row, sqlx::Error> {
                Ok($Row { $($column: row.try_get(stringify!($column))?),+ })
            }
        }
    };
}

read_from_rows! {
    Person { id, name, locale }
    TableRow { id, header, components, host, status, listed, waits, limit, seed, watch, previous, created, started, version }
    FigureSet { id, owner, game, name, text, created }
    SeatRow { seat, kind, person, bot, name, invite, word, shown, away }
    PlyRow { n, seat, entry, command, at }
    ChatRow { n, seat, name, text, at }
}
