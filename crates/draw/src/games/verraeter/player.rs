//! The players: what lies before each, and what each holds.

use super::cards::{backs, draft, hand, role_face};
use super::holding;
use super::names::{house, role, shield, sign};
use crate::heraldry::livery;
use crate::icon::VP;
use crate::{Pen, banner, icon};
use maud::{Markup, html};
use verraeter::Roles;
use verraeter::secret::{SeatView, View};

/// All players: who looks comes first and is drawn larger.
pub(super) fn panels(pen: &Pen<'_>, view: &View) -> Markup {
    html! {
        div.players.vt-players {
            @for seat in pen.around(view.seats.len()) { (panel(pen, view, &view.seats[seat.index()])) }
        }
    }
}

fn panel(pen: &Pen<'_>, view: &View, seat: &SeatView) -> Markup {
    html! {
        section.panel.player.(livery(seat.seat)).to-move[pen.is_to_move(seat.seat)].vt-me[pen.is_me(seat.seat)] {
            h3 {
                (banner(seat.seat)) span.vt-name { (pen.tell.seat(seat.seat)) }
                span.vt-points { (icon(VP, "")) " " (pen.tell.tell("ht-vp").count("n", seat.vp).end()) }
            }
            (honours(pen, view, seat))
            (holding::buildings(pen, view, seat))
            @if pen.is_me(seat.seat) { (desk(pen, view, seat)) } @else { (held(pen, seat)) }
        }
    }
}

/// Whether he is to move, the house that he stands for, and the cards that go from one to another.
fn honours(pen: &Pen<'_>, view: &View, seat: &SeatView) -> Markup {
    let (start, strategy) = (view.start == Some(seat.seat), view.strategy == Some(seat.seat));
    html! {
        ul.facts {
            @if pen.is_to_move(seat.seat) { li.vt-turn { (icon("hourglass", "")) (pen.tell.say("vt-to-move")) } }
            @if let Some(side) = seat.side { li { (shield(side)) (house(&pen.tell, side)) } }
            @if start { li data-piece="start" { (icon("crown", "")) (pen.tell.say("vt-start-player")) } }
            @if strategy { li data-piece="strategy" { (sign("strategy")) (pen.tell.say("vt-strategy-card")) } }
            @if strategy && view.conflict.is_none() {
                li data-piece="conflict" { (sign("swords")) (pen.tell.say("vt-conflict-card")) }
            }
        }
    }
}

/// What another holds: his hand and his action card, as far as the eye knows them.
fn held(pen: &Pen<'_>, seat: &SeatView) -> Markup {
    html! {
        @match seat.hand {
            Some(cards) => (hand(pen, seat, cards)),
            None => (backs(pen, seat)),
        }
        @if seat.has_role { p.vt-held { (role_line(pen, seat)) } }
    }
}

fn role_line(pen: &Pen<'_>, seat: &SeatView) -> Markup {
    html! {
        @match seat.role {
            Some(known) => {
                span.vt-chip data-piece={ "role-" (known) } { (sign(known.word())) (role(&pen.tell, known)) }
                @if !seat.revealed { span.vt-quiet { (pen.tell.say("vt-face-down")) } }
            }
            None => { (icon("back", "back")) span.vt-quiet { (pen.tell.say("vt-seat-role-unknown")) } }
        }
    }
}

/// What who looks holds himself, large.
fn desk(pen: &Pen<'_>, view: &View, seat: &SeatView) -> Markup {
    let offered = view.untaken.filter(|_| !seat.has_role);
    html! {
        @if let Some(roles) = offered { h4 { (pen.tell.say("vt-draft")) } (draft(pen, roles)) }
        div.vt-desk {
            div {
                h4 { (pen.tell.say("vt-hand")) }
                @match seat.hand.filter(|hand| !hand.is_empty()) {
                    Some(cards) => (hand(pen, seat, cards)),
                    None => p.vt-quiet { (pen.tell.say("vt-empty")) },
                }
            }
            @if seat.has_role { (my_role(pen, seat)) }
        }
    }
}

fn my_role(pen: &Pen<'_>, seat: &SeatView) -> Markup {
    html! {
        div.vt-grows {
            h4 {
                (pen.tell.say("vt-action-card"))
                @if !seat.revealed { " " span.vt-quiet { (pen.tell.say("vt-face-down")) } }
            }
            @if let Some(own) = seat.role {
                div.card.vt-role data-piece={ "role-" (own) } { (role_face(pen, own)) }
            }
            @if let Some(roles) = seat.passed_on { p.vt-quiet { (passed(pen, roles)) } }
        }
    }
}

fn passed(pen: &Pen<'_>, roles: Roles) -> String {
    let names = pen.tell.list(roles.iter().map(|each| role(&pen.tell, each)));
    pen.tell.tell("vt-seat-passed-on").text("roles", names).end()
}
