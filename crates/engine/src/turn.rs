//! Whose move it is, and who is looking.

use crate::{Seat, SeatSet};

/// Who must move now.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Turn {
    /// One seat decides.
    Seat(Seat),
    /// These seats still owe a choice that nobody sees until all have made it.
    Simultaneous(SeatSet),
    /// The box decides: dice, cards.
    Chance,
    /// The game is over.
    Over,
}

impl Turn {
    /// The seats that may act now.
    #[must_use]
    pub fn seats(self) -> SeatSet {
        match self {
            Turn::Seat(seat) => SeatSet::singleton(seat),
            Turn::Simultaneous(seats) => seats,
            Turn::Chance | Turn::Over => SeatSet::NONE,
        }
    }

    /// Whether this seat may act now.
    #[must_use]
    pub fn is_for(self, seat: Seat) -> bool {
        self.seats().contains(seat)
    }
}

/// Whose eyes look at a table.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Eye {
    /// A player's: what is open, and his own secrets.
    Seat(Seat),
    /// A bystander's: what is open.
    Public,
    /// The whole truth: for records of finished games, referees and tests, never for a player.
    Omniscient,
}

impl Eye {
    /// Whether this eye sees what only `seat` may see.
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
