//! How a game stands or ended.

use crate::{BySeat, MAX_SEATS, Seat, Seats};
use core::cmp::Ordering;

/// Points and places of all seats; during play, as if the game ended now.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Scores {
    seats: u8,
    points: BySeat<i16, MAX_SEATS>,
    places: BySeat<u8, MAX_SEATS>,
}

impl Scores {
    /// Ranks the seats of a table by points, ties by `tie_break` (more is better), and shares what is still even.
    #[must_use]
    pub fn rank(seats: u8, points: impl Fn(Seat) -> i16, tie_break: impl Fn(Seat) -> i16) -> Scores {
        let standing = |seat| (points(seat), tie_break(seat));
        let everyone = Seats::all(seats);
        let mut scores = Scores { seats, points: BySeat::default(), places: BySeat::default() };
        for seat in everyone.iter() {
            let ahead = |other: &Seat| standing(*other).cmp(&standing(seat)) == Ordering::Greater;
            scores.points[seat] = points(seat);
            scores.places[seat] = 1 + everyone.iter().filter(ahead).count() as u8;
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
    pub fn place(&self, seat: Seat) -> u8 {
        self.places[seat]
    }

    /// All who came first.
    #[must_use]
    pub fn winners(&self) -> Seats {
        Seats::all(self.seats).iter().filter(|seat| self.places[*seat] == 1).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equals_share_a_place_and_the_next_is_skipped() {
        let points = [7, 9, 9, 7];
        let cards = [3, 2, 2, 4];
        let scores = Scores::rank(4, |s| points[s.index()], |s| cards[s.index()]);
        let places = [0, 1, 2, 3].map(|n| scores.place(Seat::new(n)));
        assert_eq!(places, [4, 1, 1, 3]);
        assert!(scores.winners().iter().eq([Seat::new(1), Seat::new(2)]));
    }
}
