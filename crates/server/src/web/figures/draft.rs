//! Component figures that are being edited: the fields of the form, and what is wrong with them.

use crate::component_sets::read_file;
use crate::error::ApiError;
use games::components::{CardTexts, ComponentSet};
use games::{ConfigError, FileProblem, GameInfo};
use std::collections::BTreeMap;

/// What the name of the field of a figure begins with; its key follows.
pub(super) const FIGURE: &str = "f.";
/// What the name of the field of a card's name begins with; kind, id and language follow.
pub(super) const NAME: &str = "n.";
/// What the name of the field of a card's text begins with; kind, id and language follow.
pub(super) const TEXT: &str = "t.";

/// The most fields that a form may have.
const MAX_FIELDS: usize = 4000;

/// The most changed figures that are tried one by one to find those that are wrong.
const MAX_TRIED: usize = 60;

/// Component figures that are being edited.
pub(super) struct Draft {
    /// The figures that differ from the standard ones, by key, as they were entered.
    figures: BTreeMap<String, String>,
    /// The names and texts that were entered.
    texts: CardTexts,
    /// The figures, or why they cannot be played with.
    pub(super) set: Result<ComponentSet, ApiError>,
    /// The figures that are wrong by themselves, by key, and why.
    pub(super) errors: BTreeMap<String, ApiError>,
}

impl Draft {
    /// The figures of a component set.
    pub(super) fn of_set(set: ComponentSet) -> Draft {
        let changed = set.figures().iter().filter(|figure| figure.is_changed());
        let figures = changed.map(|figure| (figure.key.clone(), figure.value.to_string())).collect();
        Draft { figures, texts: set.texts().clone(), set: Ok(set), errors: BTreeMap::new() }
    }

    /// The figures that a form has sent. A field that is missing or empty stands for the standard figure.
    pub(super) fn of_form(info: &GameInfo, fields: &[(String, String)]) -> Result<Draft, ApiError> {
        if fields.len() > MAX_FIELDS {
            return Err(ApiError::TooLarge);
        }
        let (figures, texts) = (changed_figures(info, fields), entered_texts(info, fields));
        let text = info.component_file.with_changes_and_texts(pairs(&figures), &texts);
        let set = read_file(info, &text);
        let errors = if set.is_err() { wrong_figures(info, &figures) } else { BTreeMap::new() };
        Ok(Draft { figures, texts, set, errors })
    }

    /// What was entered for a figure; nothing if it is the standard one.
    pub(super) fn entered(&self, key: &str) -> Option<&str> {
        self.figures.get(key).map(String::as_str)
    }

    /// The name of a card in a language, if it was entered.
    pub(super) fn name(&self, id: &str, language: &str) -> Option<&str> {
        self.texts.name(id, language)
    }

    /// The text of a card in a language, if it was entered.
    pub(super) fn text(&self, id: &str, language: &str) -> Option<&str> {
        self.texts.text(id, language)
    }
}

fn pairs(figures: &BTreeMap<String, String>) -> impl Iterator<Item = (&str, &str)> {
    figures.iter().map(|(key, value)| (key.as_str(), value.as_str()))
}

/// The figures of a form that differ from the standard ones.
fn changed_figures(info: &GameInfo, fields: &[(String, String)]) -> BTreeMap<String, String> {
    let standard = info.component_file.standard_set();
    let standard: BTreeMap<&str, String> =
        standard.figures().iter().map(|figure| (figure.key.as_str(), figure.standard.to_string())).collect();
    let sent = fields.iter().filter_map(|(name, value)| Some((name.strip_prefix(FIGURE)?, value.trim())));
    let changed = sent.filter(|(key, value)| {
        !value.is_empty() && standard.get(key).is_some_and(|standard| standard != value)
    });
    changed.map(|(key, value)| (key.to_string(), value.to_string())).collect()
}

/// The names and texts of cards that a form has sent.
fn entered_texts(info: &GameInfo, fields: &[(String, String)]) -> CardTexts {
    let cards = info.component_file.cards();
    let mut texts = CardTexts::default();
    for (name, value) in fields.iter().filter(|(_, value)| !value.trim().is_empty()) {
        // Browsers send line breaks as two control characters; a text of a card is one paragraph.
        let value = value.split_whitespace().collect::<Vec<_>>().join(" ");
        if let Some((kind, id, language)) = name.strip_prefix(NAME).and_then(|rest| card_of(&cards, rest)) {
            texts.set_name(kind, id, language, &value);
        } else if let Some((kind, id, language)) =
            name.strip_prefix(TEXT).and_then(|rest| card_of(&cards, rest))
        {
            texts.set_text(kind, id, language, &value);
        }
    }
    texts
}

/// The card and the language of a field.
fn card_of<'a>(
    cards: &[(&'static str, &'static str)],
    rest: &'a str,
) -> Option<(&'static str, &'static str, &'a str)> {
    let (card, language) = rest.rsplit_once('.')?;
    let (kind, id) = card.split_once('.')?;
    let card = cards.iter().find(|(known, other)| *known == kind && *other == id)?;
    i18n::Locale::ALL.iter().any(|locale| locale.tag() == language).then_some((card.0, card.1, language))
}

/// The figures that cannot be used even if all others are the standard ones. Figures that only do not fit each other are
/// named if none is wrong by itself.
fn wrong_figures(info: &GameInfo, figures: &BTreeMap<String, String>) -> BTreeMap<String, ApiError> {
    let mut wrong = BTreeMap::new();
    for (key, value) in pairs(figures).take(MAX_TRIED) {
        let text = info.component_file.with_changes([(key, value)]);
        if let Err(refused) = read_file(info, &text) {
            wrong.insert(key.to_string(), refused);
        }
    }
    let by_itself = |refused: &ApiError| !matches!(refused, ApiError::Config(ConfigError::Components(bad)) if matches!(bad.reason, FileProblem::InvalidFigures(_)));
    if wrong.values().any(by_itself) {
        wrong.retain(|_, refused| by_itself(refused));
    }
    wrong
}
