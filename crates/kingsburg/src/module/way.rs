//! How groups come to advisors and dice are changed, by cards of the modules.

use crate::faces::Faces;
use core::fmt;
use core::str::FromStr;
use engine::notation::ParseError;

/// How a group comes to an advisor.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Way {
    /// He is free, or the envoy opens the door.
    #[default]
    Usual,
    /// To an advisor of one's own.
    Private,
    /// As an ambassador.
    Ambassador,
    /// With the regent's seal.
    Seal,
    /// By a deal with another who is there.
    Deal,
    /// By a deal, to an advisor of the Politician's own.
    PrivateDeal,
}

impl Way {
    /// All variants.
    pub const ALL: [Way; 6] =
        [Way::Usual, Way::Private, Way::Ambassador, Way::Seal, Way::Deal, Way::PrivateDeal];

    /// Returns the suffix of the advisor's number in the notation.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Way::Usual => "",
            Way::Private => "p",
            Way::Ambassador => "a",
            Way::Seal => "s",
            Way::Deal => "d",
            Way::PrivateDeal => "pd",
        }
    }
}

impl fmt::Display for Way {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Way {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Way, ParseError> {
        let found = Way::ALL.into_iter().find(|way| way.word() == text);
        found.ok_or(ParseError { expected: "way" })
    }
}

/// A change of dice by a card.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Power {
    /// Second thoughts: this die is rolled again.
    Reroll {
        /// What it shows.
        face: u8,
        /// Whether it is white.
        white: bool,
    },
    /// The Altar: these are rolled again.
    Altar {
        /// Coloured dice.
        dice: Faces,
        /// White dice.
        white: Faces,
    },
    /// The Prince: the coloured dice show this.
    Prince(Faces),
    /// The Philosopher: all are rolled again.
    Philosopher,
    /// The Trickster: the dice show this.
    Trickster {
        /// Coloured dice.
        dice: Faces,
        /// White dice.
        white: Faces,
    },
}
