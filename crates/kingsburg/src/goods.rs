//! Goods: gold, wood, stone.

use core::fmt;
use core::ops::{AddAssign, Index, IndexMut, SubAssign};

/// A kind of good.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "lowercase"))]
pub enum Good {
    /// Gold.
    Gold,
    /// Wood.
    Wood,
    /// Stone.
    Stone,
}

impl Good {
    /// All three, in the order in which losses are suffered.
    pub const ALL: [Good; 3] = [Good::Gold, Good::Wood, Good::Stone];

    /// Returns the word in the notation.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Good::Gold => "gold",
            Good::Wood => "wood",
            Good::Stone => "stone",
        }
    }
}

impl fmt::Display for Good {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// A number of each good.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub struct Goods(pub [u8; 3]);

impl Goods {
    /// None.
    pub const NONE: Goods = Goods([0; 3]);

    /// Returns a number of one good.
    #[must_use]
    pub fn of(good: Good, count: u8) -> Goods {
        let mut goods = Goods::NONE;
        goods[good] = count;
        goods
    }

    /// Returns the number of goods.
    #[must_use]
    pub fn total(self) -> u8 {
        self.0[0].saturating_add(self.0[1]).saturating_add(self.0[2])
    }

    /// Returns whether these contain all of `others`.
    #[must_use]
    pub fn contains(self, others: Goods) -> bool {
        Good::ALL.iter().all(|&good| self[good] >= others[good])
    }

    /// Returns the kinds of which there is at least one.
    pub fn kinds(self) -> impl Iterator<Item = Good> {
        Good::ALL.into_iter().filter(move |&good| self[good] > 0)
    }
}

impl Index<Good> for Goods {
    type Output = u8;

    fn index(&self, good: Good) -> &u8 {
        &self.0[good as usize]
    }
}

impl IndexMut<Good> for Goods {
    fn index_mut(&mut self, good: Good) -> &mut u8 {
        &mut self.0[good as usize]
    }
}

impl AddAssign for Goods {
    fn add_assign(&mut self, others: Goods) {
        Good::ALL.iter().for_each(|&good| self[good] += others[good]);
    }
}

impl SubAssign for Goods {
    /// Removes `others`, which must be among these.
    fn sub_assign(&mut self, others: Goods) {
        Good::ALL.iter().for_each(|&good| self[good] -= others[good]);
    }
}

/// A set of kinds of goods, to choose among.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Kinds(u8);

impl Kinds {
    /// Any good.
    pub const ANY: Kinds = Kinds(0b111);

    /// Returns one of these two.
    #[must_use]
    pub const fn either(one: Good, other: Good) -> Kinds {
        Kinds(1 << one as u8 | 1 << other as u8)
    }

    /// Returns those of which there is at least one.
    #[must_use]
    pub fn held(goods: Goods) -> Kinds {
        Kinds(goods.kinds().fold(0, |set, good| set | 1 << good as u8))
    }

    /// Returns whether a good is among them.
    #[must_use]
    pub const fn has(self, good: Good) -> bool {
        self.0 & (1 << good as u8) != 0
    }

    /// Returns the only good, if there is just one.
    #[must_use]
    pub fn single(self) -> Option<Good> {
        let mut goods = self.iter();
        goods.next().filter(|_| goods.next().is_none())
    }

    /// Returns all variants.
    pub fn iter(self) -> impl Iterator<Item = Good> {
        Good::ALL.into_iter().filter(move |&good| self.has(good))
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Goods {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(Good::ALL.into_iter().map(|good| (good, self[good])))
    }
}
