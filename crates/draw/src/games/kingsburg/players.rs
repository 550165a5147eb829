//! The players: what each has, large for who looks and small for the others.

use super::spots::Spot;
use super::words::{counted, die, name, pieces, symbol, text};
use super::{cards, notes, province};
use crate::icon::VP;
use crate::{Pen, banner, heraldry, icon};
use engine::Seat;
use kingsburg::module::{Fate, Prize, Spent};
use kingsburg::secret::SeatView;
use kingsburg::{Good, View};
use maud::{Markup, html};

/// What who looks has to pay and to place, all of it to be pointed at.
pub(super) fn stock(pen: &Pen<'_>, view: &View, seat: Seat) -> Markup {
    let (has, own) = (&view.seats[seat.index()], &view.modules.own[seat.index()]);
    html! {
        section.panel.player.kb-me.(heraldry::livery(seat)).to-move[pen.is_to_move(seat)] {
            (head(pen, view, has))
            div.kb-stock {
                (dice(pen, has, true))
                ul.kb-piles { @for (prize, n) in piles(has) { (pile(pen, has, prize, n)) } }
                (rights(pen, view, seat))
            }
            (supply(pen))
            (cards::governor(pen, view, own))
            (cards::troops(pen, view, seat))
        }
    }
}

/// The province of who looks.
pub(super) fn land(pen: &Pen<'_>, view: &View, seat: Seat) -> Markup {
    let (has, own) = (&view.seats[seat.index()], &view.modules.own[seat.index()]);
    html! {
        section.panel.player.kb-land.(heraldry::livery(seat)) {
            (province::large(pen, view, has))
            (notes::draw(pen, view, has, own))
        }
    }
}

/// What another player has.
pub(super) fn small(pen: &Pen<'_>, view: &View, seat: Seat) -> Markup {
    let (has, own) = (&view.seats[seat.index()], &view.modules.own[seat.index()]);
    html! {
        section.panel.player.kb-other.(heraldry::livery(seat)).to-move[pen.is_to_move(seat)]
            data-spot=(Spot::Player(seat)) {
            (head(pen, view, has))
            div.kb-brief {
                div {
                    (dice(pen, has, false))
                    ul.facts { @for (prize, n) in piles(has) { (fact(pen, has, prize, n)) } li { (defence(pen, view, has)) } }
                    (rights(pen, view, seat))
                    p.kb-note { (province::standing(pen, has)) }
                }
                (province::small(pen, view, has))
            }
            (cards::governor(pen, view, own))
            (cards::troops(pen, view, seat))
            (notes::draw(pen, view, has, own))
        }
    }
}

/// Shield, name and points; what of the king's favour lies here.
fn head(pen: &Pen<'_>, view: &View, has: &SeatView) -> Markup {
    let is_mine = pen.is_me(has.seat).then_some(Spot::Own(Prize::Vp));
    html! {
        h3 {
            (banner(has.seat))
            span.kb-who { (pen.tell.seat(has.seat)) }
            @if pen.is_me(has.seat) { (defence(pen, view, has)) }
            @if view.aided == Some(has.seat) {
                span.kb-aided title=(pen.tell.tell("kb-aided").seat("seat", has.seat).end()) { "+" (icon("die-5", "")) }
            }
            span.kb-points data-spot=[is_mine] data-piece={ "points-" (has.seat) } {
                (icon(VP, "")) (counted(pen, "ht-vp", has.vp))
            }
        }
    }
}

/// Soldiers and buildings, as they stand.
fn defence(pen: &Pen<'_>, view: &View, has: &SeatView) -> Markup {
    let strength = province::defence(view, has);
    html! {
        span.kb-defence title=(counted(pen, "kb-board-defence", strength)) { (symbol("sword")) (strength) }
    }
}

