//! Component files: figures with the line on which they are, and the provenance of figures.

mod card_text;
mod figure;
mod problem;
mod set;

pub use card_text::{CardTexts, MAX_NAME, MAX_TEXT, Translations};
pub use figure::{Figure, FigureValue};
pub use problem::{ExpectedType, FileProblem, FoundType, InvalidFigures};
pub use set::{ComponentFile, ComponentSet};

use serde::Deserialize;
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::ops::Range;
use thiserror::Error;
use toml::{Spanned, Table, Value};

/// An error of a component file with its line.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}: {reason}")]
pub struct ComponentError {
    /// The line, from 1.
    pub line: usize,
    /// The reason.
    pub reason: FileProblem,
}

/// The source of a figure.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Source {
    /// Printed in a rulebook.
    Rulebook,
    /// Reported in reviews or translations.
    Published,
    /// Reconstructed for High Table.
    Reconstructed,
}

/// The provenance of some figures.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Provenance {
    /// The id by which messages name the figures and explain their source.
    #[serde(default)]
    pub id: String,
    /// The keys of the figures, or prefixes of them.
    #[serde(default)]
    pub keys: Vec<String>,
    /// The source of the figures.
    pub source: Source,
    /// Free text of a component file that a user has written. The standard files have messages instead.
    #[serde(default)]
    pub of: String,
    /// Free text of a component file that a user has written. The standard files have messages instead.
    #[serde(default)]
    pub note: String,
}

impl Provenance {
    /// Returns the length of the longest of these keys that is a prefix of a key.
    fn covers(&self, key: &str) -> Option<usize> {
        let is_part = |part: &&String| {
            key.strip_prefix(part.as_str()).is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
        };
        self.keys.iter().filter(is_part).map(String::len).max()
    }
}

/// Returns the provenance of the figure with this key: of several the one with the longest prefix.
#[must_use]
pub fn provenance_of<'a>(provenance: &'a [Provenance], key: &str) -> Option<&'a Provenance> {
    let covering = provenance.iter().filter_map(|figures| Some((figures.covers(key)?, figures)));
    covering.max_by_key(|(length, _)| *length).map(|(_, figures)| figures)
}

/// Returns the source of the figure with this key.
#[must_use]
pub(crate) fn source_of(provenance: &[Provenance], key: &str) -> Option<Source> {
    provenance_of(provenance, key).map(|figures| figures.source)
}

/// Parses a component file into the shape of a game's figures.
pub fn read<'a, T: Deserialize<'a>>(text: &'a str) -> Result<T, ComponentError> {
    toml::from_str(text).map_err(|error| ComponentError {
        line: error.span().map_or(1, |span| line_of(text, span.start)),
        reason: FileProblem::of_reader(error.message()),
    })
}

/// Returns a table with these entries.
pub(crate) fn table_of<'a>(entries: impl IntoIterator<Item = (&'a str, Value)>) -> Table {
    entries.into_iter().map(|(key, value)| (key.to_string(), value)).collect()
}

/// Returns the line, from 1, of an offset in a text.
fn line_of(text: &str, at: usize) -> usize {
    1 + text.as_bytes().iter().take(at).filter(|&&byte| byte == b'\n').count()
}

/// A reader of figures that keeps the position of each figure for error messages.
#[derive(Debug)]
pub struct FigureReader<'a> {
    text: &'a str,
    places: BTreeMap<&'static str, Range<usize>>,
}

impl<'a> FigureReader<'a> {
    /// Returns a reader of a text.
    #[must_use]
    pub fn new(text: &'a str) -> FigureReader<'a> {
        FigureReader { text, places: BTreeMap::new() }
    }

    /// Reads a figure if the file has it.
    pub fn read_field<T>(&mut self, name: &'static str, value: Option<Spanned<T>>, into: &mut T) {
        if let Some(value) = value {
            self.places.insert(name, value.span());
            *into = value.into_inner();
        }
    }

    /// Reads a figure that must be converted, if the file has it.
    pub fn read_mapped<T, U>(
        &mut self,
        name: &'static str,
        value: Option<Spanned<T>>,
        into: &mut U,
        translate: impl FnOnce(T) -> Result<U, InvalidFigures>,
    ) -> Result<(), ComponentError> {
        let Some(value) = value else {
            return Ok(());
        };
        self.places.insert(name, value.span());
        *into = translate(value.into_inner()).map_err(|misfit| self.error_at(name, misfit))?;
        Ok(())
    }

    /// Returns an error at the line of a figure or, if the file does not have it, of the first figure that it has.
    #[must_use]
    pub fn error_at(&self, name: &str, misfit: InvalidFigures) -> ComponentError {
        let near = self.places.iter().find(|(key, _)| key.starts_with(name)).map(|(_, place)| place);
        let place = near.or_else(|| self.places.values().min_by_key(|place| place.start));
        ComponentError {
            line: place.map_or(1, |place| line_of(self.text, place.start)),
            reason: FileProblem::InvalidFigures(misfit),
        }
    }
}

/// Returns the digest of figures, by which a record identifies them.
#[must_use]
pub fn digest(canonical: &str) -> String {
    let digest = Sha256::digest(canonical.as_bytes());
    digest.iter().take(6).map(|byte| format!("{byte:02x}")).collect()
}
