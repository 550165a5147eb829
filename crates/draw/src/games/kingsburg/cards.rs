//! Cards and tokens of the modules and scenarios, with their texts in words.

use super::players::title;
use super::spots::Spot;
use super::words::{card, name, symbol, text};
use crate::{Pen, banner, icon};
use engine::{Eye, Seat, Seats};
use kingsburg::buildings::Row;
use kingsburg::module::{Favour, Governor, MOST_BID, OwnView, Scenario, TroopsView, rows_in_play};
use kingsburg::{Good, Goods, Modules, View};
use maud::{Markup, html};

/// Whether the game has not yet begun: nothing is over before the third year.
fn is_set_up(view: &View) -> bool {
    view.open.phase.is_none() && view.year < 3
}

/// What lies on the table to choose among: governors, strips, favours.
pub(super) fn to_choose(pen: &Pen<'_>, view: &View) -> Markup {
    html! {
        (hand(pen, view))
        @if !view.modules.lots.is_empty() { (auction(pen, view)) }
        @if is_set_up(view) { (draft(pen, view)) (strips(pen, view)) }
        @if view.open.options.scenario == Some(Scenario::Regency) { (favours(pen, view)) }
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
    let least = bidding.map_or(0, |bidding| bidding.high + 1);
    let line = bidding.map(|bidding| {
        let governor = name(pen, &format!("the.{}", bidding.governor.word()));
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
                @for bid in least..=MOST_BID { li data-spot=(Spot::Bid(bid)) { (bid) } }
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

/// What holds for everybody: the year's fate, and the scenario with its charters.
pub(super) fn common(pen: &Pen<'_>, view: &View) -> Markup {
    html! {
        @if let Some(fate) = view.modules.fate {
            section.panel data-spot=(Spot::Fate) {
                (title(pen, "fate", fate.word()))
                p.kb-text { (text(pen, view, fate.word())) }
            }
        }
        @if let Some(scenario) = view.open.options.scenario { (story(pen, view, scenario)) }
    }
}

fn story(pen: &Pen<'_>, view: &View, scenario: Scenario) -> Markup {
    let paragraphs = text(pen, view, scenario.word());
    html! {
        section.panel {
            (title(pen, "charter", scenario.word()))
            @if scenario == Scenario::DragonsHoard {
                p { (pen.tell.tell("kb-hoard").count("n", view.modules.hoard).end()) }
            }
            @if !view.modules.charters.is_empty() { (charters(pen, view)) }
            details.kb-text {
                summary { (name(pen, "piece-scenario.text")) }
                @for line in paragraphs.lines() { p { (line) } }
            }
        }
    }
}

/// The charters, with the shields of those who have scored them.
fn charters(pen: &Pen<'_>, view: &View) -> Markup {
    html! {
        ul.kb-list {
            @for &charter in &view.modules.charters {
                @let word = format!("charter-{charter}");
                @let done: Seats = view.modules.own.iter().filter(|own| own.charters.contains(&charter)).map(|own| own.seat).collect();
                li {
                    b { (name(pen, &word)) } " " (name(pen, &format!("{word}.text"))) " "
                    span title=(pen.tell.seats(done)) { @for seat in done.iter() { (banner(seat)) } }
                }
            }
        }
    }
}

/// The whims in effect, by the number of their advisor.
pub(super) fn whims(pen: &Pen<'_>, view: &View) -> Markup {
    let modules = &view.modules;
    if modules.whims.is_empty() {
        return html! {};
    }
    let stall = |goods: Goods| {
        let kinds = goods.kinds().map(|good| super::words::goods(pen, good, goods[good]));
        pen.tell.tell("kb-stall").text("goods", pen.tell.list(kinds)).end()
    };
    let lot = |good: Good| pen.tell.tell("kb-lot").text("goods", super::words::goods(pen, good, 1)).end();
    html! {
        section.panel {
            h3 { (symbol("whim")) (name(pen, "whims")) }
            ol.kb-list.kb-wide {
                @for whim in &modules.whims {
                    li { b.kb-number { (whim) } " " (name(pen, &format!("whim-{whim}.text"))) }
                }
            }
            @if modules.stall != Goods::NONE { p.kb-note { (stall(modules.stall)) } }
            @if let Some(good) = modules.lot { p.kb-note { (lot(good)) } }
        }
    }
}

/// Whom a player plays, or what is known while he chooses; the Politician with his own advisors.
pub(super) fn governor(pen: &Pen<'_>, view: &View, own: &OwnView) -> Markup {
    html! {
        @if let Some(governor) = own.governor {
            @if pen.is_me(own.seat) {
                div.kb-governor data-spot=(Spot::Power) {
                    (symbol("governor"))
                    div { b { (card(pen, governor.word())) } p { (text(pen, view, governor.word())) } }
                }
            } @else {
                details.kb-governor {
                    summary { (symbol("governor")) b { (card(pen, governor.word())) } }
                    p { (text(pen, view, governor.word())) }
                }
            }
            @if governor == Governor::Politician { (private(pen, view)) }
        } @else if own.chosen {
            p.kb-note { (icon("back", "back")) " " (chosen(pen, own)) }
        } @else if own.dealt > 0 {
            p.kb-note {
                @for _ in 0..own.dealt { (icon("back", "back")) " " }
                (pen.tell.tell("kb-seat-dealt").count("count", own.dealt).end())
            }
        }
    }
}

fn chosen(pen: &Pen<'_>, own: &OwnView) -> String {
    match own.chosen_governor {
        Some(governor) => pen.tell.tell("kb-seat-chosen").text("governor", card(pen, governor.word())).end(),
        None => name(pen, "seat-chosen-unseen"),
    }
}

/// The numbers of the Politician's advisors.
const PRIVATE: [u8; 3] = [3, 5, 8];

fn private(pen: &Pen<'_>, view: &View) -> Markup {
    let visitors = |number: u8| {
        let found = view.modules.private.iter().find(|(advisor, _)| advisor.number() == number);
        found.map_or(Seats::NONE, |(_, seats)| *seats)
    };
    html! {
        ul.kb-private {
            @for number in PRIVATE {
                @let word = format!("private-{number}");
                li data-spot=(Spot::Private(number)) title=(name(pen, &word)) {
                    b.kb-number { (number) } " " (name(pen, &format!("{word}.text"))) " "
                    @for seat in visitors(number).iter() { (banner(seat)) }
                }
            }
        }
    }
}

/// The troop tokens that a player has left.
pub(super) fn troops(pen: &Pen<'_>, view: &View, seat: Seat) -> Markup {
    let Some(troops) = view.modules.troops.get(seat.index()) else {
        return html! {};
    };
    let values: Vec<u8> =
        (0u8..).zip(troops.left).flat_map(|(value, count)| (0..count).map(move |_| value)).collect();
    html! {
        @if !values.is_empty() {
            div.kb-troops {
                span { (name(pen, "module-troops")) }
                @for &value in &values {
                    span data-spot=[pen.is_me(seat).then_some(Spot::Troop(value))]
                        title=(name(pen, &format!("troop-{value}.text"))) { (value) }
                }
                @for line in sent(pen, troops) { small { (line) } }
            }
        }
    }
}

/// What lies face down of the tokens.
fn sent(pen: &Pen<'_>, troops: &TroopsView) -> Vec<String> {
    let with = |id: &'static str, value: u8| pen.tell.tell(id).count("value", value).end();
    let chosen = match troops.chosen_value {
        Some(value) => Some(with("kb-seat-troop-chosen", value)),
        None => troops.chosen.then(|| name(pen, "seat-troop-chosen-unseen")),
    };
    let boxed = match troops.put_back_value {
        Some(value) => Some(with("kb-seat-put-back", value)),
        None => troops.put_back.then(|| name(pen, "seat-put-back-unseen")),
    };
    chosen.into_iter().chain(boxed).collect()
}
