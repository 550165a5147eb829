//! The players with their public pieces and hands.

use super::cards::{backs, draft, hand, role_face};
use super::holding;
use super::names::{house, role, shield, sign};
use crate::icon::VP;
use crate::seat_style::seat_class;
use crate::{DrawContext, icon, seat_badge};
use maud::{Markup, html};
use verraeter::Roles;
use verraeter::secret::{SeatView, View};

/// Renders all players: the observer first and larger.
pub(super) fn panels(ctx: &DrawContext<'_>, view: &View) -> Markup {
    html! {
        div.players.vt-players {
            @for seat in ctx.seats_from_viewer(view.seats.len()) { (panel(ctx, view, &view.seats[seat.index()])) }
        }
    }
}

/// The player who looks.
pub(super) fn own_panel(ctx: &DrawContext<'_>, view: &View) -> Markup {
    html! { @for seat in view.seats.iter().filter(|seat| ctx.is_viewer(seat.seat)) { (panel(ctx, view, seat)) } }
}

fn panel(ctx: &DrawContext<'_>, view: &View, seat: &SeatView) -> Markup {
    html! {
        section.panel.player.(seat_class(seat.seat)).to-move[ctx.is_to_move(seat.seat)].vt-me[ctx.is_viewer(seat.seat)] {
            h3 {
                (seat_badge(seat.seat)) span.vt-name { (ctx.msg.seat(seat.seat)) }
                span.vt-points { (icon(VP, "")) " " (ctx.msg.format("ht-vp").count("n", seat.vp).build()) }
            }
            (honours(ctx, view, seat))
            (holding::buildings(ctx, view, seat))
            @if ctx.is_viewer(seat.seat) { (desk(ctx, view, seat)) } @else { (held(ctx, seat)) }
        }
    }
}

/// Renders whether a player is to move, the supported house, and the cards that move between players.
fn honours(ctx: &DrawContext<'_>, view: &View, seat: &SeatView) -> Markup {
    let (start, strategy) = (view.start == Some(seat.seat), view.strategy == Some(seat.seat));
    html! {
        ul.facts {
            @if ctx.is_to_move(seat.seat) { li.vt-turn { (icon("hourglass", "")) (ctx.msg.text("vt-to-move")) } }
            @if let Some(side) = seat.side { li { (shield(side)) (house(&ctx.msg, side)) } }
            @if start { li data-piece="start" { (icon("crown", "")) (ctx.msg.text("vt-start-player")) } }
            @if strategy { li data-piece="strategy" { (sign("strategy")) (ctx.msg.text("vt-strategy-card")) } }
            @if strategy && view.conflict.is_none() {
                li data-piece="conflict" { (sign("swords")) (ctx.msg.text("vt-conflict-card")) }
            }
        }
    }
}

/// Renders the hand and the action card of another player, as far as the observer knows them.
fn held(ctx: &DrawContext<'_>, seat: &SeatView) -> Markup {
    html! {
        @match seat.hand {
            Some(cards) => (hand(ctx, seat, cards)),
            None => (backs(ctx, seat)),
        }
        @if seat.has_role { p.vt-held { (role_line(ctx, seat)) } }
    }
}

fn role_line(ctx: &DrawContext<'_>, seat: &SeatView) -> Markup {
    html! {
        @match seat.role {
            Some(known) => {
                span.vt-chip data-piece={ "role-" (known) } { (sign(known.word())) (role(&ctx.msg, known)) }
                @if !seat.revealed { span.vt-quiet { (ctx.msg.text("vt-face-down")) } }
            }
            None => { (icon("back", "back")) span.vt-quiet { (ctx.msg.text("vt-seat-role-unknown")) } }
        }
    }
}

/// Renders the hand of the observer, large.
fn desk(ctx: &DrawContext<'_>, view: &View, seat: &SeatView) -> Markup {
    let offered = view.untaken.filter(|_| !seat.has_role);
    html! {
        @if let Some(roles) = offered { h4 { (ctx.msg.text("vt-draft")) } (draft(ctx, roles)) }
        div.vt-desk {
            div {
                h4 { (ctx.label("hand")) (ctx.msg.text("vt-hand")) }
                @match seat.hand.filter(|hand| !hand.is_empty()) {
                    Some(cards) => (hand(ctx, seat, cards)),
                    None => p.vt-quiet { (ctx.msg.text("vt-empty")) },
                }
            }
            @if seat.has_role { (my_role(ctx, seat)) }
        }
    }
}

fn my_role(ctx: &DrawContext<'_>, seat: &SeatView) -> Markup {
    html! {
        div.vt-grows {
            h4 {
                (ctx.label("action")) (ctx.msg.text("vt-action-card"))
                @if !seat.revealed { " " span.vt-quiet { (ctx.msg.text("vt-face-down")) } }
            }
            @if let Some(own) = seat.role {
                div.card.vt-role data-piece={ "role-" (own) } { (role_face(ctx, own)) }
            }
            @if let Some(roles) = seat.passed_on { p.vt-quiet { (passed(ctx, roles)) } }
        }
    }
}

fn passed(ctx: &DrawContext<'_>, roles: Roles) -> String {
    let names = ctx.msg.list(roles.iter().map(|each| role(&ctx.msg, each)));
    ctx.msg.format("vt-seat-passed-on").text("roles", names).build()
}
