//! Everything on the table, face up or down: plain data.

use crate::cards::{Border, Building, Cards, Face, LANDS, Land, Place, Role, Roles, Side};
use crate::figures::BUILDINGS;
use crate::plan::{Phase, Step};
use engine::{Agenda, BySeat, Seat, Seats};

/// One value for each seat.
pub type Each<T> = BySeat<T, 4>;

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
    /// The ring of lands.
    pub lands: [Land; LANDS],
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
}

impl State {
    /// The phase of the round, or what lies before and behind the rounds.
    #[must_use]
    pub fn phase(&self) -> Phase {
        self.agenda.top().map_or(Phase::Over, Step::phase)
    }

    /// The land at a place.
    #[inline]
    #[must_use]
    pub fn land(&self, at: Place) -> &Land {
        &self.lands[at.index()]
    }

    /// How many buildings of a seat show this face.
    #[must_use]
    pub fn buildings(&self, seat: Seat, face: Face) -> u8 {
        let own = Some(Building { owner: seat, face });
        self.lands.iter().filter(|land| land.building == own).count() as u8
    }

    /// How many building cards a seat has not placed.
    #[must_use]
    pub fn reserve(&self, seat: Seat) -> u8 {
        let own = |land: &&Land| land.building.is_some_and(|building| building.owner == seat);
        BUILDINGS - self.lands.iter().filter(own).count() as u8
    }

    /// Those of `seats` who stand for a house.
    #[must_use]
    pub fn on_side(&self, seats: Seats, side: Side) -> Seats {
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
        let side = self.lands[0].side;
        self.lands.iter().all(|land| land.side == side).then_some(side)
    }

    /// `seat` plays or discards cards from its hand, for all to see; the caller says where they go.
    pub(crate) fn lay_down(&mut self, seat: Seat, cards: Cards) {
        let noble = &mut self.nobles[seat];
        noble.hand -= cards;
        noble.known = noble.known.less(cards);
    }
}
