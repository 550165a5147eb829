//! The messages of a language.

use crate::Tongue;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource};
use std::sync::OnceLock;
use unic_langid::LanguageIdentifier;

/// All messages of a language.
pub struct Words {
    tongue: Tongue,
    bundle: FluentBundle<FluentResource>,
}

/// The files of a language, each with its text.
macro_rules! files {
    ($code:literal) => {
        [
            include_str!(concat!("../ftl/", $code, "/house.ftl")),
            include_str!(concat!("../ftl/", $code, "/guide.ftl")),
            include_str!(concat!("../ftl/", $code, "/krieg.ftl")),
            include_str!(concat!("../ftl/", $code, "/verraeter.ftl")),
            include_str!(concat!("../ftl/", $code, "/kingsburg.ftl")),
            include_str!(concat!("../ftl/", $code, "/kingsburg-cards.ftl")),
            include_str!(concat!("../ftl/", $code, "/tools.ftl")),
            include_str!(concat!("../ftl/", $code, "/web.ftl")),
            include_str!(concat!("../ftl/", $code, "/figures.ftl")),
        ]
    };
}

fn files(tongue: Tongue) -> [&'static str; 9] {
    match tongue {
        Tongue::English => files!("en"),
        Tongue::Italian => files!("it"),
        Tongue::French => files!("fr"),
        Tongue::German => files!("de"),
    }
}

/// The messages of a language, read once.
#[must_use]
pub fn words(tongue: Tongue) -> &'static Words {
    static ALL: [OnceLock<Words>; 4] = [const { OnceLock::new() }; 4];
    ALL[tongue as usize].get_or_init(|| Words::read(tongue))
}

impl Words {
    /// # Panics
    /// If a message cannot be read or stands twice: they are part of the program.
    fn read(tongue: Tongue) -> Words {
        let language: LanguageIdentifier = tongue.code().parse().expect("our codes are languages");
        let mut bundle = FluentBundle::new_concurrent(vec![language]);
        bundle.set_use_isolating(false);
        for file in files(tongue) {
            let resource = FluentResource::try_new(file.to_owned())
                .unwrap_or_else(|(_, errors)| panic!("messages in {tongue}: {errors:?}"));
            bundle.add_resource(resource).unwrap_or_else(|errors| panic!("messages in {tongue}: {errors:?}"));
        }
        Words { tongue, bundle }
    }

    /// The language.
    #[must_use]
    pub fn tongue(&self) -> Tongue {
        self.tongue
    }

    /// Whether there is a message with this id; `id.attribute` for an attribute.
    #[must_use]
    pub fn has(&self, id: &str) -> bool {
        let (id, attribute) = split(id);
        let message = self.bundle.get_message(id);
        message.is_some_and(|message| attribute.is_none_or(|name| message.get_attribute(name).is_some()))
    }

    /// A message without arguments; `id.attribute` for an attribute.
    #[must_use]
    pub fn say(&self, id: &str) -> String {
        self.fill(id, &FluentArgs::new())
    }

    /// A message with its arguments. One that is missing is shown by its id; the tests see to it that none is.
    #[must_use]
    pub fn fill(&self, id: &str, args: &FluentArgs<'_>) -> String {
        let mut errors = Vec::new();
        let text = self.try_fill(id, args, &mut errors);
        debug_assert!(errors.is_empty(), "{id} in {}: {errors:?}", self.tongue);
        text
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
                debug_assert!(false, "no message {id} in {}", self.tongue);
                id.to_owned()
            }
        }
    }

    /// Things as a list: `a, b and c`.
    #[must_use]
    pub fn list(&self, things: &[String]) -> String {
        match things {
            [] => self.say("ht-nothing"),
            [only] => only.clone(),
            [some @ .., last] => format!("{}{}{last}", some.join(", "), self.say("ht-and")),
        }
    }
}

fn split(id: &str) -> (&str, Option<&str>) {
    id.split_once('.').map_or((id, None), |(id, attribute)| (id, Some(attribute)))
}
