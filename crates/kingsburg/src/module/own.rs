//! The state of the modules per player.

use crate::buildings::Rows;
use crate::module::{Charter, Fate, Favour, Governor, Governors, Scenario};
use crate::state::State;
use bitflags::bitflags;
use engine::Seat;

bitflags! {
    /// What has been used or done this season.
    #[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
    pub struct Used: u16 {
        /// The Altar.
        const ALTAR = 1;
        /// The governor's power over dice.
        const POWER = 2;
        /// The year's second thoughts.
        const SECOND_THOUGHTS = 4;
        /// The Masons' Yard.
        const YARD = 8;
        /// A building was built.
        const BUILT = 16;
        /// The Depot.
        const DEPOT = 32;
        /// The Brewery.
        const BREWERY = 64;
        /// The Monastery.
        const MONASTERY = 128;
        /// The Thief.
        const THEFT = 256;
        /// The Duke has moved.
        const MOVED = 512;
        /// The Architect's discount is due.
        const CHEAPER = 1024;
    }
}

bitflags! {
    /// What has been used or done this year, or once and for all.
    #[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
    pub struct Spent: u8 {
        /// The Builders' Lodge, this year.
        const LODGE = 1;
        /// The Ambassador, this year.
        const EMBASSY = 2;
        /// The blessing, this year.
        const BLESSING = 4;
        /// The first building of this year.
        const BUILT = 8;
        /// The deal token of this year.
        const DEAL = 16;
        /// One levy of this year.
        const LEVY = 32;
        /// A second levy of this year.
        const LEVY_AGAIN = 64;
        /// The governor's discount, once and for all.
        const DISCOUNT = 128;
    }
}

/// The state of the modules for a player.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Own {
    /// Whom he plays, once it is shown.
    pub governor: Option<Governor>,
    /// Whom he has chosen, face down.
    pub chosen: Option<Governor>,
    /// The cards he chooses among.
    pub hand: Governors,
    /// The alternative rows that he has drawn or taken.
    pub rows: Rows,
    /// What he has used this season.
    pub used: Used,
    /// What he has used this year.
    pub spent: Spent,
    /// White dice beyond the fixed ones, for the coming roll.
    pub white: u8,
    /// Advisors whom he has influenced this season.
    pub influenced: u8,
    /// Battles that he has won.
    pub wins: u8,
    /// Strength in this winter's battle from dice and payments.
    pub bonus: i8,
    /// The total that the Philosopher hopes to stay below; nothing if he does not.
    pub wager: u8,
    /// How often he was granted each favour.
    pub favours: [u8; Favour::ALL.len()],
    /// Charters that he has scored.
    pub charters: Charters,
    /// Whether he has ever influenced the Queen and the King.
    pub courted: [bool; 2],
}

/// A set of charters.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Charters(u8);

impl Charters {
    /// Returns whether a charter is among them.
    #[must_use]
    pub const fn has(self, charter: Charter) -> bool {
        self.0 >> charter as u8 & 1 != 0
    }

    /// Returns the set with one more element.
    #[must_use]
    pub const fn with(self, charter: Charter) -> Charters {
        Charters(self.0 | 1 << charter as u8)
    }

    /// Returns the number of elements.
    #[must_use]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Returns whether there are none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns whether all of these are among `others`.
    #[must_use]
    pub const fn within(self, others: Charters) -> bool {
        self.0 & !others.0 == 0
    }

    /// Returns all variants.
    pub fn iter(self) -> impl Iterator<Item = Charter> {
        Charter::ALL.iter().copied().filter(move |&charter| self.has(charter))
    }
}

impl FromIterator<Charter> for Charters {
    fn from_iter<I: IntoIterator<Item = Charter>>(charters: I) -> Charters {
        charters.into_iter().fold(Charters::default(), Charters::with)
    }
}

impl State {
    /// Returns whether a player plays this governor.
    #[inline]
    #[must_use]
    pub fn plays(&self, seat: Seat, governor: Governor) -> bool {
        self.extra.own[seat].governor == Some(governor)
    }

    /// Returns who plays this governor, if anybody does.
    #[must_use]
    pub fn player_of(&self, governor: Governor) -> Option<Seat> {
        engine::SeatSet::all(engine::MAX_SEATS as u8).iter().find(|&seat| self.plays(seat, governor))
    }

    /// Returns the scenario that is played; none before it is drawn.
    #[inline]
    #[must_use]
    pub const fn scenario(&self) -> Option<Scenario> {
        self.extra.scenario.played
    }

    /// Returns whether this scenario is played.
    #[inline]
    #[must_use]
    pub fn has_scenario(&self, scenario: Scenario) -> bool {
        self.scenario() == Some(scenario)
    }

    /// Returns whether this is the year's fate.
    #[inline]
    #[must_use]
    pub fn is_year_of(&self, fate: Fate) -> bool {
        self.extra.fate.now == Some(fate)
    }
}
