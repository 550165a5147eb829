//! Events, for logs and animations.

use crate::cards::{Cards, Role, Roles};
use crate::ring::{Border, Face, Place, Side};
use engine::{Eye, Seat};

#[expect(missing_docs, reason = "the fields of an event are named by what they are")]
/// An event. An observer receives an event completely or not at all; what only some may know is an event of its own.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case", tag = "event"))]
pub enum Event {
    /// The ring of lands was laid out; everyone has a side.
    RingLaid { start: Seat, strategy: Seat },
    /// Everyone took the same supply cards, publicly.
    HandedOut { cards: Cards },

    /// A round began.
    RoundBegan { round: u8, start: Seat },
    /// The conflict card was placed.
    ConflictPlaced { by: Seat, border: Border, eagle: Place, rose: Place },
    /// An action card was set aside, hidden from everyone.
    SetAside,
    /// A player received the action cards from which he chooses.
    Choosing { by: Seat, count: u8 },
    /// Which cards they are, for those who see them.
    ChoosingFrom { by: Seat, roles: Roles },
    /// A player took an action card, face down.
    Picked { by: Seat },
    /// Which one.
    PickedRole { by: Seat, role: Role },
    /// The last player to choose laid the rest down, hidden from all others.
    LeftOver { by: Seat, count: u8 },
    /// Which card it is.
    LeftOverRoles { by: Seat, roles: Roles },
    /// A player played supply cards, or none.
    Supplied { by: Seat, cards: Cards },
    /// A player showed his action card.
    Revealed { by: Seat, role: Role },
    /// A player switched sides.
    Switched { by: Seat, role: Role, side: Side },
    /// The conflict points of both sides.
    Totalled { eagle: u16, rose: u16 },
    /// Both sides are equally strong: no land changes hands.
    Tied,
    /// A side won the conflict; so many players stand on it.
    Won { side: Side, winners: u8 },
    /// A player scored for the conquered land.
    Scored { by: Seat, vp: u8 },
    /// A land went over to the other house.
    Flipped { at: Place, side: Side },
    /// A player scored for his action card.
    Bonus { by: Seat, role: Role, vp: u8 },
    /// A building was placed: a first estate, or by the builder.
    Built { by: Seat, at: Place, face: Face },
    /// The builder turned a building over.
    Turned { by: Seat, at: Place, face: Face },
    /// The builder built nothing.
    DidNotBuild { by: Seat },
    /// The strategist took the strategy card.
    StrategyTaken { by: Seat },
    /// The supply cards that were played are discarded.
    Discarded { cards: Cards },
    /// A player who would have held too many cards discarded these, and draws so many.
    MadeRoom { by: Seat, cards: Cards, draws: u8 },
    /// The stock was empty; the discards became the new one.
    Reshuffled,
    /// Cards were drawn or dealt from the stock.
    Drew { by: Seat, count: u8 },
    /// Which cards they were, for those who see them.
    DrewCards { by: Seat, cards: Cards },
    /// The action cards returned to the middle.
    RolesReturned,
    /// The start player card passed to the left.
    StartPassed { to: Seat },
    /// One house owns every land: the game ends early.
    OneHouse { side: Side },
    /// Offices and cards in hand became points.
    FinalScored { by: Seat, offices: u8, cards: u8, vp: u8 },
    /// The game is over.
    Ended,
}

impl Event {
    /// Returns whether an observer receives the event.
    #[must_use]
    pub fn is_observed_by(&self, eye: Eye) -> bool {
        match *self {
            Event::ChoosingFrom { by: seat, .. }
            | Event::PickedRole { by: seat, .. }
            | Event::LeftOverRoles { by: seat, .. }
            | Event::DrewCards { by: seat, .. } => eye.sees(seat),
            Event::RingLaid { .. }
            | Event::HandedOut { .. }
            | Event::RoundBegan { .. }
            | Event::ConflictPlaced { .. }
            | Event::SetAside
            | Event::Choosing { .. }
            | Event::Picked { .. }
            | Event::LeftOver { .. }
            | Event::Supplied { .. }
            | Event::Revealed { .. }
            | Event::Switched { .. }
            | Event::Totalled { .. }
            | Event::Tied
            | Event::Won { .. }
            | Event::Scored { .. }
            | Event::Flipped { .. }
            | Event::Bonus { .. }
            | Event::Built { .. }
            | Event::Turned { .. }
            | Event::DidNotBuild { .. }
            | Event::StrategyTaken { .. }
            | Event::Discarded { .. }
            | Event::MadeRoom { .. }
            | Event::Reshuffled
            | Event::Drew { .. }
            | Event::RolesReturned
            | Event::StartPassed { .. }
            | Event::OneHouse { .. }
            | Event::FinalScored { .. }
            | Event::Ended => true,
        }
    }
}
