//! Errors of component files, as data.

use crate::options::{escape_input, escape_input_up_to};
use crate::title::Title;
use std::fmt;
use thiserror::Error;

/// An error of a component file.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum FileProblem {
    /// The file is not valid TOML, with the message of the parser.
    #[error("toml: {0}")]
    Toml(String),
    /// An unknown name.
    #[error("unknown: {word} (possible: {possible})")]
    Unknown {
        /// The name.
        word: String,
        /// The possible names.
        possible: String,
    },
    /// A required figure is missing.
    #[error("missing: {key}")]
    Missing {
        /// Its key.
        key: String,
    },
    /// A value of another type than the figure has, or outside its range.
    #[error("wrong: {found} (wanted: {wanted})")]
    Wrong {
        /// The value.
        found: FoundType,
        /// The expected type.
        wanted: ExpectedType,
    },
    /// Figures with which the game cannot be played.
    #[error("{0}")]
    InvalidFigures(InvalidFigures),
}

/// The type or value found in a component file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FoundType {
    /// A value, as it is written.
    Value(String),
    /// A list.
    List,
    /// A table.
    Table,
}

/// The type of a figure of a component file.
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

/// The reason why figures are invalid: a code in kebab case with parameters, without text for people.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InvalidFigures {
    /// The game.
    pub game: Title,
    /// The code, as the game has it.
    pub code: &'static str,
    /// The parameters of the message, by name.
    pub about: Vec<(&'static str, String)>,
}

/// The maximal length of the parser's message, which may quote the file.
const MOST_SAID: usize = 300;

impl FileProblem {
    /// Returns the problem in a message of the TOML parser. A message in an unknown form is passed on as it is.
    pub(super) fn of_reader(phrase: &str) -> FileProblem {
        known(phrase).unwrap_or_else(|| FileProblem::Toml(escape_input_up_to(MOST_SAID, phrase)))
    }
}

fn known(phrase: &str) -> Option<FileProblem> {
    if let Some(key) = phrase.strip_prefix("missing field ") {
        return Some(FileProblem::Missing { key: escape_input(key.trim_matches('`')) });
    }
    let (found, wanted) = phrase.rsplit_once(", expected ")?;
    let unknown = found.strip_prefix("unknown field ").or_else(|| found.strip_prefix("unknown variant "));
    if let Some(word) = unknown {
        let possible: Vec<&str> = wanted.split('`').skip(1).step_by(2).collect();
        return Some(FileProblem::Unknown {
            word: escape_input(word.trim_matches('`')),
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
                Some(FoundType::Value(escape_input(value.trim_matches('`'))))
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
    /// Returns a reason without parameters.
    pub(crate) fn new(game: Title, code: &'static str) -> InvalidFigures {
        InvalidFigures { game, code, about: Vec::new() }
    }

    /// Returns the same reason with another parameter, which may come from the file.
    pub(crate) fn with(mut self, name: &'static str, value: impl fmt::Display) -> InvalidFigures {
        self.about.push((name, escape_input(&value.to_string())));
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
