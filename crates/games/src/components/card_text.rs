//! Names and texts of cards that a component file replaces.

use serde::Deserialize;
use std::collections::BTreeMap;
use toml::{Table, Value};

/// The longest name of a card, in characters.
pub const MAX_NAME: usize = 40;
/// The longest text of a card, in characters.
pub const MAX_TEXT: usize = 600;

/// A text in some of the languages of the program.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Translations {
    /// English.
    pub en: Option<String>,
    /// Italian.
    pub it: Option<String>,
    /// French.
    pub fr: Option<String>,
    /// German.
    pub de: Option<String>,
}

/// Names and texts of cards, by the id of the card and the code of the language.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CardTexts {
    cards: BTreeMap<String, CardText>,
}

/// The names and texts of a card in a component file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct CardText {
    kind: String,
    names: BTreeMap<String, String>,
    texts: BTreeMap<String, String>,
}

impl Translations {
    /// Returns whether each text has 1 to `most` characters, none of them a control character.
    #[must_use]
    pub fn are_printable(&self, most: usize) -> bool {
        let printable = |text: &String| {
            let length = text.trim().chars().count();
            (1..=most).contains(&length) && !text.chars().any(char::is_control)
        };
        [&self.en, &self.it, &self.fr, &self.de].into_iter().flatten().all(printable)
    }
}

impl CardTexts {
    /// Returns the texts of a component file that has been accepted.
    pub(super) fn read(text: &str) -> CardTexts {
        let file: Table = toml::from_str(text).unwrap_or_default();
        let mut cards = BTreeMap::new();
        for (kind, entries) in &file {
            for entry in entries.as_array().into_iter().flatten().filter_map(Value::as_table) {
                let (names, texts) = (translations(entry, "names"), translations(entry, "texts"));
                if let (Some(id), false) =
                    (entry.get("id").and_then(Value::as_str), names.is_empty() && texts.is_empty())
                {
                    cards.insert(id.to_string(), CardText { kind: kind.clone(), names, texts });
                }
            }
        }
        CardTexts { cards }
    }

    /// Returns the name of a card in a language, if the file replaces it.
    #[must_use]
    pub fn name(&self, id: &str, language: &str) -> Option<&str> {
        self.cards.get(id)?.names.get(language).map(String::as_str)
    }

    /// Returns the text of a card in a language, if the file replaces it.
    #[must_use]
    pub fn text(&self, id: &str, language: &str) -> Option<&str> {
        self.cards.get(id)?.texts.get(language).map(String::as_str)
    }

    /// Replaces the name of a card in a language.
    pub fn set_name(&mut self, kind: &str, id: &str, language: &str, name: &str) {
        self.card(kind, id).names.insert(language.into(), name.trim().into());
    }

    /// Replaces the text of a card in a language.
    pub fn set_text(&mut self, kind: &str, id: &str, language: &str, text: &str) {
        self.card(kind, id).texts.insert(language.into(), text.trim().into());
    }

    /// Returns whether no name and no text is replaced.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }

    /// Returns the replaced names, each with the kind and the id of the card and the code of the language.
    pub fn names(&self) -> impl Iterator<Item = [&str; 4]> {
        self.cards.iter().flat_map(|(id, card)| {
            card.names.iter().map(move |(code, name)| [&card.kind, id, code, name.as_str()])
        })
    }

    /// Returns the replaced texts, each with the kind and the id of the card and the code of the language.
    pub fn texts(&self) -> impl Iterator<Item = [&str; 4]> {
        self.cards.iter().flat_map(|(id, card)| {
            card.texts.iter().map(move |(code, text)| [&card.kind, id, code, text.as_str()])
        })
    }

    fn card(&mut self, kind: &str, id: &str) -> &mut CardText {
        let new = || CardText { kind: kind.into(), ..CardText::default() };
        self.cards.entry(id.into()).or_insert_with(new)
    }

    /// Adds the texts to the figures of a component file.
    pub(super) fn add_to(&self, file: &mut Table) {
        for (id, card) in &self.cards {
            let entries = file.entry(&card.kind).or_insert_with(|| Value::Array(Vec::new()));
            let Value::Array(entries) = entries else { continue };
            let entry = entry_of(entries, id);
            let fields = [("names", &card.names), ("texts", &card.texts)];
            for (field, texts) in fields.into_iter().filter(|(_, texts)| !texts.is_empty()) {
                let table =
                    texts.iter().map(|(language, text)| (language.clone(), Value::String(text.clone())));
                entry.insert(field.into(), Value::Table(table.collect()));
            }
        }
    }
}

fn translations(entry: &Table, field: &str) -> BTreeMap<String, String> {
    let texts = entry.get(field).and_then(Value::as_table).into_iter().flatten();
    texts.filter_map(|(language, text)| Some((language.clone(), text.as_str()?.trim().to_string()))).collect()
}

/// Returns the entry of a list with this id; a new one if there is none.
fn entry_of<'a>(entries: &'a mut Vec<Value>, id: &str) -> &'a mut Table {
    let has_id = |entry: &Value| entry.get("id").and_then(Value::as_str) == Some(id);
    let at = entries.iter().position(has_id).unwrap_or_else(|| {
        entries.push(Value::Table(Table::from_iter([("id".to_string(), Value::String(id.into()))])));
        entries.len() - 1
    });
    entries[at].as_table_mut().expect("an entry of a component file is a table")
}
