//! The state of a game.

use crate::cards::{Cards, Good, Matter, Matters, Part, Problem};
use crate::figures::{Figures, MAX_IN_HAND};
use crate::knowledge::Known;
use crate::plan::{Season, Step};
use engine::{Agenda, PerSeat, Seat, SeatSet};

/// An array with one value per seat.
pub type Each<T> = PerSeat<T, 4>;

/// The capacity of the agenda.
pub const DEPTH: usize = 12;

/// The state of a game: the public and the hidden information.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// The steps that are still to be done.
    pub agenda: Agenda<Step, DEPTH>,
    /// The year, from 1.
    pub year: u8,
    /// The king's adviser.
    pub adviser: Seat,
    /// The problem of the latest spring; before the first, that of the start card.
    pub problem: Problem,
    /// The agenda card on the table.
    pub table: Option<Lying>,
    /// Agenda cards that have left the game.
    pub retired: Matters,
    /// Parts of the cathedral that stand.
    pub parts: u8,
    /// Resource cards in the deck, face down.
    pub deck: Cards,
    /// Resource cards in the discards, face up.
    pub discards: Cards,
    /// Privilege tiles in the supply.
    pub supply: Cards,
    /// What the seat whose turn it is has looted.
    pub spoils: Spoils,
    /// Those whose income this autumn was the barest one.
    pub poor: SeatSet,
    /// The players.
    pub lords: Each<Lord>,
    /// What each has seen of the others' resource cards.
    pub known: Known,
}

/// The agenda card on the table.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Lying {
    /// The card.
    pub matter: Matter,
    /// The seat that played it; `None` for the start card if nobody was dealt it.
    pub by: Option<Seat>,
}

/// Loot of the present turn of actions, face down to all.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Spoils {
    /// The cards.
    pub cards: Cards,
    /// Those who have been looted this turn and yield no more.
    pub from: SeatSet,
}

/// A player's fief, cards and honours.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Lord {
    /// Resource cards in hand.
    pub hand: Cards,
    /// Agenda cards in hand.
    pub matters: Matters,
    /// The agenda cards that he took publicly.
    pub seen_matters: Matters,
    /// Privilege tiles.
    pub privileges: Cards,
    /// Victory points.
    pub vp: u8,
    /// Farms.
    pub outer: u8,
    /// Workers' houses by the cathedral.
    pub inner: u8,
    /// What he has bid this spring, raise by raise.
    pub raises: Raises,
}

impl Lord {
    /// Returns the number of houses.
    #[must_use]
    pub fn houses(&self) -> u8 {
        self.outer + self.inner
    }
}

/// The cards of a bid, each raise kept apart.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Raises {
    len: u8,
    sum: Cards,
    each: [Cards; MAX_IN_HAND],
}

impl Raises {
    /// Adds a raise.
    pub fn push(&mut self, raise: Cards) {
        self.each[usize::from(self.len)] = raise;
        self.len += 1;
        self.sum += raise;
    }

    /// Returns the raises in the order in which they were made.
    #[must_use]
    pub fn each(&self) -> &[Cards] {
        &self.each[..usize::from(self.len)]
    }

    /// Returns the cards of the latest raise.
    #[must_use]
    pub fn latest(&self) -> Cards {
        self.each().last().copied().unwrap_or_default()
    }

    /// Returns all cards bid.
    #[must_use]
    pub fn all(&self) -> Cards {
        self.sum
    }

    /// Removes all raises.
    pub fn clear(&mut self) {
        *self = Raises::default();
    }
}

impl State {
    /// Returns the season, while a year is under way.
    #[must_use]
    pub fn season(&self) -> Option<Season> {
        self.agenda.remaining().iter().rev().find_map(|step| step.season())
    }

    /// Returns the number of houses in the reserve of a seat.
    #[must_use]
    pub fn reserve(&self, seat: Seat, figures: &Figures) -> u8 {
        figures.houses - self.lords[seat].houses()
    }

    /// Returns the part of the cathedral to be built next.
    #[must_use]
    pub fn next_part(&self) -> Option<Part> {
        Part::ALL.get(usize::from(self.parts)).copied()
    }

    /// Removes cards from a hand publicly; the caller puts them elsewhere.
    pub(crate) fn play_cards(&mut self, seat: Seat, cards: Cards) {
        self.lords[seat].hand -= cards;
        self.known.played(seat, cards);
    }

    /// Discards cards from a hand publicly.
    pub(crate) fn discard(&mut self, seat: Seat, cards: Cards) {
        self.play_cards(seat, cards);
        self.discards += cards;
    }

    /// Discards one card from a hand.
    pub(crate) fn discard_one(&mut self, seat: Seat, good: Good) {
        self.lords[seat].hand[good] -= 1;
        self.known.played_one(seat, good);
        self.discards[good] += 1;
    }

    /// Adds cards to a hand publicly.
    pub(crate) fn take_openly(&mut self, seat: Seat, cards: Cards) {
        if !cards.is_empty() {
            self.lords[seat].hand += cards;
            self.known.all_saw(seat, cards);
        }
    }
}
