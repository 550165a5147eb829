//! The figures on the components. A component file may change them.

use crate::cards::{Cards, Value};
use crate::ring::Kind;

/// The most cards that a hand may hold.
pub const HAND_LIMIT: u8 = 5;

/// The most cards that are drawn at once, and the number that the farmer draws.
pub const MAX_DRAWN: u8 = 3;

/// Cards in everyone's first hand.
pub const FIRST_HAND: u8 = 3;

/// The first hand of everyone in the edition of 1998.
pub const FIRST_HAND_1998: [Value; FIRST_HAND as usize] = [Value::Three, Value::Four, Value::Five];

/// Building cards of each player.
pub const BUILDINGS: u8 = 3;

/// The most offices that a player may have, and that count at the end.
pub const MAX_OFFICES: u8 = 2;

/// The most cards in hand that count at the end.
pub const MAX_COUNTED: u8 = 3;

/// The most seats of a table.
const MAX_SEATS: u8 = 4;

/// Every number that is printed on a component or in the list of components.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Figures {
    /// Supply cards of each value.
    pub supply: Cards,
    /// The lands, in the order of [`Kind::ALL`]; both cards of a kind and both their sides have the same figures.
    pub lands: [LandFigures; Kind::ALL.len()],
}

/// What is printed on a land.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct LandFigures {
    /// Conflict points for its house.
    pub cp: u8,
    /// Victory points for each of one, two, three or four who conquer it.
    pub vp: [u8; MAX_SEATS as usize],
}

/// The reason why no game can be played with some figures.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Unfit {
    /// There are too few supply cards to fill four hands, or more than 20 of a value.
    Supply,
    /// There are not enough cards for four first hands of the edition of 1998.
    FirstHands,
    /// A land has more than 50 conflict points.
    Strength(Kind),
    /// A land is worth more than 20 points, or more to each of many than to each of few.
    Points(Kind),
}

/// The standard figures. The component file of the crate `games` holds the same with their provenance; a test there compares them.
impl Figures {
    /// The standard figures.
    pub const STANDARD: Figures = Figures {
        supply: Cards::new([5, 5, 5, 5, 2, 1]),
        lands: [
            LandFigures { cp: 0, vp: [3, 2, 1, 1] },
            LandFigures { cp: 3, vp: [4, 3, 2, 1] },
            LandFigures { cp: 5, vp: [5, 4, 3, 2] },
            LandFigures { cp: 7, vp: [6, 5, 3, 2] },
            LandFigures { cp: 10, vp: [7, 5, 3, 2] },
            LandFigures { cp: 15, vp: [8, 6, 4, 3] },
        ],
    };
}

impl Default for Figures {
    /// Returns the standard figures.
    fn default() -> Figures {
        Figures::STANDARD
    }
}

impl Figures {
    /// Returns the figures of a kind of land.
    #[inline]
    #[must_use]
    pub fn land(&self, kind: Kind) -> &LandFigures {
        &self.lands[kind as usize]
    }

    /// Returns whether a game can be played with these figures, at any number of seats and with any options.
    ///
    /// Enough supply cards for four full hands mean that a card which is due is always there: in the stock, or
    /// in the discards that become it.
    pub fn check(&self) -> Result<(), Unfit> {
        let fit = self.supply.counts().all(|count| count <= Cards::MAX);
        ensure(fit && self.supply.total() >= MAX_SEATS * HAND_LIMIT, Unfit::Supply)?;
        let enough = FIRST_HAND_1998.into_iter().all(|value| self.supply[value] >= MAX_SEATS);
        ensure(enough, Unfit::FirstHands)?;
        for kind in Kind::ALL {
            let land = self.land(kind);
            ensure(land.cp <= 50, Unfit::Strength(kind))?;
            let falling = land.vp.is_sorted_by(|more, less| more >= less);
            ensure(falling && land.vp[0] <= 20, Unfit::Points(kind))?;
        }
        Ok(())
    }
}

fn ensure(holds: bool, otherwise: Unfit) -> Result<(), Unfit> {
    if holds { Ok(()) } else { Err(otherwise) }
}
