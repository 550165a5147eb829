//! Names of what lies on the table.

use super::spots::word;
use crate::{Pen, icon};
use krieg::cards::Matters;
use krieg::{Cards, Good, Krieg, Matter, Part, Problem, Symbol, View};
use lang::Spoken;
use maud::Markup;

/// A symbol of this game's sheet by its name there.
pub(super) fn symbol_id(name: &str) -> String {
    format!("{}-{name}", Krieg::PREFIX)
}

/// A symbol of this game in a line of text.
pub(super) fn art(name: &str) -> Markup {
    icon(&symbol_id(name), "")
}

pub(super) fn good(pen: &Pen<'_>, kind: Good) -> String {
    pen.tell.say(&format!("kr-good-{}", word(kind)))
}

/// So many cards of a kind.
pub(super) fn counted(pen: &Pen<'_>, kind: Good, n: u8) -> String {
    let id = format!("kr-good-{}.count", word(kind));
    pen.tell.tell(&id).count("n", n).end()
}

pub(super) fn problem(pen: &Pen<'_>, problem: Problem) -> String {
    pen.tell.say(&format!("kr-problem-{}", problem.word()))
}

pub(super) fn symbol(pen: &Pen<'_>, symbol: Symbol) -> String {
    pen.tell.say(&format!("kr-symbol-{}", symbol.word()))
}

/// An agenda card by its problem and symbol.
pub(super) fn matter(pen: &Pen<'_>, card: Matter) -> String {
    let sentence = pen.tell.tell("kr-matter").text("problem", problem(pen, card.problem));
    sentence.text("symbol", symbol(pen, card.symbol)).end()
}

/// So many cards, of any kind.
pub(super) fn cards(pen: &Pen<'_>, n: u8) -> String {
    pen.tell.tell("kr-cards").count("n", n).end()
}

/// Cards, counted by kind.
pub(super) fn listed(pen: &Pen<'_>, cards: Cards) -> String {
    let kinds = Good::ALL.into_iter().filter(|&kind| cards[kind] > 0);
    pen.tell.list(kinds.map(|kind| counted(pen, kind, cards[kind])))
}

/// Agenda cards, each by its name.
pub(super) fn matters(pen: &Pen<'_>, cards: Matters) -> String {
    pen.tell.list(cards.each().map(|card| matter(pen, card)))
}

/// The name of a part in messages and symbols.
pub(super) fn part_word(part: Part) -> &'static str {
    match part {
        Part::Nave => "nave",
        Part::Aisle => "aisle",
        Part::SecondAisle => "second-aisle",
        Part::Choir => "choir",
        Part::Facade => "facade",
        Part::Roof => "roof",
    }
}

/// The problem that counts: that of the card on the table, or else of the latest spring.
pub(super) fn present_problem(view: &View) -> Problem {
    view.table.map_or(view.problem, |lying| lying.matter.problem)
}

/// What cards are worth for the present problem.
pub(super) fn present_values(view: &View) -> Cards {
    view.values[present_problem(view) as usize]
}

/// Victory points.
pub(super) fn points(pen: &Pen<'_>, vp: u8) -> String {
    pen.tell.tell("kr-board-vp").count("vp", vp).end()
}
