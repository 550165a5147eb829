//! Component figures and names of cards in texts: variables that the component set of a match fills.

mod variable;
mod variables;

pub(crate) use variable::{Form, Variable};
pub(crate) use variables::Variables;

use crate::{GameText, Locale};
use games::components::{ComponentSet, FigureValue};
use games::{TableGame, Title, with_game};
use kingsburg::Kingsburg;

/// Returns the standard component sets of all games.
pub(crate) fn standard_sets() -> [&'static ComponentSet; Title::ALL.len()] {
    Title::ALL.map(|title| -> &ComponentSet { with_game!(title, G => G::standard_components()) })
}

/// Returns the value of a figure, or of a number that follows from figures, by its key: from the set of the match or, if that
/// is of another game, from the standard set.
pub(crate) fn value(set: Option<&ComponentSet>, key: &str) -> Option<FigureValue> {
    set.into_iter().chain(standard_sets()).find_map(|set| of_set(set, key))
}

fn of_set(set: &ComponentSet, key: &str) -> Option<FigureValue> {
    set.value(key).cloned().or_else(|| with_game!(set.title(), G => G::derived_figure(set, key)))
}

/// The sum of the figures whose keys begin with a prefix.
pub(crate) fn sum_of_figures(set: &ComponentSet, prefix: &str) -> i64 {
    let parts = set.figures().iter().filter(|figure| figure.key.starts_with(prefix));
    parts.filter_map(|figure| set.number(&figure.key)).sum()
}

/// Returns the name or text of a card that the component file of the table gives, by the id of a message: `kb-depot`,
/// `kb-depot.text`.
pub(crate) fn replaced<'a>(set: Option<&'a ComponentSet>, locale: Locale, id: &str) -> Option<&'a str> {
    let texts = set?.texts();
    let word = word_of(id)?;
    match word.split_once('.') {
        None => texts.name(word, locale.tag()),
        Some((card, "text" | "purist" | "general")) => texts.text(card, locale.tag()),
        Some(_) => None,
    }
}

/// Returns the id of a message of Kingsburg without the prefix of the game: `depot.text`, `the.depot`.
pub(crate) fn word_of(id: &str) -> Option<&str> {
    id.strip_prefix(Kingsburg::PREFIX)?.strip_prefix('-')
}

/// The mark of a reconstructed card.
pub const STAR: &str = "*";

/// Returns the mark of a card: a star if its text is reconstructed and not replaced.
pub(crate) fn mark(set: Option<&ComponentSet>, locale: Locale, card: &str) -> &'static str {
    let is_own = set.is_some_and(|set| set.texts().text(card, locale.tag()).is_some());
    if !is_own && games::titles::kingsburg::cards::is_reconstructed(card) { STAR } else { "" }
}
