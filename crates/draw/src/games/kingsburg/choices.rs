//! What lies on the table to choose among: governors, strips, favours.

use super::spots::Spot;
use super::words::{card, name, symbol, text};
use crate::Pen;
use engine::Eye;
use kingsburg::buildings::Row;
use kingsburg::module::{Favour, Governor, Scenario, next_bids, rows_in_play};
use kingsburg::{Modules, View};
use maud::{Markup, html};

/// Whether the game has not yet begun: nothing is over before the third year.
pub(super) fn is_set_up(view: &View) -> bool {
    view.open.phase.is_none() && view.year < 3
}

/// The regent grants favours instead of the king's help: phases 1, 3 and 5.
fn are_favours_granted(view: &View) -> bool {
    view.modules.scenario == Some(Scenario::Regency) && matches!(view.open.phase, Some(1 | 3 | 5))
}

/// All of it.
pub(super) fn to_choose(pen: &Pen<'_>, view: &View) -> Markup {
    html! {
        (hand(pen, view))
        @if !view.modules.lots.is_empty() { (auction(pen, view)) }
        @if is_set_up(view) { (draft(pen, view)) (strips(pen, view)) }
        @if are_favours_granted(view) { (favours(pen, view)) }
    }
}

/// A card with its text.
fn written(pen: &Pen<'_>, view: &View, spot: Option<Spot>, word: &str, sign: &str) -> Markup {
    html! {
        li.kb-card data-spot=[spot] {
            (symbol(sign))
            div { b { (card(pen, word)) } p { (text(pen, view, word)) } }
        }
    }
}

fn of_governors<'a>(pen: &Pen<'_>, view: &View, governors: impl IntoIterator<Item = &'a Governor>) -> Markup {
    html! {
        ul.kb-cards {
            @for &governor in governors {
                (written(pen, view, Some(Spot::Governor(governor)), governor.word(), "governor"))
            }
        }
    }
}

/// The governors of who looks, while he chooses.
fn hand(pen: &Pen<'_>, view: &View) -> Markup {
    let Eye::Seat(me) = pen.eye else {
        return html! {};
    };
    let own = &view.modules.own[me.index()];
    html! {
        @if !own.hand.is_empty() && !own.chosen {
            section.panel { h3 { (symbol("governor")) (name(pen, "board-hand")) } (of_governors(pen, view, &own.hand)) }
        }
    }
}

/// Governors who are auctioned, and what can be bid.
fn auction(pen: &Pen<'_>, view: &View) -> Markup {
    let bidding = view.modules.bidding;
    let line = bidding.map(|bidding| {
        let governor = pen.tell.the_card(bidding.governor.word());
        let sentence = pen.tell.tell("kb-bidding").text("governor", governor).count("bid", bidding.high);
        sentence.text("seats", pen.tell.seats(bidding.playing)).end()
    });
    html! {
        section.panel {
            h3 { (symbol("governor")) (name(pen, "board-auction")) }
            (of_governors(pen, view, &view.modules.lots))
            @if let Some(line) = line { p.kb-note { (line) } }
            ul.kb-bids {
                li.kb-label { (name(pen, "board-bids")) }
                @for bid in next_bids(bidding.map(|bidding| bidding.high)) { li data-spot=(Spot::Bid(bid)) { (bid) } }
            }
        }
    }
}

/// How many strips there are of each row.
const TWINS: usize = 2;

/// Strips that can still be taken.
fn draft(pen: &Pen<'_>, view: &View) -> Markup {
    let own = &view.modules.own;
    let taken = |row: Row| own.iter().flat_map(|own| &own.strips).filter(|&&strip| strip == row).count();
    let rows = rows_in_play(&view.open.options).map(Row::new).filter(|&row| taken(row) < TWINS);
    let is_open = own.iter().any(|own| own.strips.len() < TWINS);
    html! {
        @if is_open && view.open.options.modules.contains(Modules::DRAFT) {
            section.panel {
                h3 { (symbol("house")) (name(pen, "board-strips")) }
                ul.kb-cards { @for row in rows { (strip(pen, row, Spot::Strip(row))) } }
            }
        }
    }
}

/// The strips of who looks, while the provinces are laid out.
fn strips(pen: &Pen<'_>, view: &View) -> Markup {
    let me = view.modules.own.iter().find(|own| pen.is_me(own.seat));
    let unlaid = me.filter(|own| own.alternative.is_empty());
    let strips: Vec<Row> = unlaid.map_or_else(Vec::new, |own| own.strips.to_vec());
    html! {
        @if !strips.is_empty() {
            section.panel {
                h3 { (symbol("house")) (name(pen, "module-alternative")) }
                ul.kb-cards { @for &row in &strips { (strip(pen, row, Spot::Lay(row))) } }
            }
        }
    }
}

fn strip(pen: &Pen<'_>, row: Row, spot: Spot) -> Markup {
    let word = format!("row-{}", row.letter());
    html! {
        li.kb-card data-spot=(spot) {
            (symbol(&word))
            div { b { (name(pen, &word)) } p { (name(pen, &format!("{word}.alternative"))) } }
        }
    }
}

/// The regent's favours; those that are gone for now are pale.
fn favours(pen: &Pen<'_>, view: &View) -> Markup {
    html! {
        section.panel {
            h3 { (symbol("hand")) (name(pen, "board-favours")) }
            ul.kb-cards.kb-three {
                @for &favour in Favour::ALL {
                    @let word = format!("favour-{favour}");
                    li.kb-card.kb-none[view.open.granted >> favour as u8 & 1 == 1] data-spot=(Spot::Favour(favour)) {
                        (symbol("charter"))
                        div { b { (name(pen, &word)) } p { (name(pen, &format!("{word}.text"))) } }
                    }
                }
            }
        }
    }
}
