//! Provinces: rows of buildings, built from left to right.

use super::spots::Spot;
use super::words::{card, goods, name, roman, symbol, text};
use crate::{DrawContext, icon, seat_badge, seat_style};
use kingsburg::buildings::{COLUMNS, Row};
use kingsburg::module::rows_in_play;
use kingsburg::secret::SeatView;
use kingsburg::{Building, Good, Goods, View};
use maud::{Markup, html};

/// Returns the rows of a seat's province, each as its buildings from left to right.
pub(super) fn rows(view: &View, seat: &SeatView) -> impl Iterator<Item = (Row, [Building; COLUMNS])> {
    let own = view.modules.own.get(seat.seat.index());
    let turned: Vec<Row> = own.map_or_else(Vec::new, |own| own.alternative.to_vec());
    rows_in_play(&view.open.options).map(move |place| {
        let row = Row::new(place);
        (row, buildings(row, turned.contains(&row)))
    })
}

/// Returns the buildings of one side of a row.
fn buildings(row: Row, is_alternative: bool) -> [Building; COLUMNS] {
    let side = if is_alternative { Building::ALL.len() / 2 } else { 0 };
    std::array::from_fn(|column| Building::ALL[side + row.index() * COLUMNS + column])
}

/// Renders a whole province: buildings, the next possible ones with their texts, and later ones.
pub(super) fn large(ctx: &DrawContext<'_>, view: &View, seat: &SeatView) -> Markup {
    html! {
        div.kb-province {
            div.kb-columns { @for column in 1..=COLUMNS { span { (roman(column)) } } }
            @for (row, places) in rows(view, seat) {
                @let next = places.iter().find(|place| !seat.buildings.contains(place));
                div.kb-row {
                    @for place in places { (cell(ctx, view, seat, place, next == Some(&place))) }
                    p {
                        @match next {
                            Some(next) => { b { (card(ctx, next.word())) } " " (text(ctx, view, next.word())) },
                            None => (name(ctx, &format!("row-{}", row.letter()))),
                        }
                    }
                }
            }
        }
    }
}

fn cell(ctx: &DrawContext<'_>, view: &View, seat: &SeatView, place: Building, is_next: bool) -> Markup {
    let is_built = seat.buildings.contains(&place);
    let piece = is_built.then(|| piece(seat, place));
    let figures = view.open.figures.building(place);
    html! {
        div.kb-cell.kb-built[is_built].kb-next[is_next] data-spot=(Spot::Building(place)) data-piece=[piece] title=(text(ctx, view, place.word())) {
            (symbol(&format!("row-{}", Row::new(place.row()).letter())))
            span.kb-name { (card(ctx, place.word())) }
            span.kb-place aria-hidden="true" { (roman(place.column() + 1)) }
            span.kb-worth {
                @if figures.vp > 0 { (symbol("vp")) (figures.vp) }
                @if figures.battle != 0 { (symbol("sword")) (format!("{:+}", figures.battle)) }
            }
            @if is_built { (seat_badge(seat.seat)) } @else { (cost(ctx, figures.cost)) }
        }
    }
}

/// Returns the stable name of a building.
fn piece(seat: &SeatView, building: Building) -> String {
    format!("building-{}-{}", seat.seat, building.word())
}

fn cost(ctx: &DrawContext<'_>, cost: Goods) -> Markup {
    let words = cost.kinds().map(|good| goods(ctx, good, cost[good]));
    html! {
        span.kb-cost title=(ctx.msg.list(words)) {
            @for good in Good::ALL.into_iter().filter(|&good| cost[good] > 0) { (cost[good]) (symbol(good.word())) }
        }
    }
}

/// Returns the buildings as text.
pub(super) fn standing(ctx: &DrawContext<'_>, seat: &SeatView) -> String {
    let standing: Vec<String> = seat.buildings.iter().map(|building| card(ctx, building.word())).collect();
    if standing.is_empty() { name(ctx, "seat-no-buildings") } else { standing.join(" · ") }
}

/// Renders a small province with a field for each building.
pub(super) fn small(ctx: &DrawContext<'_>, view: &View, seat: &SeatView) -> Markup {
    html! {
        div.kb-small {
            @for (row, places) in rows(view, seat) {
                div {
                    (symbol(&format!("row-{}", row.letter())))
                    @for place in places { (field(ctx, seat, place)) }
                }
            }
        }
    }
}

fn field(ctx: &DrawContext<'_>, seat: &SeatView, place: Building) -> Markup {
    html! {
        @if seat.buildings.contains(&place) {
            i.kb-built data-piece=(piece(seat, place)) title=(card(ctx, place.word())) {
                (icon(&seat_style::seat_emblem(seat.seat), ""))
            }
        } @else { i {} }
    }
}

/// Returns the strength of soldiers and buildings in any battle.
pub(super) fn defence(view: &View, seat: &SeatView) -> i32 {
    let printed = |building: &Building| i32::from(view.open.figures.building(*building).battle);
    i32::from(seat.soldiers) + seat.buildings.iter().map(printed).sum::<i32>()
}
