//! The text of a game: a header and one line a ply.

use crate::components::ComponentSet;
use crate::dynamic::{DynGame, DynMatch, Rejection};
use crate::expected::Expected;
use crate::options::{ConfigError, GameConfig, OptionValues, quotable};
use crate::title::Title;
use std::fmt;
use std::sync::Arc;
use thiserror::Error;

/// A game as text that has been read but not yet played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// What is played.
    pub header: Header,
    /// The number of the header's line.
    pub line: usize,
    /// The component figures that differ from the standard ones, as a component file.
    pub components: Option<String>,
    /// The plies, each with the number of its line.
    pub entries: Vec<(usize, String)>,
}

/// The first line of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Header {
    /// The game.
    pub game: Title,
    /// The version of its rules.
    pub rules: u32,
    /// How many play.
    pub seats: u8,
    /// The options.
    pub options: OptionValues,
    /// The short name of the figures.
    pub components: String,
}

/// What is wrong with a record.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RecordError {
    /// There is nothing in it.
    #[error("empty")]
    Empty,
    /// The first line is no header.
    #[error("line {line}: {reason}")]
    Header {
        /// The line.
        line: usize,
        /// What is wrong with it.
        reason: HeaderError,
    },
    /// The header asks for a table that cannot be set up.
    #[error("line {line}: {reason}")]
    Config {
        /// The line.
        line: usize,
        /// Why.
        reason: ConfigError,
    },
    /// A ply that is not possible.
    #[error("line {line}: '{entry}': {rejection}; expected {expected}")]
    Entry {
        /// The game.
        game: Title,
        /// The component figures of the match, for the names of cards in error messages.
        components: Arc<ComponentSet>,
        /// The number of the line.
        line: usize,
        /// The text of the line, shortened.
        entry: String,
        /// The reason of the rejection.
        rejection: Rejection,
        /// The inputs that would have been accepted.
        expected: Box<Expected>,
    },
}

/// What is wrong with the first line of a record.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum HeaderError {
    /// It does not begin with a game.
    #[error("{0}")]
    Game(ConfigError),
    /// An option cannot be read.
    #[error("{0}")]
    Option(ConfigError),
    /// A number that every header has is not there.
    #[error("missing: {key}")]
    Missing {
        /// Its key.
        key: &'static str,
    },
    /// A number was expected.
    #[error("no number: {key}={value}")]
    NoNumber {
        /// Its key.
        key: &'static str,
        /// What stands there.
        value: String,
    },
    /// More seats than any table has.
    #[error("too many: seats={seats}")]
    TooMany {
        /// How many.
        seats: u32,
    },
}

impl Header {
    fn parse(line: usize, text: &str) -> Result<Header, RecordError> {
        let bad = |reason: HeaderError| RecordError::Header { line, reason };
        let mut words = text.split(' ').filter(|word| !word.is_empty());
        let game = words.next().unwrap_or_default().parse();
        let game: Title = game.map_err(|reason| bad(HeaderError::Game(reason)))?;
        let mut options = OptionValues::none();
        for word in words {
            options.add(word).map_err(|reason| bad(HeaderError::Option(reason)))?;
        }
        let mut number = |key: &'static str| {
            let value = options.take(key).ok_or_else(|| bad(HeaderError::Missing { key }))?;
            value.parse::<u32>().map_err(|_| bad(HeaderError::NoNumber { key, value: quotable(&value) }))
        };
        let (rules, seats) = (number("rules")?, number("seats")?);
        let seats = u8::try_from(seats).map_err(|_| bad(HeaderError::TooMany { seats }))?;
        let components = options.take("components").unwrap_or_default();
        Ok(Header { game, rules, seats, options, components })
    }

    /// The game that it names, with its options.
    ///
    /// `components` is the text of a component file, for games that were played with other figures.
    pub fn configure(&self, components: Option<&str>) -> Result<Arc<dyn DynGame>, ConfigError> {
        let set_up = GameConfig {
            seats: Some(self.seats),
            options: self.options.clone(),
            components: components.map(Into::into),
        };
        let rules = self.game.info().configure(&set_up)?;
        let known = rules.header();
        if self.rules != known.rules {
            return Err(ConfigError::OtherRules { game: self.game, found: self.rules, known: known.rules });
        }
        if !self.components.is_empty() && self.components != known.components {
            let found = quotable(&self.components);
            return Err(ConfigError::OtherFigures { found, known: known.components });
        }
        Ok(rules)
    }
}

