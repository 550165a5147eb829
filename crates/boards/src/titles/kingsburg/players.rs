//! The players: large for the observer and small for the others.

use super::spots::Spot;
use super::words::{counted, die, name, pieces, symbol, text};
use super::{cards, notes, province};
use crate::icon::VP;
use crate::{DrawContext, icon, seat_badge, seat_style};
use engine::Seat;
use kingsburg::module::{Fate, Prize, Spent};
use kingsburg::secret::SeatView;
use kingsburg::{Good, View};
use maud::{Markup, html};

/// Renders the pieces of the observer, all of which can be selected.
pub(super) fn stock(ctx: &DrawContext<'_>, view: &View, seat: Seat) -> Markup {
    let (has, own) = (&view.seats[seat.index()], &view.modules.own[seat.index()]);
    html! {
        section.panel.player.kb-me.(seat_style::seat_class(seat)).to-move[ctx.is_to_move(seat)] {
            (head(ctx, view, has))
            div.kb-stock {
                (ctx.label("dice")) (dice(ctx, has, true))
                ul.kb-piles {
                    @if !ctx.labels.is_empty() { li { (ctx.label("goods")) } }
                    @for (prize, n) in piles(has) { (pile(ctx, has, prize, n)) }
                }
                (rights(ctx, view, seat))
            }
            (supply(ctx))
            (cards::governor(ctx, view, own))
            (cards::troops(ctx, view, seat))
        }
    }
}

/// Renders the province of the observer.
pub(super) fn land(ctx: &DrawContext<'_>, view: &View, seat: Seat) -> Markup {
    let (has, own) = (&view.seats[seat.index()], &view.modules.own[seat.index()]);
    html! {
        section.panel.player.kb-land.(seat_style::seat_class(seat)) {
            (ctx.label("province"))
            (province::large(ctx, view, has))
            (notes::draw(ctx, view, has, own))
        }
    }
}

/// Renders another player.
pub(super) fn small(ctx: &DrawContext<'_>, view: &View, seat: Seat) -> Markup {
    let (has, own) = (&view.seats[seat.index()], &view.modules.own[seat.index()]);
    html! {
        section.panel.player.kb-other.(seat_style::seat_class(seat)).to-move[ctx.is_to_move(seat)]
            data-spot=(Spot::Player(seat)) {
            (head(ctx, view, has))
            div.kb-brief {
                div {
                    (dice(ctx, has, false))
                    ul.facts { @for (prize, n) in piles(has) { (fact(ctx, has, prize, n)) } li { (defence(ctx, view, has)) } }
                    (rights(ctx, view, seat))
                    p.kb-note { (province::standing(ctx, has)) }
                }
                (province::small(ctx, view, has))
            }
            (cards::governor(ctx, view, own))
            (cards::troops(ctx, view, seat))
            (notes::draw(ctx, view, has, own))
        }
    }
}

/// Renders shield, name, points and pieces of the king.
fn head(ctx: &DrawContext<'_>, view: &View, has: &SeatView) -> Markup {
    let is_mine = ctx.is_viewer(has.seat).then_some(Spot::Own(Prize::Vp));
    html! {
        h3 {
            (seat_badge(has.seat))
            span.kb-who { (ctx.msg.seat(has.seat)) }
            @if ctx.is_viewer(has.seat) { (defence(ctx, view, has)) }
            @if view.aided == Some(has.seat) {
                span.kb-aided title=(ctx.msg.format("kb-aided").seat("seat", has.seat).build()) { "+" (icon("die-5", "")) }
            }
            span.kb-points data-spot=[is_mine] data-piece={ "points-" (has.seat) } {
                @if ctx.is_viewer(has.seat) { (ctx.label("points")) }
                (icon(VP, "")) (counted(ctx, "ht-vp", has.vp))
            }
        }
    }
}

/// Renders the strength of soldiers and buildings.
fn defence(ctx: &DrawContext<'_>, view: &View, has: &SeatView) -> Markup {
    let strength = province::defence(view, has);
    html! {
        span.kb-defence title=(counted(ctx, "kb-board-defence", strength)) { (symbol("sword")) (strength) }
    }
}

