//! Rows as values: strings, numbers and ids, whose meaning is the caller's.

use sqlx::postgres::PgRow;
use sqlx::sqlite::SqliteRow;
use sqlx::{FromRow, Row};

/// A moment, in milliseconds since 1970.
pub type Millis = i64;

/// A user: somebody with a session, not necessarily with a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct User {
    /// The id.
    pub id: String,
    /// The name that others see.
    pub name: String,
    /// The tag of the language, such as `en`.
    pub locale: String,
}

/// A table, without its seats.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableRow {
    /// The id.
    pub id: String,
    /// The header of the record: the game, its options and the number of seats.
    pub header: String,
    /// The component figures that differ from the standard ones, as a component file.
    pub components: Option<String>,
    /// The id of the user who created it.
    pub host: String,
    /// The status, such as `running`.
    pub status: String,
    /// Whether the lobby lists it.
    pub listed: bool,
    /// Whether it starts only when the host starts it, even if all seats are taken.
    pub manual_start: bool,
    /// Seconds after which a bot takes over a seat that does not move, if there is a limit.
    pub move_limit: Option<i64>,
    /// The server seed of its random numbers.
    pub seed: Vec<u8>,
    /// The secret in the link for spectators.
    pub watch_key: String,
    /// The id of the table that this is a rematch of.
    pub previous: Option<String>,
    /// When it was created.
    pub created: Millis,
    /// When the game started.
    pub started: Option<Millis>,
    /// The number of updates; see [`Store::update_table`](crate::Store::update_table).
    pub version: i64,
}

/// A seat of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatRow {
    /// The number of the seat, from 1.
    pub seat: i64,
    /// The kind of occupant.
    pub kind: String,
    /// The id of the user who has the seat.
    pub user_id: Option<String>,
    /// The level of the bot that has the seat.
    pub bot: Option<String>,
    /// The name shown at the seat.
    pub name: String,
    /// The secret in the invitation link.
    pub invite: String,
    /// What the seat contributes to the seed of the random numbers.
    pub seed_contribution: String,
    /// Whether spectators may see the table as this seat does.
    pub is_shown: bool,
    /// Whether the user is away, so that a bot moves for the seat.
    pub is_away: bool,
}

/// A component file that a user has saved under a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FigureSet {
    /// The id.
    pub id: String,
    /// The id of the user who owns it.
    pub owner: String,
    /// The game whose figures it changes.
    pub game: String,
    /// The name, unique for an owner and a game.
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

/// A journal entry to be appended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewJournalEntry {
    /// The number of the seat that acted, if one did.
    pub seat: Option<i64>,
    /// The entry as text.
    pub entry: String,
    /// The client's idempotency key, if it gave one: unique for a table.
    pub idempotency_key: Option<String>,
    /// When it was appended.
    pub at: Millis,
}

/// A journal entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JournalRow {
    /// The sequence number, from 1 without a gap.
    pub seq: i64,
    /// The number of the seat that acted, if one did.
    pub seat: Option<i64>,
    /// The entry as text.
    pub entry: String,
    /// The client's idempotency key.
    pub idempotency_key: Option<String>,
    /// When it was appended.
    pub at: Millis,
}

/// The result of appending to a journal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AppendResult {
    /// All entries are appended.
    Appended,
    /// The sequence number is taken, or entries before it are missing.
    Conflict,
    /// A command with the same idempotency key was appended before, with this sequence number.
    Duplicate(i64),
}

/// A chat message to be added.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewChatMessage {
    /// The number of the seat of its author.
    pub seat: Option<i64>,
    /// The name of its author.
    pub name: String,
    /// The text.
    pub text: String,
    /// The client's idempotency key, if it gave one: unique for a table.
    pub idempotency_key: Option<String>,
    /// When it was sent.
    pub at: Millis,
}

/// The result of adding a chat message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChatResult {
    /// It is added, with this number.
    Added(i64),
    /// A message with the same idempotency key was added before, with this number.
    Duplicate(i64),
}

/// A chat message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChatMessageRow {
    /// The sequence number, from 1 without a gap.
    pub seq: i64,
    /// The number of the seat of its author.
    pub seat: Option<i64>,
    /// The name of its author.
    pub name: String,
    /// The text.
    pub text: String,
    /// When it was sent.
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
    User { id, name, locale }
    TableRow { id, header, components, host, status, listed, manual_start, move_limit, seed, watch_key, previous, created, started, version }
    FigureSet { id, owner, game, name, text, created }
    SeatRow { seat, kind, user_id, bot, name, invite, seed_contribution, is_shown, is_away }
    JournalRow { seq, seat, entry, idempotency_key, at }
    ChatMessageRow { seq, seat, name, text, at }
}
