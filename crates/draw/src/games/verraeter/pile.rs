//! What belongs to nobody: the stock, the discards, and action cards that nobody has taken.

use super::names::{role, sign};
use crate::{Pen, icon};
use engine::Eye;
use maud::{Markup, html};
use verraeter::secret::View;
use verraeter::{Cards, Roles, Value};

/// The middle of the table.
pub(super) fn panel(pen: &Pen<'_>, view: &View) -> Markup {
    html! {
        section.panel.vt-piles {
            dl {
                div { dt { (pen.tell.say("vt-stock-pile")) } dd { (stock(pen, view)) } }
                div { dt { (pen.tell.say("vt-discard-pile")) } dd { (counted(pen, view.discards)) } }
                div.vt-quiet { dt { (pen.tell.say("vt-shuffled-pile")) } dd { (counted(pen, view.shuffled)) } }
                @if view.is_set_aside { (aside(pen, view)) }
            }
            @if let Some(roles) = view.untaken.filter(|_| view.eye == Eye::Open) { p { (untaken(pen, roles)) } }
            @if let Some(drawing) = view.drawing {
                p { (pen.tell.tell("vt-due").seat("seat", drawing.seat).count("due", drawing.due).end()) }
            }
        }
    }
}

fn stock(pen: &Pen<'_>, view: &View) -> Markup {
    html! {
        @if view.stock_size > 0 { (icon("back", "back")) } " " (pen.tell.tell("ht-cards").count("n", view.stock_size).end())
        @if let Some(cards) = view.stock { (counted(pen, cards)) }
    }
}

/// Cards that lie open, counted by value.
fn counted(pen: &Pen<'_>, cards: Cards) -> Markup {
    html! {
        @if cards.is_empty() { (pen.tell.say("vt-empty")) }
        @for value in Value::ALL.into_iter().filter(|&value| cards[value] > 0) {
            span.vt-count { (cards[value]) "×" span.vt-small { (value.cp()) } }
        }
    }
}

fn untaken(pen: &Pen<'_>, roles: Roles) -> String {
    let names = pen.tell.list(roles.iter().map(|each| role(&pen.tell, each)));
    pen.tell.tell("vt-untaken").text("roles", names).end()
}

/// The action card that nobody has seen.
fn aside(pen: &Pen<'_>, view: &View) -> Markup {
    html! {
        div {
            dt { (pen.tell.say("vt-aside")) }
            dd {
                @match view.aside {
                    Some(own) => span.vt-chip { (sign(own.word())) (role(&pen.tell, own)) },
                    None => (icon("back", "back")),
                }
            }
        }
    }
}
