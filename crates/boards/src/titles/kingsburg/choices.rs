//! Cards to choose from: governors, strips and favours.

use super::spots::Spot;
use super::words::{card, name, symbol, text};
use crate::DrawContext;
use engine::Eye;
use kingsburg::buildings::Row;
use kingsburg::module::{Favour, Governor, Scenario, next_bids, rows_in_play};
use kingsburg::{Modules, View};
use maud::{Markup, html};

/// Returns whether the game is in its set-up.
pub(super) fn is_set_up(view: &View) -> bool {
    view.open.phase.is_none() && view.year < 3
}

/// Returns the Regency has favours instead of the King's Aid: phases 1, 3 and 5.
fn are_favours_granted(view: &View) -> bool {
    view.modules.scenario == Some(Scenario::Regency) && matches!(view.open.phase, Some(1 | 3 | 5))
}

/// Renders all of it.
pub(super) fn to_choose(ctx: &DrawContext<'_>, view: &View) -> Markup {
    html! {
        (hand(ctx, view))
        @if !view.modules.lots.is_empty() { (auction(ctx, view)) }
        @if is_set_up(view) { (draft(ctx, view)) (strips(ctx, view)) }
        @if are_favours_granted(view) { (favours(ctx, view)) }
    }
}

/// Renders a card with its text.
fn written(ctx: &DrawContext<'_>, view: &View, spot: Option<Spot>, word: &str, sign: &str) -> Markup {
    html! {
        li.kb-card data-spot=[spot] {
            (symbol(sign))
            div { b { (card(ctx, word)) } p { (text(ctx, view, word)) } }
        }
    }
}

fn of_governors<'a>(
    ctx: &DrawContext<'_>,
    view: &View,
    governors: impl IntoIterator<Item = &'a Governor>,
) -> Markup {
    html! {
        ul.kb-cards {
            @for &governor in governors {
                (written(ctx, view, Some(Spot::Governor(governor)), governor.word(), "governor"))
            }
        }
    }
}

/// Renders the governors among which the observer chooses.
fn hand(ctx: &DrawContext<'_>, view: &View) -> Markup {
    let Eye::Seat(me) = ctx.eye else {
        return html! {};
    };
    let own = &view.modules.own[me.index()];
    html! {
        @if !own.hand.is_empty() && !own.chosen {
            section.panel { h3 { (symbol("governor")) (name(ctx, "board-hand")) } (of_governors(ctx, view, &own.hand)) }
        }
    }
}

/// Governors who are auctioned, and what can be bid.
fn auction(ctx: &DrawContext<'_>, view: &View) -> Markup {
    let bidding = view.modules.bidding;
    let line = bidding.map(|bidding| {
        let governor = ctx.msg.the_card(bidding.governor.word());
        let sentence = ctx.msg.format("kb-bidding").text("governor", governor).count("bid", bidding.high);
        sentence.text("seats", ctx.msg.seats(bidding.playing)).build()
    });
    html! {
        section.panel {
            h3 { (symbol("governor")) (name(ctx, "board-auction")) }
            (of_governors(ctx, view, &view.modules.lots))
            @if let Some(line) = line { p.kb-note { (line) } }
            ul.kb-bids {
                li.kb-label { (name(ctx, "board-bids")) }
                @for bid in next_bids(bidding.map(|bidding| bidding.high)) { li data-spot=(Spot::Bid(bid)) { (bid) } }
            }
        }
    }
}

/// How many strips there are of each row.
const TWINS: usize = 2;

/// Strips that can still be taken.
fn draft(ctx: &DrawContext<'_>, view: &View) -> Markup {
    let own = &view.modules.own;
    let taken = |row: Row| own.iter().flat_map(|own| &own.strips).filter(|&&strip| strip == row).count();
    let rows = rows_in_play(&view.open.options).map(Row::new).filter(|&row| taken(row) < TWINS);
    let is_open = own.iter().any(|own| own.strips.len() < TWINS);
    html! {
        @if is_open && view.open.options.modules.contains(Modules::DRAFT) {
            section.panel {
                h3 { (symbol("house")) (name(ctx, "board-strips")) }
                ul.kb-cards { @for row in rows { (strip(ctx, row, Spot::Strip(row))) } }
            }
        }
    }
}

/// Renders the strips of the observer during the set-up.
fn strips(ctx: &DrawContext<'_>, view: &View) -> Markup {
    let me = view.modules.own.iter().find(|own| ctx.is_viewer(own.seat));
    let unlaid = me.filter(|own| own.alternative.is_empty());
    let strips: Vec<Row> = unlaid.map_or_else(Vec::new, |own| own.strips.to_vec());
    html! {
        @if !strips.is_empty() {
            section.panel {
                h3 { (symbol("house")) (name(ctx, "module-alternative")) }
                ul.kb-cards { @for &row in &strips { (strip(ctx, row, Spot::Lay(row))) } }
            }
        }
    }
}

fn strip(ctx: &DrawContext<'_>, row: Row, spot: Spot) -> Markup {
    let word = format!("row-{}", row.letter());
    html! {
        li.kb-card data-spot=(spot) {
            (symbol(&word))
            div { b { (name(ctx, &word)) } p { (name(ctx, &format!("{word}.alternative"))) } }
        }
    }
}

/// Renders the favours; those that are taken are pale.
fn favours(ctx: &DrawContext<'_>, view: &View) -> Markup {
    html! {
        section.panel {
            h3 { (symbol("hand")) (name(ctx, "board-favours")) }
            ul.kb-cards.kb-three {
                @for &favour in Favour::ALL {
                    @let word = format!("favour-{favour}");
                    li.kb-card.kb-none[view.open.granted >> favour as u8 & 1 == 1] data-spot=(Spot::Favour(favour)) {
                        (symbol("charter"))
                        div { b { (name(ctx, &word)) } p { (name(ctx, &format!("{word}.text"))) } }
                    }
                }
            }
        }
    }
}
