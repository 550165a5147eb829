//! A fief: farms outside, workers' houses towards the cathedral, the keep, and houses in reserve.

use super::pieces;
use super::spots::Spot;
use super::words::symbol_id;
use crate::DrawContext;
use crate::icon::SPRITE_PATH;
use crate::seat_style::{seat_class, seat_emblem};
use engine::Seat;
use krieg::Site;
use krieg::secret::{SeatView, View};
use maud::{Markup, html};

/// A corner of the realm.
#[derive(Copy, Clone)]
pub(super) struct Corner {
    right: bool,
    low: bool,
}

/// The corners clockwise; the observer is at the lower left.
pub(super) const CORNERS: [Corner; 4] = [
    Corner { right: false, low: true },
    Corner { right: false, low: false },
    Corner { right: true, low: false },
    Corner { right: true, low: true },
];

/// The realm's size.
const REALM: [i16; 2] = [640, 440];
/// The borders of the fief in the upper left corner.
const LAND: &str = "M28 5c46-6 100 5 140 0 22-2 31 9 29 30-3 40 5 82 1 122-3 42-7 57-31 58-46 2-92-5-134 0C8 218 2 202 3 170 7 122-1 72 3 36 5 13 12 7 28 5z";
/// A house on its site, and one in reserve.
const HOUSE: i16 = 42;
const SPARE: i16 = 23;
/// The printed sites, and one more place.
const FARMS: u8 = 6;
const HUTS: u8 = 3;

impl Corner {
    /// A place in this corner of the realm, given as it would be in the upper left one.
    fn place(self, [x, y]: [i16; 2], [width, height]: [i16; 2]) -> [i16; 2] {
        [if self.right { REALM[0] - x - width } else { x }, if self.low { REALM[1] - y - height } else { y }]
    }

    /// What turns the upper left corner into this one.
    fn mirror(self) -> Option<String> {
        let across = |turns, size| if turns { (size, -1) } else { (0, 1) };
        let ((x, wide), (y, high)) = (across(self.right, REALM[0]), across(self.low, REALM[1]));
        (self.right || self.low).then(|| format!("translate({x} {y}) scale({wide} {high})"))
    }

    fn farm(self, n: u8) -> [i16; 2] {
        let (column, row) = (i16::from(n % 3), i16::from(n / 3 % 2));
        self.place([12 + 47 * column + 6 * row, 10 + 51 * row - i16::from(n / 6) * 4], [HOUSE; 2])
    }

    fn hut(self, n: u8) -> [i16; 2] {
        self.place([157, 56 + 52 * i16::from(n)], [HOUSE; 2])
    }

    fn spare(self, n: u8) -> [i16; 2] {
        let (column, row) = (i16::from(n % 4), i16::from(n / 4));
        self.place([70 + 20 * column, 172 - 22 * row], [SPARE; 2])
    }
}

pub(super) fn draw(ctx: &DrawContext<'_>, view: &View, seat: Seat, corner: Corner) -> Markup {
    let lord = &view.seats[seat.index()];
    let spot = (!ctx.is_viewer(seat)).then_some(Spot::Fief(seat));
    html! {
        g .kr-fief .(seat_class(seat)) .kr-acts[ctx.is_to_move(seat)] data-spot=[spot] {
            title { (description(ctx, lord)) }
            (ground(corner))
            (keep(view, seat, corner))
            (sites(ctx, lord, corner))
            (houses(ctx, lord, corner))
        }
    }
}

fn description(ctx: &DrawContext<'_>, lord: &SeatView) -> String {
    let sentence = ctx.msg.format("kr-seat").seat("seat", lord.seat).count("vp", lord.vp);
    let sentence = sentence.count("farms", lord.outer).count("workers", lord.inner);
    sentence.count("reserve", lord.reserve).build()
}

fn ground(corner: Corner) -> Markup {
    html! {
        path .ring .kr-land d=(LAND) transform=[corner.mirror()] {}
    }
}

