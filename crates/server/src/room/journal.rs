//! What is written down of a table, line by line: plies as they stand in a record, and what is agreed around them.

use engine::Seat;
use std::fmt;
use std::str::FromStr;

/// A line of a table's journal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Entry {
    /// A ply, as it stands in a record.
    Ply(String),
    /// A ply that was played elsewhere, and from which this table goes on.
    Told(String),
    /// Something that those at the table settle among themselves.
    Word(Word),
}

/// What those at the table settle among themselves.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Word {
    /// The table goes back to having so many plies.
    Undo { plies: usize },
    /// A seat asks the others to go back to having so many plies.
    Ask { by: Seat, plies: usize },
    /// A seat agrees to what another asked for.
    Grant { by: Seat },
    /// A seat does not, or who asked no longer wants it.
    Refuse { by: Seat },
    /// A seat would rather see a bot in the place of another.
    Vote { by: Seat, against: Seat },
    /// The table was frozen and goes on.
    GoesOn,
    /// Who was away comes back: nobody wishes for a bot there any more.
    Back { by: Seat },
}

/// A line that is no journal entry.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) struct NoEntry;

/// What begins a line that is no ply.
pub(crate) const MARK: char = '!';
/// What begins a ply that was played elsewhere.
const TOLD: char = '>';

impl FromStr for Entry {
    type Err = NoEntry;

    fn from_str(line: &str) -> Result<Entry, NoEntry> {
        if let Some(word) = line.strip_prefix(MARK) {
            return word.parse().map(Entry::Word);
        }
        Ok(line.strip_prefix(TOLD).map_or_else(|| Entry::Ply(line.into()), |line| Entry::Told(line.into())))
    }
}

impl FromStr for Word {
    type Err = NoEntry;

    fn from_str(text: &str) -> Result<Word, NoEntry> {
        let words: Vec<&str> = text.split(' ').collect();
        let seat = |word: &str| word.parse::<Seat>().map_err(|_| NoEntry);
        let plies = |word: &str| word.parse::<usize>().map_err(|_| NoEntry);
        match words[..] {
            ["undo", count] => Ok(Word::Undo { plies: plies(count)? }),
            [by, "ask", count] => Ok(Word::Ask { by: seat(by)?, plies: plies(count)? }),
            [by, "grant"] => Ok(Word::Grant { by: seat(by)? }),
            [by, "refuse"] => Ok(Word::Refuse { by: seat(by)? }),
            [by, "vote", against] => Ok(Word::Vote { by: seat(by)?, against: seat(against)? }),
            ["on"] => Ok(Word::GoesOn),
            [by, "back"] => Ok(Word::Back { by: seat(by)? }),
            _ => Err(NoEntry),
        }
    }
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entry::Ply(line) => f.write_str(line),
            Entry::Told(line) => write!(f, "{TOLD}{line}"),
            Entry::Word(word) => write!(f, "{MARK}{word}"),
        }
    }
}

impl fmt::Display for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Word::Undo { plies } => write!(f, "undo {plies}"),
            Word::Ask { by, plies } => write!(f, "{by} ask {plies}"),
            Word::Grant { by } => write!(f, "{by} grant"),
            Word::Refuse { by } => write!(f, "{by} refuse"),
            Word::Vote { by, against } => write!(f, "{by} vote {against}"),
            Word::GoesOn => f.write_str("on"),
            Word::Back { by } => write!(f, "{by} back"),
        }
    }
}

impl Entry {
    /// The seat that wrote it; nobody if the box spoke.
    pub(crate) fn by(&self) -> Option<Seat> {
        match self {
            Entry::Ply(line) | Entry::Told(line) => line.split(' ').next().and_then(|word| word.parse().ok()),
            Entry::Word(Word::Undo { .. } | Word::GoesOn) => None,
            Entry::Word(
                Word::Ask { by, .. }
                | Word::Grant { by }
                | Word::Refuse { by }
                | Word::Vote { by, .. }
                | Word::Back { by },
            ) => Some(*by),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn print_and_parse_are_inverse() {
        for line in [
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
            let entry: Entry = line.parse().expect("a journal line");
            assert_eq!(entry.to_string(), line);
        }
        for line in ["!", "!undo", "!undo x", "!9 grant", "!1 vote", "!1 dance", "!1 grant 2"] {
            assert_eq!(line.parse::<Entry>(), Err(NoEntry), "{line}");
        }
    }
}
