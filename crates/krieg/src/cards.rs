//! The types of the components: goods, agenda cards, houses.

use core::fmt;
use core::ops::{Add, AddAssign, Index, IndexMut, Sub, SubAssign};

/// A kind of resource card, and the kind of privilege that brings it.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "lowercase"))]
pub enum Good {
    /// Knights, with the shield: they attack and defend.
    Knights,
    /// Wealth, with the cup: it bribes knights.
    Wealth,
    /// Workers, with the hammer: they move from farm to building site.
    Workers,
    /// Grain, with the ears: it founds farms.
    Grain,
}

impl Good {
    /// All four, in the order in which privileges pay.
    pub const ALL: [Good; 4] = [Good::Knights, Good::Wealth, Good::Workers, Good::Grain];

    /// Returns its letter in the notation: knight, cup, hammer, grain.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Good::Knights => 'K',
            Good::Wealth => 'C',
            Good::Workers => 'H',
            Good::Grain => 'G',
        }
    }

    /// Returns the good with this letter.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Good> {
        Good::ALL.into_iter().find(|good| good.letter() == letter)
    }
}

impl fmt::Display for Good {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// A number of cards, or of privilege tiles, of each good.
///
/// Aligned, so that the processor adds and copies four counts at once.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[repr(align(4))]
pub struct Cards(pub [u8; 4]);

impl Cards {
    /// None.
    pub const NONE: Cards = Cards([0; 4]);

    /// Returns one card of this good.
    #[must_use]
    pub fn one(good: Good) -> Cards {
        Cards::of(good, 1)
    }

    /// Returns a number of cards of this good.
    #[must_use]
    pub fn of(good: Good, count: u8) -> Cards {
        let mut cards = Cards::NONE;
        cards[good] = count;
        cards
    }

    /// Returns the number of cards.
    #[must_use]
    pub fn total(self) -> u8 {
        self.0.iter().sum()
    }

    /// Returns whether there are none.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self == Cards::NONE
    }

    /// Returns whether these contain all of `others`.
    #[must_use]
    pub fn contains(self, others: Cards) -> bool {
        Good::ALL.iter().all(|&good| self[good] >= others[good])
    }

    /// Returns what is left after taking away as many of `others` as there are.
    #[must_use]
    pub fn less(self, others: Cards) -> Cards {
        Cards([0, 1, 2, 3].map(|n: usize| self.0[n].saturating_sub(others.0[n])))
    }

    /// Returns the good of the card with this number, from 0, when they lie in order; there must be so many.
    #[must_use]
    pub fn nth(self, mut n: u8) -> Good {
        for good in [Good::Knights, Good::Wealth, Good::Workers] {
            if n < self[good] {
                return good;
            }
            n -= self[good];
        }
        Good::Grain
    }

    /// Returns the sum of these cards at so much for each good.
    #[must_use]
    pub fn worth(self, values: Cards) -> u16 {
        (0..4).map(|n| u16::from(self.0[n]) * u16::from(values.0[n])).sum()
    }
}

impl Index<Good> for Cards {
    type Output = u8;

    fn index(&self, good: Good) -> &u8 {
        &self.0[good as usize]
    }
}

impl IndexMut<Good> for Cards {
    fn index_mut(&mut self, good: Good) -> &mut u8 {
        &mut self.0[good as usize]
    }
}

impl Add for Cards {
    type Output = Cards;

    fn add(self, others: Cards) -> Cards {
        Cards([0, 1, 2, 3].map(|n: usize| self.0[n] + others.0[n]))
    }
}

impl Sub for Cards {
    type Output = Cards;

    /// Removes `others`, which must be among these.
    fn sub(self, others: Cards) -> Cards {
        Cards([0, 1, 2, 3].map(|n: usize| self.0[n] - others.0[n]))
    }
}

impl AddAssign for Cards {
    fn add_assign(&mut self, others: Cards) {
        *self = *self + others;
    }
}

impl SubAssign for Cards {
    fn sub_assign(&mut self, others: Cards) {
        *self = *self - others;
    }
}

/// What troubles the realm this year.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "lowercase"))]
pub enum Problem {
    /// Bellum.
    War,
    /// Tributum.
    Tax,
    /// Seditio.
    Revolt,
    /// Fames.
    Famine,
}

impl Problem {
    /// All variants.
    pub const ALL: [Problem; 4] = [Problem::War, Problem::Tax, Problem::Revolt, Problem::Famine];

    /// Returns the word in the notation.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Problem::War => "war",
            Problem::Tax => "tax",
            Problem::Revolt => "revolt",
            Problem::Famine => "famine",
        }
    }
}

