//! Cards and tokens of the modules and scenarios, with their texts.

use super::spots::Spot;
use super::words::{card, goods, name, symbol, text};
use crate::{DrawContext, icon, seat_badge};
use engine::{Seat, SeatSet};
use kingsburg::module::{Governor, OwnView, Scenario, TroopsView};
use kingsburg::{Good, Goods, View};
use maud::{Markup, html};

/// Renders the title of a card.
fn title(ctx: &DrawContext<'_>, sign: &str, word: &str) -> Markup {
    html! { h3 { (symbol(sign)) (card(ctx, word)) } }
}

/// Renders the common cards: the year's fate, and the scenario with its charters.
pub(super) fn common(ctx: &DrawContext<'_>, view: &View) -> Markup {
    html! {
        @if let Some(fate) = view.modules.fate {
            section.panel data-spot=(Spot::Fate) {
                (title(ctx, "fate", fate.word()))
                p.kb-text { (text(ctx, view, fate.word())) }
            }
        }
        @if let Some(scenario) = view.modules.scenario { (story(ctx, view, scenario)) }
    }
}

fn story(ctx: &DrawContext<'_>, view: &View, scenario: Scenario) -> Markup {
    let paragraphs = text(ctx, view, scenario.word());
    html! {
        section.panel {
            (title(ctx, "charter", scenario.word()))
            @if scenario == Scenario::DragonsHoard {
                p { (ctx.msg.format("kb-hoard").count("n", view.modules.hoard).build()) }
            }
            @if !view.modules.charters.is_empty() { (charters(ctx, view)) }
            details.kb-text {
                summary { (name(ctx, "piece-scenario.text")) }
                @for line in paragraphs.lines() { p { (line) } }
            }
        }
    }
}

/// Renders the charters, with the shields of those who have scored them.
fn charters(ctx: &DrawContext<'_>, view: &View) -> Markup {
    html! {
        ul.kb-list {
            @for &charter in &view.modules.charters {
                @let word = format!("charter-{charter}");
                @let done: SeatSet = view.modules.own.iter().filter(|own| own.charters.contains(&charter)).map(|own| own.seat).collect();
                li {
                    b { (name(ctx, &word)) } " " (name(ctx, &format!("{word}.text"))) " "
                    span title=(ctx.msg.seats(done)) { @for seat in done.iter() { (seat_badge(seat)) } }
                }
            }
        }
    }
}

/// Renders the whims in effect, by the number of their advisor.
pub(super) fn whims(ctx: &DrawContext<'_>, view: &View) -> Markup {
    let modules = &view.modules;
    if modules.whims.is_empty() {
        return html! {};
    }
    let stall = |lying: Goods| {
        let kinds = lying.kinds().map(|good| goods(ctx, good, lying[good]));
        ctx.msg.format("kb-stall").text("goods", ctx.msg.list(kinds)).build()
    };
    let lot = |good: Good| ctx.msg.format("kb-lot").text("goods", goods(ctx, good, 1)).build();
    html! {
        section.panel {
            h3 { (symbol("whim")) (name(ctx, "whims")) }
            ol.kb-list.kb-wide {
                @for whim in &modules.whims {
                    li { b.kb-number { (whim) } " " (name(ctx, &format!("whim-{whim}.text"))) }
                }
            }
            @if modules.stall != Goods::NONE { p.kb-note { (stall(modules.stall)) } }
            @if let Some(good) = modules.lot { p.kb-note { (lot(good)) } }
        }
    }
}

/// Renders the governor of a player, or the number of cards during the choice; the Politician with his private advisors.
pub(super) fn governor(ctx: &DrawContext<'_>, view: &View, own: &OwnView) -> Markup {
    html! {
        @if let Some(governor) = own.governor {
            @if ctx.is_viewer(own.seat) {
                div.kb-governor data-spot=(Spot::Power) {
                    (symbol("governor"))
                    div { b { (card(ctx, governor.word())) } p { (text(ctx, view, governor.word())) } }
                }
            } @else {
                details.kb-governor {
                    summary { (symbol("governor")) b { (card(ctx, governor.word())) } }
                    p { (text(ctx, view, governor.word())) }
                }
            }
            @if governor == Governor::Politician { (private(ctx, view)) }
        } @else if own.chosen {
            p.kb-note { (icon("back", "back")) " " (chosen(ctx, own)) }
        } @else if own.dealt > 0 && own.hand.is_empty() {
            p.kb-note {
                @for _ in 0..own.dealt { (icon("back", "back")) " " }
                (ctx.msg.format("kb-seat-dealt").count("count", own.dealt).build())
            }
        }
    }
}

fn chosen(ctx: &DrawContext<'_>, own: &OwnView) -> String {
    match own.chosen_governor {
        Some(governor) => {
            ctx.msg.format("kb-seat-chosen").text("governor", card(ctx, governor.word())).build()
        }
        None => name(ctx, "seat-chosen-unseen"),
    }
}

/// The numbers of the Politician's advisors.
const PRIVATE: [u8; 3] = [3, 5, 8];

fn private(ctx: &DrawContext<'_>, view: &View) -> Markup {
    let visitors = |number: u8| {
        let found = view.modules.private.iter().find(|(advisor, _)| advisor.number() == number);
        found.map_or(SeatSet::NONE, |(_, seats)| *seats)
    };
    html! {
        ul.kb-private {
            @for number in PRIVATE {
                @let word = format!("private-{number}");
                li data-spot=(Spot::Private(number)) title=(name(ctx, &word)) {
                    b.kb-number { (number) } " " (name(ctx, &format!("{word}.text"))) " "
                    @for seat in visitors(number).iter() { (seat_badge(seat)) }
                }
            }
        }
    }
}

/// Renders the troop tokens that a player has left.
pub(super) fn troops(ctx: &DrawContext<'_>, view: &View, seat: Seat) -> Markup {
    let Some(troops) = view.modules.troops.get(seat.index()) else {
        return html! {};
    };
    let values: Vec<u8> =
        (0u8..).zip(troops.left).flat_map(|(value, count)| (0..count).map(move |_| value)).collect();
    html! {
        @if !values.is_empty() {
            div.kb-troops {
                span { (name(ctx, "module-troops")) }
                @for &value in &values {
                    span data-spot=[ctx.is_viewer(seat).then_some(Spot::Troop(value))]
                        title=(name(ctx, &format!("troop-{value}.text"))) { (value) }
                }
                @for line in sent(ctx, troops) { small { (line) } }
            }
        }
    }
}

/// Renders the tokens that are face down.
fn sent(ctx: &DrawContext<'_>, troops: &TroopsView) -> Vec<String> {
    let with = |id: &'static str, value: u8| ctx.msg.format(id).count("value", value).build();
    let chosen = match troops.chosen_value {
        Some(value) => Some(with("kb-seat-troop-chosen", value)),
        None => troops.chosen.then(|| name(ctx, "seat-troop-chosen-unseen")),
    };
    let boxed = match troops.put_back_value {
        Some(value) => Some(with("kb-seat-put-back", value)),
        None => troops.put_back.then(|| name(ctx, "seat-put-back-unseen")),
    };
    chosen.into_iter().chain(boxed).collect()
}
