//! The state of a game.

use crate::advisor::{ADVISORS, Advisor};
use crate::buildings::Province;
use crate::faces::Faces;
use crate::goods::Goods;
use crate::invaders::Card;
use crate::module;
use crate::plan::{Season, Step};
use bitflags::bitflags;
use core::ops::{Index, IndexMut};
use engine::{Agenda, MAX_SEATS, PerSeat, Seat, SeatSet};

/// An array with one value per seat.
pub type Each<T> = PerSeat<T, MAX_SEATS>;

/// The capacity of the agenda.
pub const DEPTH: usize = 48;

/// The state of a game: the public and the hidden information.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// The steps that are still to be done.
    pub agenda: Agenda<Step, DEPTH>,
    /// The year, from 1.
    pub year: u8,
    /// The latest productive season.
    pub season: Season,
    /// The order of play: seats from first to last.
    pub order: [u8; MAX_SEATS],
    /// Who holds the king's envoy.
    pub envoy: Option<Seat>,
    /// Who rolls the king's white die in spring.
    pub aided: Option<Seat>,
    /// The advisors and who has influenced them this season.
    pub court: Court,
    /// The players.
    pub lords: Each<Lord>,
    /// The year's invader.
    pub invader: Lurking,
    /// The battle of the winter, while it is fought.
    pub battle: Battle,
    /// The state of the modules.
    pub extra: module::Extra,
}

/// A governor's province, goods and honours.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Lord {
    /// Buildings.
    pub province: Province,
    /// Goods.
    pub goods: Goods,
    /// +2 tokens.
    pub tokens: u8,
    /// Soldiers.
    pub soldiers: u16,
    /// Victory points, below zero if need be.
    pub vp: i16,
    /// Coloured dice not yet placed.
    pub dice: Faces,
    /// White dice not yet placed.
    pub white: Faces,
    /// What has been used this season.
    pub marks: Marks,
}

bitflags! {
    /// Powers that have been used this season.
    #[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
    pub struct Marks: u16 {
        /// The Statue.
        const STATUE = 1;
        /// The Chapel.
        const CHAPEL = 2;
        /// The Market.
        const MARKET = 4;
        /// A +2 token in a group.
        const TOKEN = 8;
        /// The Town Hall.
        const TOWN_HALL = 16;
        /// The Sawmill.
        const SAWMILL = 32;
        /// The Stonecutter.
        const STONECUTTER = 64;
        /// The Goldsmith.
        const GOLDSMITH = 128;
    }
}

/// The groups on an advisor: how many of each seat, and whether neutral dice are among them.
///
/// A seat has three coloured dice and each group needs one, so that two bits a seat are enough.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Audience(u16);

/// The bit of neutral dice.
const NEUTRAL: u16 = 1 << 15;

impl Audience {
    /// Returns whether there is no group here, neutral dice included.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns whether neutral dice lie here.
    #[must_use]
    pub const fn is_neutral(self) -> bool {
        self.0 & NEUTRAL != 0
    }

    /// Returns how many groups of a seat are here.
    #[inline]
    #[must_use]
    pub const fn of(self, seat: Seat) -> u8 {
        (self.0 >> (2 * seat.index()) & 3) as u8
    }

    /// Returns all seats that have a group here.
    #[inline]
    #[must_use]
    pub fn seats(self) -> SeatSet {
        SeatSet::all(MAX_SEATS as u8).iter().filter(|&seat| self.of(seat) > 0).collect()
    }

    /// Returns how many groups are here; neutral dice are one.
    #[must_use]
    pub fn groups(self) -> u8 {
        let seats = SeatSet::all(MAX_SEATS as u8).iter().map(|seat| self.of(seat)).sum::<u8>();
        seats + u8::from(self.is_neutral())
    }

    /// Returns whether another seat has a group here.
    #[must_use]
    pub const fn has_other_than(self, seat: Seat) -> bool {
        self.0 & !NEUTRAL & !(3 << (2 * seat.index())) != 0
    }

    /// Adds a group of a seat.
    pub fn enter(&mut self, seat: Seat) {
        debug_assert!(self.of(seat) < 3, "a seat has three groups at most");
        self.0 += 1 << (2 * seat.index());
    }

    /// Removes a group of a seat.
    pub fn leave(&mut self, seat: Seat) {
        debug_assert!(self.of(seat) > 0, "only a group that is here goes");
        self.0 -= 1 << (2 * seat.index());
    }

    /// Adds neutral dice.
    pub fn enter_neutral(&mut self) {
        self.0 |= NEUTRAL;
    }
}

/// All advisors.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Court([Audience; ADVISORS]);

impl Court {
    /// Returns the advisors whom nobody has influenced: a bit each, at his number.
    #[inline]
    #[must_use]
    pub fn free(&self) -> u64 {
        let mut free = 0;
        for (place, audience) in self.0.iter().enumerate() {
            free |= u64::from(audience.is_empty()) << (place + 1);
        }
        free
    }
}

impl Index<Advisor> for Court {
    type Output = Audience;

    fn index(&self, advisor: Advisor) -> &Audience {
        &self.0[advisor.index()]
    }
}

impl IndexMut<Advisor> for Court {
    fn index_mut(&mut self, advisor: Advisor) -> &mut Audience {
        &mut self.0[advisor.index()]
    }
}

/// The year's invader, hidden until winter. Its card is drawn when a seat first looks at it.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Lurking {
    /// The card, if it has been drawn.
    pub card: Option<Card>,
    /// The seats that have looked at it.
    pub seen: SeatSet,
    /// Whether it is face up.
    pub open: bool,
}

/// The battle of a winter.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Battle {
    /// The reinforcement that each player got.
    pub reinforced: Each<u8>,
    /// The total of each player.
    pub totals: Each<i32>,
    /// Those who have won.
    pub won: SeatSet,
    /// Those who have lost.
    pub lost: SeatSet,
}

impl State {
    /// Returns the seats in the order of play.
    pub fn in_order(&self, seats: SeatSet) -> impl Iterator<Item = Seat> + use<> {
        let order = self.order;
        order.into_iter().map(|n| Seat::new(usize::from(n))).filter(move |&seat| seats.contains(seat))
    }

    /// Returns the first of some seats in the order of play.
    #[must_use]
    pub fn first_of(&self, seats: SeatSet) -> Option<Seat> {
        self.in_order(seats).next()
    }
}
