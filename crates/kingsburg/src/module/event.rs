//! Events of the modules.

use crate::advisor::Advisor;
use crate::buildings::{Building, Row};
use crate::goods::Good;
use crate::module::{Charter, Fate, Favour, Governor, Permit, Power, Scenario};
use engine::{Eye, Seat};

/// An event of a module.
#[expect(missing_docs, reason = "the fields of an event are named by what they are")]
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum Event {
    /// A troop token was chosen, hidden from the others.
    TroopsChosen { by: Seat },
    /// A troop token was removed from the game, hidden from the others.
    TroopsPutBack { by: Seat },
    /// A whim came into effect.
    WhimPlaced(Advisor),
    /// A whim left the game.
    WhimRemoved(Advisor),
    /// A strip was taken.
    RowTaken { by: Seat, row: Row },
    /// A strip was laid over its row.
    RowLaid { by: Seat, row: Row },
    /// A governor was chosen, hidden from the others.
    GovernorChosen { by: Seat },
    /// Somebody bid for a governor.
    Bid { by: Seat, governor: Governor, bid: u16 },
    /// Whom somebody plays.
    Governs { by: Seat, governor: Governor },
    /// The scenario was drawn.
    ScenarioDrawn(Scenario),
    /// The year's fate.
    Fated(Fate),
    /// An advisor is absent this season.
    Absent(Advisor),
    /// Everybody was blessed.
    Blessed { by: Seat },
    /// Dice were changed.
    Changed { by: Seat, power: Power },
    /// The Duke moved to the Duchess.
    Moved { by: Seat, from: Advisor },
    /// A private advisor gives his aid.
    PrivateAid { to: Seat, advisor: Advisor },
    /// A building was had for nothing.
    Founded { by: Seat, building: Building },
    /// By which right the building just built came on top.
    BuiltAgain { by: Seat, permit: Permit },
    /// Soldiers left.
    SoldiersLeft { of: Seat, count: u16 },
    /// A good was stolen.
    Stolen { by: Seat, from: Seat, good: Good },
    /// A seat is stronger in this battle, or weaker.
    Strengthened { seat: Seat, by: i8 },
    /// A favour was granted.
    Favoured { seat: Seat, favour: Favour },
    /// Somebody has a share in the hoard.
    Hoarded { seat: Seat },
    /// A charter was scored.
    Chartered { by: Seat, charter: Charter },
}

/// What victory points are gained by, or lost, in a module.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum Source {
    /// Troop tokens left at the end.
    Troops,
    /// Governors.
    Governors,
    /// The year's fate.
    Fate,
    /// The scenario.
    Scenario,
}

impl From<Source> for crate::Source {
    fn from(source: Source) -> crate::Source {
        crate::Source::Module(source)
    }
}

impl Event {
    /// Every observer receives all of them; they do not contain hidden information.
    pub(crate) fn is_observed_by(self, _: Eye) -> bool {
        match self {
            Event::TroopsChosen { .. }
            | Event::TroopsPutBack { .. }
            | Event::WhimPlaced(_)
            | Event::WhimRemoved(_)
            | Event::RowTaken { .. }
            | Event::RowLaid { .. }
            | Event::GovernorChosen { .. }
            | Event::Bid { .. }
            | Event::Governs { .. }
            | Event::ScenarioDrawn(_)
            | Event::Fated(_)
            | Event::Absent(_)
            | Event::Blessed { .. }
            | Event::Changed { .. }
            | Event::Moved { .. }
            | Event::PrivateAid { .. }
            | Event::Founded { .. }
            | Event::BuiltAgain { .. }
            | Event::SoldiersLeft { .. }
            | Event::Stolen { .. }
            | Event::Strengthened { .. }
            | Event::Favoured { .. }
            | Event::Hoarded { .. }
            | Event::Chartered { .. } => true,
        }
    }
}