fn piles(has: &SeatView) -> impl Iterator<Item = (Prize, u16)> {
    let goods = has.goods;
    let goods = Good::ALL.into_iter().map(move |good| (good.into(), u16::from(goods[good])));
    goods.chain([(Prize::Soldier, has.soldiers), (Prize::Token, has.tokens.into())])
}

/// The maximal number of pieces of one kind that are shown one by one.
const MOST_DRAWN: u16 = 40;

/// Renders pieces of one kind one by one.
fn pile(ctx: &DrawContext<'_>, has: &SeatView, prize: Prize, n: u16) -> Markup {
    html! {
        li.kb-pile.kb-none[n == 0] title=(pieces(ctx, prize, n)) {
            b { (n) }
            @if n == 0 { (symbol(&prize.to_string())) }
            @for piece in 0..n.min(MOST_DRAWN) {
                span data-spot=(Spot::Own(prize)) data-piece={ (prize) "-" (has.seat) "-" (piece) } title=(pieces(ctx, prize, 1)) {
                    (symbol(&prize.to_string()))
                }
            }
        }
    }
}

/// Pieces of one kind by their number; goods can be stolen.
fn fact(ctx: &DrawContext<'_>, has: &SeatView, prize: Prize, n: u16) -> Markup {
    let good = Good::ALL.into_iter().find(|&good| Prize::from(good) == prize);
    let spot = good.map(|good| Spot::GoodOf(good, has.seat));
    html! {
        li.kb-none[n == 0] title=(pieces(ctx, prize, n)) data-spot=[spot] { (symbol(&prize.to_string())) (n) }
    }
}

/// Dice that are not yet placed.
fn dice(ctx: &DrawContext<'_>, has: &SeatView, can_point: bool) -> Markup {
    let coloured = has.dice.iter().map(|&face| (face, false));
    let all: Vec<(u8, bool)> = coloured.chain(has.white.iter().map(|&face| (face, true))).collect();
    html! {
        @if !all.is_empty() {
            div.kb-dice {
                @for (n, &(face, white)) in all.iter().enumerate() {
                    @let spot = Spot::Die { face, white };
                    @let twin = all[..n].iter().filter(|&&other| other == (face, white)).count();
                    span.kb-die.kb-white[white] data-spot=[can_point.then_some(spot)]
                        data-piece={ (spot) "-" (has.seat) "-" (twin) } data-comes="roll" title=(die(ctx, face, white)) {
                        (icon(&format!("die-{face}"), ""))
                    }
                }
            }
        }
    }
}

/// Renders envoy, seal, works and deal token.
fn rights(ctx: &DrawContext<'_>, view: &View, seat: Seat) -> Markup {
    let modules = &view.modules;
    let mine = |spot: Spot| ctx.is_viewer(seat).then_some(spot);
    let deal = modules.fate == Some(Fate::SecretDeals)
        && !Spent::from_bits_truncate(modules.own[seat.index()].spent).contains(Spent::DEAL);
    let right = |holds: bool, word: &str, sign: &str, spot: Option<Spot>, piece: Option<&str>| {
        html! {
            @if holds {
                span.kb-envoy data-spot=[spot] data-piece=[piece] title=(text(ctx, view, word)) {
                    (symbol(sign)) (name(ctx, word))
                }
            }
        }
    };
    html! {
        (right(view.envoy == Some(seat), "piece-envoy", "envoy", None, Some("envoy")))
        (right(modules.seals.contains(seat), "favour-seal", "charter", mine(Spot::Seal), Some("seal")))
        (right(modules.works.contains(seat), "favour-works", "house", None, Some("works")))
        (right(deal, "piece-deal", "hand", mine(Spot::Deal), None))
    }
}

/// Renders the unlimited supply.
fn supply(ctx: &DrawContext<'_>) -> Markup {
    html! {
        div.kb-supply {
            span { (name(ctx, "board-supply")) }
            @for prize in Prize::ALL {
                span data-spot=(Spot::Supply(prize)) title=(pieces(ctx, prize, 1)) { (symbol(&prize.to_string())) }
            }
        }
    }
}
