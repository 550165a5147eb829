//! The inputs that a match would accept, as data.

use engine::Seat;
use std::fmt;

/// The inputs that a match would accept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expected {
    /// Nothing: the game is over.
    Over,
    /// A chance outcome.
    Chance {
        /// An example of an outcome as a line of a record, shortened.
        example: String,
    },
    /// A decision of one of these seats.
    SeatSet(Vec<SeatInput>),
}

/// The possible decisions of a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatInput {
    /// The seat.
    pub seat: Seat,
    /// Some of its legal actions as lines of a record.
    pub examples: Vec<String>,
    /// The number of further legal actions.
    pub more: usize,
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Expected::Over => f.write_str("over"),
            Expected::Chance { example } => f.write_str(example),
            Expected::SeatSet(seats) => {
                for (n, possible) in seats.iter().enumerate() {
                    let between = if n == 0 { "" } else { "; " };
                    write!(f, "{between}{possible}")?;
                }
                Ok(())
            }
        }
    }
}

impl fmt::Display for SeatInput {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.examples.join(", "))?;
        if self.more > 0 { write!(f, ", +{}", self.more) } else { Ok(()) }
    }
}
