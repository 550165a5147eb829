//! Everything on the table, face up or down: plain data.

use crate::cards::{Cards, Role, Roles};
use crate::figures::BUILDINGS;
use crate::plan::{Phase, Step};
use crate::ring::{Border, Building, Face, Kind, LANDS, Place, Places, Side};
use engine::{Agenda, PerSeat, Seat, SeatSet};

/// One value for each seat.
pub type Each<T> = PerSeat<T, 4>;

/// How many steps the agenda holds.
pub const DEPTH: usize = 17;

/// A position of the game.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// What is still to be done.
    pub agenda: Agenda<Step, DEPTH>,
    /// The round, from 1.
    pub round: u8,
    /// Who has the start player card.
    pub start: Seat,
    /// Who has the strategy card.
    pub strategy: Seat,
    /// Where the conflict card lies; nowhere before phase 1 and after phase 8.
    pub conflict: Option<Border>,
    /// The lands in the ring.
    pub kinds: [Kind; LANDS],
    /// Those that the eagle owns; all others are the rose's.
    pub eagle: Places,
    /// The action card that nobody has seen this round, from phase 2 to phase 11.
    pub aside: Option<Role>,
    /// Supply cards in the stock, face down.
    pub stock: Cards,
    /// What the stock held when it was shuffled last, as everyone could see: all of it is in the stock still, or
    /// was drawn since.
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
    /// What everyone has seen go into that hand and not come out: he has at least these.
    pub known: Cards,
    /// What he has drawn since the stock was shuffled last: he knows that it is no longer there.
    pub drawn: Cards,
    /// Supply cards that he has played this round, face up.
    pub played: Cards,
    /// The action card that he has taken, face down until the reveal.
    pub drafted: Option<Role>,
    /// The action card that he has shown.
    pub role: Option<Role>,
}

impl Noble {
    /// His action card, face down or up.
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

    /// How many building cards he has not placed.
    #[must_use]
    pub fn reserve(&self) -> u8 {
        BUILDINGS - self.estates.and(self.offices).len() as u8
    }
}

impl State {
    /// The phase of the round, or what lies before and behind the rounds.
    #[must_use]
    pub fn phase(&self) -> Phase {
        self.agenda.peek().map_or(Phase::Over, Step::phase)
    }

    /// What the land at a place is.
    #[inline]
    #[must_use]
    pub fn kind(&self, at: Place) -> Kind {
        self.kinds[at.index()]
    }

    /// The house that owns the land at a place.
    #[inline]
    #[must_use]
    pub fn side(&self, at: Place) -> Side {
        if self.eagle.has(at) { Side::Eagle } else { Side::Rose }
    }

    /// The lands that a house owns.
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

    /// The lands under which there is a building.
    #[must_use]
    pub fn built(&self) -> Places {
        self.nobles.0.iter().fold(Places::NONE, |built, noble| built.and(noble.estates).and(noble.offices))
    }

    /// The building under a land.
    #[must_use]
    pub fn building(&self, at: Place) -> Option<Building> {
        let owner = |face| self.nobles.0.iter().position(|noble| noble.buildings(face).has(at));
        Face::ALL.into_iter().find_map(|face| Some(Building { owner: Seat::new(owner(face)?), face }))
    }

    /// Those of `seats` who stand for a house.
    #[must_use]
    pub fn on_side(&self, seats: SeatSet, side: Side) -> SeatSet {
        seats.iter().filter(|&seat| self.nobles[seat].side == side).collect()
    }

    /// The seat that has shown this action card.
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

    /// The house that owns every land, if one does.
    #[must_use]
    pub fn only_house(&self) -> Option<Side> {
        Side::ALL.into_iter().find(|&side| self.lands_of(side) == Places::ALL)
    }

    /// `seat` plays or discards cards from its hand, for all to see; the caller says where they go.
    pub(crate) fn lay_down(&mut self, seat: Seat, cards: Cards) {
        let noble = &mut self.nobles[seat];
        noble.hand -= cards;
        if !noble.known.is_empty() {
            noble.known = noble.known.less(cards);
        }
    }
}
