//! SeatSet, sets of seats, and values held by seat.

use core::fmt;
use core::ops::{Index, IndexMut};
use core::str::FromStr;

/// The most seats that any game of the house has.
pub const MAX_SEATS: usize = 5;

/// A place at the table. SeatSet follow each other clockwise; people count them from 1.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(u8);

impl Seat {
    /// The seat with this index, counted from 0.
    ///
    /// # Panics
    /// If no table has so many seats.
    #[must_use]
    pub const fn new(index: usize) -> Seat {
        assert!(index < MAX_SEATS, "no table has so many seats");
        Seat(index as u8)
    }

    /// Its index, counted from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise at a table of `seats`.
    #[must_use]
    pub const fn next_clockwise(self, seats: u8) -> Seat {
        if self.0 + 1 >= seats { Seat(0) } else { Seat(self.0 + 1) }
    }

    /// How many steps clockwise lead from here to `other` at a table of `seats`.
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

/// A word that is no seat number.
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
    /// No seat at all.
    pub const NONE: SeatSet = SeatSet(0);

    /// All seats of a table of `seats`.
    #[must_use]
    pub const fn all(seats: u8) -> SeatSet {
        SeatSet((1 << seats) - 1)
    }

    /// This seat alone.
    #[must_use]
    pub const fn singleton(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    /// Whether the seat is among them.
    #[must_use]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// These and that one.
    #[must_use]
    pub const fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | (1 << seat.0))
    }

    /// These but not that one.
    #[must_use]
    pub const fn without(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !(1 << seat.0))
    }

    /// How many they are.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there are none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The one seat, if there is just one.
    #[must_use]
    pub const fn as_singleton(self) -> Option<Seat> {
        if self.0.is_power_of_two() { Some(Seat(self.0.trailing_zeros() as u8)) } else { None }
    }

    /// The first of them clockwise, `start` itself included.
    #[must_use]
    pub fn first_clockwise_from(self, start: Seat) -> Option<Seat> {
        let later = self.0 & !((1 << start.0) - 1);
        let bits = if later == 0 { self.0 } else { later };
        (bits != 0).then(|| Seat(bits.trailing_zeros() as u8))
    }

    /// All of them in order of their numbers.
    #[inline]
    #[must_use]
    pub const fn iter(self) -> SeatIter {
        SeatIter(self.0)
    }

    /// All of them clockwise, `start` first if it is among them.
    pub fn iter_clockwise_from(self, start: Seat) -> impl Iterator<Item = Seat> + use<> {
        let earlier = SeatSet(self.0 & ((1 << start.0) - 1));
        let later = SeatSet(self.0 & !earlier.0);
        later.iter().chain(earlier.iter())
    }
}

/// The seats of a set, in order of their numbers.
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

/// One value for each seat.
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
    fn left_of_the_last_is_the_first() {
        assert_eq!(THIRD.next_clockwise(3), FIRST);
        assert_eq!(THIRD.next_clockwise(4), Seat::new(3));
        assert_eq!(THIRD.clockwise_distance(SECOND, 3), 2);
    }

    #[test]
    fn clockwise_begins_where_it_is_told() {
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
    fn people_count_from_one() {
        assert_eq!("1".parse(), Ok(FIRST));
        assert_eq!("0".parse::<Seat>(), Err(ParseSeatError));
        assert_eq!("6".parse::<Seat>(), Err(ParseSeatError));
        assert_eq!("1 ".parse::<Seat>(), Err(ParseSeatError));
    }
}
