//! Utilities of finished games.

use engine::{MAX_SEATS, PerSeat, Scores, SeatSet};

/// A utility for each seat, most of them from 0 to 1.
pub type Utilities = PerSeat<f32, MAX_SEATS>;

/// How the result of a finished game becomes a utility for each seat.
#[derive(Copy, Clone, PartialEq, Debug, Default)]
pub enum Utility {
    /// The share of the win: `1 / k` for each of `k` winners, 0 for all others.
    #[default]
    WinShare,
    /// The rank: 1 for the first of `n` seats, 0 for the last, `(n - rank) / (n - 1)` between them.
    Rank,
    /// The points, `(points - lowest) / (highest - lowest)`: for games whose points are payoffs. Choose the bounds so that results
    /// lie between them: the exploration constant assumes utilities from 0 to 1.
    Points {
        /// Points that count as 0.
        lowest: i16,
        /// Points that count as 1.
        highest: i16,
    },
}

impl Utility {
    /// The utility of a finished game for each of its seats.
    #[must_use]
    pub fn of(self, seats: u8, scores: &Scores) -> Utilities {
        let winners = scores.winners();
        let mut utilities = Utilities::default();
        for seat in SeatSet::all(seats).iter() {
            utilities[seat] = match self {
                Utility::WinShare if winners.contains(seat) => 1.0 / winners.len() as f32,
                Utility::WinShare => 0.0,
                Utility::Rank => f32::from(seats - scores.rank(seat)) / f32::from(seats - 1).max(1.0),
                Utility::Points { lowest, highest } => {
                    let range = f32::from(highest) - f32::from(lowest);
                    (f32::from(scores.points(seat)) - f32::from(lowest)) / range
                }
            };
        }
        utilities
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Seat;

    fn utilities(utility: Utility) -> [f32; 3] {
        let points = [7, 9, 9];
        let scores = Scores::by_points(3, |seat| points[seat.index()], |_| 0);
        [0, 1, 2].map(|seat| utility.of(3, &scores)[Seat::new(seat)])
    }

    #[test]
    fn two_winners_share_the_win() {
        assert_eq!(utilities(Utility::WinShare), [0.0, 0.5, 0.5]);
    }

    #[test]
    fn ranks_and_points_are_scaled_from_0_to_1() {
        assert_eq!(utilities(Utility::Rank), [0.0, 1.0, 1.0]);
        assert_eq!(utilities(Utility::Points { lowest: 5, highest: 9 }), [0.5, 1.0, 1.0]);
    }
}
