//! What a table says of changed component figures.

use super::Page;
use lang::{Teller, Tongue, Voice, voice};
use maud::{Markup, html};
use table::components::{ComponentSet, Figure};

impl Page<'_> {
    /// That the table plays with changed component figures, and which; nothing for the standard ones.
    pub(super) fn components(&self) -> Markup {
        let Some(set) = self.now.changed_components() else { return html! {} };
        let Some(voice) = self.now.title().map(voice) else { return html! {} };
        let tell = Teller::new(self.visitor.words(), &[]);
        let lines = differences(&tell, voice, &set);
        let count =
            tell.tell("web-figures-count").count("n", i32::try_from(lines.len()).unwrap_or(i32::MAX)).end();
        html! {
            details #components {
                summary { (tell.tell("web-figures-changed").text("names", count).end()) }
                ul { @for line in lines { li { (line) } } }
            }
        }
    }
}

/// What differs from the standard figures, a line each.
fn differences(tell: &Teller<'_>, voice: &dyn Voice, set: &ComponentSet) -> Vec<String> {
    let figures = set.figures().iter().filter(|figure| figure.is_changed());
    let card = |kind: &str, id: &str| voice.figure_label(tell, &format!("{kind}.{id}")).line();
    let names = set.texts().names().map(|[kind, id, code, name]| {
        let line = tell.tell("web-figures-new-name").text("card", card(kind, id)).text("name", name);
        line.text("language", language(code)).end()
    });
    let texts = set.texts().texts().map(|[kind, id, code, text]| {
        let line = tell.tell("web-figures-new-text").text("card", card(kind, id)).text("text", text);
        line.text("language", language(code)).end()
    });
    figures.map(|figure| difference(tell, voice, figure)).chain(names).chain(texts).collect()
}

fn difference(tell: &Teller<'_>, voice: &dyn Voice, figure: &Figure) -> String {
    let names = voice.figure_names(tell, &figure.key);
    let named = |value: String| {
        let found = names.iter().find(|(name, _)| *name == value).map(|(_, label)| label.clone());
        found.unwrap_or(value)
    };
    let line =
        tell.tell("web-figures-difference").text("figure", voice.figure_label(tell, &figure.key).line());
    line.text("value", named(figure.value.to_string()))
        .text("standard", named(figure.standard.to_string()))
        .end()
}

fn language(code: &str) -> &'static str {
    Tongue::of_locale(code).unwrap_or_default().name()
}
