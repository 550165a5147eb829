//! Records: a game as text, with a header and one line per ply.

use crate::components::ComponentSet;
use crate::dynamic::{DynGame, DynMatch, Rejection};
use crate::expected::Expected;
use crate::options::{ConfigError, GameConfig, OptionValues, escape_input};
use crate::title::Title;
use std::fmt;
use std::sync::Arc;
use thiserror::Error;

/// A game as text that has been parsed but not yet replayed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The header.
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
    /// The digest of the figures.
    pub components: String,
}

/// An error of a record.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RecordError {
    /// The record is empty.
    #[error("empty")]
    Empty,
    /// The first line is not a header.
    #[error("line {line}: {reason}")]
    Header {
        /// The line.
        line: usize,
        /// The reason.
        reason: HeaderError,
    },
    /// The header has an invalid configuration.
    #[error("line {line}: {reason}")]
    Config {
        /// The line.
        line: usize,
        /// Why.
        reason: ConfigError,
    },
    /// A ply is not legal.
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

/// An error of the header of a record.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum HeaderError {
    /// The header does not begin with a game.
    #[error("{0}")]
    Game(ConfigError),
    /// An option cannot be read.
    #[error("{0}")]
    Option(ConfigError),
    /// A required number is missing.
    #[error("missing: {key}")]
    Missing {
        /// Its key.
        key: &'static str,
    },
    /// A value is not a number.
    #[error("no number: {key}={value}")]
    NoNumber {
        /// Its key.
        key: &'static str,
        /// The value found.
        value: String,
    },
    /// The number of seats is too large.
    #[error("too many: seats={seats}")]
    TooMany {
        /// The number.
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
            value.parse::<u32>().map_err(|_| bad(HeaderError::NoNumber { key, value: escape_input(&value) }))
        };
        let (rules, seats) = (number("rules")?, number("seats")?);
        let seats = u8::try_from(seats).map_err(|_| bad(HeaderError::TooMany { seats }))?;
        let components = options.take("components").unwrap_or_default();
        Ok(Header { game, rules, seats, options, components })
    }

    /// Returns the game of the header with its options.
    ///
    /// `components` is the text of a component file, for games with figures that differ from the standard ones.
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
            let found = escape_input(&self.components);
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
    /// Parses a text. Empty lines, lines that begin with `#`, and a byte order mark are skipped; lines that begin
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

    /// Returns whether reconstructed figures are in play that the component file does not replace.
    #[must_use]
    pub fn has_reconstructed_figures(&self) -> bool {
        let game = self.header.game.info();
        let read = |text: &String| game.component_file.read_set(text).ok();
        let set =
            self.components.as_ref().and_then(read).unwrap_or_else(|| game.component_file.standard_set());
        game.has_reconstructed_figures(&self.header.options, &set)
    }

    /// Returns the record as text, with a comment after the header if figures in play are reconstructed.
    #[must_use]
    pub fn annotated(&self) -> String {
        let text = self.to_string();
        match text.split_once('\n') {
            Some((header, rest)) if self.has_reconstructed_figures() => format!("{header}\n{NOTE}\n{rest}"),
            Some(_) | None => text,
        }
    }

    /// Replays the record up to its end or first error. A given component file replaces that of the record.
    pub fn replay(&self, components: Option<&str>) -> Result<Box<dyn DynMatch>, RecordError> {
        let mut table = self.open(components)?;
        for (line, entry) in &self.entries {
            self.apply_line(&mut *table, *line, entry)?;
        }
        Ok(table)
    }

    /// Returns a match of the header in the initial state.
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
            entry: escape_input(entry),
            rejection,
            expected: Box::new(table.expected()),
        })
    }
}

/// The comment of a record with reconstructed figures.
const NOTE: &str = "# Some of its cards or figures are reconstructed and may differ from the printed ones: see 'hightable games'.";

/// The prefix of a line of the component file in a record. Older programs skip it as a comment.
const COMPONENT_LINE: &str = "#|";

/// Returns the line of a component file that a line of a record contains.
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
