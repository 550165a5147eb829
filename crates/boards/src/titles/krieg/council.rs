//! The council: the agenda card, the values of resource cards, and the auction.

use super::spots::{Spot, word};
use super::words::{self, art};
use super::{cards, pieces};
use crate::icon::VP;
use crate::seat_style::seat_class;
use crate::{DrawContext, icon, seat_badge};
use krieg::secret::{SeatView, View};
use krieg::state::Lying;
use krieg::{Good, Problem, Symbol};
use maud::{Markup, html};

/// Renders the panel of the council.
pub(super) fn panel(ctx: &DrawContext<'_>, view: &View) -> Markup {
    html! {
        section .panel .kr-council {
            h3 { (icon("crown", "")) (ctx.msg.text("kr-draw-council")) }
            @match view.table {
                Some(lying) => (agenda(ctx, view, lying)),
                None => p .kr-quiet { (ctx.msg.text("kr-draw-no-matter")) },
            }
            (people(ctx, view))
            @if !view.bidding.is_empty() { (auction(ctx, view)) }
            (values(ctx, view))
        }
    }
}

/// Renders the agenda card on the table, and its reward.
fn agenda(ctx: &DrawContext<'_>, view: &View, lying: Lying) -> Markup {
    let promise = format!("kr-symbol-{}.text", lying.matter.symbol.word());
    html! {
        div .kr-agenda {
            (ctx.label("agenda"))
            ul .cards { (cards::matter(ctx, lying.matter, Some(Spot::Agenda), Some(&pieces::agenda(view, lying)))) }
            div {
                p .kr-quiet { (origin(ctx, lying)) }
                p { (ctx.msg.text(&promise)) " " b .kr-vp { (icon(VP, "")) (words::points(ctx, promised(view, lying))) } }
            }
        }
    }
}

fn origin(ctx: &DrawContext<'_>, lying: Lying) -> String {
    let card = words::matter(ctx, lying.matter);
    match lying.by {
        Some(by) => ctx.msg.format("kr-lying").text("matter", card).seat("by", by).build(),
        None => ctx.msg.format("kr-lying-start").text("matter", card).build(),
    }
}

/// Returns the points for solving the problem, workers' houses left aside. Once the cathedral is complete its last part was
/// won.
fn promised(view: &View, lying: Lying) -> u8 {
    match (lying.matter.symbol, view.next_part) {
        (Symbol::Privilege, _) => view.points.privilege,
        (Symbol::Cathedral, Some(next)) => view.points.parts[next as usize],
        (Symbol::Cathedral, None) => view.points.parts[view.points.parts.len() - 1],
    }
}

/// Returns the players that the season affects.
fn people(ctx: &DrawContext<'_>, view: &View) -> Markup {
    html! {
        @if !view.looted.is_empty() {
            p .kr-quiet { (ctx.msg.format("kr-looted").text("seats", ctx.msg.seats(view.looted)).build()) }
        }
        @if !view.poor.is_empty() {
            p .kr-quiet { (ctx.msg.format("kr-poor").text("seats", ctx.msg.seats(view.poor)).build()) }
        }
    }
}

/// Renders the auction: the raises of each kept apart, with their total.
fn auction(ctx: &DrawContext<'_>, view: &View) -> Markup {
    html! {
        h4 { (ctx.label("auction")) (ctx.msg.text("kr-draw-auction")) }
        ul .kr-lanes {
            @for seat in ctx.seats_from_viewer(view.seats.len()) {
                (lane(ctx, view, &view.seats[seat.index()]))
            }
        }
    }
}

fn lane(ctx: &DrawContext<'_>, view: &View, bidder: &SeatView) -> Markup {
    let is_in = view.bidding.contains(bidder.seat);
    let is_highest = is_in && bidder.bid > 0 && bidder.bid == view.high_bid;
    html! {
        li .kr-lane .(seat_class(bidder.seat)) .kr-highest[is_highest] .kr-out[!is_in] .kr-turn[ctx.is_to_move(bidder.seat)] {
            span .kr-who { (seat_badge(bidder.seat)) span { (ctx.msg.seat(bidder.seat)) } }
            span .kr-raises {
                @for raise in pieces::raises(bidder) { span .kr-raise { (cards::row(ctx, &raise)) } }
                @if !is_in { span .kr-quiet { (ctx.msg.text("kr-board-passed")) } }
            }
            @if is_in {
                b .kr-total title=[is_highest.then(|| ctx.msg.text("kr-draw-highest"))] {
                    @if is_highest { (icon("crown", "")) }
                    (bidder.bid)
                }
            }
        }
    }
}

/// Renders the values of cards for each problem, with the current one highlighted.
fn values(ctx: &DrawContext<'_>, view: &View) -> Markup {
    let present = words::present_problem(view);
    html! {
        table .kr-values {
            caption { (ctx.label("values")) (ctx.msg.text("kr-draw-values")) }
            thead { tr {
                td {}
                @for good in Good::ALL { th scope="col" { (art(word(good))) span { (words::good(ctx, good)) } } }
            } }
            tbody {
                @for (problem, worth) in Problem::ALL.into_iter().zip(view.values) {
                    tr .kr-present[problem == present] {
                        th scope="row" { (art(problem.word())) " " (words::problem(ctx, problem)) }
                        @for good in Good::ALL { td { (worth[good]) } }
                    }
                }
            }
        }
    }
}
