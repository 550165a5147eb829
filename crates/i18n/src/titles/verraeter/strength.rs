//! The strength of the two houses in a conflict, as far as it is public.

use verraeter::secret::{LandView, SeatView, View};
use verraeter::{Role, Side};

/// Returns the land of a house in the conflict; `None` if there is no conflict or it is decided.
#[must_use]
pub fn front(view: &View, side: Side) -> Option<&LandView> {
    let lands = view.conflict?.lands().map(|at| view.lands.get(at.index()));
    let [Some(one), Some(other)] = lands else { return None };
    match (one.side == side, other.side == side) {
        (true, false) => Some(one),
        (false, true) => Some(other),
        (true, true) | (false, false) => None,
    }
}

/// Returns the conflict points of a side: its land, supply cards, and diplomats that are shown.
#[must_use]
pub fn of(view: &View, side: Side) -> Option<u16> {
    let standing = view.seats.iter().filter(|seat| seat.side == Some(side));
    let brought = standing.map(|seat| seat.played.cp() + u16::from(shown(seat).map_or(0, Role::cp)));
    front(view, side).map(|land| u16::from(land.cp) + brought.sum::<u16>())
}

/// Returns the role that a player has revealed.
#[must_use]
pub fn shown(seat: &SeatView) -> Option<Role> {
    seat.role.filter(|_| seat.revealed)
}
