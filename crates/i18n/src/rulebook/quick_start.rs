//! The quick starts: how to play a game, on one page.

use super::placeholder;
use crate::{GameText, Locale, messages};
use games::components::ComponentSet;
use games::{Title, with_game};

/// The quick starts of a game in the order of [`Locale::ALL`].
macro_rules! quick_starts {
    ($game:literal) => {
        [
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/rules/", $game, "/quick/en.md")),
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/rules/", $game, "/quick/it.md")),
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/rules/", $game, "/quick/fr.md")),
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/rules/", $game, "/quick/de.md")),
        ]
    };
}

pub(crate) use quick_starts;

/// How to play a game, in Markdown: a sentence on the aim, numbered points, and how the game ends; with the figures and names
/// of a component set.
#[must_use]
pub fn quick_start(title: Title, locale: Locale, components: &ComponentSet) -> String {
    let texts = with_game!(title, G => G::QUICK_START);
    placeholder::fill(messages(locale), components, texts[locale as usize])
}
