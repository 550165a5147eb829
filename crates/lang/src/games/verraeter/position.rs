//! A table of Verräter in words.

use super::{by_house, hand, land, pile, role, roles};
use crate::{Section, Teller};
use verraeter::secret::{LandView, SeatView, View};

pub(super) fn sections(tell: &Teller<'_>, view: &View) -> Vec<Section> {
    let mut ring: Vec<String> = view.lands.iter().map(|own| land_line(tell, view, own)).collect();
    ring.extend(common(tell, view));
    let players = view.seats.iter().flat_map(|seat| seat_lines(tell, seat)).collect();
    vec![Section::new(tell.say("vt-table"), ring), Section::new(tell.say("ht-players"), players)]
}

fn land_line(tell: &Teller<'_>, view: &View, own: &LandView) -> String {
    let name = land(tell, view, own.land);
    match own.building {
        None => tell.tell("vt-land-line").text("land", name).text("side", own.side.word()).end(),
        Some(building) => {
            let sentence = tell.tell("vt-land-line-built").text("land", name).text("side", own.side.word());
            sentence.text("building", building.face.word()).seat("owner", building.owner).end()
        }
    }
}

/// What belongs to nobody.
fn common(tell: &Teller<'_>, view: &View) -> Vec<String> {
    let mut lines = Vec::new();
    if let Some(border) = view.conflict {
        let [eagle, rose] = by_house(view, border).map(|at| land(tell, view, at));
        lines.push(tell.tell("vt-conflict").text("eagle", eagle).text("rose", rose).end());
    }
    if let (Some(start), Some(strategy)) = (view.start, view.strategy) {
        lines.push(tell.tell("vt-start").seat("start", start).seat("strategy", strategy).end());
    }
    let stock = match view.stock {
        Some(stock) => pile(tell, stock),
        None => tell.tell("ht-cards").count("n", view.stock_size).end(),
    };
    lines.push(tell.tell("vt-stock").text("stock", stock).text("discards", pile(tell, view.discards)).end());
    lines.push(tell.tell("vt-shuffled").text("cards", pile(tell, view.shuffled)).end());
    if let Some(drawing) = view.drawing {
        lines.push(tell.tell("vt-due").seat("seat", drawing.seat).count("due", drawing.due).end());
    }
    if view.is_set_aside {
        let aside = view.aside.map_or_else(|| tell.say("vt-unseen"), |aside| role(tell, aside));
        lines.push(tell.tell("vt-set-aside").text("role", aside).end());
    }
    if let Some(untaken) = view.untaken {
        lines.push(tell.tell("vt-untaken").text("roles", roles(tell, untaken)).end());
    }
    lines
}

fn seat_lines(tell: &Teller<'_>, seat: &SeatView) -> Vec<String> {
    let mut lines = Vec::new();
    let stands = match seat.side {
        None => tell.tell("vt-seat-unsided"),
        Some(side) => tell.tell("vt-seat").text("side", side.word()),
    };
    lines.push(stands.seat("seat", seat.seat).count("vp", seat.vp).count("cards", seat.hand_size).end());
    if let Some(cards) = seat.hand {
        lines.push(tell.tell("vt-seat-hand").text("cards", hand(tell, cards)).end());
    } else if !seat.known.is_empty() {
        lines.push(tell.tell("vt-seat-known").text("cards", hand(tell, seat.known)).end());
    }
    if !seat.played.is_empty() {
        lines.push(tell.tell("vt-seat-played").text("cards", hand(tell, seat.played)).end());
    }
    let buildings = tell.tell("vt-seat-buildings").count("estates", seat.estates);
    lines.push(buildings.count("offices", seat.offices).count("reserve", seat.reserve).end());
    lines.extend(role_line(tell, seat));
    if let Some(received) = seat.received {
        lines.push(tell.tell("vt-seat-received").text("roles", roles(tell, received)).end());
    }
    if let Some(passed_on) = seat.passed_on {
        lines.push(tell.tell("vt-seat-passed-on").text("roles", roles(tell, passed_on)).end());
    }
    lines[1..].iter_mut().for_each(|line| line.insert_str(0, "  "));
    lines
}

fn role_line(tell: &Teller<'_>, seat: &SeatView) -> Option<String> {
    let line = match (seat.role, seat.revealed) {
        (Some(own), true) => tell.tell("vt-seat-role").text("role", role(tell, own)),
        (Some(own), false) => tell.tell("vt-seat-role-down").text("role", role(tell, own)),
        (None, _) => tell.tell("vt-seat-role-unknown"),
    };
    seat.has_role.then(|| line.end())
}
