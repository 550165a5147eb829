//! The view of the modules.

use crate::advisor::Advisor;
use crate::buildings::Row;
use crate::module::{Charter, Fate, Governor, Scenario, Spent, Step as ModuleStep, Used, governors};
use crate::plan::Step;
use crate::state::State;
use crate::{Kingsburg, module};
use arrayvec::ArrayVec;
use engine::{Eye, MAX_SEATS, Seat, SeatSet};

/// The view of the modules.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct View {
    /// Advisors with a whim on them.
    pub whims: ArrayVec<Advisor, 16>,
    /// Goods on the fourth advisor's whim.
    pub stall: crate::Goods,
    /// The good on the fifth advisor's whim.
    pub lot: Option<crate::Good>,
    /// The troop tokens of each seat.
    pub troops: ArrayVec<TroopsView, MAX_SEATS>,
    /// The year's fate.
    pub fate: Option<Fate>,
    /// The advisor who is absent this season.
    pub absent: Option<Advisor>,
    /// Advisors on whom a gift lies.
    pub gifts: ArrayVec<Advisor, 5>,
    /// Governors who are still auctioned.
    pub lots: ArrayVec<Governor, 6>,
    /// The bidding for one of them.
    pub bidding: Option<BiddingView>,
    /// Private advisors who have been influenced, and by whom.
    pub private: ArrayVec<(Advisor, SeatSet), 3>,
    /// The scenario that is played, once it is known.
    pub scenario: Option<Scenario>,
    /// Who may use the regent's seal.
    pub seals: SeatSet,
    /// Who may use the regent's works.
    pub works: SeatSet,
    /// Goods in the dragon's hoard.
    pub hoard: u16,
    /// Charters on the table.
    pub charters: ArrayVec<Charter, 8>,
    /// What each seat has of the modules.
    pub own: ArrayVec<OwnView, MAX_SEATS>,
}

/// The bidding for a governor.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct BiddingView {
    /// For whom.
    pub governor: Governor,
    /// The highest bid.
    pub high: u16,
    /// Who has not passed, the highest bidder among them.
    pub playing: SeatSet,
}

/// The view of a player's troop tokens.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct TroopsView {
    /// Whose.
    pub seat: Seat,
    /// How many of each value, from 0, are not yet spent, the chosen and the removed one included.
    pub left: [u8; 5],
    /// Whether one has been chosen this winter.
    pub chosen: bool,
    /// Which one.
    pub chosen_value: Option<u8>,
    /// Whether one has been removed from the game.
    pub put_back: bool,
    /// Which one.
    pub put_back_value: Option<u8>,
}

/// The view of what a player has of the modules.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct OwnView {
    /// Whose.
    pub seat: Seat,
    /// Whom he plays.
    pub governor: Option<Governor>,
    /// How many governors he chooses among.
    pub dealt: u8,
    /// Which ones.
    pub hand: ArrayVec<Governor, 3>,
    /// Whether he has chosen one.
    pub chosen: bool,
    /// Which one.
    pub chosen_governor: Option<Governor>,
    /// Strips that he has drawn or taken.
    pub strips: ArrayVec<Row, 2>,
    /// Rows that show their alternative side.
    pub alternative: ArrayVec<Row, 2>,
    /// Rows whose first building was given to him without points.
    pub given: ArrayVec<Row, 7>,
    /// What he has used this season, as bits.
    pub used: u16,
    /// What he has used this year, as bits.
    pub spent: u8,
    /// White dice beyond the fixed ones, for the coming roll.
    pub white: u8,
    /// Advisors whom he has influenced this season.
    pub influenced: u8,
    /// Battles that he has won.
    pub wins: u8,
    /// Strength from dice and payments in this battle.
    pub bonus: i8,
    /// The total that the Philosopher hopes to stay below.
    pub wager: u8,
    /// How often he was granted each favour.
    pub favours: [u8; 6],
    /// Charters that he has scored.
    pub charters: ArrayVec<Charter, 8>,
    /// Whether he has ever influenced the Queen and the King.
    pub courted: [bool; 2],
}

impl Kingsburg {
    pub(crate) fn module_view(&self, s: &State, eye: Eye) -> View {
        let extra = &s.extra;
        let visited =
            extra.private.iter().zip(module::moment::PRIVATE).filter(|(audience, _)| !audience.is_empty());
        View {
            whims: extra.whims.in_effect().collect(),
            stall: extra.whims.stall,
            lot: extra.whims.lot,
            troops: self.everyone().iter().map(|seat| troops_view(s, seat, eye)).collect(),
            fate: extra.fate.now,
            absent: extra.fate.absent,
            gifts: extra.fate.with_gifts().collect(),
            lots: extra.lots.iter().collect(),
            bidding: bidding(s),
            private: visited.map(|(audience, advisor)| (advisor, audience.seats())).collect(),
            scenario: s.scenario(),
            seals: extra.scenario.seals,
            works: extra.scenario.works,
            hoard: extra.scenario.hoard,
            charters: extra.scenario.charters.iter().collect(),
            own: self.everyone().iter().map(|seat| own_view(s, seat, eye)).collect(),
        }
    }
}

fn bidding(s: &State) -> Option<BiddingView> {
    match s.agenda.peek() {
        Some(Step::Module(ModuleStep::Governors(governors::Step::Bid {
            playing, governor, high, ..
        }))) => Some(BiddingView { governor, high, playing }),
        _ => None,
    }
}

fn troops_view(s: &State, seat: Seat, eye: Eye) -> TroopsView {
    let troops = &s.extra.troops;
    TroopsView {
        seat,
        left: troops.left[seat],
        chosen: troops.chosen[seat].is_some(),
        chosen_value: troops.chosen[seat].filter(|_| eye.sees(seat)),
        put_back: troops.boxed[seat].is_some(),
        put_back_value: troops.boxed[seat].filter(|_| eye.sees(seat)),
    }
}

fn own_view(s: &State, seat: Seat, eye: Eye) -> OwnView {
    let own = &s.extra.own[seat];
    OwnView {
        seat,
        governor: own.governor,
        dealt: own.hand.len() as u8,
        hand: own.hand.iter().filter(|_| eye.sees(seat)).collect(),
        chosen: own.chosen.is_some(),
        chosen_governor: own.chosen.filter(|_| eye.sees(seat)),
        strips: own.rows.iter().collect(),
        alternative: s.lords[seat].province.alternative().iter().collect(),
        given: s.lords[seat].province.given().iter().collect(),
        used: Used::bits(&own.used),
        spent: Spent::bits(&own.spent),
        white: own.white,
        influenced: own.influenced,
        wins: own.wins,
        bonus: own.bonus,
        wager: own.wager,
        favours: own.favours,
        charters: own.charters.iter().collect(),
        courted: own.courted,
    }
}