/// What an agenda card brings to whoever solves it.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "lowercase"))]
pub enum Symbol {
    /// The next part of the cathedral.
    Cathedral,
    /// Victory points and a privilege.
    Privilege,
}

impl Symbol {
    /// Both variants.
    pub const ALL: [Symbol; 2] = [Symbol::Cathedral, Symbol::Privilege];

    /// Returns the word in the notation.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Symbol::Cathedral => "cathedral",
            Symbol::Privilege => "privilege",
        }
    }
}

/// An agenda card: a matter that a noble may lay before the king.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Matter {
    /// The problem to be solved.
    pub problem: Problem,
    /// The reward for it.
    pub symbol: Symbol,
}

impl Matter {
    /// How many different ones there are.
    pub const KINDS: usize = 8;

    /// Returns the card with this problem and symbol.
    #[must_use]
    pub const fn new(problem: Problem, symbol: Symbol) -> Matter {
        Matter { problem, symbol }
    }

    /// Returns all eight kinds.
    pub fn all() -> impl Iterator<Item = Matter> {
        (0..Matter::KINDS).map(Matter::at)
    }

    fn at(index: usize) -> Matter {
        Matter::new(Problem::ALL[index / 2], Symbol::ALL[index % 2])
    }

    const fn index(self) -> usize {
        self.problem as usize * 2 + self.symbol as usize
    }
}

/// A number of agenda cards of each kind.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Default)]
pub struct Matters([u8; Matter::KINDS]);

impl Matters {
    /// None.
    pub const NONE: Matters = Matters([0; Matter::KINDS]);

    /// Returns a number of cards of each kind.
    pub(crate) const fn of_each(count: u8) -> Matters {
        Matters([count; Matter::KINDS])
    }

    /// Returns these cards and one more.
    pub(crate) const fn and(mut self, matter: Matter) -> Matters {
        self.0[matter.index()] += 1;
        self
    }

    /// Returns the number of cards.
    #[must_use]
    pub fn total(self) -> u8 {
        self.0.iter().sum()
    }

    /// Returns how many of them bear this symbol.
    #[must_use]
    pub fn bearing(self, symbol: Symbol) -> u8 {
        Matter::all().filter(|matter| matter.symbol == symbol).map(|matter| self[matter]).sum()
    }

    /// Returns whether there are none.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self == Matters::NONE
    }

    /// Returns the kinds of which there is at least one.
    pub fn kinds(self) -> impl Iterator<Item = Matter> {
        Matter::all().filter(move |&matter| self[matter] > 0)
    }

    /// Returns each card, equal ones one after the other.
    pub fn each(self) -> impl Iterator<Item = Matter> {
        Matter::all().flat_map(move |matter| (0..self[matter]).map(move |_| matter))
    }
}

impl Index<Matter> for Matters {
    type Output = u8;

    fn index(&self, matter: Matter) -> &u8 {
        &self.0[matter.index()]
    }
}

impl IndexMut<Matter> for Matters {
    fn index_mut(&mut self, matter: Matter) -> &mut u8 {
        &mut self.0[matter.index()]
    }
}

impl Add for Matters {
    type Output = Matters;

    fn add(mut self, others: Matters) -> Matters {
        self.0.iter_mut().zip(others.0).for_each(|(own, other)| *own += other);
        self
    }
}

impl Sub for Matters {
    type Output = Matters;

    /// Removes `others`, which must be among these.
    fn sub(mut self, others: Matters) -> Matters {
        self.0.iter_mut().zip(others.0).for_each(|(own, other)| *own -= other);
        self
    }
}

impl FromIterator<Matter> for Matters {
    fn from_iter<I: IntoIterator<Item = Matter>>(matters: I) -> Matters {
        let mut all = Matters::NONE;
        matters.into_iter().for_each(|matter| all[matter] += 1);
        all
    }
}

/// Where in a fief a house stands.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "lowercase"))]
pub enum Site {
    /// One of the six farms.
    Outer,
    /// One of the three workers' houses by the cathedral.
    Inner,
}

impl Site {
    /// Both variants.
    pub const ALL: [Site; 2] = [Site::Outer, Site::Inner];

    /// Returns the word in the notation.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Site::Outer => "outer",
            Site::Inner => "inner",
        }
    }
}

/// A part of the cathedral, in the order of building.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum Part {
    /// The nave.
    Nave,
    /// The first aisle.
    Aisle,
    /// The other aisle.
    SecondAisle,
    /// The choir.
    Choir,
    /// The façade.
    Facade,
    /// The roof, which ends the game.
    Roof,
}

impl Part {
    /// All six, in the order of building.
    pub const ALL: [Part; 6] =
        [Part::Nave, Part::Aisle, Part::SecondAisle, Part::Choir, Part::Facade, Part::Roof];
}
