//! The calendar: years, phases, and the order of play.

use super::words::{name, roman, symbol, text};
use crate::{DrawContext, seat_badge};
use kingsburg::View;
use kingsburg::invaders::YEARS;
use maud::{Markup, html};
use std::cmp::Ordering;

/// The symbols of the phases, from the first.
const PHASES: [&str; 8] = ["hand", "spring", "vp", "summer", "envoy", "autumn", "swords", "winter"];

/// Renders the calendar across the top.
pub(super) fn draw(ctx: &DrawContext<'_>, view: &View) -> Markup {
    html! {
        section.panel.kb-calendar {
            (ctx.label("calendar"))
            ol.kb-years { @for year in 1..=YEARS { (year_mark(view, year)) } }
            ol.kb-phases { @for phase in 1..=PHASES.len() { (phase_mark(ctx, view, phase)) } }
            div.kb-order {
                (ctx.label("order")) span { (name(ctx, "board-turn-order")) }
                @for (place, &seat) in (1..).zip(&view.order) {
                    span.kb-turn.to-move[ctx.is_to_move(seat)] data-piece={ "order-" (seat) }
                        title={ (place) ". " (ctx.msg.seat(seat)) } { (seat_badge(seat)) }
                }
            }
        }
    }
}

fn year_mark(view: &View, year: usize) -> Markup {
    let when = year.cmp(&usize::from(view.year));
    html! { li.kb-now[when == Ordering::Equal].kb-past[when == Ordering::Less] { (roman(year)) } }
}

fn phase_mark(ctx: &DrawContext<'_>, view: &View, phase: usize) -> Markup {
    let now = view.open.phase.map_or(0, usize::from);
    let word = format!("phase-{phase}");
    html! {
        li.kb-now[phase == now].kb-past[phase < now] title=(text(ctx, view, &word)) {
            @if phase == now { span.kb-marker data-piece="season" {} }
            (symbol(PHASES[phase - 1]))
            span { (name(ctx, &word)) }
        }
    }
}
