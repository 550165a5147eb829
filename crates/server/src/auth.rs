//! Authorization: who may see a table, and who may act at it. No other module decides that.

use crate::error::ApiError;
use crate::journal::Snapshot;
use crate::random_token;
use crate::session::CurrentUser;
use engine::{Eye, Seat, SeatSet};
use serde::Deserialize;

/// Which view of a table a request asks for.
#[derive(Clone, Debug, Default, Deserialize)]
pub(crate) struct ViewQuery {
    /// The number of the seat whose view it is.
    pub(crate) seat: Option<String>,
    /// The key of the spectator link.
    pub(crate) watch: Option<String>,
    /// `open` shows everything, if nothing is secret any more.
    pub(crate) eye: Option<String>,
}

/// What a user may see of a table: whose view, and which seats are the user's own.
#[derive(Clone, Debug)]
pub(crate) struct Viewpoint {
    /// The observer whose view is shown.
    pub(crate) eye: Eye,
    /// The seat whose view is shown; it need not be an own one.
    pub(crate) seat: Option<Seat>,
    /// The seats of the user.
    pub(crate) own: SeatSet,
    /// Whether the user is the host of the table.
    pub(crate) is_host: bool,
}

impl Viewpoint {
    /// Whether the view is hidden because several people share the screen: the user has several seats and has not chosen one.
    pub(crate) fn is_hotseat_hidden(&self) -> bool {
        self.own.len() > 1 && self.seat.is_none()
    }

    /// The viewpoint after a hand-over: hidden if another own seat is to move and the shown one is not, so that people who
    /// share a screen do not see each other's secrets.
    pub(crate) fn hand_over(self, snapshot: &Snapshot) -> Viewpoint {
        let to_move = snapshot.seats_to_move();
        let is_waiting_for = |seat: Seat| self.own.contains(seat) && snapshot.present().contains(seat);
        let hands_over =
            self.own_seat().is_some_and(|seat| !to_move.contains(seat)) && to_move.iter().any(is_waiting_for);
        if hands_over { Viewpoint { eye: Eye::Public, seat: None, ..self } } else { self }
    }

    /// The shown seat, if it is an own one.
    pub(crate) fn own_seat(&self) -> Option<Seat> {
        self.seat.filter(|seat| self.own.contains(*seat))
    }

    /// The seat for which a command acts: the shown seat, which must be an own one.
    pub(crate) fn acting_seat(&self) -> Result<Seat, ApiError> {
        self.own_seat().ok_or(ApiError::Forbidden)
    }

    /// The seat that writes a chat message: the shown one, else any own one.
    pub(crate) fn chat_seat(&self) -> Result<Seat, ApiError> {
        self.own_seat().or_else(|| self.own.iter().next()).ok_or(ApiError::Forbidden)
    }
}

/// Decides what a user may see of a table.
///
/// A player sees the views of the own seats only, and every view when nothing is secret any more. Anybody else needs the
/// spectator link or a listed table, and sees the public view, or the view of a seat that its player shows to spectators.
pub(crate) fn authorize_view(
    snapshot: &Snapshot,
    user: &CurrentUser,
    query: &ViewQuery,
) -> Result<Viewpoint, ApiError> {
    let own = snapshot.seats_of(user.id());
    let is_host = is_host(snapshot, user);
    let requested = match &query.seat {
        Some(seat) => Some(seat.parse::<Seat>().map_err(|_| ApiError::NotFound)?),
        None => own.as_singleton(),
    };
    let is_omniscient = match query.eye.as_deref() {
        Some(eye) => snapshot.is_revealed() && eye == "open",
        // An imported record is shown completely unless a seat is chosen.
        None => snapshot.is_study() && requested.is_none(),
    };
    let viewpoint = |seat: Option<Seat>| {
        let eye = if is_omniscient { Eye::Omniscient } else { seat.map_or(Eye::Public, Eye::Seat) };
        Viewpoint { eye, seat, own, is_host }
    };
    if !own.is_empty() {
        let is_allowed = |seat: Seat| {
            own.contains(seat) || (snapshot.is_revealed() && snapshot.assignment(seat).is_some())
        };
        return if requested.is_none_or(is_allowed) {
            Ok(viewpoint(requested))
        } else {
            Err(ApiError::Forbidden)
        };
    }
    let has_key =
        query.watch.as_ref().is_some_and(|key| random_token::constant_time_eq(key, &snapshot.row.watch_key));
    if !(has_key || is_host || snapshot.row.listed) {
        return Err(ApiError::Forbidden);
    }
    let Some(seat) = requested else {
        return Ok(viewpoint(None));
    };
    let is_shown = snapshot.assignment(seat).is_some_and(|it| it.is_shown || snapshot.is_revealed());
    if is_shown { Ok(viewpoint(Some(seat))) } else { Err(ApiError::Forbidden) }
}

fn is_host(snapshot: &Snapshot, user: &CurrentUser) -> bool {
    user.user.as_ref().is_some_and(|user| user.id == snapshot.row.host)
}

/// Only the host may start a table.
pub(crate) fn authorize_start(snapshot: &Snapshot, user: &CurrentUser) -> Result<(), ApiError> {
    if is_host(snapshot, user) { Ok(()) } else { Err(ApiError::Forbidden) }
}

/// Whoever has the invitation may take a seat; at a listed table everybody may.
pub(crate) fn authorize_join(snapshot: &Snapshot, invite: &str) -> Result<(), ApiError> {
    if snapshot.accepts_invite(invite) { Ok(()) } else { Err(ApiError::Forbidden) }
}

/// Only users with a seat may start a rematch.
pub(crate) fn authorize_rematch(viewpoint: &Viewpoint) -> Result<(), ApiError> {
    if viewpoint.own.is_empty() { Err(ApiError::Forbidden) } else { Ok(()) }
}

/// Whether a user sees the links of invitation and spectators: only the host and users with a seat do.
pub(crate) fn sees_links(snapshot: &Snapshot, user: &CurrentUser) -> bool {
    !snapshot.seats_of(user.id()).is_empty() || is_host(snapshot, user)
}
