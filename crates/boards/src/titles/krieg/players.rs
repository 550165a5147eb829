//! The players: the observer with all pieces, the others with the public ones.

use super::spots::Spot;
use super::words::{self, art};
use super::{cards, pieces};
use crate::icon::VP;
use crate::seat_style::seat_class;
use crate::{DrawContext, icon, seat_badge};
use krieg::secret::{SeatView, View};
use krieg::{Good, Matters};
use maud::{Markup, html};

/// Renders the panel of the observer: hand, agenda cards and privileges, large.
pub(super) fn mine(ctx: &DrawContext<'_>, view: &View, lord: &SeatView) -> Markup {
    let worth = words::present_values(view);
    html! {
        section .panel .player .kr-mine .(seat_class(lord.seat)) .to-move[ctx.is_to_move(lord.seat)] {
            (heading(ctx, view, lord))
            div .kr-holdings {
                @if let Some(hand) = lord.hand {
                    div {
                        h4 { (ctx.label("hand")) (ctx.msg.format("kr-seat-hand-hidden").text("size", words::cards(ctx, lord.hand_size)).build()) }
                        ul .cards {
                            @for (kind, piece) in pieces::hand(lord.seat, hand) {
                                (cards::resource(ctx, kind, worth[kind], Some(Spot::Card(kind)), Some(&piece)))
                            }
                        }
                    }
                }
                @if let Some(held) = lord.matters { (agenda_hand(ctx, lord, held)) }
                (privileges(ctx, view, lord))
            }
            @if !lord.known.is_empty() {
                p .kr-quiet { (ctx.msg.format("kr-seat-seen").text("cards", words::listed(ctx, lord.known)).build()) }
            }
        }
    }
}

fn agenda_hand(ctx: &DrawContext<'_>, lord: &SeatView, held: Matters) -> Markup {
    html! {
        div {
            h4 { (ctx.label("agenda-hand")) (ctx.msg.format("kr-seat-matters-hidden").count("n", lord.matters_size).build()) }
            ul .cards {
                @for (card, piece) in pieces::matters(lord.seat, held) {
                    (cards::matter(ctx, card, Some(Spot::Matter(card)), Some(&piece)))
                }
            }
        }
    }
}

/// Renders the panel of another player.
pub(super) fn other(ctx: &DrawContext<'_>, view: &View, lord: &SeatView) -> Markup {
    html! {
        section .panel .player .(seat_class(lord.seat)) .to-move[ctx.is_to_move(lord.seat)] {
            (heading(ctx, view, lord))
            div .kr-holdings {
                (privileges(ctx, view, lord))
                div .kr-hand data-spot=(Spot::Hand(lord.seat)) title=(hand_told(ctx, lord)) {
                    h4 { (ctx.msg.format("kr-seat-hand-hidden").text("size", words::cards(ctx, lord.hand_size)).build()) }
                    (hand(ctx, lord))
                }
                div title=(matters_told(ctx, lord)) {
                    h4 { (ctx.msg.format("kr-seat-matters-hidden").count("n", lord.matters_size).build()) }
                    (matters(ctx, lord))
                }
            }
            @for seen in lord.has_seen.iter().filter(|seen| !seen.cards.is_empty()) {
                p .kr-quiet {
                    (ctx.msg.format("kr-seat-has-seen").seat("of", seen.of).text("cards", words::listed(ctx, seen.cards)).build())
                }
            }
        }
    }
}

/// Shield, name, signet and points.
fn heading(ctx: &DrawContext<'_>, view: &View, lord: &SeatView) -> Markup {
    html! {
        h3 {
            (seat_badge(lord.seat)) span .kr-name { (ctx.msg.seat(lord.seat)) }
            @if view.adviser == Some(lord.seat) {
                span .kr-adviser title=(ctx.msg.format("kr-adviser").seat("adviser", lord.seat).build()) { (art("signet")) }
            }
            span .kr-score { (seals(lord.vp)) b .kr-vp { (icon(VP, "")) (words::points(ctx, lord.vp)) } }
        }
    }
}

/// Royal seals: blue ones of five points, red ones of one.
fn seals(vp: u8) -> Markup {
    html! {
        span .kr-seals {
            @for _ in 0..vp / 5 { span .kr-five { (art("seal")) } }
            @for _ in 0..vp % 5 { (art("seal")) }
        }
    }
}

fn privileges(ctx: &DrawContext<'_>, view: &View, lord: &SeatView) -> Markup {
    let spot = |kind| if ctx.is_viewer(lord.seat) { Spot::Mine(kind) } else { Spot::Tile(lord.seat, kind) };
    html! {
        div {
            h4 { (ctx.msg.text("kr-draw-privileges")) }
            @if lord.privileges.is_empty() { p .kr-quiet { (ctx.msg.text("kr-board-no-privilege")) } }
            ul .kr-tiles {
                @for kind in Good::ALL {
                    @for piece in pieces::tiles(view, Some(lord.seat), kind) { (cards::tile(ctx, kind, Some(spot(kind)), &piece)) }
                }
            }
        }
    }
}

fn hand_told(ctx: &DrawContext<'_>, lord: &SeatView) -> String {
    let sentence = match (lord.hand, lord.known.is_empty()) {
        (None, false) => ctx.msg.format("kr-seat-hand-known").text("cards", words::listed(ctx, lord.known)),
        (Some(_), _) | (None, true) => ctx.msg.format("kr-seat-hand-hidden"),
    };
    sentence.text("size", words::cards(ctx, lord.hand_size)).build()
}

/// Renders the cards of a hand that are seen, then the backs of the others.
fn hand(ctx: &DrawContext<'_>, lord: &SeatView) -> Markup {
    let hidden = lord.hand.map_or(lord.hand_size - lord.known.total(), |_| 0);
    html! {
        div .kr-row {
            @match lord.hand {
                Some(hand) => (cards::row(ctx, &pieces::hand(lord.seat, hand))),
                None => @for kind in Good::ALL {
                    @for _ in 0..lord.known[kind] { (cards::small(ctx, kind, 1)) }
                },
            }
            (cards::backs(hidden, "back"))
        }
    }
}

fn matters_told(ctx: &DrawContext<'_>, lord: &SeatView) -> String {
    let sentence = match (lord.matters, lord.known_matters.is_empty()) {
        (None, false) => {
            ctx.msg.format("kr-seat-matters-known").text("matters", words::matters(ctx, lord.known_matters))
        }
        (Some(_), _) | (None, true) => ctx.msg.format("kr-seat-matters-hidden"),
    };
    sentence.count("n", lord.matters_size).build()
}

fn matters(ctx: &DrawContext<'_>, lord: &SeatView) -> Markup {
    let seen = lord.matters.unwrap_or(lord.known_matters);
    html! {
        div .kr-row {
            @for card in seen.each() { (cards::small_matter(ctx, card, 1)) }
            (cards::backs(lord.matters_size - seen.total(), "back kr-fate"))
        }
    }
}
