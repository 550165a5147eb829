//! Options as text, with one format for the command line, records and forms.

use crate::components::{ComponentError, InvalidFigures};
use crate::title::Title;
use std::fmt;
use thiserror::Error;

/// Options as `key=value` pairs in the order in which they were written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OptionValues(Vec<(String, String)>);

impl OptionValues {
    /// Returns no options: all have their defaults.
    #[must_use]
    pub fn none() -> OptionValues {
        OptionValues::default()
    }

    /// Parses `key=value,key=value`.
    pub fn parse(text: &str) -> Result<OptionValues, ConfigError> {
        let mut options = OptionValues::none();
        for word in text.split(',').filter(|word| !word.is_empty()) {
            options.add(word)?;
        }
        Ok(options)
    }

    /// Parses and adds one `key=value`.
    pub fn add(&mut self, word: &str) -> Result<(), ConfigError> {
        let (key, value) =
            word.split_once('=').ok_or_else(|| ConfigError::NoValue { word: escape_input(word) })?;
        if self.get(key).is_some() {
            return Err(ConfigError::Twice { key: escape_input(key) });
        }
        self.push(key, value);
        Ok(())
    }

    /// Adds a pair.
    pub fn push(&mut self, key: &str, value: impl fmt::Display) {
        self.0.push((key.into(), value.to_string()));
    }

    /// Returns the value of a key.
    #[must_use]
    pub fn get(&self, key: &str) -> Option<&str> {
        self.iter().find(|(known, _)| *known == key).map(|(_, value)| value)
    }

    /// Removes a key and returns its value.
    pub fn take(&mut self, key: &str) -> Option<String> {
        let at = self.0.iter().position(|(known, _)| known == key)?;
        Some(self.0.remove(at).1)
    }

    /// Returns all pairs.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(key, value)| (key.as_str(), value.as_str()))
    }

    /// Returns an error if there is a key that is not one of these.
    pub fn allow_only(&self, keys: &[&str]) -> Result<(), ConfigError> {
        match self.iter().find(|(key, _)| !keys.contains(key)) {
            None => Ok(()),
            Some((key, _)) => {
                Err(ConfigError::UnknownOption { key: escape_input(key), possible: keys.join(", ") })
            }
        }
    }

    /// Returns the value of a key as one of these names; the first is the default.
    pub fn choice<T: Copy>(&self, key: &str, words: &[(T, &str)]) -> Result<T, ConfigError> {
        let Some(value) = self.get(key) else {
            return Ok(words[0].0);
        };
        let found = words.iter().find(|(_, word)| *word == value);
        found
            .map(|(choice, _)| *choice)
            .ok_or_else(|| bad_value(key, value, words.iter().map(|(_, word)| *word)))
    }

    /// Returns the value of a key as a set of these names joined by `+`; the default is empty.
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
    ConfigError::BadValue { key: key.into(), value: escape_input(value), possible }
}

/// The maximal number of characters of user input that a message repeats.
const MAX_QUOTED_CHARS: usize = 80;

/// Returns user input for an error message: shortened, with control characters escaped.
pub(crate) fn escape_input(text: &str) -> String {
    escape_input_up_to(MAX_QUOTED_CHARS, text)
}

/// Returns user input for an error message with this maximal number of characters.
pub(crate) fn escape_input_up_to(most: usize, text: &str) -> String {
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

/// The configuration of a game: seats, options and component file.
#[derive(Clone, Debug, Default)]
pub struct GameConfig {
    /// The number of seats; the default of the game if it is not given.
    pub seats: Option<u8>,
    /// The options.
    pub options: OptionValues,
    /// The text of a component file that overrides figures.
    pub components: Option<String>,
}

/// An error of a configuration. The text for people is in the crate `i18n`.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ConfigError {
    /// An unknown game.
    #[error("unknown game: {name} (possible: {possible})")]
    UnknownGame {
        /// The given name or value.
        name: String,
        /// The possible names or values.
        possible: String,
    },
    /// An option without a value.
    #[error("no value: {word}")]
    NoValue {
        /// The input.
        word: String,
    },
    /// An option that is set twice.
    #[error("twice: {key}")]
    Twice {
        /// Its key.
        key: String,
    },
    /// An unknown option.
    #[error("unknown option: {key} (possible: {possible})")]
    UnknownOption {
        /// The given name or value.
        key: String,
        /// The possible names or values.
        possible: String,
    },
    /// An unknown value of an option.
    #[error("unknown value: {key}={value} (possible: {possible})")]
    BadValue {
        /// The option.
        key: String,
        /// The given name or value.
        value: String,
        /// The possible names or values.
        possible: String,
    },
    /// A number of seats that the game does not have.
    #[error("seats of {title}: {seats} (possible: {least} to {most})")]
    Seats {
        /// The game's title.
        title: &'static str,
        /// The fewest.
        least: u8,
        /// The most.
        most: u8,
        /// The given name or value.
        seats: u8,
    },
    /// The option names a seat that the game does not have.
    #[error("nobody there: {key} (seats: {seats})")]
    NobodyThere {
        /// The option.
        key: &'static str,
        /// The number of seats.
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
        /// The digest in the record.
        found: String,
        /// The digest of the given figures.
        known: String,
    },
    /// Figures with which the game cannot be played.
    #[error("{0}")]
    InvalidFigures(InvalidFigures),
    /// An invalid component file.
    #[error("components: {0}")]
    Components(ComponentError),
}

// Not `#[from]`: the error would also be its source and be printed twice.
impl From<ComponentError> for ConfigError {
    fn from(bad: ComponentError) -> ConfigError {
        ConfigError::Components(bad)
    }
}
