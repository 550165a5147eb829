//! The invaders.

use crate::goods::Goods;
use core::fmt;

/// A race of invaders.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "lowercase"))]
pub enum Race {
    /// Barbarians.
    Barbarians,
    /// Goblins, against whom the Barricade helps.
    Goblins,
    /// Orcs.
    Orcs,
    /// Zombies, against whom the Palisade helps.
    Zombies,
    /// Demons, against whom the Church helps.
    Demons,
    /// Dragons.
    Dragons,
}

impl Race {
    /// All variants.
    pub const ALL: [Race; 6] =
        [Race::Barbarians, Race::Goblins, Race::Orcs, Race::Zombies, Race::Demons, Race::Dragons];

    /// Returns the word in the notation.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Race::Barbarians => "barbarians",
            Race::Goblins => "goblins",
            Race::Orcs => "orcs",
            Race::Zombies => "zombies",
            Race::Demons => "demons",
            Race::Dragons => "dragons",
        }
    }
}

/// Years of a game.
pub const YEARS: usize = 5;

/// Invader cards of each year.
pub const CARDS_A_YEAR: usize = 5;

/// An invader card of a year, by its place in the list of figures.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    /// Returns all cards of a year.
    pub fn all() -> impl Iterator<Item = Card> {
        (0..CARDS_A_YEAR as u8).map(Card)
    }

    /// Returns the card with this place, from 0.
    #[must_use]
    pub fn new(place: u8) -> Option<Card> {
        (usize::from(place) < CARDS_A_YEAR).then_some(Card(place))
    }

    /// Returns its place, from 0.
    #[must_use]
    pub const fn place(self) -> usize {
        self.0 as usize
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Card {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0 + 1)
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "card {}", self.0 + 1)
    }
}

/// What is printed on an invader card.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Invader {
    /// Its strength.
    pub strength: u8,
    /// Its race.
    pub race: Race,
    /// What a loser suffers.
    pub lose: Toll,
    /// What a winner gets.
    pub win: Toll,
}

/// What a battle costs or brings.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Toll {
    /// Goods of these kinds.
    pub goods: Goods,
    /// Goods of one's own choice.
    pub any_goods: u8,
    /// Buildings.
    pub buildings: u8,
    /// Victory points.
    pub vp: u8,
}

impl Toll {
    /// Nothing.
    pub const NONE: Toll = Toll { goods: Goods::NONE, any_goods: 0, buildings: 0, vp: 0 };
}
