//! Options as text: the same in command line, record and everywhere else.

use crate::components::{ComponentError, InvalidFigures};
use crate::title::Title;
use std::fmt;
use thiserror::Error;

/// Options as `key=value` pairs in the order in which they were written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OptionValues(Vec<(String, String)>);

impl OptionValues {
    /// No options: all defaults.
    #[must_use]
    pub fn none() -> OptionValues {
        OptionValues::default()
    }

    /// Reads `key=value,key=value`.
    pub fn parse(text: &str) -> Result<OptionValues, ConfigError> {
        let mut options = OptionValues::none();
        for word in text.split(',').filter(|word| !word.is_empty()) {
            options.add(word)?;
        }
        Ok(options)
    }

    /// Adds one `key=value`.
    pub fn add(&mut self, word: &str) -> Result<(), ConfigError> {
        let (key, value) =
            word.split_once('=').ok_or_else(|| ConfigError::NoValue { word: quotable(word) })?;
        if self.get(key).is_some() {
            return Err(ConfigError::Twice { key: quotable(key) });
        }
        self.push(key, value);
        Ok(())
    }

    /// Adds a pair.
    pub fn push(&mut self, key: &str, value: impl fmt::Display) {
        self.0.push((key.into(), value.to_string()));
    }

    /// The value of a key.
    #[must_use]
    pub fn get(&self, key: &str) -> Option<&str> {
        self.iter().find(|(known, _)| *known == key).map(|(_, value)| value)
    }

    /// Takes a pair out.
    pub fn take(&mut self, key: &str) -> Option<String> {
        let at = self.0.iter().position(|(known, _)| known == key)?;
        Some(self.0.remove(at).1)
    }

    /// All pairs.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(key, value)| (key.as_str(), value.as_str()))
    }

    /// Refuses keys that are not among these.
    pub fn allow_only(&self, keys: &[&str]) -> Result<(), ConfigError> {
        match self.iter().find(|(key, _)| !keys.contains(key)) {
            None => Ok(()),
            Some((key, _)) => {
                Err(ConfigError::UnknownOption { key: quotable(key), possible: keys.join(", ") })
            }
        }
    }

    /// The value of a key as one of these words; the first is the default.
    pub fn choice<T: Copy>(&self, key: &str, words: &[(T, &str)]) -> Result<T, ConfigError> {
        let Some(value) = self.get(key) else {
            return Ok(words[0].0);
        };
        let found = words.iter().find(|(_, word)| *word == value);
        found
            .map(|(choice, _)| *choice)
            .ok_or_else(|| bad_value(key, value, words.iter().map(|(_, word)| *word)))
    }

    /// The value of a key as a set of these words joined by `+`; nothing is the default.
    pub fn set<T: Copy>(&self, key: &str, words: &[(T, &str)]) -> Result<Vec<T>, ConfigError> {
        let read = |value: &str| {
            let found = words.iter().find(|(_, word)| *word == value).map(|(choice, _)| *choice);
            found.ok_or_else(|| bad_value(key, value, words.iter().map(|(_, word)| *word)))
        };
        match self.get(key) {
            None | Some("none") => Ok(Vec::new()),
            Some(values) => values.split('+').map(read).collect(),
        }
    }
}

fn bad_value<'a>(key: &str, value: &str, words: impl Iterator<Item = &'a str>) -> ConfigError {
    let possible = words.collect::<Vec<_>>().join(", ");
    ConfigError::BadValue { key: key.into(), value: quotable(value), possible }
}

/// At most so many characters of what a user wrote are repeated in a message.
const MOST_QUOTED: usize = 80;

/// What a user wrote, fit to be repeated in a message: not too long, and nothing in it that moves a cursor.
pub(crate) fn quotable(text: &str) -> String {
    quotable_up_to(MOST_QUOTED, text)
}

/// The same, with at most so many characters.
pub(crate) fn quotable_up_to(most: usize, text: &str) -> String {
    let mut quoted = String::new();
    for (n, letter) in text.chars().enumerate() {
        if n == most {
            quoted.push('…');
            break;
        }
        if letter.is_control() {
            quoted.extend(letter.escape_default());
        } else {
            quoted.push(letter);
        }
    }
    quoted
}

/// Options as they are printed: `key=value,key=value`.
impl fmt::Display for OptionValues {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, (key, value)) in self.iter().enumerate() {
            let comma = if n == 0 { "" } else { "," };
            write!(f, "{comma}{key}={value}")?;
        }
        Ok(())
    }
}

/// What a table is set up from.
#[derive(Clone, Debug, Default)]
pub struct GameConfig {
    /// How many play; the game's usual number if nothing is said.
    pub seats: Option<u8>,
    /// The options.
    pub options: OptionValues,
    /// The text of a component file that overrides figures.
    pub components: Option<String>,
}

/// Why a table cannot be set up. What people are told of it is not said here.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ConfigError {
    /// No such game.
    #[error("unknown game: {name} (possible: {possible})")]
    UnknownGame {
        /// What was asked for.
        name: String,
        /// What there is.
        possible: String,
    },
    /// An option without a value.
    #[error("no value: {word}")]
    NoValue {
        /// What was written.
        word: String,
    },
    /// An option that is set twice.
    #[error("twice: {key}")]
    Twice {
        /// Its key.
        key: String,
    },
    /// No such option.
    #[error("unknown option: {key} (possible: {possible})")]
    UnknownOption {
        /// What was asked for.
        key: String,
        /// What there is.
        possible: String,
    },
    /// No such value of an option.
    #[error("unknown value: {key}={value} (possible: {possible})")]
    BadValue {
        /// The option.
        key: String,
        /// What was asked for.
        value: String,
        /// What there is.
        possible: String,
    },
    /// A game is not for so many.
    #[error("seats of {title}: {seats} (possible: {least} to {most})")]
    Seats {
        /// The game's title.
        title: &'static str,
        /// The fewest.
        least: u8,
        /// The most.
        most: u8,
        /// What was asked for.
        seats: u8,
    },
    /// The option names a seat at which nobody sits.
    #[error("nobody there: {key} (seats: {seats})")]
    NobodyThere {
        /// The option.
        key: &'static str,
        /// How many sit there.
        seats: u8,
    },
    /// The first adviser is dealt, not named.
    #[error("adviser is dealt")]
    AdviserIsDealt,
    /// A variant of a module that is not in play.
    #[error("variant without module")]
    VariantWithoutModule,
    /// A record of other rules.
    #[error("other rules of {game}: {found} (known: {known})")]
    OtherRules {
        /// The game.
        game: Title,
        /// The version of the record.
        found: u32,
        /// The version of this program.
        known: u32,
    },
    /// A record with other figures.
    #[error("other figures: {found} (known: {known})")]
    OtherFigures {
        /// Those of the record.
        found: String,
        /// Those at hand.
        known: String,
    },
    /// Figures that make no game.
    #[error("{0}")]
    InvalidFigures(InvalidFigures),
    /// A component file that cannot be used.
    #[error("components: {0}")]
    Components(ComponentError),
}

// Not `#[from]`: that would make it the source as well, and programs that print sources would print it twice.
impl From<ComponentError> for ConfigError {
    fn from(bad: ComponentError) -> ConfigError {
        ConfigError::Components(bad)
    }
}
