//! The view of Verräter as text.

use super::{by_house, hand, land, pile, role, roles};
use crate::{MessageContext, Section};
use verraeter::secret::{LandView, SeatView, View};

pub(super) fn sections(msg: &MessageContext<'_>, view: &View) -> Vec<Section> {
    let mut ring: Vec<String> = view.lands.iter().map(|own| land_line(msg, view, own)).collect();
    ring.extend(common(msg, view));
    let players = view.seats.iter().flat_map(|seat| seat_lines(msg, seat)).collect();
    vec![Section::new(msg.text("vt-table"), ring), Section::new(msg.text("ht-players"), players)]
}

fn land_line(msg: &MessageContext<'_>, view: &View, own: &LandView) -> String {
    let name = land(msg, view, own.land);
    match own.building {
        None => msg.format("vt-land-line").text("land", name).text("side", own.side.word()).build(),
        Some(building) => {
            let sentence = msg.format("vt-land-line-built").text("land", name).text("side", own.side.word());
            sentence.text("building", building.face.word()).seat("owner", building.owner).build()
        }
    }
}

/// Returns the pieces that belong to no player.
fn common(msg: &MessageContext<'_>, view: &View) -> Vec<String> {
    let mut lines = Vec::new();
    if let Some(border) = view.conflict {
        let [eagle, rose] = by_house(view, border).map(|at| land(msg, view, at));
        lines.push(msg.format("vt-conflict").text("eagle", eagle).text("rose", rose).build());
    }
    if let (Some(start), Some(strategy)) = (view.start, view.strategy) {
        lines.push(msg.format("vt-start").seat("start", start).seat("strategy", strategy).build());
    }
    let stock = match view.stock {
        Some(stock) => pile(msg, stock),
        None => msg.format("ht-cards").count("n", view.stock_size).build(),
    };
    lines
        .push(msg.format("vt-stock").text("stock", stock).text("discards", pile(msg, view.discards)).build());
    lines.push(msg.format("vt-shuffled").text("cards", pile(msg, view.shuffled)).build());
    if let Some(drawing) = view.drawing {
        lines.push(msg.format("vt-due").seat("seat", drawing.seat).count("due", drawing.due).build());
    }
    if view.is_set_aside {
        let aside = view.aside.map_or_else(|| msg.text("vt-unseen"), |aside| role(msg, aside));
        lines.push(msg.format("vt-set-aside").text("role", aside).build());
    }
    if let Some(untaken) = view.untaken {
        lines.push(msg.format("vt-untaken").text("roles", roles(msg, untaken)).build());
    }
    lines
}

fn seat_lines(msg: &MessageContext<'_>, seat: &SeatView) -> Vec<String> {
    let mut lines = Vec::new();
    let stands = match seat.side {
        None => msg.format("vt-seat-unsided"),
        Some(side) => msg.format("vt-seat").text("side", side.word()),
    };
    lines.push(stands.seat("seat", seat.seat).count("vp", seat.vp).count("cards", seat.hand_size).build());
    if let Some(cards) = seat.hand {
        lines.push(msg.format("vt-seat-hand").text("cards", hand(msg, cards)).build());
    } else if !seat.known.is_empty() {
        lines.push(msg.format("vt-seat-known").text("cards", hand(msg, seat.known)).build());
    }
    if !seat.played.is_empty() {
        lines.push(msg.format("vt-seat-played").text("cards", hand(msg, seat.played)).build());
    }
    let buildings = msg.format("vt-seat-buildings").count("estates", seat.estates);
    lines.push(buildings.count("offices", seat.offices).count("reserve", seat.reserve).build());
    lines.extend(role_line(msg, seat));
    if let Some(received) = seat.received {
        lines.push(msg.format("vt-seat-received").text("roles", roles(msg, received)).build());
    }
    if let Some(passed_on) = seat.passed_on {
        lines.push(msg.format("vt-seat-passed-on").text("roles", roles(msg, passed_on)).build());
    }
    lines[1..].iter_mut().for_each(|line| line.insert_str(0, "  "));
    lines
}

fn role_line(msg: &MessageContext<'_>, seat: &SeatView) -> Option<String> {
    let line = match (seat.role, seat.revealed) {
        (Some(own), true) => msg.format("vt-seat-role").text("role", role(msg, own)),
        (Some(own), false) => msg.format("vt-seat-role-down").text("role", role(msg, own)),
        (None, _) => msg.format("vt-seat-role-unknown"),
    };
    seat.has_role.then(|| line.build())
}
