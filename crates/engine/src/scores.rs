//! How a game stands or ended.

use crate::{MAX_SEATS, PerSeat, Seat, SeatSet};
use core::cmp::Ordering;

/// Points and ranks of all seats; during play, as if the game ended now.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Scores {
    seats: u8,
    points: PerSeat<i16, MAX_SEATS>,
    ranks: PerSeat<u8, MAX_SEATS>,
}

impl Scores {
    /// Ranks the seats of a table by points, ties by `tie_break` (more is better), and shares what is still even.
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

    /// The points of a seat.
    #[must_use]
    pub fn points(&self, seat: Seat) -> i16 {
        self.points[seat]
    }

    /// The place of a seat: 1 is best, equals share theirs.
    #[must_use]
    pub fn rank(&self, seat: Seat) -> u8 {
        self.ranks[seat]
    }

    /// All who came first.
    #[must_use]
    pub fn winners(&self) -> SeatSet {
        SeatSet::all(self.seats).iter().filter(|seat| self.ranks[*seat] == 1).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equals_share_a_place_and_the_next_is_skipped() {
        let points = [7, 9, 9, 7];
        let cards = [3, 2, 2, 4];
        let scores = Scores::by_points(4, |s| points[s.index()], |s| cards[s.index()]);
        let ranks = [0, 1, 2, 3].map(|n| scores.rank(Seat::new(n)));
        assert_eq!(ranks, [4, 1, 1, 3]);
        assert!(scores.winners().iter().eq([Seat::new(1), Seat::new(2)]));
    }
}
