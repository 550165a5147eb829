//! Turns and observers.

use crate::{Seat, SeatSet};

/// Who must decide now.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Turn {
    /// One seat decides.
    Seat(Seat),
    /// Several seats decide at the same time: none sees the choice of another until all have chosen. The set holds the seats that
    /// have not chosen yet; they are asked one after the other.
    Simultaneous(SeatSet),
    /// A chance event is due, such as a roll of dice or a draw of cards.
    Chance,
    /// The game is over.
    Over,
}

impl Turn {
    /// Returns the seats that may act now.
    #[must_use]
    pub fn seats(self) -> SeatSet {
        match self {
            Turn::Seat(seat) => SeatSet::singleton(seat),
            Turn::Simultaneous(seats) => seats,
            Turn::Chance | Turn::Over => SeatSet::NONE,
        }
    }

    /// Returns whether this seat may act now.
    #[must_use]
    pub fn is_for(self, seat: Seat) -> bool {
        self.seats().contains(seat)
    }
}

/// An observer of a game: which information a view, an observed ply or an event contains depends on it.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Eye {
    /// A player, who sees the public information and the private information of the own seat.
    Seat(Seat),
    /// A spectator, who sees the public information only.
    Public,
    /// An observer who sees the whole state: for records of finished games, referees and tests, never for a player.
    Omniscient,
}

impl Eye {
    /// Returns whether this observer sees the private information of `seat`.
    #[must_use]
    pub fn sees(self, seat: Seat) -> bool {
        match self {
            Eye::Seat(own) => own == seat,
            Eye::Public => false,
            Eye::Omniscient => true,
        }
    }
}

impl core::fmt::Display for Eye {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            Eye::Seat(seat) => write!(f, "{seat}"),
            Eye::Public => f.write_str("table"),
            Eye::Omniscient => f.write_str("open"),
        }
    }
}

impl core::str::FromStr for Eye {
    type Err = crate::ParseSeatError;

    fn from_str(text: &str) -> Result<Eye, crate::ParseSeatError> {
        match text {
            "table" => Ok(Eye::Public),
            "open" => Ok(Eye::Omniscient),
            seat => seat.parse().map(Eye::Seat),
        }
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Eye {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
