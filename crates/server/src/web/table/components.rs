//! The component figures of a table that differ from the standard ones.

use super::Page;
use crate::web::component_choice::reconstructed;
use games::Record;
use games::components::{ComponentSet, Figure};
use i18n::{DynGameText, Locale, MessageContext, game_text};
use maud::{Markup, html};

impl Page<'_> {
    /// The changed component figures of the table, and a sentence with a link if figures in play are reconstructed.
    pub(super) fn components(&self) -> Markup {
        html! {
            (self.changed_components())
            @if self.has_reconstructed_figures() {
                p #reconstructed.quiet { (reconstructed(self.user.messages(), self.snapshot.game_id())) }
            }
        }
    }

    fn has_reconstructed_figures(&self) -> bool {
        if let Some(game) = self.snapshot.game() {
            let (header, components) = (game.header(), game.game_match().components());
            return header.game.info().has_reconstructed_figures(&header.options, components);
        }
        let Ok(record) = Record::parse(&self.snapshot.row.header) else { return false };
        Record { components: self.snapshot.row.components.clone(), ..record }.has_reconstructed_figures()
    }

    /// That the table plays with changed component figures, and which; nothing for the standard ones.
    fn changed_components(&self) -> Markup {
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
