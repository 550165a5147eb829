//! The place of a conflict: its two lands and the supply that other seats bring.

use super::super::points::points_of;
use super::context::PolicyContext;
use ::verraeter::plan::Step;
use ::verraeter::state::Each;
use ::verraeter::{Border, LandFigures, Place, Side};
use engine::Seat;

/// The conflict points that other seats can bring to a conflict, wherever it is.
#[derive(Copy, Clone, Default, Debug)]
pub(super) struct SupplyEstimate {
    /// The conflict points on the table.
    shown: Each<f32>,
    /// The expected conflict points in hands of seats that have not played yet.
    held: Each<f32>,
    /// The variance of these.
    variance: f32,
}

/// A land of a conflict.
#[derive(Copy, Clone, Debug)]
pub(super) struct ContestedLand {
    /// The figures of the land.
    pub(super) figures: LandFigures,
    /// The index of the seat with an estate on it.
    pub(super) estate: Option<usize>,
}

/// A conflict at one border, with the supply that other seats bring.
#[derive(Copy, Clone, Debug)]
pub(super) struct ConflictSetup {
    /// The eagle's land.
    pub(super) eagle: ContestedLand,
    /// The rose's land.
    pub(super) rose: ContestedLand,
    /// The expected conflict points of supply cards of each other seat.
    pub(super) supply: Each<f32>,
    /// The variance of these.
    pub(super) variance: f32,
}

impl PolicyContext<'_> {
    /// Estimates the conflict points that other seats can bring.
    pub(super) fn supply_estimate(&self) -> SupplyEstimate {
        let mut supply_estimate = SupplyEstimate {
            variance: self.params.base_deviation * self.params.base_deviation,
            ..SupplyEstimate::default()
        };
        for other in self.others().iter() {
            let noble = &self.world.nobles[other];
            supply_estimate.shown[other] = f32::from(points_of(noble.played));
            if !self.has_supplied(other) {
                let unknown = f32::from(noble.hand.total() - noble.known.total());
                supply_estimate.held[other] = f32::from(points_of(noble.known)) + unknown * self.mean_card;
                let deviation = self.params.supply_deviation * supply_estimate.held[other];
                supply_estimate.variance += deviation * deviation;
            }
        }
        supply_estimate
    }

    fn has_supplied(&self, other: Seat) -> bool {
        match self.world.agenda.peek() {
            Some(Step::Supply(now)) => self.turn_of(other) < self.turn_of(now),
            Some(_) | None => false,
        }
    }

    /// The conflict at a border.
    pub(super) fn conflict_setup(&self, border: Border, supply_estimate: &SupplyEstimate) -> ConflictSetup {
        let [one, two] = border.lands();
        let (eagle, rose) = if self.world.side(one) == Side::Eagle { (one, two) } else { (two, one) };
        let (eagle, rose) = (self.contested_land(eagle), self.contested_land(rose));
        let supply = self.expected_supply(&eagle, &rose, supply_estimate);
        ConflictSetup { eagle, rose, supply, variance: supply_estimate.variance }
    }

    fn contested_land(&self, at: Place) -> ContestedLand {
        let estate = self.world.nobles.0.iter().position(|noble| noble.estates.has(at));
        ContestedLand { figures: *self.rules.figures().land(self.world.kind(at)), estate }
    }

    /// The expected supply of the other seats: less where one side leads by much on the table.
    fn expected_supply(
        &self,
        eagle: &ContestedLand,
        rose: &ContestedLand,
        supply_estimate: &SupplyEstimate,
    ) -> Each<f32> {
        let sign = |other: Seat| match self.world.nobles[other].side {
            Side::Eagle => 1.0,
            Side::Rose => -1.0,
        };
        let lands = f32::from(eagle.figures.cp) - f32::from(rose.figures.cp);
        let lead =
            self.others().iter().fold(lands, |lead, other| lead + sign(other) * supply_estimate.shown[other]);
        let gap = lead / self.params.lead_scale;
        let share = self.params.supply_share / (1.0 + gap * gap);
        let mut supply = supply_estimate.shown;
        for other in self.others().iter() {
            supply[other] += share * supply_estimate.held[other];
        }
        supply
    }
}
