//! What every board is drawn with.

use engine::{Eye, Seat, Seats};
use lang::Teller;

/// What every board is drawn with beside the view.
#[derive(Copy, Clone)]
pub struct Pen<'a> {
    /// Words, and the names of those at the table.
    pub tell: Teller<'a>,
    /// Who looks.
    pub eye: Eye,
    /// Who is to move.
    pub turn: Seats,
}

impl Pen<'_> {
    /// Whether a seat is that of who looks.
    #[must_use]
    pub fn is_me(&self, seat: Seat) -> bool {
        self.eye == Eye::Seat(seat)
    }

    /// Whether a seat is to move.
    #[must_use]
    pub fn is_to_move(&self, seat: Seat) -> bool {
        self.turn.has(seat)
    }

    /// The seats in the order in which they are drawn: who looks comes first, then the others as they sit.
    pub fn around(&self, seats: usize) -> impl Iterator<Item = Seat> + use<> {
        let first = match self.eye {
            Eye::Seat(seat) => seat.index(),
            Eye::Table | Eye::Open => 0,
        };
        (0..seats).map(move |step| Seat::new((first + step) % seats))
    }
}
