//! The two houses: their supporters and their strength in the conflict.

use super::cards::played;
use super::names::{fronts, house, land, own, role, shield, sign};
use crate::{DrawContext, seat_badge};
use i18n::verraeter_strength::{self as strength, front, shown};
use maud::{Markup, html};
use verraeter::secret::{LandView, SeatView, View};
use verraeter::{Role, Side};

fn standing(view: &View, side: Side) -> impl Iterator<Item = &SeatView> {
    view.seats.iter().filter(move |seat| seat.side == Some(side))
}

/// Both houses beside each other.
pub(super) fn panel(ctx: &DrawContext<'_>, view: &View) -> Markup {
    if view.lands.is_empty() {
        return html! {};
    }
    html! {
        section.panel.vt-houses {
            (ctx.label("houses"))
            @for side in Side::ALL { (column(ctx, view, side)) }
            @if let Some(side) = winner(view) {
                p.vt-decided { (ctx.msg.format("vt-decided").text("side", side.word()).build()) }
            }
        }
    }
}

fn column(ctx: &DrawContext<'_>, view: &View, side: Side) -> Markup {
    let lands = view.lands.iter().filter(|land| land.side == side).count();
    html! {
        div.vt-house.(own(side.word())) {
            h3 {
                (shield(side))
                span.vt-name {
                    (house(&ctx.msg, side)) small { (ctx.msg.format("vt-owned").count("n", lands as i32).build()) }
                }
                @if let Some(total) = strength::of(view, side) { strong.vt-sum { (total) } }
            }
            ul.vt-lines {
                @if let Some(own) = front(view, side) { (land_line(ctx, own)) }
                @for seat in standing(view, side) { (noble(ctx, view, seat)) }
            }
            @if let Some(prize) = prize(ctx, view, side) { p.vt-prize { (prize) } }
        }
    }
}

fn land_line(ctx: &DrawContext<'_>, own: &LandView) -> Markup {
    html! {
        li.vt-line { (sign(own.kind.word())) span.vt-name { (land(&ctx.msg, own)) } b { (own.cp) } }
    }
}

/// Renders a supporter of a house with the played cards.
fn noble(ctx: &DrawContext<'_>, view: &View, seat: &SeatView) -> Markup {
    let diplomat = shown(seat).filter(|role| role.cp() > 0 && view.conflict.is_some());
    let brought = seat.played.cp() + u16::from(diplomat.map_or(0, Role::cp));
    html! {
        li.vt-line data-piece={ "noble-" (seat.seat) } data-face=[seat.side.map(Side::word)] data-change="flip" {
            (seat_badge(seat.seat))
            span.vt-name {
                (ctx.msg.seat(seat.seat)) " "
                span.vt-brought {
                    (played(seat))
                    @if let Some(own) = diplomat {
                        span.vt-small.vt-diplomat title=(role(&ctx.msg, own)) { "+" (own.cp()) }
                    }
                }
            }
            @if view.conflict.is_some() { b { (brought) } }
        }
    }
}

/// Renders the points of a victory for each current supporter.
fn prize(ctx: &DrawContext<'_>, view: &View, side: Side) -> Option<String> {
    let beaten = front(view, side.other())?;
    let winners = standing(view, side).count();
    let vp = *beaten.vp.get(winners.checked_sub(1)?)?;
    let sentence = ctx.msg.format("vt-prize").text("land", land(&ctx.msg, beaten));
    Some(sentence.count("vp", vp).count("n", winners as i32).build())
}

/// Who has won the conflict: once a house has, it owns both lands at the border.
pub(super) fn winner(view: &View) -> Option<Side> {
    let border = view.conflict.filter(|&border| fronts(view, border).is_none())?;
    view.lands.get(border.0.index()).map(|land| land.side)
}
