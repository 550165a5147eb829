//! The component figures that a table is played with.

use super::card_text::CardTexts;
use super::figure::{difference, flatten, set};
use super::{ComponentError, Figure, FigureValue, Source};
use crate::title::Title;
use std::collections::BTreeMap;
use std::fmt;
use toml::Table;

/// The component file of a game: its standard figures and its parser.
pub struct ComponentFile {
    /// The title whose figures it has.
    pub(crate) title: Title,
    /// All standard figures, in the shape of the file.
    pub(crate) standard: fn() -> &'static Table,
    /// Reads a file that overrides some of them, and returns all.
    pub(crate) read: fn(&str) -> Result<Table, ComponentError>,
    /// Where a standard figure comes from, by its key.
    pub(crate) source: fn(&str) -> Source,
    /// The cards whose name and text a file may replace, each with its kind.
    pub(crate) cards: fn() -> Vec<(&'static str, &'static str)>,
}

impl fmt::Debug for ComponentFile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("ComponentFile")
    }
}

/// All figures of a game, and the names and texts of cards that a component file replaces.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ComponentSet {
    title: Title,
    figures: Vec<Figure>,
    places: BTreeMap<String, usize>,
    texts: CardTexts,
    differences: String,
}

impl ComponentFile {
    /// Returns the standard figures.
    #[must_use]
    pub fn standard_set(&self) -> ComponentSet {
        self.set((self.standard)(), CardTexts::default())
    }

    /// Returns the figures of a file, and for those that it does not give the standard ones.
    pub fn read_set(&self, text: &str) -> Result<ComponentSet, ComponentError> {
        Ok(self.set(&(self.read)(text)?, CardTexts::read(text)))
    }

    /// Returns the cards whose name and text a file may replace, each with its kind: `("governor", "thief")`.
    #[must_use]
    pub fn cards(&self) -> Vec<(&'static str, &'static str)> {
        (self.cards)()
    }

    /// Returns the text of a component file with these figures changed, by their keys. A key that is no figure's is left out.
    #[must_use]
    pub fn with_changes<'a>(&self, changes: impl IntoIterator<Item = (&'a str, &'a str)>) -> String {
        self.with_changes_and_texts(changes, &CardTexts::default())
    }

    /// Returns the text of a component file with these figures changed, by their keys, and with these names and texts of cards.
    /// A key that is no figure's is left out.
    #[must_use]
    pub fn with_changes_and_texts<'a>(
        &self,
        changes: impl IntoIterator<Item = (&'a str, &'a str)>,
        texts: &CardTexts,
    ) -> String {
        let standard = (self.standard)();
        let mut changed = standard.clone();
        for (key, value) in changes {
            set(&mut changed, key, value);
        }
        let mut changed = difference(&changed, standard);
        texts.add_to(&mut changed);
        changed.to_string()
    }

    fn set(&self, figures: &Table, texts: CardTexts) -> ComponentSet {
        let standard = (self.standard)();
        let mut changed = difference(figures, standard);
        texts.add_to(&mut changed);
        let pairs = flatten(figures).into_iter().zip(flatten(standard));
        let figures = pairs.map(|((key, value), (_, standard))| {
            let source = (self.source)(&key);
            Figure { key, value, standard, source }
        });
        let figures: Vec<Figure> = figures.collect();
        let places = figures.iter().enumerate().map(|(place, figure)| (figure.key.clone(), place)).collect();
        ComponentSet { title: self.title, figures, places, texts, differences: changed.to_string() }
    }
}

impl ComponentSet {
    /// The title whose figures these are.
    #[must_use]
    pub fn title(&self) -> Title {
        self.title
    }

    /// Returns all figures, in the order of the component file.
    #[must_use]
    pub fn figures(&self) -> &[Figure] {
        &self.figures
    }

    /// Returns the value of the figure with this key.
    #[must_use]
    pub fn value(&self, key: &str) -> Option<&FigureValue> {
        self.places.get(key).map(|&place| &self.figures[place].value)
    }

    /// Returns the number with this key.
    #[must_use]
    pub fn number(&self, key: &str) -> Option<i64> {
        match self.value(key)? {
            FigureValue::Number(number) => Some(*number),
            FigureValue::Name(_) => None,
        }
    }

    /// Returns the names and texts of cards that the component file replaces.
    #[must_use]
    pub fn texts(&self) -> &CardTexts {
        &self.texts
    }

    /// What differs from the standard set, as a component file; empty if nothing does.
    #[must_use]
    pub fn differences(&self) -> &str {
        &self.differences
    }

    /// Returns whether nothing differs from the standard set.
    #[must_use]
    pub fn is_standard(&self) -> bool {
        self.differences.is_empty()
    }
}
