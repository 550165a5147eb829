//! What every board is drawn with.

use engine::{Eye, Seat, SeatSet};
use i18n::MessageContext;

/// What every board is drawn with beside the view.
#[derive(Copy, Clone)]
pub struct DrawContext<'a> {
    /// Messages, and the names of those at the table.
    pub msg: MessageContext<'a>,
    /// Who looks.
    pub eye: Eye,
    /// Who is to move.
    pub turn: SeatSet,
}

impl DrawContext<'_> {
    /// Whether a seat is that of who looks.
    #[must_use]
    pub fn is_viewer(&self, seat: Seat) -> bool {
        self.eye == Eye::Seat(seat)
    }

    /// Whether a seat is to move.
    #[must_use]
    pub fn is_to_move(&self, seat: Seat) -> bool {
        self.turn.contains(seat)
    }

    /// The seats in the order in which they are drawn: who looks comes first, then the others as they sit.
    pub fn seats_from_viewer(&self, seats: usize) -> impl Iterator<Item = Seat> + use<> {
        let first = match self.eye {
            Eye::Seat(seat) => seat.index(),
            Eye::Public | Eye::Omniscient => 0,
        };
        (0..seats).map(move |step| Seat::new((first + step) % seats))
    }
}
