//! The component figures of a table that differ from the standard ones.

use super::Page;
use games::components::{ComponentSet, Figure};
use i18n::{DynGameText, Locale, MessageContext, game_text};
use maud::{Markup, html};

impl Page<'_> {
    /// The differences from the standard figures; empty if there are none.
    pub(super) fn components(&self) -> Markup {
        let Some(set) = self.snapshot.changed_components() else { return html! {} };
        let Some(voice) = self.snapshot.title().map(game_text) else { return html! {} };
        let msg = MessageContext::new(self.user.messages(), &[]);
        let lines = differences(&msg, voice, &set);
        let count = msg
            .format("web-figures-count")
            .count("n", i32::try_from(lines.len()).unwrap_or(i32::MAX))
            .build();
        html! {
            details #components {
                summary { (msg.format("web-figures-changed").text("names", count).build()) }
                ul { @for line in lines { li { (line) } } }
            }
        }
    }
}

/// The differences from the standard figures, one line each.
fn differences(msg: &MessageContext<'_>, voice: &dyn DynGameText, set: &ComponentSet) -> Vec<String> {
    let figures = set.figures().iter().filter(|figure| figure.is_changed());
    let card = |kind: &str, id: &str| voice.figure_label(msg, &format!("{kind}.{id}")).line();
    let names = set.texts().names().map(|[kind, id, code, name]| {
        let line = msg.format("web-figures-new-name").text("card", card(kind, id)).text("name", name);
        line.text("language", language(code)).build()
    });
    let texts = set.texts().texts().map(|[kind, id, code, text]| {
        let line = msg.format("web-figures-new-text").text("card", card(kind, id)).text("text", text);
        line.text("language", language(code)).build()
    });
    figures.map(|figure| difference(msg, voice, figure)).chain(names).chain(texts).collect()
}

fn difference(msg: &MessageContext<'_>, voice: &dyn DynGameText, figure: &Figure) -> String {
    let names = voice.figure_names(msg, &figure.key);
    let named = |value: String| {
        let found = names.iter().find(|(name, _)| *name == value).map(|(_, label)| label.clone());
        found.unwrap_or(value)
    };
    let line =
        msg.format("web-figures-difference").text("figure", voice.figure_label(msg, &figure.key).line());
    line.text("value", named(figure.value.to_string()))
        .text("standard", named(figure.standard.to_string()))
        .build()
}

fn language(code: &str) -> &'static str {
    Locale::parse_tag(code).unwrap_or_default().name()
}
