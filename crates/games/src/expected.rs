//! What could be entered at a table, as data.

use engine::Seat;
use std::fmt;

/// What could be entered now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expected {
    /// Nothing: the game is over.
    Over,
    /// What the box draws.
    Chance {
        /// A draw that might be, as a line of a record; it breaks off where it is long.
        example: String,
    },
    /// What one of these seats decides.
    SeatSet(Vec<SeatInput>),
}

/// What a seat could decide.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatInput {
    /// The seat.
    pub seat: Seat,
    /// Some of its decisions, as lines of a record.
    pub examples: Vec<String>,
    /// How many more there are.
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
