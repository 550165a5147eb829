//! Cards and tokens of the modules and scenarios that lie on the table, with their texts in words.

use super::spots::Spot;
use super::words::{card, goods, name, symbol, text};
use crate::{Pen, banner, icon};
use engine::{Seat, Seats};
use kingsburg::module::{Governor, OwnView, Scenario, TroopsView};
use kingsburg::{Good, Goods, View};
use maud::{Markup, html};

/// The title of a card.
fn title(pen: &Pen<'_>, sign: &str, word: &str) -> Markup {
    html! { h3 { (symbol(sign)) (card(pen, word)) } }
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
        @if let Some(scenario) = view.modules.scenario { (story(pen, view, scenario)) }
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
    let stall = |lying: Goods| {
        let kinds = lying.kinds().map(|good| goods(pen, good, lying[good]));
        pen.tell.tell("kb-stall").text("goods", pen.tell.list(kinds)).end()
    };
    let lot = |good: Good| pen.tell.tell("kb-lot").text("goods", goods(pen, good, 1)).end();
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
        } @else if own.dealt > 0 && own.hand.is_empty() {
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
