//! Seats, sets of seats, and values per seat.

use core::fmt;
use core::ops::{Index, IndexMut};
use core::str::FromStr;

/// The maximum number of seats of a game.
pub const MAX_SEATS: usize = 5;

/// A player's place in a game. Seats follow each other clockwise. Indices count from 0; text counts from 1.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(u8);

impl Seat {
    /// Returns the seat with this index, counted from 0.
    ///
    /// # Panics
    /// If `index` is not below [`MAX_SEATS`].
    #[must_use]
    pub const fn new(index: usize) -> Seat {
        assert!(index < MAX_SEATS, "no game has so many seats");
        Seat(index as u8)
    }

    /// Returns the index, counted from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the next seat clockwise in a game for `seats` players.
    #[must_use]
    pub const fn next_clockwise(self, seats: u8) -> Seat {
        if self.0 + 1 >= seats { Seat(0) } else { Seat(self.0 + 1) }
    }

    /// Returns the number of steps clockwise from this seat to `other` in a game for `seats` players.
    #[must_use]
    pub const fn clockwise_distance(self, other: Seat, seats: u8) -> u8 {
        (other.0 + seats - self.0) % seats
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {self}")
    }
}

/// The error of a text that is not the number of a seat.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct ParseSeatError;

impl FromStr for Seat {
    type Err = ParseSeatError;

    fn from_str(text: &str) -> Result<Seat, ParseSeatError> {
        match text.as_bytes() {
            [digit @ b'1'..=b'5'] => Ok(Seat(digit - b'1')),
            _ => Err(ParseSeatError),
        }
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Seat {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0 + 1)
    }
}

/// A set of seats.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Default)]
pub struct SeatSet(u8);

impl SeatSet {
    /// The empty set.
    pub const NONE: SeatSet = SeatSet(0);

    /// Returns the set of all seats of a game for `seats` players.
    #[must_use]
    pub const fn all(seats: u8) -> SeatSet {
        SeatSet((1 << seats) - 1)
    }

    /// Returns the set of one seat.
    #[must_use]
    pub const fn singleton(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    /// Returns whether the set contains a seat.
    #[must_use]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Returns the set with a seat added.
    #[must_use]
    pub const fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | (1 << seat.0))
    }

    /// Returns the set with a seat removed.
    #[must_use]
    pub const fn without(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !(1 << seat.0))
    }

    /// Returns the number of seats in the set.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Returns whether the set is empty.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the seat of a set of one seat.
    #[must_use]
    pub const fn as_singleton(self) -> Option<Seat> {
        if self.0.is_power_of_two() { Some(Seat(self.0.trailing_zeros() as u8)) } else { None }
    }

    /// Returns the first seat of the set clockwise from `start`, which is `start` itself if the set contains it.
    #[must_use]
    pub fn first_clockwise_from(self, start: Seat) -> Option<Seat> {
        let later = self.0 & !((1 << start.0) - 1);
        let bits = if later == 0 { self.0 } else { later };
        (bits != 0).then(|| Seat(bits.trailing_zeros() as u8))
    }

    /// Iterates over the seats in the order of their numbers.
    #[inline]
    #[must_use]
    pub const fn iter(self) -> SeatIter {
        SeatIter(self.0)
    }

    /// Iterates over the seats clockwise, beginning with `start` if the set contains it.
    pub fn iter_clockwise_from(self, start: Seat) -> impl Iterator<Item = Seat> + use<> {
        let earlier = SeatSet(self.0 & ((1 << start.0) - 1));
        let later = SeatSet(self.0 & !earlier.0);
        later.iter().chain(earlier.iter())
    }
}

/// An iterator over the seats of a set, in the order of their numbers.
#[derive(Copy, Clone, Debug)]
pub struct SeatIter(u8);

impl Iterator for SeatIter {
    type Item = Seat;

    #[inline]
    fn next(&mut self) -> Option<Seat> {
        let first = (self.0 != 0).then(|| Seat(self.0.trailing_zeros() as u8))?;
        self.0 &= self.0 - 1;
        Some(first)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.count_ones() as usize;
        (left, Some(left))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        seats.into_iter().fold(SeatSet::NONE, SeatSet::with)
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for SeatSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// An array with one value per seat, indexed by [`Seat`].
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct PerSeat<T, const N: usize>(pub [T; N]);

impl<T: Default + Copy, const N: usize> Default for PerSeat<T, N> {
    fn default() -> Self {
        PerSeat([T::default(); N])
    }
}

impl<T, const N: usize> Index<Seat> for PerSeat<T, N> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T, const N: usize> IndexMut<Seat> for PerSeat<T, N> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FIRST: Seat = Seat::new(0);
    const SECOND: Seat = Seat::new(1);
    const THIRD: Seat = Seat::new(2);

    #[test]
    fn the_first_seat_follows_the_last() {
        assert_eq!(THIRD.next_clockwise(3), FIRST);
        assert_eq!(THIRD.next_clockwise(4), Seat::new(3));
        assert_eq!(THIRD.clockwise_distance(SECOND, 3), 2);
    }

    #[test]
    fn clockwise_iteration_begins_at_the_start_seat() {
        let seats = SeatSet::all(3);
        assert!(seats.iter_clockwise_from(SECOND).eq([SECOND, THIRD, FIRST]));
        assert_eq!(seats.without(SECOND).first_clockwise_from(SECOND), Some(THIRD));
        assert_eq!(SeatSet::singleton(FIRST).first_clockwise_from(SECOND), Some(FIRST));
        assert_eq!(SeatSet::NONE.first_clockwise_from(SECOND), None);
        assert_eq!(
            [SeatSet::NONE.as_singleton(), SeatSet::singleton(THIRD).as_singleton(), seats.as_singleton()],
            [None, Some(THIRD), None]
        );
    }

    #[test]
    fn seats_are_written_from_one() {
        assert_eq!("1".parse(), Ok(FIRST));
        assert_eq!("0".parse::<Seat>(), Err(ParseSeatError));
        assert_eq!("6".parse::<Seat>(), Err(ParseSeatError));
        assert_eq!("1 ".parse::<Seat>(), Err(ParseSeatError));
    }
}
