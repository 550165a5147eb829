//! What lies before the king: the agenda card, what it makes of resource cards, and the auction.

use super::spots::{Spot, word};
use super::words::{self, art};
use super::{cards, pieces};
use crate::heraldry::livery;
use crate::icon::VP;
use crate::{Pen, banner, icon};
use krieg::secret::{SeatView, View};
use krieg::state::Lying;
use krieg::{Good, Problem, Symbol};
use maud::{Markup, html};

/// The panel of the council.
pub(super) fn panel(pen: &Pen<'_>, view: &View) -> Markup {
    html! {
        section .panel .kr-council {
            h3 { (icon("crown", "")) (pen.tell.say("kr-draw-council")) }
            @match view.table {
                Some(lying) => (agenda(pen, view, lying)),
                None => p .kr-quiet { (pen.tell.say("kr-draw-no-matter")) },
            }
            (people(pen, view))
            @if !view.bidding.is_empty() { (auction(pen, view)) }
            (values(pen, view))
        }
    }
}

/// The agenda card on the table, and what it promises.
fn agenda(pen: &Pen<'_>, view: &View, lying: Lying) -> Markup {
    let promise = format!("kr-symbol-{}.text", lying.matter.symbol.word());
    html! {
        div .kr-agenda {
            ul .cards { (cards::matter(pen, lying.matter, Some(Spot::Agenda), Some(&pieces::agenda(view, lying)))) }
            div {
                p .kr-quiet { (origin(pen, lying)) }
                p { (pen.tell.say(&promise)) " " b .kr-vp { (icon(VP, "")) (words::points(pen, promised(view, lying))) } }
            }
        }
    }
}

fn origin(pen: &Pen<'_>, lying: Lying) -> String {
    let card = words::matter(pen, lying.matter);
    match lying.by {
        Some(by) => pen.tell.tell("kr-lying").text("matter", card).seat("by", by).end(),
        None => pen.tell.tell("kr-lying-start").text("matter", card).end(),
    }
}

/// The points for solving the problem, workers' houses left aside. Once the cathedral is complete its last part was won.
fn promised(view: &View, lying: Lying) -> u8 {
    match (lying.matter.symbol, view.next_part) {
        (Symbol::Privilege, _) => view.points.privilege,
        (Symbol::Cathedral, Some(next)) => view.points.parts[next as usize],
        (Symbol::Cathedral, None) => view.points.parts[view.points.parts.len() - 1],
    }
}

/// Those to whom something happens this season.
fn people(pen: &Pen<'_>, view: &View) -> Markup {
    html! {
        @if !view.looted.is_empty() {
            p .kr-quiet { (pen.tell.tell("kr-looted").text("seats", pen.tell.seats(view.looted)).end()) }
        }
        @if !view.poor.is_empty() {
            p .kr-quiet { (pen.tell.tell("kr-poor").text("seats", pen.tell.seats(view.poor)).end()) }
        }
    }
}

/// The auction: the raises of each kept apart, with their total.
fn auction(pen: &Pen<'_>, view: &View) -> Markup {
    html! {
        h4 { (pen.tell.say("kr-draw-auction")) }
        ul .kr-lanes {
            @for seat in pen.around(view.seats.len()) {
                (lane(pen, view, &view.seats[seat.index()]))
            }
        }
    }
}

fn lane(pen: &Pen<'_>, view: &View, bidder: &SeatView) -> Markup {
    let is_in = view.bidding.has(bidder.seat);
    let is_highest = is_in && bidder.bid > 0 && bidder.bid == view.high_bid;
    html! {
        li .kr-lane .(livery(bidder.seat)) .kr-highest[is_highest] .kr-out[!is_in] .kr-turn[pen.is_to_move(bidder.seat)] {
            span .kr-who { (banner(bidder.seat)) span { (pen.tell.seat(bidder.seat)) } }
            span .kr-raises {
                @for raise in pieces::raises(bidder) { span .kr-raise { (cards::row(pen, &raise)) } }
                @if !is_in { span .kr-quiet { (pen.tell.say("kr-board-passed")) } }
            }
            @if is_in {
                b .kr-total title=[is_highest.then(|| pen.tell.say("kr-draw-highest"))] {
                    @if is_highest { (icon("crown", "")) }
                    (bidder.bid)
                }
            }
        }
    }
}

/// What cards are worth for each problem, the present one lit.
fn values(pen: &Pen<'_>, view: &View) -> Markup {
    let present = words::present_problem(view);
    html! {
        table .kr-values {
            caption { (pen.tell.say("kr-draw-values")) }
            thead { tr {
                td {}
                @for good in Good::ALL { th scope="col" { (art(word(good))) span { (words::good(pen, good)) } } }
            } }
            tbody {
                @for (problem, worth) in Problem::ALL.into_iter().zip(view.values) {
                    tr .kr-present[problem == present] {
                        th scope="row" { (art(problem.word())) " " (words::problem(pen, problem)) }
                        @for good in Good::ALL { td { (worth[good]) } }
                    }
                }
            }
        }
    }
}
