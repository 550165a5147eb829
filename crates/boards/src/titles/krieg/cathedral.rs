//! The cathedral, which grows part by part.

use super::words::{part_word, points, symbol_id};
use crate::DrawContext;
use crate::icon::SPRITE_PATH;
use krieg::{Part, View};
use maud::{Markup, html};

/// The parts from the back to the front.
const BEHIND: [Part; 6] = [Part::SecondAisle, Part::Choir, Part::Nave, Part::Roof, Part::Aisle, Part::Facade];

/// Where the building stands in the realm: left, top, width and height.
const SITE: [u16; 4] = [190, 76, 264, 288];
/// Where the crane stands while the nave has no roof.
const CRANE: [u16; 4] = [278, 143, 60, 60];

/// Renders the parts that are built, and the outline of the next.
pub(super) fn building(ctx: &DrawContext<'_>, view: &View) -> Markup {
    let has_crane = (1..Part::ALL.len()).contains(&view.parts.into());
    html! {
        g .kr-cathedral {
            title { (progress(ctx, view)) }
            (layer("plan", false, SITE))
            @for part in BEHIND {
                @if (part as u8) < view.parts { (layer(part_word(part), false, SITE)) }
                @else if view.next_part == Some(part) { (layer(part_word(part), true, SITE)) }
                @if part == Part::Nave && has_crane { (layer("crane", false, CRANE)) }
            }
        }
    }
}

fn layer(symbol: &str, is_planned: bool, [x, y, width, height]: [u16; 4]) -> Markup {
    let class = is_planned.then(|| symbol_id("next"));
    html! {
        use class=[class] href={ (SPRITE_PATH) "#" (symbol_id(symbol)) } x=(x) y=(y) width=(width) height=(height) {}
    }
}

/// Renders the progress of the cathedral and the next part.
fn progress(ctx: &DrawContext<'_>, view: &View) -> String {
    let Some(next) = view.next_part else {
        return ctx.msg.text("kr-cathedral-complete");
    };
    let sentence = ctx.msg.format("kr-cathedral").count("parts", view.parts);
    sentence.count("all", Part::ALL.len() as i32).text("next", name(ctx, next)).build()
}

fn name(ctx: &DrawContext<'_>, part: Part) -> String {
    ctx.msg.text(&format!("kr-part-{}", part_word(part)))
}

/// Renders all parts in the order of building, with the points for each.
pub(super) fn parts(ctx: &DrawContext<'_>, view: &View) -> Markup {
    html! {
        ol .kr-parts {
            @for (part, vp) in Part::ALL.into_iter().zip(view.points.parts) {
                li class=[stage(view, part)] { span { (name(ctx, part)) } " " b { (points(ctx, vp)) } }
            }
        }
    }
}

/// Returns the class of a part that stands or comes next.
fn stage(view: &View, part: Part) -> Option<String> {
    match view.next_part {
        Some(next) if part == next => Some(symbol_id("due")),
        Some(next) if part > next => None,
        Some(_) | None => Some(symbol_id("built")),
    }
}
