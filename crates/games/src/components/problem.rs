//! What is wrong with a component file, as data.

use crate::options::{quotable, quotable_up_to};
use crate::title::Title;
use std::fmt;
use thiserror::Error;

/// What is wrong with a component file.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum FileProblem {
    /// The file is not in order as TOML; its reader says this.
    #[error("toml: {0}")]
    Toml(String),
    /// A word that is none of those that may stand there.
    #[error("unknown: {word} (possible: {possible})")]
    Unknown {
        /// The word.
        word: String,
        /// What may stand there.
        possible: String,
    },
    /// A figure that must be given.
    #[error("missing: {key}")]
    Missing {
        /// Its key.
        key: String,
    },
    /// A value of another kind than the figure has, or out of its range.
    #[error("wrong: {found} (wanted: {wanted})")]
    Wrong {
        /// The value.
        found: FoundType,
        /// What the figure is.
        wanted: ExpectedType,
    },
    /// Figures that make no game.
    #[error("{0}")]
    InvalidFigures(InvalidFigures),
}

/// What stands in a component file where something else should.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FoundType {
    /// A value, as it is written.
    Value(String),
    /// A list.
    List,
    /// A table.
    Table,
}

/// What a figure of a component file is.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum ExpectedType {
    /// A whole number from 0 to 255.
    Byte,
    /// A whole number from -128 to 127.
    SignedByte,
    /// A whole number.
    Number,
    /// A text.
    Text,
    /// A list.
    List,
    /// A table.
    Table,
}

/// Why there is no game with some figures: a code in kebab case, and what it is about. No words for people.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InvalidFigures {
    /// The game.
    pub game: Title,
    /// The code, as the game has it.
    pub code: &'static str,
    /// What it is about, each with its name.
    pub about: Vec<(&'static str, String)>,
}

/// At most so many characters of the reader's complaint are passed on: it may quote the file.
const MOST_SAID: usize = 300;

impl FileProblem {
    /// What the reader of TOML complains of. It does so in a few set phrases; any other is passed on.
    pub(super) fn of_reader(phrase: &str) -> FileProblem {
        known(phrase).unwrap_or_else(|| FileProblem::Toml(quotable_up_to(MOST_SAID, phrase)))
    }
}

fn known(phrase: &str) -> Option<FileProblem> {
    if let Some(key) = phrase.strip_prefix("missing field ") {
        return Some(FileProblem::Missing { key: quotable(key.trim_matches('`')) });
    }
    let (found, wanted) = phrase.rsplit_once(", expected ")?;
    let unknown = found.strip_prefix("unknown field ").or_else(|| found.strip_prefix("unknown variant "));
    if let Some(word) = unknown {
        let possible: Vec<&str> = wanted.split('`').skip(1).step_by(2).collect();
        return Some(FileProblem::Unknown {
            word: quotable(word.trim_matches('`')),
            possible: possible.join(", "),
        });
    }
    let found = found.strip_prefix("invalid type: ").or_else(|| found.strip_prefix("invalid value: "))?;
    Some(FileProblem::Wrong { found: FoundType::read(found)?, wanted: ExpectedType::read(wanted)? })
}

impl FoundType {
    fn read(phrase: &str) -> Option<FoundType> {
        match phrase {
            "sequence" => Some(FoundType::List),
            "map" => Some(FoundType::Table),
            _ => {
                let kinds = ["integer ", "floating point ", "boolean ", "string "];
                let value = kinds.iter().find_map(|kind| phrase.strip_prefix(kind))?;
                Some(FoundType::Value(quotable(value.trim_matches('`'))))
            }
        }
    }
}

impl ExpectedType {
    fn read(phrase: &str) -> Option<ExpectedType> {
        match phrase {
            "u8" => Some(ExpectedType::Byte),
            "i8" => Some(ExpectedType::SignedByte),
            "usize" => Some(ExpectedType::Number),
            "a string" => Some(ExpectedType::Text),
            "a sequence" => Some(ExpectedType::List),
            "a map" => Some(ExpectedType::Table),
            _ => phrase.starts_with("struct ").then_some(ExpectedType::Table),
        }
    }
}

impl InvalidFigures {
    /// One that is about nothing in particular.
    pub(crate) fn new(game: Title, code: &'static str) -> InvalidFigures {
        InvalidFigures { game, code, about: Vec::new() }
    }

    /// One that is about this, too; it may come from the file.
    pub(crate) fn with(mut self, name: &'static str, value: impl fmt::Display) -> InvalidFigures {
        self.about.push((name, quotable(&value.to_string())));
        self
    }
}

impl fmt::Display for InvalidFigures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.game, self.code)?;
        self.about.iter().try_for_each(|(name, value)| write!(f, " {name}={value}"))
    }
}

impl fmt::Display for FoundType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            FoundType::Value(value) => value,
            FoundType::List => "list",
            FoundType::Table => "table",
        })
    }
}

impl fmt::Display for ExpectedType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            ExpectedType::Byte => "0 to 255",
            ExpectedType::SignedByte => "-128 to 127",
            ExpectedType::Number => "number",
            ExpectedType::Text => "text",
            ExpectedType::List => "list",
            ExpectedType::Table => "table",
        })
    }
}
