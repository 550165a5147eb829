//! The types of the ring: houses, lands, buildings, and their places.

use crate::cards::bits;

/// One of the two royal houses.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "lowercase"))]
pub enum Side {
    /// The house of the eagle.
    #[default]
    Eagle,
    /// The house of the rose.
    Rose,
}

impl Side {
    /// Both variants.
    pub const ALL: [Side; 2] = [Side::Eagle, Side::Rose];

    /// Returns the other variant.
    #[must_use]
    pub const fn other(self) -> Side {
        match self {
            Side::Eagle => Side::Rose,
            Side::Rose => Side::Eagle,
        }
    }

    /// Returns the word in the notation.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Side::Eagle => "eagle",
            Side::Rose => "rose",
        }
    }
}

/// A kind of land.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "lowercase"))]
pub enum Kind {
    /// Ödnis.
    #[default]
    Wasteland,
    /// Weide.
    Meadow,
    /// Fluss.
    River,
    /// Wald.
    Forest,
    /// Dorf.
    Village,
    /// Stadt.
    City,
}

impl Kind {
    /// All six, the weakest first.
    pub const ALL: [Kind; 6] =
        [Kind::Wasteland, Kind::Meadow, Kind::River, Kind::Forest, Kind::Village, Kind::City];

    /// Returns the word in the notation.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Kind::Wasteland => "wasteland",
            Kind::Meadow => "meadow",
            Kind::River => "river",
            Kind::Forest => "forest",
            Kind::Village => "village",
            Kind::City => "city",
        }
    }
}

/// A side of a building card.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "lowercase"))]
pub enum Face {
    /// Gutshof: brings supply cards while its land and its owner stand on one side.
    Estate,
    /// Kontor: makes supply cards in hand worth points at the end.
    Office,
}

impl Face {
    /// Both variants.
    pub const ALL: [Face; 2] = [Face::Estate, Face::Office];

    /// Returns the other variant.
    #[must_use]
    pub const fn other(self) -> Face {
        match self {
            Face::Estate => Face::Office,
            Face::Office => Face::Estate,
        }
    }

    /// Returns the word in the notation.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Face::Estate => "estate",
            Face::Office => "office",
        }
    }
}

/// The number of lands in the ring.
pub const LANDS: usize = 12;

/// A place in the ring of lands. Indices count from 0; text counts from 1.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Place(u8);

impl Place {
    /// Returns the place with this index, counted from 0.
    ///
    /// # Panics
    /// If the ring has no such place.
    #[must_use]
    pub const fn new(index: usize) -> Place {
        assert!(index < LANDS, "the ring has no such place");
        Place(index as u8)
    }

    /// Returns its index, counted from 0.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the next place around the ring.
    #[must_use]
    pub const fn next(self) -> Place {
        Place((self.0 + 1) % LANDS as u8)
    }

    /// Returns all places in order.
    pub fn all() -> impl Iterator<Item = Place> {
        (0..LANDS as u8).map(Place)
    }
}

/// A set of places.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Default)]
pub struct Places(u16);

impl Places {
    /// None.
    pub const NONE: Places = Places(0);

    /// The whole ring.
    pub const ALL: Places = Places((1 << LANDS) - 1);

    /// Returns whether the set contains it.
    #[inline]
    #[must_use]
    pub const fn has(self, at: Place) -> bool {
        self.0 & (1 << at.0) != 0
    }

    /// Returns the set with one more element.
    #[must_use]
    pub const fn with(self, at: Place) -> Places {
        Places(self.0 | (1 << at.0))
    }

    /// Returns the set without an element.
    #[must_use]
    pub const fn without(self, at: Place) -> Places {
        Places(self.0 & !(1 << at.0))
    }

    /// Returns the union.
    #[inline]
    #[must_use]
    pub const fn and(self, others: Places) -> Places {
        Places(self.0 | others.0)
    }

    /// Returns the intersection.
    #[inline]
    #[must_use]
    pub const fn among(self, others: Places) -> Places {
        Places(self.0 & others.0)
    }

    /// Returns the complement.
    #[inline]
    #[must_use]
    pub const fn others(self) -> Places {
        Places(Places::ALL.0 & !self.0)
    }

    /// Returns the borders at which these meet others.
    #[must_use]
    pub const fn edges(self) -> Places {
        let next = self.0 >> 1 | (self.0 & 1) << (LANDS - 1);
        Places(self.0 ^ next)
    }

    /// Returns the number of elements.
    #[inline]
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Returns whether there are none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Iterates over the elements in order.
    pub fn iter(self) -> impl Iterator<Item = Place> + use<> {
        bits(self.0).map(Place::new)
    }
}

impl FromIterator<Place> for Places {
    fn from_iter<I: IntoIterator<Item = Place>>(places: I) -> Places {
        places.into_iter().fold(Places::NONE, Places::with)
    }
}

impl core::fmt::Debug for Places {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// The border between a land and the next one around the ring, where the conflict card may be placed.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Border(pub Place);

impl Border {
    /// Returns the two lands that meet there.
    #[must_use]
    pub const fn lands(self) -> [Place; 2] {
        [self.0, self.0.next()]
    }

    /// Returns all borders in order.
    pub fn all() -> impl Iterator<Item = Border> {
        Place::all().map(Border)
    }
}

/// A building card under a land.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Building {
    /// Whose it is.
    pub owner: engine::Seat,
    /// Which side is up.
    pub face: Face,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ring_is_closed() {
        assert_eq!(Border(Place::new(11)).lands(), [Place::new(11), Place::new(0)]);
        assert_eq!(Border::all().count(), LANDS);
    }

    #[test]
    fn edges_are_where_lands_meet_others() {
        let some: Places = [0, 1, 2, 7].into_iter().map(Place::new).collect();
        assert!(some.edges().iter().map(Place::index).eq([2, 6, 7, 11]));
        assert_eq!((Places::ALL.edges(), Places::NONE.edges()), (Places::NONE, Places::NONE));
        assert_eq!(some.others().len(), 8);
    }
}
