//! Names of the pieces.

use super::spots::word;
use crate::{DrawContext, icon};
use i18n::GameText;
use krieg::cards::Matters;
use krieg::{Cards, Good, Krieg, Matter, Part, Problem, Symbol, View};
use maud::Markup;

/// Returns a symbol of this game's sheet by its name there.
pub(super) fn symbol_id(name: &str) -> String {
    format!("{}-{name}", Krieg::PREFIX)
}

/// Renders a symbol of this game in a line of text.
pub(super) fn art(name: &str) -> Markup {
    icon(&symbol_id(name), "")
}

pub(super) fn good(ctx: &DrawContext<'_>, kind: Good) -> String {
    ctx.msg.text(&format!("kr-good-{}", word(kind)))
}

/// So many cards of a kind.
pub(super) fn counted(ctx: &DrawContext<'_>, kind: Good, n: u8) -> String {
    let id = format!("kr-good-{}.count", word(kind));
    ctx.msg.format(&id).count("n", n).build()
}

pub(super) fn problem(ctx: &DrawContext<'_>, problem: Problem) -> String {
    ctx.msg.text(&format!("kr-problem-{}", problem.word()))
}

pub(super) fn symbol(ctx: &DrawContext<'_>, symbol: Symbol) -> String {
    ctx.msg.text(&format!("kr-symbol-{}", symbol.word()))
}

/// Returns an agenda card by its problem and symbol.
pub(super) fn matter(ctx: &DrawContext<'_>, card: Matter) -> String {
    let sentence = ctx.msg.format("kr-matter").text("problem", problem(ctx, card.problem));
    sentence.text("symbol", symbol(ctx, card.symbol)).build()
}

/// So many cards, of any kind.
pub(super) fn cards(ctx: &DrawContext<'_>, n: u8) -> String {
    ctx.msg.format("kr-cards").count("n", n).build()
}

/// Cards, counted by kind.
pub(super) fn listed(ctx: &DrawContext<'_>, cards: Cards) -> String {
    let kinds = Good::ALL.into_iter().filter(|&kind| cards[kind] > 0);
    ctx.msg.list(kinds.map(|kind| counted(ctx, kind, cards[kind])))
}

/// Agenda cards, each by its name.
pub(super) fn matters(ctx: &DrawContext<'_>, cards: Matters) -> String {
    ctx.msg.list(cards.each().map(|card| matter(ctx, card)))
}

/// Returns the name of a part in messages and symbols.
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

/// Returns the problem that counts: that of the card on the table, or else of the latest spring.
pub(super) fn present_problem(view: &View) -> Problem {
    view.table.map_or(view.problem, |lying| lying.matter.problem)
}

/// Returns the values of cards for the current problem.
pub(super) fn present_values(view: &View) -> Cards {
    view.values[present_problem(view) as usize]
}

/// Victory points.
pub(super) fn points(ctx: &DrawContext<'_>, vp: u8) -> String {
    ctx.msg.format("kr-board-vp").count("vp", vp).build()
}
