//! The realm: the fiefs around the cathedral.

use super::words::symbol_id;
use super::{cathedral, fief};
use crate::DrawContext;
use crate::icon::SPRITE_PATH;
use i18n::GameText;
use krieg::plan::Season;
use krieg::{Krieg, View};
use maud::{Markup, html};

/// The roads from the fiefs to the cathedral.
const ROADS: &str = "M62 198c60 18 140-6 180 42M62 322c70 16 130 8 184-12M578 198c-60 18-140-8-178 36M578 322c-70 18-130 8-184-12";

/// Where labels are, in the fief of who looks and at the cathedral.
const LABELS: [(&str, (i32, i32)); 4] =
    [("farms", (20, 376)), ("workers", (214, 352)), ("reserve", (166, 257)), ("cathedral", (384, 168))];

/// Renders the panel of the realm.
pub(super) fn panel(ctx: &DrawContext<'_>, view: &View) -> Markup {
    html! {
        section .panel .kr-realm .(season(view)) {
            h3 { (Krieg::phase_line(&ctx.msg, view)) }
            svg .picture viewBox="0 0 640 440" role="group" aria-label=(ctx.msg.text("kr-table")) {
                (land())
                (cathedral::building(ctx, view))
                @for (seat, corner) in ctx.seats_from_viewer(view.seats.len()).zip(fief::CORNERS) {
                    (fief::draw(ctx, view, seat, corner))
                }
                @if view.seats.len() == 3 { (wilds()) }
                @for (name, place) in LABELS { (ctx.svg_label(name, place)) }
            }
            (cathedral::parts(ctx, view))
        }
    }
}

/// Returns the class that gives the land the colours of the season.
fn season(view: &View) -> String {
    symbol_id(match view.season {
        Some(Season::Winter) => "winter",
        Some(Season::Spring) => "spring",
        Some(Season::Summer) | None => "summer",
        Some(Season::Autumn) => "autumn",
    })
}

/// What lies between the fiefs.
fn land() -> Markup {
    html! {
        ellipse .kr-square cx="322" cy="284" rx="136" ry="84" {}
        path .kr-road d=(ROADS) {}
        (growth("tufts", [0, 0, 640, 440]))
        (growth("hill", [336, 18, 88, 33]))
        (growth("wood", [208, 30, 42, 36]))
        (growth("wood", [392, 366, 46, 40]))
        (growth("hill", [210, 392, 88, 33]))
    }
}

/// Renders the corner of a fourth fief when three play.
fn wilds() -> Markup {
    html! {
        (growth("wood", [470, 240, 70, 60]))
        (growth("wood", [548, 262, 70, 60]))
        (growth("wood", [500, 306, 70, 60]))
        (growth("hill", [470, 380, 120, 45]))
        (growth("wood", [572, 336, 60, 51]))
    }
}

fn growth(symbol: &str, [x, y, width, height]: [u16; 4]) -> Markup {
    html! {
        use href={ (SPRITE_PATH) "#" (symbol_id(symbol)) } x=(x) y=(y) width=(width) height=(height) {}
    }
}
