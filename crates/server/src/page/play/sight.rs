//! Through whose eyes somebody looks at a table.

use super::Wish;
use crate::person::Visitor;
use crate::refused::Refused;
use crate::room::Snapshot;
use crate::secret;
use engine::{Eye, Seat, SeatSet, Turn};

/// Through whose eyes somebody looks at a table.
#[derive(Clone, Debug)]
pub(crate) struct Sight {
    /// The eye.
    pub(crate) eye: Eye,
    /// The seat whose eye it is.
    pub(crate) seat: Option<Seat>,
    /// The seats that are his.
    pub(crate) own: SeatSet,
    /// Whether he set the table up.
    pub(crate) host: bool,
}

impl Sight {
    /// Whether he has several seats and has not said which he looks from: people share his screen.
    pub(crate) fn is_behind_curtain(&self) -> bool {
        self.own.len() > 1 && self.seat.is_none()
    }

    /// What is left of it when another of those who share the screen is to move and this seat is not: the curtain falls,
    /// unless somebody wants to look all the same.
    pub(super) fn passed_on(self, now: &Snapshot, wish: &Wish) -> Sight {
        let asked = now.turn().map(Turn::seats).unwrap_or_default();
        let waits = |seat: Seat| self.own.contains(seat) && now.present().contains(seat);
        let passes_on = self.own_seat().is_some_and(|seat| !asked.contains(seat)) && asked.iter().any(waits);
        if passes_on && wish.look.is_none() { Sight { eye: Eye::Public, seat: None, ..self } } else { self }
    }

    /// The seat, if it is his own.
    pub(crate) fn own_seat(&self) -> Option<Seat> {
        self.seat.filter(|seat| self.own.contains(*seat))
    }
}

/// What a visitor may see of a table. Nobody who plays looks through another's eyes; who does not play needs the link for
/// spectators or a table that is listed, and sees what lies on the table, or what somebody lets him see.
pub(crate) fn look(now: &Snapshot, visitor: &Visitor, wish: &Wish) -> Result<Sight, Refused> {
    let own = now.seats_of(visitor.id());
    let host = visitor.person.as_ref().is_some_and(|person| person.id == now.row.host);
    let wanted = match &wish.seat {
        Some(seat) => Some(seat.parse::<Seat>().map_err(|_| Refused::Unknown)?),
        None => own.as_singleton(),
    };
    let open = match wish.eye.as_deref() {
        Some(eye) => now.is_open() && eye == "open",
        // Who opens a record wants to see it all.
        None => now.is_study() && wanted.is_none(),
    };
    let sees = |seat: Option<Seat>| {
        let eye = if open { Eye::Omniscient } else { seat.map_or(Eye::Public, Eye::Seat) };
        Sight { eye, seat, own, host }
    };
    if !own.is_empty() {
        // When the game is over, everybody may see what everybody saw.
        let allowed =
            wanted.is_none_or(|seat| own.contains(seat) || (now.is_open() && now.chair(seat).is_some()));
        return if allowed { Ok(sees(wanted)) } else { Err(Refused::Foreign) };
    }
    let let_in = wish.watch.as_ref().is_some_and(|watch| secret::is_same(watch, &now.row.watch));
    if !(let_in || host || now.row.listed) {
        return Err(Refused::Foreign);
    }
    match wanted {
        None => Ok(sees(None)),
        Some(seat) if now.chair(seat).is_some_and(|chair| chair.shown || now.is_open()) => {
            Ok(sees(Some(seat)))
        }
        Some(_) => Err(Refused::Foreign),
    }
}
