//! The context of rendering.

use engine::{Eye, Seat, SeatSet};
use i18n::MessageContext;

/// The context with which a board renders a view.
#[derive(Copy, Clone)]
pub struct DrawContext<'a> {
    /// The messages with the names of the players.
    pub msg: MessageContext<'a>,
    /// The observer.
    pub eye: Eye,
    /// The seats to move.
    pub turn: SeatSet,
}

impl DrawContext<'_> {
    /// Returns whether a seat is that of the observer.
    #[must_use]
    pub fn is_viewer(&self, seat: Seat) -> bool {
        self.eye == Eye::Seat(seat)
    }

    /// Returns whether a seat is to move.
    #[must_use]
    pub fn is_to_move(&self, seat: Seat) -> bool {
        self.turn.contains(seat)
    }

    /// Returns the seats in drawing order: the observer first, then clockwise.
    pub fn seats_from_viewer(&self, seats: usize) -> impl Iterator<Item = Seat> + use<> {
        let first = match self.eye {
            Eye::Seat(seat) => seat.index(),
            Eye::Public | Eye::Omniscient => 0,
        };
        (0..seats).map(move |step| Seat::new((first + step) % seats))
    }
}
