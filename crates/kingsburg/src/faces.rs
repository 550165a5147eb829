//! Dice by the faces they show: equal dice are equal.

use core::fmt;

/// A number of dice for each face from 1 to 6, at most fifteen of each: four bits a face, so that sets of dice are added
/// and taken away at once.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Faces(u32);

/// The bits of the odd faces, each in a byte of its own.
const ODD: u32 = 0x000f_0f0f;

impl Faces {
    /// No dice.
    pub const NONE: Faces = Faces(0);

    /// Adds a die that shows this face, from 1.
    pub fn add(&mut self, face: u8) {
        self.0 += one(face);
    }

    /// Takes away a die that shows this face, from 1; it must be there.
    pub fn remove(&mut self, face: u8) {
        self.0 -= one(face);
    }

    /// Returns how many dice show this face, from 1.
    #[inline]
    #[must_use]
    pub fn showing(self, face: u8) -> u8 {
        (self.0 >> (4 * (face - 1)) & 15) as u8
    }

    /// Returns how many dice they are.
    #[inline]
    #[must_use]
    pub fn count(self) -> u8 {
        let pairs = (self.0 & ODD) + (self.0 >> 4 & ODD);
        (pairs + (pairs >> 8) + (pairs >> 16)) as u8
    }

    /// Returns whether there are none.
    #[inline]
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the sum of what they show.
    #[inline]
    #[must_use]
    pub fn total(self) -> u8 {
        let (odd, even) = ((self.0 & ODD).to_le_bytes(), (self.0 >> 4 & ODD).to_le_bytes());
        odd[0] + 3 * odd[1] + 5 * odd[2] + 2 * even[0] + 4 * even[1] + 6 * even[2]
    }

    /// Returns the faces that show, each die once, from low to high.
    pub fn each(self) -> impl Iterator<Item = u8> {
        (1..=6).flat_map(move |face| (0..self.showing(face)).map(move |_| face))
    }

    /// Returns the different faces that show, from low to high.
    pub fn kinds(self) -> impl Iterator<Item = u8> {
        (1..=6).filter(move |&face| self.showing(face) > 0)
    }

    /// Returns whether these contain all of `others`.
    #[must_use]
    pub fn contains(self, others: Faces) -> bool {
        (1..=6).all(|face| self.showing(face) >= others.showing(face))
    }

    /// Returns the union.
    #[inline]
    #[must_use]
    pub fn and(self, others: Faces) -> Faces {
        Faces(self.0 + others.0)
    }

    /// Returns the difference; `others` must be among these.
    #[inline]
    #[must_use]
    pub fn without(self, others: Faces) -> Faces {
        Faces(self.0 - others.0)
    }

    /// Returns all sets of these dice, the empty one first, each once.
    #[inline]
    pub fn subsets(self) -> Subsets {
        Subsets { of: self, next: Some(Faces::NONE) }
    }
}

fn one(face: u8) -> u32 {
    1 << (4 * (face - 1))
}

impl FromIterator<u8> for Faces {
    fn from_iter<I: IntoIterator<Item = u8>>(faces: I) -> Faces {
        let mut all = Faces::NONE;
        faces.into_iter().for_each(|face| all.add(face));
        all
    }
}

/// A list of what they show, from low to high.
#[cfg(feature = "serde")]
impl serde::Serialize for Faces {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.each())
    }
}

impl fmt::Debug for Faces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.each()).finish()
    }
}

/// The sets of some dice, each once.
#[derive(Clone, Debug)]
pub struct Subsets {
    of: Faces,
    next: Option<Faces>,
}

impl Iterator for Subsets {
    type Item = Faces;

    /// Counts like an odometer with one wheel per face.
    #[inline]
    fn next(&mut self) -> Option<Faces> {
        let now = self.next?;
        let mut left = self.of.0;
        let mut after = now.0;
        self.next = None;
        while left != 0 {
            let wheel = left.trailing_zeros() & !3;
            let turned = after >> wheel & 15;
            if turned < self.of.0 >> wheel & 15 {
                self.next = Some(Faces(after + (1 << wheel)));
                break;
            }
            after -= turned << wheel;
            left &= !(15 << wheel);
        }
        Some(now)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_of_dice_are_listed_once() {
        let dice: Faces = [2, 2, 5].into_iter().collect();
        let totals: [u8; 6] = [0, 2, 4, 5, 7, 9];
        assert!(dice.subsets().map(Faces::total).eq(totals));
        assert_eq!((dice.count(), dice.total()), (3, 9));
        assert!(Faces::NONE.subsets().eq([Faces::NONE]));
    }

    #[test]
    fn many_dice_are_counted() {
        let dice: Faces = [6; 12].into_iter().collect();
        assert_eq!((dice.count(), dice.total(), dice.showing(6)), (12, 72, 12));
    }
}