/// Renders the keep with the shield of its player, and the signet of the king's adviser.
fn keep(view: &View, seat: Seat, corner: Corner) -> Markup {
    let [x, y] = corner.place([8, 122], [60, 70]);
    html! {
        (symbol(&symbol_id("keep"), [x, y], [60, 70]))
        (symbol("shield", [x + 12, y + 38], [24, 24]))
        (symbol(&seat_emblem(seat), [x + 18, y + 43], [12, 12]))
        @if view.adviser == Some(seat) {
            g data-piece="adviser" { (symbol(&symbol_id("signet"), corner.place([70, 113], [32; 2]), [32; 2])) }
        }
    }
}

/// Renders the sites; the next free one of the observer can be selected.
fn sites(ctx: &DrawContext<'_>, lord: &SeatView, corner: Corner) -> Markup {
    let mine = ctx.is_viewer(lord.seat);
    html! {
        @for n in 0..FARMS {
            (site(ctx, Site::Outer, corner.farm(n), mine && n == lord.outer))
        }
        @for n in 0..HUTS {
            (site(ctx, Site::Inner, corner.hut(n), mine && n == lord.inner))
        }
    }
}

fn site(ctx: &DrawContext<'_>, site: Site, [x, y]: [i16; 2], is_next: bool) -> Markup {
    let name = match site {
        Site::Outer => "plot",
        Site::Inner => "lot",
    };
    let drawn = symbol(&symbol_id(name), [x - 3, y + 21], [48, 24]);
    html! {
        @if is_next {
            g data-spot=(Spot::Free(site)) {
                title { (site_name(ctx, site)) }
                ellipse .ring .kr-ring cx=(x + 21) cy=(y + 33) rx="25" ry="13" {}
                (drawn)
            }
        } @else { (drawn) }
    }
}

fn site_name(ctx: &DrawContext<'_>, site: Site) -> String {
    ctx.msg.text(match site {
        Site::Outer => "kr-board-farms",
        Site::Inner => "kr-board-workers",
    })
}

/// Renders all houses: by the cathedral, on the land and in reserve. The observer's houses can be selected. Huts are counted
/// from one end and farms from the other, so that each keeps its name when others change; a farm that returns to the
/// reserve is burned.
fn houses(ctx: &DrawContext<'_>, lord: &SeatView, corner: Corner) -> Markup {
    let all = lord.inner + lord.outer + lord.reserve;
    let piece = |n| pieces::house(lord.seat, n);
    html! {
        @for n in 0..lord.inner {
            (house(ctx, lord.seat, &piece(n), corner.hut(n), Site::Inner))
        }
        @for n in 0..lord.outer {
            (house(ctx, lord.seat, &piece(all - 1 - n), corner.farm(n), Site::Outer))
        }
        @for n in 0..lord.reserve {
            g data-piece=(piece(lord.inner + n)) data-face="spare" data-was="farm" data-change="burn" {
                (built(lord.seat, corner.spare(n), SPARE))
            }
        }
    }
}

fn house(ctx: &DrawContext<'_>, seat: Seat, piece: &str, at: [i16; 2], site: Site) -> Markup {
    let spot = ctx.is_viewer(seat).then_some(Spot::TableGame(site));
    let face = match site {
        Site::Outer => "farm",
        Site::Inner => "hut",
    };
    html! {
        g data-piece=(piece) data-face=(face) data-spot=[spot] {
            @if spot.is_some() {
                title { (site_name(ctx, site)) }
                circle .ring .kr-ring cx=(at[0] + 21) cy=(at[1] + 23) r="23" {}
            }
            (built(seat, at, HOUSE))
        }
    }
}

/// Renders a house in the colour of its player, with the emblem on the gable.
fn built(seat: Seat, [x, y]: [i16; 2], size: i16) -> Markup {
    let mark = size * 3 / 10;
    html! {
        (symbol(&symbol_id("house"), [x, y], [size; 2]))
        (symbol(&seat_emblem(seat), [x + size / 7, y + size / 2], [mark; 2]))
    }
}

fn symbol(id: &str, [x, y]: [i16; 2], [width, height]: [i16; 2]) -> Markup {
    html! {
        use href={ (SPRITE_PATH) "#" (id) } x=(x) y=(y) width=(width) height=(height) {}
    }
}
