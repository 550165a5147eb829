//! The types of the cards: supply cards and action cards.

use core::ops::{Add, AddAssign, Index, IndexMut, Sub, SubAssign};

/// What a supply card adds to a conflict.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Value {
    /// Two conflict points.
    Two,
    /// Three conflict points.
    Three,
    /// Four conflict points.
    Four,
    /// Five conflict points.
    Five,
    /// Six conflict points.
    Six,
    /// Eight conflict points.
    Eight,
}

impl Value {
    /// All six, the lowest first.
    pub const ALL: [Value; 6] =
        [Value::Two, Value::Three, Value::Four, Value::Five, Value::Six, Value::Eight];

    /// Returns its conflict points.
    #[must_use]
    pub const fn cp(self) -> u8 {
        match self {
            Value::Two => 2,
            Value::Three => 3,
            Value::Four => 4,
            Value::Five => 5,
            Value::Six => 6,
            Value::Eight => 8,
        }
    }

    /// Returns the value with these conflict points.
    #[must_use]
    pub fn from_cp(cp: u8) -> Option<Value> {
        Value::ALL.into_iter().find(|value| value.cp() == cp)
    }
}

/// A number of supply cards of each value.
///
/// One byte a value, and two more that stay empty, so that all are added or compared at once as one number: no count
/// reaches 128.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Cards([u8; 8]);

/// Returns the same byte in each lane of a number.
const fn each_lane(byte: u8) -> u64 {
    u64::from_le_bytes([byte; 8])
}

impl Cards {
    /// None.
    pub const NONE: Cards = Cards([0; 8]);

    /// The most cards of one value that can be counted, so that all values together stay below 128.
    pub const MAX: u8 = 20;

    /// Returns a number of cards of each value, in the order of [`Value::ALL`].
    #[must_use]
    pub const fn new(counts: [u8; Value::ALL.len()]) -> Cards {
        let [two, three, four, five, six, eight] = counts;
        Cards([two, three, four, five, six, eight, 0, 0])
    }

    /// Returns one card of this value.
    #[must_use]
    pub fn one(value: Value) -> Cards {
        Cards::of(value, 1)
    }

    /// Returns a number of cards of this value.
    #[must_use]
    pub fn of(value: Value, count: u8) -> Cards {
        let mut cards = Cards::NONE;
        cards[value] = count;
        cards
    }

    /// Returns how many there are of each value, in the order of [`Value::ALL`].
    pub fn counts(self) -> impl Iterator<Item = u8> {
        Value::ALL.into_iter().map(move |value| self[value])
    }

    /// Returns the number of cards.
    #[inline]
    #[must_use]
    pub const fn total(self) -> u8 {
        (self.number().wrapping_mul(each_lane(1)) >> 56) as u8
    }

    /// Returns their conflict points.
    #[inline]
    #[must_use]
    pub fn cp(self) -> u16 {
        Value::ALL.into_iter().map(|value| u16::from(self[value]) * u16::from(value.cp())).sum()
    }

    /// Returns whether there are none.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.number() == 0
    }

    /// Returns whether these contain all of `others`.
    #[inline]
    #[must_use]
    pub const fn contains(self, others: Cards) -> bool {
        const SPARE: u64 = each_lane(128);
        ((self.number() | SPARE) - others.number()) & SPARE == SPARE
    }

    /// Returns the value of card `n`, from 0, when they lie in order.
    ///
    /// Lane by lane, counts are summed up; the first sum above `n` is at the value.
    #[inline]
    #[must_use]
    pub fn nth(self, n: u8) -> Value {
        let sums = self.number().wrapping_mul(each_lane(1));
        let above = ((sums | each_lane(128)) - each_lane(n + 1)) & each_lane(128);
        Value::ALL[above.trailing_zeros() as usize / 8]
    }

    /// Returns what is left after taking away as many of `others` as there are.
    #[must_use]
    pub fn less(self, others: Cards) -> Cards {
        self.with(others, u8::saturating_sub)
    }

    /// Returns of each value no more than `others` have.
    #[must_use]
    pub fn at_most(self, others: Cards) -> Cards {
        self.with(others, u8::min)
    }

    fn with(mut self, others: Cards, join: impl Fn(u8, u8) -> u8) -> Cards {
        self.0.iter_mut().zip(others.0).for_each(|(own, other)| *own = join(*own, other));
        self
    }

    #[inline]
    const fn number(self) -> u64 {
        u64::from_le_bytes(self.0)
    }
}

impl Index<Value> for Cards {
    type Output = u8;

    #[inline]
    fn index(&self, value: Value) -> &u8 {
        &self.0[value as usize]
    }
}

impl IndexMut<Value> for Cards {
    #[inline]
    fn index_mut(&mut self, value: Value) -> &mut u8 {
        &mut self.0[value as usize]
    }
}

impl Add for Cards {
    type Output = Cards;

    #[inline]
    fn add(self, others: Cards) -> Cards {
        Cards((self.number() + others.number()).to_le_bytes())
    }
}

impl Sub for Cards {
    type Output = Cards;

    /// Removes `others`, which must be among these.
    #[inline]
    fn sub(self, others: Cards) -> Cards {
        debug_assert!(self.contains(others), "{others} is not among {self}");
        Cards((self.number() - others.number()).to_le_bytes())
    }
}

impl AddAssign for Cards {
    #[inline]
    fn add_assign(&mut self, others: Cards) {
        *self = *self + others;
    }
}

