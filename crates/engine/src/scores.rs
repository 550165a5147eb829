//! Points and ranks.

use crate::{MAX_SEATS, PerSeat, Seat, SeatSet};
use core::cmp::Ordering;

/// Points and ranks of all seats. During play they are those of a game that ends now.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Scores {
    seats: u8,
    points: PerSeat<i16, MAX_SEATS>,
    ranks: PerSeat<u8, MAX_SEATS>,
}

impl Scores {
    /// Ranks the seats by points, and equal points by `tie_break`; more is better. Seats that are still equal share a rank.
    #[must_use]
    pub fn by_points(seats: u8, points: impl Fn(Seat) -> i16, tie_break: impl Fn(Seat) -> i16) -> Scores {
        let standing = |seat| (points(seat), tie_break(seat));
        let everyone = SeatSet::all(seats);
        let mut scores = Scores { seats, points: PerSeat::default(), ranks: PerSeat::default() };
        for seat in everyone.iter() {
            let ahead = |other: &Seat| standing(*other).cmp(&standing(seat)) == Ordering::Greater;
            scores.points[seat] = points(seat);
            scores.ranks[seat] = 1 + everyone.iter().filter(ahead).count() as u8;
        }
        scores
    }

    /// Returns the points of a seat.
    #[must_use]
    pub fn points(&self, seat: Seat) -> i16 {
        self.points[seat]
    }

    /// Returns the rank of a seat: 1 is the best, and the rank after two seats that share rank 1 is 3.
    #[must_use]
    pub fn rank(&self, seat: Seat) -> u8 {
        self.ranks[seat]
    }

    /// Returns all seats with rank 1.
    #[must_use]
    pub fn winners(&self) -> SeatSet {
        SeatSet::all(self.seats).iter().filter(|seat| self.ranks[*seat] == 1).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_seats_share_a_rank_and_the_next_rank_is_skipped() {
        let points = [7, 9, 9, 7];
        let cards = [3, 2, 2, 4];
        let scores = Scores::by_points(4, |s| points[s.index()], |s| cards[s.index()]);
        let ranks = [0, 1, 2, 3].map(|n| scores.rank(Seat::new(n)));
        assert_eq!(ranks, [4, 1, 1, 3]);
        assert!(scores.winners().iter().eq([Seat::new(1), Seat::new(2)]));
    }
}
