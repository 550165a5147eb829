//! The piles: stock, discards, and action cards that no player has taken.

use super::names::{role, sign};
use crate::{DrawContext, icon};
use engine::Eye;
use maud::{Markup, html};
use verraeter::secret::View;
use verraeter::{Cards, Roles, Value};

/// Renders the middle of the table.
pub(super) fn panel(ctx: &DrawContext<'_>, view: &View) -> Markup {
    html! {
        section.panel.vt-piles {
            (ctx.label("stock"))
            dl {
                div { dt { (ctx.msg.text("vt-stock-pile")) } dd { (stock(ctx, view)) } }
                div { dt { (ctx.msg.text("vt-discard-pile")) } dd { (counted(ctx, view.discards)) } }
                div.vt-quiet { dt { (ctx.msg.text("vt-shuffled-pile")) } dd { (counted(ctx, view.shuffled)) } }
                @if view.is_set_aside { (aside(ctx, view)) }
            }
            @if let Some(roles) = view.untaken.filter(|_| view.eye == Eye::Omniscient) { p { (untaken(ctx, roles)) } }
            @if let Some(drawing) = view.drawing {
                p { (ctx.msg.format("vt-due").seat("seat", drawing.seat).count("due", drawing.due).build()) }
            }
        }
    }
}

fn stock(ctx: &DrawContext<'_>, view: &View) -> Markup {
    html! {
        @if view.stock_size > 0 { (icon("back", "back")) } " " (ctx.msg.format("ht-cards").count("n", view.stock_size).build())
        @if let Some(cards) = view.stock { (counted(ctx, cards)) }
    }
}

/// Cards that lie open, counted by value.
fn counted(ctx: &DrawContext<'_>, cards: Cards) -> Markup {
    html! {
        @if cards.is_empty() { (ctx.msg.text("vt-empty")) }
        @for value in Value::ALL.into_iter().filter(|&value| cards[value] > 0) {
            span.vt-count { (cards[value]) "×" span.vt-small { (value.cp()) } }
        }
    }
}

fn untaken(ctx: &DrawContext<'_>, roles: Roles) -> String {
    let names = ctx.msg.list(roles.iter().map(|each| role(&ctx.msg, each)));
    ctx.msg.format("vt-untaken").text("roles", names).build()
}

/// Renders the action card that no player has seen.
fn aside(ctx: &DrawContext<'_>, view: &View) -> Markup {
    html! {
        div {
            dt { (ctx.msg.text("vt-aside")) }
            dd {
                @match view.aside {
                    Some(own) => span.vt-chip { (sign(own.word())) (role(&ctx.msg, own)) },
                    None => (icon("back", "back")),
                }
            }
        }
    }
}
