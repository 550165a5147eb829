//! Journal entries: plies as they stand in a record, and the events between them, such as undos and votes.

use engine::Seat;
use std::fmt;
use std::str::FromStr;

/// An entry of a table's journal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum JournalEntry {
    /// A ply, as it stands in a record.
    Ply(String),
    /// A ply of another table or of a record, from which this table continues.
    Imported(String),
    /// An event that is no ply.
    Event(TableEvent),
}

/// An event of a table that is no ply of the game.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum TableEvent {
    /// The game is truncated to this number of plies.
    Undo { plies: usize },
    /// A seat requests that the game be truncated to this number of plies.
    UndoRequest { by: Seat, plies: usize },
    /// A seat grants the pending request.
    UndoGrant { by: Seat },
    /// A seat refuses the pending request, or withdraws its own.
    UndoRefusal { by: Seat },
    /// A seat votes for a bot in the place of another.
    Vote { by: Seat, against: Seat },
    /// The table was suspended and has been resumed.
    Resumed,
    /// The user of a seat is back: the votes against the seat are cleared.
    Return { by: Seat },
}

/// The error of parsing a journal entry.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) struct ParseEntryError;

/// The first character of an entry that is an event.
pub(crate) const EVENT_PREFIX: char = '!';
/// The first character of an imported ply.
const IMPORTED_PREFIX: char = '>';

impl FromStr for JournalEntry {
    type Err = ParseEntryError;

    fn from_str(text: &str) -> Result<JournalEntry, ParseEntryError> {
        if let Some(event) = text.strip_prefix(EVENT_PREFIX) {
            return event.parse().map(JournalEntry::Event);
        }
        let imported = text.strip_prefix(IMPORTED_PREFIX).map(|ply| JournalEntry::Imported(ply.into()));
        Ok(imported.unwrap_or_else(|| JournalEntry::Ply(text.into())))
    }
}

impl FromStr for TableEvent {
    type Err = ParseEntryError;

    fn from_str(text: &str) -> Result<TableEvent, ParseEntryError> {
        let words: Vec<&str> = text.split(' ').collect();
        let seat = |word: &str| word.parse::<Seat>().map_err(|_| ParseEntryError);
        let plies = |word: &str| word.parse::<usize>().map_err(|_| ParseEntryError);
        match words[..] {
            ["undo", count] => Ok(TableEvent::Undo { plies: plies(count)? }),
            [by, "ask", count] => Ok(TableEvent::UndoRequest { by: seat(by)?, plies: plies(count)? }),
            [by, "grant"] => Ok(TableEvent::UndoGrant { by: seat(by)? }),
            [by, "refuse"] => Ok(TableEvent::UndoRefusal { by: seat(by)? }),
            [by, "vote", against] => Ok(TableEvent::Vote { by: seat(by)?, against: seat(against)? }),
            ["on"] => Ok(TableEvent::Resumed),
            [by, "back"] => Ok(TableEvent::Return { by: seat(by)? }),
            _ => Err(ParseEntryError),
        }
    }
}

impl fmt::Display for JournalEntry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            JournalEntry::Ply(ply) => f.write_str(ply),
            JournalEntry::Imported(ply) => write!(f, "{IMPORTED_PREFIX}{ply}"),
            JournalEntry::Event(event) => write!(f, "{EVENT_PREFIX}{event}"),
        }
    }
}

impl fmt::Display for TableEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TableEvent::Undo { plies } => write!(f, "undo {plies}"),
            TableEvent::UndoRequest { by, plies } => write!(f, "{by} ask {plies}"),
            TableEvent::UndoGrant { by } => write!(f, "{by} grant"),
            TableEvent::UndoRefusal { by } => write!(f, "{by} refuse"),
            TableEvent::Vote { by, against } => write!(f, "{by} vote {against}"),
            TableEvent::Resumed => f.write_str("on"),
            TableEvent::Return { by } => write!(f, "{by} back"),
        }
    }
}

impl JournalEntry {
    /// The seat that caused the entry; `None` for chance outcomes and events without an author.
    pub(crate) fn actor(&self) -> Option<Seat> {
        match self {
            JournalEntry::Ply(ply) | JournalEntry::Imported(ply) => {
                ply.split(' ').next().and_then(|word| word.parse().ok())
            }
            JournalEntry::Event(TableEvent::Undo { .. } | TableEvent::Resumed) => None,
            JournalEntry::Event(
                TableEvent::UndoRequest { by, .. }
                | TableEvent::UndoGrant { by }
                | TableEvent::UndoRefusal { by }
                | TableEvent::Vote { by, .. }
                | TableEvent::Return { by },
            ) => Some(*by),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn print_and_parse_are_inverse() {
        for text in [
            "box draw KK",
            "2 bid HH",
            ">2 bid HH",
            ">box draw KK",
            "!undo 41",
            "!2 ask 40",
            "!1 grant",
            "!3 refuse",
            "!1 vote 4",
            "!4 back",
            "!on",
        ] {
            let entry: JournalEntry = text.parse().expect("a journal entry");
            assert_eq!(entry.to_string(), text);
        }
        for text in ["!", "!undo", "!undo x", "!9 grant", "!1 vote", "!1 dance", "!1 grant 2"] {
            assert_eq!(text.parse::<JournalEntry>(), Err(ParseEntryError), "{text}");
        }
    }
}