impl fmt::Display for Header {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} rules={} seats={}", self.game, self.rules, self.seats)?;
        for (key, value) in self.options.iter() {
            write!(f, " {key}={value}")?;
        }
        write!(f, " components={}", self.components)
    }
}

impl Record {
    /// Reads a text. Empty lines, lines that begin with `#`, and an editor's byte order mark are passed over; lines that begin
    /// with `#|` are the record's component file.
    pub fn parse(text: &str) -> Result<Record, RecordError> {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let components: Vec<&str> = text.lines().filter_map(|line| component_line(line.trim_end())).collect();
        let numbered = text.lines().enumerate().map(|(n, line)| (n + 1, line.trim_end()));
        let mut lines = numbered.filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
        let (line, header) = lines.next().ok_or(RecordError::Empty)?;
        let header = Header::parse(line, header)?;
        let components = (!components.is_empty()).then(|| components.join("\n"));
        Ok(Record {
            header,
            line,
            components,
            entries: lines.map(|(n, line)| (n, line.to_string())).collect(),
        })
    }

    /// Whether cards or figures are in play that are reconstructed and not replaced.
    #[must_use]
    pub fn has_reconstructed_figures(&self) -> bool {
        let game = self.header.game.info();
        let read = |text: &String| game.component_file.read_set(text).ok();
        let set =
            self.components.as_ref().and_then(read).unwrap_or_else(|| game.component_file.standard_set());
        game.has_reconstructed_figures(&self.header.options, &set)
    }

    /// The record as text for people: with a comment behind the header if figures are reconstructed.
    #[must_use]
    pub fn annotated(&self) -> String {
        let text = self.to_string();
        match text.split_once('\n') {
            Some((header, rest)) if self.has_reconstructed_figures() => format!("{header}\n{NOTE}\n{rest}"),
            Some(_) | None => text,
        }
    }

    /// Plays it, as far as the end or the first flaw. A component file that is given counts instead of the record's own.
    pub fn replay(&self, components: Option<&str>) -> Result<Box<dyn DynMatch>, RecordError> {
        let mut table = self.open(components)?;
        for (line, entry) in &self.entries {
            self.apply_line(&mut *table, *line, entry)?;
        }
        Ok(table)
    }

    /// A new table of what is played.
    pub(crate) fn open(&self, components: Option<&str>) -> Result<Box<dyn DynMatch>, RecordError> {
        let rules = self.header.configure(components.or(self.components.as_deref()));
        Ok(rules.map_err(|reason| RecordError::Config { line: self.line, reason })?.new_match())
    }

    /// Applies one of its lines.
    pub(crate) fn apply_line(
        &self,
        table: &mut dyn DynMatch,
        line: usize,
        entry: &str,
    ) -> Result<(), RecordError> {
        table.apply_line(entry).map_err(|rejection| RecordError::Entry {
            game: self.header.game,
            components: table.components().clone(),
            line,
            entry: quotable(entry),
            rejection,
            expected: Box::new(table.expected()),
        })
    }
}

/// The comment of a record with reconstructed figures.
const NOTE: &str = "# Some of its cards or figures are reconstructed and may differ from the printed ones: see 'hightable games'.";

/// What a line of a component file begins with in a record: older programs pass over it as a comment.
const COMPONENT_LINE: &str = "#|";

/// The line of a component file that a line of a record is.
fn component_line(line: &str) -> Option<&str> {
    let rest = line.strip_prefix(COMPONENT_LINE)?;
    Some(rest.strip_prefix(' ').unwrap_or(rest))
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.header)?;
        for line in self.components.iter().flat_map(|components| components.lines()) {
            writeln!(f, "{}", format!("{COMPONENT_LINE} {line}").trim_end())?;
        }
        self.entries.iter().try_for_each(|(_, entry)| writeln!(f, "{entry}"))
    }
}
