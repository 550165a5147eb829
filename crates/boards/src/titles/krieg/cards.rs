//! Cards and privilege tiles, large and small.

use super::pieces::Named;
use super::spots::{Spot, word};
use super::words::{self, art, symbol_id};
use crate::{DrawContext, icon};
use krieg::{Good, Matter};
use maud::{Markup, html};

/// Renders a resource card with its value for the current problem.
pub(super) fn resource(
    ctx: &DrawContext<'_>,
    kind: Good,
    worth: u8,
    spot: Option<Spot>,
    piece: Option<&str>,
) -> Markup {
    html! {
        li .card .kr-good .(symbol_id(word(kind))) data-spot=[spot] data-piece=[piece] {
            b .kr-worth { (worth) } (art(word(kind))) span { (words::good(ctx, kind)) }
        }
    }
}

/// Renders an agenda card: its problem, and below it the symbol of its reward.
pub(super) fn matter(ctx: &DrawContext<'_>, card: Matter, spot: Option<Spot>, piece: Option<&str>) -> Markup {
    html! {
        li .card .kr-matter .(symbol_id(card.problem.word())) data-spot=[spot] data-piece=[piece] {
            b { (words::problem(ctx, card.problem)) } (art(card.problem.word()))
            span .kr-reward { (art(card.symbol.word())) " " (words::symbol(ctx, card.symbol)) }
        }
    }
}

/// Renders a small agenda card with pictures only.
pub(super) fn small_matter(ctx: &DrawContext<'_>, card: Matter, count: u8) -> Markup {
    html! {
        span .kr-mini .(symbol_id(card.problem.word())) title=(words::matter(ctx, card)) {
            (art(card.problem.word())) (art(card.symbol.word()))
            @if count > 1 { b { "×" (count) } }
        }
    }
}

/// Small resource cards of a kind.
pub(super) fn small(ctx: &DrawContext<'_>, kind: Good, count: u8) -> Markup {
    html! {
        span .kr-mini .(symbol_id(word(kind))) title=(words::counted(ctx, kind, count)) {
            (art(word(kind)))
            @if count > 1 { b { "×" (count) } }
        }
    }
}

/// Renders small resource cards one by one, each with its piece name.
pub(super) fn row(ctx: &DrawContext<'_>, cards: &Named) -> Markup {
    html! {
        @for (kind, piece) in cards {
            span .kr-mini .(symbol_id(word(*kind))) title=(words::good(ctx, *kind)) data-piece=(piece) { (art(word(*kind))) }
        }
    }
}

/// Renders a privilege tile.
pub(super) fn tile(ctx: &DrawContext<'_>, kind: Good, spot: Option<Spot>, piece: &str) -> Markup {
    let name = ctx.msg.text(&format!("kr-good-{}.tile", word(kind)));
    html! {
        li .kr-tile .(symbol_id(word(kind))) title=(name) data-spot=[spot] data-piece=(piece) { (art(word(kind))) }
    }
}

/// Renders the backs of hidden cards, side by side.
pub(super) fn backs(count: u8, class: &str) -> Markup {
    html! {
        @for _ in 0..count { (icon("back", class)) }
    }
}
