//! The ring of twelve lands, numbered as on a clock, and what is printed on them.

use super::houses::winner;
use super::names::{border, fronts, href, kind, land_in_full, own, sign};
use super::spot::Spot;
use crate::seat_style::{seat_class, seat_emblem};
use crate::{DrawContext, SPRITE_PATH};
use i18n::{GameText, verraeter_strength as strength};
use maud::{Markup, html};
use verraeter::plan::Phase;
use verraeter::secret::{LandView, View};
use verraeter::{Border, Building, Kind, Place, Side, Verraeter};

/// The outline of a land and the band of its house, drawn at the top of the ring and turned to their place.
const LAND: &str = "M-46.2-180.2A186 186 0 0 1 46.2-180.2L23.9-97.1A100 100 0 0 0-23.9-97.1z";
const BAND: &str = "M-29.8-130.6A134 134 0 0 1 29.8-130.6L21.8-100.7A103 103 0 0 0-21.8-100.7z";

/// The distances from the centre.
const NUMBER: f32 = 88.0;
const HOUSE: f32 = 118.0;
const PICTURE: f32 = 159.0;
const BUILDING: f32 = 212.0;

/// Renders the ring, with the round above it.
pub(super) fn panel(ctx: &DrawContext<'_>, view: &View) -> Markup {
    html! {
        section.panel.vt-table {
            h3 { (Verraeter::phase_line(&ctx.msg, view)) (rounds(view)) }
            @if !view.lands.is_empty() { (picture(ctx, view)) }
        }
    }
}

/// Renders the rounds as a row of marks: played, now, to come.
fn rounds(view: &View) -> Markup {
    html! {
        ol.vt-rounds aria-hidden="true" {
            @for round in 1..=view.rounds {
                li.vt-now[round == view.round].vt-past[round < view.round] { (round) }
            }
        }
    }
}

fn picture(ctx: &DrawContext<'_>, view: &View) -> Markup {
    html! {
        svg.picture.vt-ring viewBox="-235 -228 470 456" role="group" aria-label=(ctx.msg.text("vt-table")) {
            @for land in &view.lands { (draw_land(ctx, view, land)) }
            @for land in &view.lands { @if let Some(built) = land.building { (building(ctx, land, built)) } }
            @if view.phase == Phase::Conflict { @for at in Border::all() { (open_border(ctx, view, at)) } }
            @if let Some(at) = view.conflict { (conflict(ctx, view, at)) }
            (middle(view))
            (labels(ctx, view))
        }
    }
}

fn draw_land(ctx: &DrawContext<'_>, view: &View, land: &LandView) -> Markup {
    let angle = angle(land.land);
    let turn = format!("rotate({angle})");
    let fought = view.conflict.is_some_and(|border| border.lands().contains(&land.land));
    let [(ex, ey), (px, py), (nx, ny)] = [(-6.5, HOUSE), (0.0, PICTURE), (0.0, NUMBER)].map(place(angle));
    let (cx, cy) = place(angle)((7.0, HOUSE));
    html! {
        g.vt-land.(own(land.kind.word())).(own(land.side.word())).vt-fought[fought] data-spot=(Spot::Land(land.land)) {
            title { (land_in_full(&ctx.msg, land)) }
            path.face d=(LAND) transform=(turn) {}
            path.vt-band d=(BAND) transform=(turn) {}
            use href=(href(land.side.word())) x=(ex - 13) y=(ey - 13) width="26" height="26" {}
            text.vt-cp x=(cx) y=(cy + 6) { (land.cp) }
            use href=(href(land.kind.word())) x=(px - 22) y=(py - 22) width="44" height="44" {}
            text.vt-number x=(nx) y=(ny + 4) { (land.land) }
            @if land.building.is_none() && is_building_time(view) { (empty(angle)) }
        }
    }
}

/// The labels of a diagram: at a land, at the first building, and at the conflict.
fn labels(ctx: &DrawContext<'_>, view: &View) -> Markup {
    let without = view.lands.iter().rfind(|land| land.building.is_none());
    let with = view.lands.iter().find(|land| land.building.is_some());
    html! {
        @if let Some(land) = without { (ctx.svg_label("land", place(angle(land.land))((0.0, 186.0)))) }
        @if let Some(land) = with { (ctx.svg_label("building", place(angle(land.land))((7.0, BUILDING)))) }
        @if let Some(at) = view.conflict { (ctx.svg_label("conflict", place(angle(at.0) + 15.0)((0.0, 188.0)))) }
    }
}

/// Where a building could come.
fn empty(angle: f32) -> Markup {
    let (x, y) = place(angle)((0.0, BUILDING));
    html! { rect.vt-empty x=(x - 21) y=(y - 14) width="42" height="28" rx="4" {} }
}

fn is_building_time(view: &View) -> bool {
    matches!(view.phase, Phase::Setup | Phase::Builder)
}

