//! The players: who looks with all that is theirs, the others with what is open.

use super::spots::Spot;
use super::words::{self, art};
use super::{cards, pieces};
use crate::heraldry::livery;
use crate::icon::VP;
use crate::{Pen, banner, icon};
use krieg::secret::{SeatView, View};
use krieg::{Good, Matters};
use maud::{Markup, html};

/// The panel of who looks: hand, agenda cards and privileges, large.
pub(super) fn mine(pen: &Pen<'_>, view: &View, lord: &SeatView) -> Markup {
    let worth = words::present_values(view);
    html! {
        section .panel .player .kr-mine .(livery(lord.seat)) .to-move[pen.is_to_move(lord.seat)] {
            (heading(pen, view, lord))
            div .kr-holdings {
                @if let Some(hand) = lord.hand {
                    div {
                        h4 { (pen.tell.tell("kr-seat-hand-hidden").text("size", words::cards(pen, lord.hand_size)).end()) }
                        ul .cards {
                            @for (kind, piece) in pieces::hand(lord.seat, hand) {
                                (cards::resource(pen, kind, worth[kind], Some(Spot::Card(kind)), Some(&piece)))
                            }
                        }
                    }
                }
                @if let Some(held) = lord.matters { (agenda_hand(pen, lord, held)) }
                (privileges(pen, view, lord))
            }
            @if !lord.known.is_empty() {
                p .kr-quiet { (pen.tell.tell("kr-seat-seen").text("cards", words::listed(pen, lord.known)).end()) }
            }
        }
    }
}

fn agenda_hand(pen: &Pen<'_>, lord: &SeatView, held: Matters) -> Markup {
    html! {
        div {
            h4 { (pen.tell.tell("kr-seat-matters-hidden").count("n", lord.matters_size).end()) }
            ul .cards {
                @for (card, piece) in pieces::matters(lord.seat, held) {
                    (cards::matter(pen, card, Some(Spot::Matter(card)), Some(&piece)))
                }
            }
        }
    }
}

/// The panel of somebody else.
pub(super) fn other(pen: &Pen<'_>, view: &View, lord: &SeatView) -> Markup {
    html! {
        section .panel .player .(livery(lord.seat)) .to-move[pen.is_to_move(lord.seat)] {
            (heading(pen, view, lord))
            div .kr-holdings {
                (privileges(pen, view, lord))
                div .kr-hand data-spot=(Spot::Hand(lord.seat)) title=(hand_told(pen, lord)) {
                    h4 { (pen.tell.tell("kr-seat-hand-hidden").text("size", words::cards(pen, lord.hand_size)).end()) }
                    (hand(pen, lord))
                }
                div title=(matters_told(pen, lord)) {
                    h4 { (pen.tell.tell("kr-seat-matters-hidden").count("n", lord.matters_size).end()) }
                    (matters(pen, lord))
                }
            }
            @for seen in lord.has_seen.iter().filter(|seen| !seen.cards.is_empty()) {
                p .kr-quiet {
                    (pen.tell.tell("kr-seat-has-seen").seat("of", seen.of).text("cards", words::listed(pen, seen.cards)).end())
                }
            }
        }
    }
}

/// Shield, name, signet and points.
fn heading(pen: &Pen<'_>, view: &View, lord: &SeatView) -> Markup {
    html! {
        h3 {
            (banner(lord.seat)) span .kr-name { (pen.tell.seat(lord.seat)) }
            @if view.adviser == Some(lord.seat) {
                span .kr-adviser title=(pen.tell.tell("kr-adviser").seat("adviser", lord.seat).end()) { (art("signet")) }
            }
            span .kr-score { (seals(lord.vp)) b .kr-vp { (icon(VP, "")) (words::points(pen, lord.vp)) } }
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

fn privileges(pen: &Pen<'_>, view: &View, lord: &SeatView) -> Markup {
    let spot = |kind| if pen.is_me(lord.seat) { Spot::Mine(kind) } else { Spot::Tile(lord.seat, kind) };
    html! {
        div {
            h4 { (pen.tell.say("kr-draw-privileges")) }
            @if lord.privileges.is_empty() { p .kr-quiet { (pen.tell.say("kr-board-no-privilege")) } }
            ul .kr-tiles {
                @for kind in Good::ALL {
                    @for piece in pieces::tiles(view, Some(lord.seat), kind) { (cards::tile(pen, kind, Some(spot(kind)), &piece)) }
                }
            }
        }
    }
}

fn hand_told(pen: &Pen<'_>, lord: &SeatView) -> String {
    let sentence = match (lord.hand, lord.known.is_empty()) {
        (None, false) => pen.tell.tell("kr-seat-hand-known").text("cards", words::listed(pen, lord.known)),
        (Some(_), _) | (None, true) => pen.tell.tell("kr-seat-hand-hidden"),
    };
    sentence.text("size", words::cards(pen, lord.hand_size)).end()
}

/// The cards of a hand that are seen, then the backs of the others.
fn hand(pen: &Pen<'_>, lord: &SeatView) -> Markup {
    let hidden = lord.hand.map_or(lord.hand_size - lord.known.total(), |_| 0);
    html! {
        div .kr-row {
            @match lord.hand {
                Some(hand) => (cards::row(pen, &pieces::hand(lord.seat, hand))),
                None => @for kind in Good::ALL {
                    @for _ in 0..lord.known[kind] { (cards::small(pen, kind, 1)) }
                },
            }
            (cards::backs(hidden, "back"))
        }
    }
}

fn matters_told(pen: &Pen<'_>, lord: &SeatView) -> String {
    let sentence = match (lord.matters, lord.known_matters.is_empty()) {
        (None, false) => {
            pen.tell.tell("kr-seat-matters-known").text("matters", words::matters(pen, lord.known_matters))
        }
        (Some(_), _) | (None, true) => pen.tell.tell("kr-seat-matters-hidden"),
    };
    sentence.count("n", lord.matters_size).end()
}

fn matters(pen: &Pen<'_>, lord: &SeatView) -> Markup {
    let seen = lord.matters.unwrap_or(lord.known_matters);
    html! {
        div .kr-row {
            @for card in seen.each() { (cards::small_matter(pen, card, 1)) }
            (cards::backs(lord.matters_size - seen.total(), "back kr-fate"))
        }
    }
}
