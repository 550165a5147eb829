//! The board of characters: the ring of lands.

use crate::MessageContext;
use crate::ascii_canvas::{Canvas, truncate};
use verraeter::secret::{LandView, View};

/// Columns and lines of a land.
const WIDE: usize = 17;
const HIGH: usize = 3;
/// Columns between two lands.
const GAP: usize = 2;

/// Where each land of the ring lies, by column and row of a square of four by four.
const RING: [(usize, usize); 12] =
    [(0, 0), (1, 0), (2, 0), (3, 0), (3, 1), (3, 2), (3, 3), (2, 3), (1, 3), (0, 3), (0, 2), (0, 1)];

/// Returns the ring: twelve lands around the middle, where the conflict stands.
pub(super) fn draw(msg: &MessageContext<'_>, view: &View) -> Vec<String> {
    let mut canvas = Canvas::new(4 * WIDE + 3 * GAP, 4 * (HIGH + 1) - 1);
    for (land, at) in view.lands.iter().zip(RING) {
        draw_land(msg, &mut canvas, land, corner(at));
    }
    if let Some(border) = view.conflict {
        let [one, other] = border.lands().map(|at| corner(RING[at.index()]));
        let swords = if one.1 == other.1 {
            (one.0.max(other.0) - GAP, one.1 + 1)
        } else {
            (one.0 + WIDE / 2, one.1.max(other.1) - 1)
        };
        canvas.write(swords.0, swords.1, "⚔ ");
    }
    middle(msg, view, &mut canvas);
    canvas.lines()
}

fn corner((column, row): (usize, usize)) -> (usize, usize) {
    (column * (WIDE + GAP), row * (HIGH + 1))
}

fn draw_land(msg: &MessageContext<'_>, canvas: &mut Canvas, land: &LandView, (x, y): (usize, usize)) {
    let kind = msg.text(&format!("vt-kind-{}", land.kind.word()));
    let side = msg.format("vt-side").text("side", land.side.word()).build();
    let shield = match land.side {
        verraeter::Side::Eagle => '▲',
        verraeter::Side::Rose => '✿',
    };
    canvas.write(x, y, &truncate(&format!("{:>2} {kind}", land.land.index() + 1), WIDE));
    canvas.write(x + 3, y + 1, &truncate(&format!("{shield} {side}"), WIDE - 3));
    if let Some(building) = land.building {
        let face = msg.format("vt-building").text("building", building.face.word()).build();
        let owner = format!("⌂ {} {face}", msg.seat(building.owner));
        canvas.write(x + 3, y + 2, &truncate(&owner, WIDE - 3));
    }
}

/// Returns the cards that both houses have played and their supporters.
fn middle(msg: &MessageContext<'_>, view: &View, canvas: &mut Canvas) {
    let (x, y) = corner((1, 1));
    for (n, seat) in view.seats.iter().enumerate() {
        let Some(side) = seat.side else { continue };
        let side = msg.format("vt-side").text("side", side.word()).build();
        let line =
            format!("{} · {side} · {}", msg.seat(seat.seat), msg.format("ht-vp").count("n", seat.vp).build());
        canvas.write(x + 1, y + 1 + n, &truncate(&line, 2 * WIDE));
    }
}
