//! The building cards of a player: where they stand, and those that are not placed.

use super::names::{face, kind, sign};
use super::spot::Spot;
use crate::DrawContext;
use maud::{Markup, html};
use verraeter::plan::Phase;
use verraeter::secret::{LandView, SeatView, View};
use verraeter::{Building, Face};

/// Renders all of them.
pub(super) fn buildings(ctx: &DrawContext<'_>, view: &View, seat: &SeatView) -> Markup {
    let own = |land: &&LandView| land.building.is_some_and(|building| building.owner == seat.seat);
    html! {
        ul.facts.vt-holding {
            @for land in view.lands.iter().filter(own) {
                @if let Some(building) = land.building { (placed(ctx, seat, land, building)) }
            }
            @if seat.reserve > 0 { (reserve(ctx, view, seat)) }
        }
    }
}

/// Renders a building; an estate has a sack if it gives cards.
fn placed(ctx: &DrawContext<'_>, seat: &SeatView, land: &LandView, building: Building) -> Markup {
    let estate = building.face == Face::Estate;
    let idle = estate && seat.side != Some(land.side);
    html! {
        li.vt-chip.vt-idle[idle] title=[idle.then(|| ctx.msg.text("vt-idle"))] {
            (sign(building.face.word())) span { (face(&ctx.msg, building.face)) " " (land.land) }
            (sign(land.kind.word())) span.vt-quiet { (kind(&ctx.msg, land.kind)) }
            @if estate && !idle { (sign("supply")) }
        }
    }
}

/// Renders building cards that are not placed; their two sides can be selected in a decision to build.
fn reserve(ctx: &DrawContext<'_>, view: &View, seat: &SeatView) -> Markup {
    let open = ctx.is_viewer(seat.seat) && view.phase == Phase::Builder;
    html! {
        li.vt-quiet { (ctx.msg.format("vt-reserve").count("n", seat.reserve).build()) }
        @if open {
            @for side in Face::ALL {
                li.vt-chip.vt-face data-spot=(Spot::Face(side)) { (sign(side.word())) (face(&ctx.msg, side)) }
            }
        }
    }
}