fn piles(has: &SeatView) -> impl Iterator<Item = (Prize, u16)> {
    let goods = has.goods;
    let goods = Good::ALL.into_iter().map(move |good| (good.into(), u16::from(goods[good])));
    goods.chain([(Prize::Soldier, has.soldiers), (Prize::Token, has.tokens.into())])
}

/// More pieces of one kind than this are shown by their number only.
const MOST_DRAWN: u16 = 40;

/// Pieces of one kind, each for itself.
fn pile(pen: &Pen<'_>, has: &SeatView, prize: Prize, n: u16) -> Markup {
    html! {
        li.kb-pile.kb-none[n == 0] title=(pieces(pen, prize, n)) {
            b { (n) }
            @if n == 0 { (symbol(&prize.to_string())) }
            @for piece in 0..n.min(MOST_DRAWN) {
                span data-spot=(Spot::Own(prize)) data-piece={ (prize) "-" (has.seat) "-" (piece) } title=(pieces(pen, prize, 1)) {
                    (symbol(&prize.to_string()))
                }
            }
        }
    }
}

/// Pieces of one kind by their number; goods can be stolen.
fn fact(pen: &Pen<'_>, has: &SeatView, prize: Prize, n: u16) -> Markup {
    let good = Good::ALL.into_iter().find(|&good| Prize::from(good) == prize);
    let spot = good.map(|good| Spot::GoodOf(good, has.seat));
    html! {
        li.kb-none[n == 0] title=(pieces(pen, prize, n)) data-spot=[spot] { (symbol(&prize.to_string())) (n) }
    }
}

/// Dice that are not yet placed.
fn dice(pen: &Pen<'_>, has: &SeatView, can_point: bool) -> Markup {
    let coloured = has.dice.iter().map(|&face| (face, false));
    let all: Vec<(u8, bool)> = coloured.chain(has.white.iter().map(|&face| (face, true))).collect();
    html! {
        @if !all.is_empty() {
            div.kb-dice {
                @for (n, &(face, white)) in all.iter().enumerate() {
                    @let spot = Spot::Die { face, white };
                    @let twin = all[..n].iter().filter(|&&other| other == (face, white)).count();
                    span.kb-die.kb-white[white] data-spot=[can_point.then_some(spot)]
                        data-piece={ (spot) "-" (has.seat) "-" (twin) } data-comes="roll" title=(die(pen, face, white)) {
                        (icon(&format!("die-{face}"), ""))
                    }
                }
            }
        }
    }
}

/// What opens doors: envoy, seal, works and deal token.
fn rights(pen: &Pen<'_>, view: &View, seat: Seat) -> Markup {
    let modules = &view.modules;
    let mine = |spot: Spot| pen.is_me(seat).then_some(spot);
    let deal = modules.fate == Some(Fate::SecretDeals)
        && !Spent::from_bits_truncate(modules.own[seat.index()].spent).contains(Spent::DEAL);
    let right = |holds: bool, word: &str, sign: &str, spot: Option<Spot>, piece: Option<&str>| {
        html! {
            @if holds {
                span.kb-envoy data-spot=[spot] data-piece=[piece] title=(text(pen, view, word)) {
                    (symbol(sign)) (name(pen, word))
                }
            }
        }
    };
    html! {
        (right(view.envoy == Some(seat), "piece-envoy", "envoy", None, Some("envoy")))
        (right(modules.seals.has(seat), "favour-seal", "charter", mine(Spot::Seal), Some("seal")))
        (right(modules.works.has(seat), "favour-works", "house", None, Some("works")))
        (right(deal, "piece-deal", "hand", mine(Spot::Deal), None))
    }
}

/// Piles that have no end.
fn supply(pen: &Pen<'_>) -> Markup {
    html! {
        div.kb-supply {
            span { (name(pen, "board-supply")) }
            @for prize in Prize::ALL {
                span data-spot=(Spot::Supply(prize)) title=(pieces(pen, prize, 1)) { (symbol(&prize.to_string())) }
            }
        }
    }
}
