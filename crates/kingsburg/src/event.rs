//! Events, for logs and animations.

use crate::advisor::Advisor;
use crate::buildings::Building;
use crate::faces::Faces;
use crate::goods::{Good, Goods};
use crate::invaders::Card;
use crate::module;
use crate::notation::{Group, Payment};
use crate::plan::Season;
use engine::{Eye, Seat, SeatSet};

/// An event. An observer receives an event completely or not at all.
#[expect(missing_docs, reason = "the fields of an event are named by what they are")]
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case", tag = "event"))]
pub enum Event {
    /// A year began.
    YearBegan { year: u8 },
    /// The king's white die.
    Aided { seat: Seat },
    /// The king's reward.
    Rewarded { seats: SeatSet },
    /// The king's envoy.
    EnvoySent { to: Option<Seat> },
    /// A season began.
    SeasonBegan { season: Season },
    /// Everybody rolled.
    Rolled,
    /// A power rolled dice again.
    Rerolled { by: Seat, building: Building },
    /// The order of play.
    Ordered { first: Seat },
    /// Neutral dice were placed on an advisor.
    NeutralOn { advisor: Advisor, dice: Faces },
    /// An advisor was influenced.
    Influenced { by: Seat, group: Group, envoy: bool, market: bool },
    /// A seat passed: it influences no more advisors this season.
    Passed { by: Seat },
    /// An advisor gives his aid.
    Aid { to: Seat, advisor: Advisor },
    /// Goods were gained.
    Gained { by: Seat, goods: Goods },
    /// Tokens were gained.
    Tokens { by: Seat, count: u8 },
    /// Soldiers were gained.
    Soldiers { by: Seat, count: u8 },
    /// Victory points were gained or lost.
    Vp { by: Seat, vp: i16, source: Source },
    /// Goods or tokens were paid.
    Paid { by: Seat, payment: Payment },
    /// A good was lost to invaders.
    Lost { by: Seat, good: Good, count: u8 },
    /// A seat looked at the year's invader.
    Peeked { by: Seat },
    /// Which card it saw, for that seat.
    Saw { by: Seat, card: Card },
    /// A building was built.
    Built { by: Seat, building: Building, envoy: bool },
    /// The invader was turned up.
    Revealed { card: Card },
    /// Reinforcements came.
    Reinforced { seat: Seat, soldiers: u8 },
    /// All stand against invaders of this strength, with all that changes it.
    Faced { strength: i32 },
    /// A battle was fought.
    Fought { by: Seat, total: i32, won: bool, lost: bool },
    /// A building was destroyed.
    Destroyed { of: Seat, building: Building },
    /// The best victors.
    Best { seats: SeatSet },
    /// The game is over.
    Ended,
    /// An event of a module.
    Module { module: module::Event },
}

/// What victory points are gained by, or lost.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum Source {
    /// The aid of advisors.
    Advisors,
    /// The points of buildings when they are built.
    Buildings,
    /// What buildings bring once they stand.
    Powers,
    /// The king's reward.
    King,
    /// Battles: victories, defeats, and the points of what was destroyed.
    Battles,
    /// Something that a module brings.
    Module(module::Source),
}

impl Event {
    /// Returns whether an observer receives the event.
    #[must_use]
    pub fn is_observed_by(&self, eye: Eye) -> bool {
        match *self {
            Event::Saw { by, .. } => eye.sees(by),
            Event::Module { module } => module.is_observed_by(eye),
            Event::YearBegan { .. }
            | Event::Aided { .. }
            | Event::Rewarded { .. }
            | Event::EnvoySent { .. }
            | Event::SeasonBegan { .. }
            | Event::Rolled
            | Event::Rerolled { .. }
            | Event::Ordered { .. }
            | Event::NeutralOn { .. }
            | Event::Influenced { .. }
            | Event::Passed { .. }
            | Event::Aid { .. }
            | Event::Gained { .. }
            | Event::Tokens { .. }
            | Event::Soldiers { .. }
            | Event::Vp { .. }
            | Event::Paid { .. }
            | Event::Lost { .. }
            | Event::Peeked { .. }
            | Event::Built { .. }
            | Event::Revealed { .. }
            | Event::Reinforced { .. }
            | Event::Faced { .. }
            | Event::Fought { .. }
            | Event::Destroyed { .. }
            | Event::Best { .. }
            | Event::Ended => true,
        }
    }
}
