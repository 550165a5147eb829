//! The cards of Kingsburg's modules: names in four languages, what they do, and how much of that is known.

use crate::components::{self, Source};
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

/// The file of cards.
pub(super) const TEXT: &str = include_str!("../../../components/kingsburg-cards.toml");

/// All cards.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cards {
    /// Module 2: the buildings of the alternative rows.
    pub building: Vec<Card>,
    /// Module 3.
    pub governor: Vec<Card>,
    /// Module 4.
    pub fate: Vec<Card>,
    /// The scenarios.
    pub scenario: Vec<Card>,
}

/// A card.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Card {
    /// Its id, as in the rules.
    pub id: String,
    /// Its names.
    pub names: Names,
    /// What a building costs: gold, wood and stone.
    pub cost: Option<Vec<u8>>,
    /// The victory points of a building.
    pub vp: Option<u8>,
    /// The strength of a building in battle.
    pub battle: Option<i8>,
    /// Its numbers.
    #[serde(default)]
    pub params: BTreeMap<String, i8>,
    /// Numbers that are reconstructed for balance.
    #[serde(default)]
    pub riders: Vec<String>,
    /// What it does.
    pub text: String,
    /// How often it can be used.
    #[serde(default)]
    pub limit: String,
    /// Its interactions with other cards and modules.
    #[serde(default)]
    pub interactions: Vec<String>,
    /// What is known of the printed card.
    #[serde(default)]
    pub known: String,
    /// Fields that the rulebook gives.
    #[serde(default)]
    pub rulebook: Vec<String>,
    /// Fields that have been published elsewhere.
    #[serde(default)]
    pub published: Vec<String>,
}

/// The names of a card.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Names {
    /// English.
    pub en: String,
    /// Italian.
    pub it: String,
    /// French.
    pub fr: String,
    /// German.
    pub de: String,
}

static CARDS: LazyLock<Cards> = LazyLock::new(|| components::read(TEXT).expect("the file of cards is valid"));

/// Returns all cards.
#[must_use]
pub fn all() -> &'static Cards {
    &CARDS
}

/// Returns whether there is a card with this id whose printed effect and numbers are not known.
#[must_use]
pub fn is_reconstructed(id: &str) -> bool {
    static RECONSTRUCTED: LazyLock<BTreeSet<&str>> = LazyLock::new(|| {
        let unknown = all().iter().map(|(_, card)| card).filter(|card| !card.is_known());
        unknown.map(|card| card.id.as_str()).collect()
    });
    RECONSTRUCTED.contains(id)
}

impl Cards {
    /// Returns each card with the kind that it is of.
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, &Card)> {
        let kinds = [
            ("building", &self.building),
            ("governor", &self.governor),
            ("fate", &self.fate),
            ("scenario", &self.scenario),
        ];
        kinds.into_iter().flat_map(|(kind, cards)| cards.iter().map(move |card| (kind, card)))
    }

    /// Returns the card with this id.
    #[must_use]
    pub fn find(&self, id: &str) -> Option<&Card> {
        self.iter().map(|(_, card)| card).find(|card| card.id == id)
    }
}

impl Card {
    /// Returns whether effect and numbers are the printed ones, as far as is known.
    #[must_use]
    pub fn is_known(&self) -> bool {
        let given = |field: &str| self.rulebook.iter().chain(&self.published).any(|known| known == field);
        given("effect") && given("numbers") && self.riders.is_empty()
    }

    /// Where a field of the card comes from.
    #[must_use]
    pub fn source_of(&self, field: &str) -> Source {
        let gives = |fields: &[String]| fields.iter().any(|known| known == field);
        if gives(&self.rulebook) {
            Source::Rulebook
        } else if gives(&self.published) {
            Source::Published
        } else {
            Source::Reconstructed
        }
    }

    /// Its English name, with a star if it is not the printed card.
    #[must_use]
    pub fn title(&self) -> String {
        format!("{}{}", self.names.en, if self.is_known() { "" } else { "*" })
    }
}
