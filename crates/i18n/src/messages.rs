//! The messages of a language.

use crate::figures::{Variable, Variables, mark, replaced, value, word_of};
use crate::{GameText, Locale};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};
use games::components::{ComponentSet, FigureValue};
use games::{Title, with_game};
use std::sync::OnceLock;
use unic_langid::LanguageIdentifier;

/// All messages of a language.
pub struct Messages {
    locale: Locale,
    bundle: FluentBundle<FluentResource>,
    variables: Variables,
}

/// Message files, by their names, in each language, in the order of [`Locale::ALL`].
macro_rules! message_files {
    ($($file:literal),+) => {
        [
            &[$(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/ftl/en/", $file, ".ftl"))),+],
            &[$(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/ftl/it/", $file, ".ftl"))),+],
            &[$(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/ftl/fr/", $file, ".ftl"))),+],
            &[$(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/ftl/de/", $file, ".ftl"))),+],
        ]
    };
}

pub(crate) use message_files;

/// The message files that belong to no game.
const COMMON: [&[&str]; Locale::ALL.len()] = message_files!("common", "cli", "web", "figures");

/// Returns the message files of a language: the common ones and those of every game.
fn files(locale: Locale) -> impl Iterator<Item = &'static str> {
    let of_games =
        Title::ALL.into_iter().flat_map(move |title| with_game!(title, G => G::MESSAGES)[locale as usize]);
    COMMON[locale as usize].iter().chain(of_games).copied()
}

/// Returns the messages of a language, read once.
#[must_use]
pub fn messages(locale: Locale) -> &'static Messages {
    static ALL: [OnceLock<Messages>; Locale::ALL.len()] = [const { OnceLock::new() }; Locale::ALL.len()];
    ALL[locale as usize].get_or_init(|| Messages::read(locale))
}

impl Messages {
    /// # Panics
    /// If a message has a syntax error or occurs twice: messages are part of the program.
    fn read(locale: Locale) -> Messages {
        let language: LanguageIdentifier = locale.tag().parse().expect("tags are valid language identifiers");
        let mut bundle = FluentBundle::new_concurrent(vec![language]);
        bundle.set_use_isolating(false);
        let mut variables = Variables::default();
        for file in files(locale) {
            let resource = FluentResource::try_new(file.to_owned())
                .unwrap_or_else(|(_, errors)| panic!("messages in {locale}: {errors:?}"));
            variables.read(resource.entries());
            bundle.add_resource(resource).unwrap_or_else(|errors| panic!("messages in {locale}: {errors:?}"));
        }
        Messages { locale, bundle, variables }
    }

    /// Returns the language.
    #[must_use]
    pub fn locale(&self) -> Locale {
        self.locale
    }

    /// Returns whether there is a message with this id; `id.attribute` for an attribute.
    #[must_use]
    pub fn contains(&self, id: &str) -> bool {
        let (id, attribute) = split(id);
        let message = self.bundle.get_message(id);
        message.is_some_and(|message| attribute.is_none_or(|name| message.get_attribute(name).is_some()))
    }

    /// Returns a message without arguments, with the standard component figures; `id.attribute` for an attribute.
    #[must_use]
    pub fn get(&self, id: &str) -> String {
        self.format(id, FluentArgs::new(), None)
    }

    /// Formats a message with its arguments and the component figures, names and texts of a match, or with the standard ones.
    /// A missing message is replaced by its id; a test checks that none is missing.
    #[must_use]
    pub fn format<'a>(
        &'a self,
        id: &str,
        mut args: FluentArgs<'a>,
        components: Option<&ComponentSet>,
    ) -> String {
        if let Some(text) = self.replaced(id, components) {
            return text;
        }
        for (name, variable) in self.variables.of(id) {
            args.set(name.as_str(), self.value_of(variable, components));
        }
        let mut errors = Vec::new();
        let text = self.try_fill(id, &args, &mut errors);
        debug_assert!(errors.is_empty(), "{id} in {}: {errors:?}", self.locale);
        text
    }

    /// Returns the variables of a message, and of the messages that it repeats, that a component set fills.
    #[must_use]
    pub fn filled_by_components(&self, id: &str) -> Vec<&str> {
        self.variables.of(id).into_iter().map(|(name, _)| name.as_str()).collect()
    }

    /// Returns the name of a card with its mark: a star if its text is reconstructed and not replaced.
    #[must_use]
    pub fn card(&self, card: &str, components: Option<&ComponentSet>) -> String {
        self.format(&format!("kb-{card}"), FluentArgs::new(), components)
            + mark(components, self.locale, card)
    }

    /// Returns a card in the object form of a sentence, with its mark.
    #[must_use]
    pub fn the_card(&self, card: &str, components: Option<&ComponentSet>) -> String {
        self.format(&format!("kb-the.{card}"), FluentArgs::new(), components)
            + mark(components, self.locale, card)
    }

    /// Returns the text of the component file that replaces a message.
    fn replaced(&self, id: &str, components: Option<&ComponentSet>) -> Option<String> {
        if let Some(card) = word_of(id).and_then(|word| word.strip_prefix("the.")) {
            let name = replaced(components, self.locale, &format!("kb-{card}"))?;
            let args = [("name", FluentValue::from(name.to_string()))].into_iter().collect();
            return Some(self.format("kb-own-name", args, None));
        }
        replaced(components, self.locale, id).map(Into::into)
    }

    fn value_of(&self, variable: &Variable, components: Option<&ComponentSet>) -> FluentValue<'static> {
        match variable {
            Variable::Figure { key, form } => form.fill(components, key),
            Variable::Name(card) => self.card(card, components).into(),
            Variable::The(card) => self.the_card(card, components).into(),
            Variable::Cost(card) => self.cost(card, components).into(),
        }
    }

    /// Returns the cost of a building.
    fn cost(&self, card: &str, components: Option<&ComponentSet>) -> String {
        let some = |(n, good): (usize, &&str)| match value(components, &format!("building.{card}.cost.{n}"))?
        {
            FigureValue::Number(count) if count > 0 => {
                let args = [("good", FluentValue::from(*good)), ("n", count.into())].into_iter().collect();
                Some(self.format("kb-goods", args, None))
            }
            FigureValue::Number(_) | FigureValue::Name(_) => None,
        };
        let goods: Vec<String> = (1..).zip(&["gold", "wood", "stone"]).filter_map(some).collect();
        if goods.is_empty() { self.get("kb-nothing") } else { self.list(&goods) }
    }

    fn try_fill(&self, id: &str, args: &FluentArgs<'_>, errors: &mut Vec<FluentError>) -> String {
        let (name, attribute) = split(id);
        let pattern = self.bundle.get_message(name).and_then(|message| match attribute {
            Some(attribute) => message.get_attribute(attribute).map(|attribute| attribute.value()),
            None => message.value(),
        });
        match pattern {
            Some(pattern) => self.bundle.format_pattern(pattern, Some(args), errors).into_owned(),
            None => {
                debug_assert!(false, "no message {id} in {}", self.locale);
                id.to_owned()
            }
        }
    }

    /// Returns texts as a list in a sentence: `a, b and c`.
    #[must_use]
    pub fn list(&self, things: &[String]) -> String {
        match things {
            [] => self.get("ht-nothing"),
            [only] => only.clone(),
            [some @ .., last] => format!("{}{}{last}", some.join(", "), self.get("ht-and")),
        }
    }
}

fn split(id: &str) -> (&str, Option<&str>) {
    id.split_once('.').map_or((id, None), |(id, attribute)| (id, Some(attribute)))
}
