//! The field of a conflict: its two lands, and what others bring there.

use super::super::points::points_of;
use super::context::PolicyContext;
use ::verraeter::plan::Step;
use ::verraeter::state::Each;
use ::verraeter::{Border, LandFigures, Place, Side};
use engine::Seat;

/// What others have for a conflict, wherever it is.
#[derive(Copy, Clone, Default, Debug)]
pub(super) struct Muster {
    /// Conflict points that lie on the table.
    shown: Each<f32>,
    /// Conflict points that may still come from their hands.
    held: Each<f32>,
    /// How uncertain those are.
    variance: f32,
}

/// A land in a conflict.
#[derive(Copy, Clone, Debug)]
pub(super) struct Stake {
    /// Its figures.
    pub(super) figures: LandFigures,
    /// Whose estate stands there, by index.
    pub(super) estate: Option<usize>,
}

/// A place for a conflict and what others bring there.
#[derive(Copy, Clone, Debug)]
pub(super) struct Field {
    /// The eagle's land.
    pub(super) eagle: Stake,
    /// The rose's land.
    pub(super) rose: Stake,
    /// The conflict points of cards that each other seat has played or will play.
    pub(super) supply: Each<f32>,
    /// How uncertain those are.
    pub(super) variance: f32,
}

impl PolicyContext<'_> {
    /// What others have for a conflict.
    pub(super) fn muster(&self) -> Muster {
        let mut muster = Muster { variance: self.params.doubt * self.params.doubt, ..Muster::default() };
        for other in self.others().iter() {
            let noble = &self.world.nobles[other];
            muster.shown[other] = f32::from(points_of(noble.played));
            if !self.has_supplied(other) {
                let unknown = f32::from(noble.hand.total() - noble.known.total());
                muster.held[other] = f32::from(points_of(noble.known)) + unknown * self.mean_card;
                let deviation = self.params.spread * muster.held[other];
                muster.variance += deviation * deviation;
            }
        }
        muster
    }

    fn has_supplied(&self, other: Seat) -> bool {
        match self.world.agenda.peek() {
            Some(Step::Supply(now)) => self.turn_of(other) < self.turn_of(now),
            Some(_) | None => false,
        }
    }

    /// The field at a border.
    pub(super) fn field(&self, border: Border, muster: &Muster) -> Field {
        let [one, two] = border.lands();
        let (eagle, rose) = if self.world.side(one) == Side::Eagle { (one, two) } else { (two, one) };
        let (eagle, rose) = (self.stake(eagle), self.stake(rose));
        let supply = self.expected_supply(&eagle, &rose, muster);
        Field { eagle, rose, supply, variance: muster.variance }
    }

    fn stake(&self, at: Place) -> Stake {
        let estate = self.world.nobles.0.iter().position(|noble| noble.estates.has(at));
        Stake { figures: *self.rules.figures().land(self.world.kind(at)), estate }
    }

    /// What all others have played and will play: less where one side is far ahead on the table.
    fn expected_supply(&self, eagle: &Stake, rose: &Stake, muster: &Muster) -> Each<f32> {
        let sign = |other: Seat| match self.world.nobles[other].side {
            Side::Eagle => 1.0,
            Side::Rose => -1.0,
        };
        let lands = f32::from(eagle.figures.cp) - f32::from(rose.figures.cp);
        let lead = self.others().iter().fold(lands, |lead, other| lead + sign(other) * muster.shown[other]);
        let gap = lead / self.params.gap;
        let zeal = self.params.commit / (1.0 + gap * gap);
        let mut supply = muster.shown;
        for other in self.others().iter() {
            supply[other] += zeal * muster.held[other];
        }
        supply
    }
}