fn building(ctx: &DrawContext<'_>, land: &LandView, built: Building) -> Markup {
    let (x, y) = place(angle(land.land))((0.0, BUILDING));
    html! {
        g.vt-building.(seat_class(built.owner)) data-spot=(Spot::Building(land.land)) data-piece={ "building-" (land.land) } {
            title { (land_in_full(&ctx.msg, land)) }
            rect.face x=(x - 21) y=(y - 14) width="42" height="28" rx="4" {}
            use href=(href(built.face.word())) x=(x - 19) y=(y - 11) width="22" height="22" {}
            use href={ (SPRITE_PATH) "#" (seat_emblem(built.owner)) } x=(x + 5) y=(y - 6) width="13" height="13" {}
        }
    }
}

/// Renders a border where the conflict can be.
fn open_border(ctx: &DrawContext<'_>, view: &View, at: Border) -> Markup {
    let Some(lands) = fronts(view, at) else { return html! {} };
    let (x, y) = place(angle(at.0) + 15.0)((0.0, PICTURE));
    html! {
        g.vt-border data-spot=(Spot::Border(at)) {
            title { (border(&ctx.msg, lands)) }
            circle.vt-reach cx=(x) cy=(y) r="26" {}
            circle.ring cx=(x) cy=(y) r="15" {}
            use href=(href("swords")) x=(x - 9) y=(y - 9) width="18" height="18" {}
        }
    }
}

/// Renders the conflict card.
fn conflict(ctx: &DrawContext<'_>, view: &View, at: Border) -> Markup {
    let (x, y) = place(angle(at.0) + 15.0)((0.0, PICTURE));
    let told = fronts(view, at).map(|lands| border(&ctx.msg, lands));
    html! {
        g.vt-conflict data-piece="conflict" {
            @if let Some(told) = told { title { (told) } }
            circle.ring cx=(x) cy=(y) r="20" {}
            use href=(href("swords")) x=(x - 13) y=(y - 13) width="26" height="26" {}
        }
    }
}

/// Renders the strength of both sides, or the winner, or the number of the round.
fn middle(view: &View) -> Markup {
    match (strength::of(view, Side::Eagle), strength::of(view, Side::Rose), winner(view)) {
        (Some(eagle), Some(rose), _) => scales(eagle, rose),
        (_, _, Some(side)) => {
            html! { use href=(href(side.word())) x="-50" y="-50" width="100" height="100" {} }
        }
        (_, _, None) => html! {
            text.vt-round y="2" { (view.round) }
            text.vt-number y="26" { "/ " (view.rounds) }
        },
    }
}

fn scales(eagle: u16, rose: u16) -> Markup {
    html! {
        use href=(href("eagle")) x="-60" y="-46" width="46" height="46" {}
        use href=(href("rose")) x="14" y="-46" width="46" height="46" {}
        text.vt-total.vt-ahead[eagle > rose] x="-37" y="36" { (eagle) }
        text.vt-total.vt-ahead[rose > eagle] x="37" y="36" { (rose) }
        text.vt-number x="0" y="32" { "–" }
    }
}

/// Land 12 lies at the top, as on a clock.
fn angle(at: Place) -> f32 {
    30.0 * (at.index() + 1) as f32
}

/// Returns the point at this angle from a direction and this distance from the centre.
fn place(angle: f32) -> impl Fn((f32, f32)) -> (i32, i32) {
    move |(aside, far)| {
        let (sin, cos) = (angle + aside).to_radians().sin_cos();
        ((far * sin).round() as i32, (-far * cos).round() as i32)
    }
}

/// What is printed on each kind of land.
pub(super) fn kinds(ctx: &DrawContext<'_>, view: &View) -> Markup {
    if view.lands.is_empty() {
        return html! {};
    }
    let printed = |kind: Kind| view.lands.iter().find(|land| land.kind == kind);
    html! {
        section.panel.vt-kinds {
            h3 { (ctx.label("worth")) (ctx.msg.text("vt-lands")) }
            table {
                thead {
                    tr {
                        th scope="col" rowspan="2" { (ctx.msg.text("vt-land-kind")) }
                        th scope="col" rowspan="2" { (ctx.msg.text("vt-conflict-points")) }
                        th scope="colgroup" colspan=(view.seats.len()) { (ctx.msg.text("vt-worth")) }
                    }
                    tr { @for winners in 1..=view.seats.len() { th scope="col" { (winners) } } }
                }
                tbody { @for land in Kind::ALL.into_iter().filter_map(printed) { (kind_row(ctx, view, land)) } }
            }
        }
    }
}

fn kind_row(ctx: &DrawContext<'_>, view: &View, land: &LandView) -> Markup {
    html! {
        tr {
            th scope="row" { (sign(land.kind.word())) " " (kind(&ctx.msg, land.kind)) }
            td { (land.cp) }
            @for vp in land.vp.iter().take(view.seats.len()) { td { (vp) } }
        }
    }
}
