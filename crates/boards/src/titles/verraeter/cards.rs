//! Cards: supply and action cards, face up and face down.

use super::names::{role, sign};
use super::spot::{Spot, each};
use crate::{DrawContext, icon};
use engine::Seat;
use maud::{Markup, html};
use verraeter::secret::SeatView;
use verraeter::{Cards, Role, Roles, Value};

/// Cards of a player one by one with names as pieces. Cards of a value are alike, so they are counted: those that lie
/// before him first, then those in his hand, so that the others keep their names when one is played.
fn pieces(seat: Seat, before: Cards, cards: Cards) -> impl Iterator<Item = (Value, String)> {
    Value::ALL.into_iter().flat_map(move |value| {
        let numbers = before[value]..before[value] + cards[value];
        numbers.map(move |number| (value, format!("supply-{seat}-{}-{}", value.cp(), number + 1)))
    })
}

/// Renders the supply cards that a player has played.
pub(super) fn played(seat: &SeatView) -> Markup {
    html! {
        @for (value, piece) in pieces(seat.seat, Cards::NONE, seat.played) {
            span.vt-small data-piece=(piece) { (value.cp()) }
        }
    }
}

/// Renders the hand of a player whose cards the observer knows.
pub(super) fn hand(ctx: &DrawContext<'_>, seat: &SeatView, cards: Cards) -> Markup {
    let spot = |value| ctx.is_viewer(seat.seat).then_some(Spot::Card(value));
    html! {
        ul.cards.vt-hand {
            @for (value, piece) in pieces(seat.seat, seat.played, cards) {
                li.card.vt-supply data-spot=[spot(value)] data-piece=(piece) { b { (value.cp()) } (sign("supply")) }
            }
        }
    }
}

/// Renders a hand of which the observer knows only public cards: backs and revealed cards.
pub(super) fn backs(ctx: &DrawContext<'_>, seat: &SeatView) -> Markup {
    let hidden = seat.hand_size - seat.known.total();
    html! {
        span.vt-backs {
            @for _ in 0..hidden { (icon("back", "back")) }
            @for value in each(seat.known) { span.vt-small title=(ctx.msg.text("vt-known")) { (value.cp()) } }
            span { (ctx.msg.format("ht-cards").count("n", seat.hand_size).build()) }
        }
    }
}

/// Action cards to choose from.
pub(super) fn draft(ctx: &DrawContext<'_>, roles: Roles) -> Markup {
    html! {
        ul.cards.vt-roles {
            @for each in roles.iter() {
                li.card.vt-role data-spot=(Spot::Role(each)) data-piece={ "role-" (each) } { (role_face(ctx, each)) }
            }
        }
    }
}

/// What an action card shows.
pub(super) fn role_face(ctx: &DrawContext<'_>, own: Role) -> Markup {
    html! {
        (sign(own.word()))
        b { (role(&ctx.msg, own)) }
        small { (ctx.msg.text(&format!("vt-role-{}.text", own.word()))) }
    }
}