impl SubAssign for Cards {
    #[inline]
    fn sub_assign(&mut self, others: Cards) {
        *self = *self - others;
    }
}

impl FromIterator<Value> for Cards {
    fn from_iter<I: IntoIterator<Item = Value>>(values: I) -> Cards {
        values.into_iter().fold(Cards::NONE, |cards, value| cards + Cards::one(value))
    }
}

/// An action card: the part that a player takes in a round.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "lowercase"))]
pub enum Role {
    /// Verräter: switches sides and scores.
    Traitor,
    /// Diplomat +2: adds to the conflict and draws a supply card more.
    Diplomat2,
    /// Diplomat +5: adds much to the conflict.
    Diplomat5,
    /// Baumeister: places a building or turns one over.
    Builder,
    /// Stratege: scores, and chooses where the next conflict is.
    Strategist,
    /// Bauer: draws three supply cards, before all others.
    Farmer,
}

impl Role {
    /// All variants.
    pub const ALL: [Role; 6] =
        [Role::Traitor, Role::Diplomat2, Role::Diplomat5, Role::Builder, Role::Strategist, Role::Farmer];

    /// Returns the word in the notation.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Role::Traitor => "traitor",
            Role::Diplomat2 => "diplomat2",
            Role::Diplomat5 => "diplomat5",
            Role::Builder => "builder",
            Role::Strategist => "strategist",
            Role::Farmer => "farmer",
        }
    }

    /// Returns the conflict points that it brings its player's side.
    #[must_use]
    pub const fn cp(self) -> u8 {
        match self {
            Role::Diplomat2 => 2,
            Role::Diplomat5 => 5,
            Role::Traitor | Role::Builder | Role::Strategist | Role::Farmer => 0,
        }
    }

    /// Returns the victory points that it brings its player, whoever wins.
    #[must_use]
    pub const fn vp(self) -> u8 {
        match self {
            Role::Traitor => 1,
            Role::Strategist => 2,
            Role::Diplomat2 | Role::Diplomat5 | Role::Builder | Role::Farmer => 0,
        }
    }
}

/// A set of action cards.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Default)]
pub struct Roles(u8);

impl Roles {
    /// None.
    pub const NONE: Roles = Roles(0);

    /// All variants.
    pub const ALL: Roles = Roles((1 << Role::ALL.len()) - 1);

    /// Returns whether the set contains it.
    #[must_use]
    pub const fn has(self, role: Role) -> bool {
        self.0 & (1 << role as u8) != 0
    }

    /// Returns the set with one more element.
    #[must_use]
    pub const fn with(self, role: Role) -> Roles {
        Roles(self.0 | (1 << role as u8))
    }

    /// Returns the set without an element.
    #[must_use]
    pub const fn without(self, role: Role) -> Roles {
        Roles(self.0 & !(1 << role as u8))
    }

    /// Returns the complement.
    #[must_use]
    pub const fn others(self) -> Roles {
        Roles(Roles::ALL.0 & !self.0)
    }

    /// Returns the number of elements.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Returns whether there are none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Iterates over the elements.
    pub fn iter(self) -> impl Iterator<Item = Role> + use<> {
        bits(u16::from(self.0)).map(|bit| Role::ALL[bit])
    }
}

impl FromIterator<Role> for Roles {
    fn from_iter<I: IntoIterator<Item = Role>>(roles: I) -> Roles {
        roles.into_iter().fold(Roles::NONE, Roles::with)
    }
}

impl core::fmt::Debug for Roles {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// Returns the bits that are set in a number, the lowest first.
pub(crate) fn bits(mut number: u16) -> impl Iterator<Item = usize> {
    core::iter::from_fn(move || {
        let bit = (number != 0).then(|| number.trailing_zeros() as usize);
        number &= number.wrapping_sub(1);
        bit
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn supply_cards_add_up() {
        let cards = Cards::one(Value::Eight) + Cards::of(Value::Three, 2);
        assert_eq!((cards.total(), cards.cp()), (3, 14));
        assert!(cards.contains(Cards::of(Value::Three, 2)));
        assert!(!cards.contains(Cards::of(Value::Three, 3)));
        assert!(!cards.contains(Cards::one(Value::Two)));
        assert_eq!(cards.less(Cards::of(Value::Three, 5)), Cards::one(Value::Eight));
        assert_eq!(cards.at_most(Cards::of(Value::Three, 1)), Cards::one(Value::Three));
        assert_eq!([0, 1, 2].map(|n| cards.nth(n)), [Value::Three, Value::Three, Value::Eight]);
    }

    #[test]
    fn as_many_cards_as_can_be_are_counted() {
        let most =
            Value::ALL.into_iter().map(|value| Cards::of(value, Cards::MAX)).fold(Cards::NONE, Cards::add);
        assert_eq!(most.total(), 120);
        assert!(most.contains(most) && !Cards::NONE.contains(most));
        assert_eq!((most.nth(0), most.nth(20), most.nth(119)), (Value::Two, Value::Three, Value::Eight));
    }

    #[test]
    fn what_is_not_among_some_roles_is_among_the_others() {
        let some: Roles = [Role::Traitor, Role::Farmer].into_iter().collect();
        assert_eq!(some.others().len(), 4);
        assert!(some.others().iter().all(|role| !some.has(role)));
        assert_eq!(Roles::ALL.others(), Roles::NONE);
        assert!(Roles::ALL.iter().eq(Role::ALL));
    }
}
