//! The king's advisors, by their number.

use core::fmt;

/// An advisor, from 1 to 18.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Advisor(u8);

/// How many advisors there are.
pub const ADVISORS: usize = 18;

impl Advisor {
    /// The first to pay.
    pub const FIRST: Advisor = Advisor(1);

    /// Returns the advisor with this number, which must be one of theirs.
    #[must_use]
    pub(crate) const fn fixed(number: u8) -> Advisor {
        assert!(number >= 1 && number <= ADVISORS as u8, "advisors are numbered from 1 to 18");
        Advisor(number)
    }

    /// Returns all of them, in the order in which they pay.
    pub fn all() -> impl Iterator<Item = Advisor> {
        (1..=ADVISORS as u8).map(Advisor)
    }

    /// Returns the advisor with this number, if there is one.
    #[must_use]
    pub fn new(number: u8) -> Option<Advisor> {
        (1..=ADVISORS as u8).contains(&number).then_some(Advisor(number))
    }

    /// Returns his number.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Returns his place in a list, from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }
}

impl fmt::Display for Advisor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl fmt::Debug for Advisor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "advisor {}", self.0)
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Advisor {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0)
    }
}
