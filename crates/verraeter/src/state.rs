//! The state of a game.

use crate::cards::{Cards, Role, Roles};
use crate::figures::BUILDINGS;
use crate::plan::{Phase, Step};
use crate::ring::{Border, Building, Face, Kind, LANDS, Place, Places, Side};
use engine::{Agenda, PerSeat, Seat, SeatSet};

/// An array with one value per seat.
pub type Each<T> = PerSeat<T, 4>;

/// The capacity of the agenda.
pub const DEPTH: usize = 17;

/// The state of a game: the public and the hidden information.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// The steps that are still to be done.
    pub agenda: Agenda<Step, DEPTH>,
    /// The round, from 1.
    pub round: u8,
    /// Who has the start player card.
    pub start: Seat,
    /// Who has the strategy card.
    pub strategy: Seat,
    /// The place of the conflict card; none before phase 1 and after phase 8.
    pub conflict: Option<Border>,
    /// The lands in the ring.
    pub kinds: [Kind; LANDS],
    /// Those that the eagle owns; all others are the rose's.
    pub eagle: Places,
    /// The action card that is set aside, hidden from everyone, from phase 2 to phase 11.
    pub aside: Option<Role>,
    /// Supply cards in the stock, face down.
    pub stock: Cards,
    /// The cards of the stock when it was last shuffled, which are public: each is still in the stock or
    /// has been drawn since.
    pub shuffled: Cards,
    /// Supply cards in the discards, face up.
    pub discards: Cards,
    /// The players.
    pub nobles: Each<Noble>,
}

/// A player's cards and honours.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Noble {
    /// The house that he stands for.
    pub side: Side,
    /// Victory points.
    pub vp: u8,
    /// Where his estates stand.
    pub estates: Places,
    /// Where his offices stand.
    pub offices: Places,
    /// Supply cards in hand.
    pub hand: Cards,
    /// The cards in that hand that are public knowledge: he has at least these.
    pub known: Cards,
    /// The cards that he has drawn since the stock was last shuffled: he knows that they are no longer in it.
    pub drawn: Cards,
    /// Supply cards that he has played this round, face up.
    pub played: Cards,
    /// The action card that he has taken, face down until the reveal.
    pub drafted: Option<Role>,
    /// The action card that he has shown.
    pub role: Option<Role>,
}

impl Noble {
    /// Returns his action card, face down or up.
    #[inline]
    #[must_use]
    pub fn card(&self) -> Option<Role> {
        self.drafted.or(self.role)
    }

    /// Where his buildings with this face up stand.
    #[inline]
    #[must_use]
    pub fn buildings(&self, face: Face) -> Places {
        match face {
            Face::Estate => self.estates,
            Face::Office => self.offices,
        }
    }

    pub(crate) fn buildings_mut(&mut self, face: Face) -> &mut Places {
        match face {
            Face::Estate => &mut self.estates,
            Face::Office => &mut self.offices,
        }
    }

    /// Returns how many building cards he has not placed.
    #[must_use]
    pub fn reserve(&self) -> u8 {
        BUILDINGS - self.estates.and(self.offices).len() as u8
    }
}

impl State {
    /// Returns the phase of the round, or the time before or after the rounds.
    #[must_use]
    pub fn phase(&self) -> Phase {
        self.agenda.peek().map_or(Phase::Over, Step::phase)
    }

    /// Returns what the land at a place is.
    #[inline]
    #[must_use]
    pub fn kind(&self, at: Place) -> Kind {
        self.kinds[at.index()]
    }

    /// Returns the house that owns the land at a place.
    #[inline]
    #[must_use]
    pub fn side(&self, at: Place) -> Side {
        if self.eagle.has(at) { Side::Eagle } else { Side::Rose }
    }

    /// Returns the lands that a house owns.
    #[inline]
    #[must_use]
    pub fn lands_of(&self, side: Side) -> Places {
        match side {
            Side::Eagle => self.eagle,
            Side::Rose => self.eagle.others(),
        }
    }

    /// Gives a land to a house.
    pub(crate) fn give_land(&mut self, at: Place, side: Side) {
        self.eagle = match side {
            Side::Eagle => self.eagle.with(at),
            Side::Rose => self.eagle.without(at),
        };
    }

    /// Returns the lands under which there is a building.
    #[must_use]
    pub fn built(&self) -> Places {
        self.nobles.0.iter().fold(Places::NONE, |built, noble| built.and(noble.estates).and(noble.offices))
    }

    /// Returns the building under a land.
    #[must_use]
    pub fn building(&self, at: Place) -> Option<Building> {
        let owner = |face| self.nobles.0.iter().position(|noble| noble.buildings(face).has(at));
        Face::ALL.into_iter().find_map(|face| Some(Building { owner: Seat::new(owner(face)?), face }))
    }

    /// Returns those of `seats` who stand for a house.
    #[must_use]
    pub fn on_side(&self, seats: SeatSet, side: Side) -> SeatSet {
        seats.iter().filter(|&seat| self.nobles[seat].side == side).collect()
    }

    /// Returns the seat that has shown this action card.
    #[must_use]
    pub fn player_of(&self, role: Role) -> Option<Seat> {
        self.nobles.0.iter().position(|noble| noble.role == Some(role)).map(Seat::new)
    }

    /// Action cards that are neither set aside nor taken: those that go round, then those that are left over.
    #[must_use]
    pub fn untaken(&self) -> Roles {
        let gone: Roles = self.nobles.0.iter().filter_map(Noble::card).chain(self.aside).collect();
        gone.others()
    }

    /// Returns the house that owns every land, if one does.
    #[must_use]
    pub fn only_house(&self) -> Option<Side> {
        Side::ALL.into_iter().find(|&side| self.lands_of(side) == Places::ALL)
    }

    /// Removes cards from a hand publicly; the caller puts them elsewhere.
    pub(crate) fn lay_down(&mut self, seat: Seat, cards: Cards) {
        let noble = &mut self.nobles[seat];
        noble.hand -= cards;
        if !noble.known.is_empty() {
            noble.known = noble.known.less(cards);
        }
    }
}
