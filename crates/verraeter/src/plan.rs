//! The order of play. Begin here to read the rules.
//!
//! A plan is a list of steps as in the rulebook's summary. A chapter is replaced by its plan; any other step applies its
//! effect or waits for a decision. Editions change the plans when the rules are made, and nothing else.

use crate::options::{Edition, Options};
use crate::ring::Side;
use engine::{Seat, SeatSet};

/// A step of the game that is still to be done.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// Chance event: the ring of lands is laid out, and the start player is drawn.
    Ring,
    /// Everyone places a first estate, the start player first.
    FirstEstates,
    /// This seat places its first estate, then those after it.
    FirstEstate(Seat),
    /// Everyone takes a 3, a 4 and a 5.
    HandOut,
    /// Chance event: everyone is dealt three supply cards.
    Deal,

    /// Chapter: a round of thirteen phases.
    Round,
    /// Whoever has the strategy card places the conflict card.
    PlaceConflict,
    /// Chance event: an action card is set aside.
    ShuffleRoles,
    /// The start player receives the other five.
    OpenDraft,
    /// This seat takes an action card and passes the others on.
    Pick(Seat),
    /// Everyone may play supply cards, the start player first.
    OpenSupply,
    /// This seat may play supply cards, then those after it.
    Supply(Seat),
    /// All show the action cards that they have taken.
    Reveal,
    /// If all stand on one side, Diplomat +5 switches sides.
    DiplomatSwitches,
    /// The traitor switches sides.
    TraitorSwitches,
    /// The conflict points of both sides are added up.
    Resolve,
    /// The winning side takes the land of the other and scores for it.
    Conquer(Side),
    /// The traitor and the strategist score.
    Bonus,
    /// The builder may build.
    OpenBuilding,
    /// This seat may build.
    Build(Seat),
    /// The strategist takes the strategy card.
    TakeStrategy,
    /// All supply cards that were played are discarded.
    DiscardPlayed,
    /// The farmer draws, before all others.
    FarmerDraws,
    /// All others draw, the start player first.
    OpenDraws,
    /// These still have their draw before them.
    Draws(SeatSet),
    /// This seat would hold too many cards: it may discard some before it draws.
    Limit {
        /// Who is asked.
        to: Seat,
        /// How many cards it is due.
        due: u8,
    },
    /// Chance event: cards are drawn from the stock.
    Draw {
        /// Who gets them.
        to: Seat,
        /// How many.
        due: u8,
    },
    /// The game ends here, or the round ends and another begins.
    RoundPlayed,
    /// All action cards return to the middle.
    ReturnRoles,
    /// The start player card passes to the left.
    PassStart,
    /// The next round begins.
    NextRound,

    /// Offices and cards in hand become points.
    FinalScoring,
    /// The game is over.
    End,
}

/// A phase of the round as the rulebook counts them, or the time before or after the rounds.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum Phase {
    /// Before the first round.
    Setup,
    /// 1: where the conflict is.
    Conflict,
    /// 2: everyone takes an action card.
    Roles,
    /// 3: everyone may play supply cards.
    Supply,
    /// 4: the action cards are shown.
    Reveal,
    /// 5: who wins the conflict.
    Resolution,
    /// 6: victory points.
    Points,
    /// 7: the builder's action.
    Builder,
    /// 8: the strategist's action.
    Strategist,
    /// 9: supply cards that were played are discarded.
    Discard,
    /// 10: supply cards are drawn.
    Draw,
    /// 11: action cards are returned.
    Return,
    /// 12: the new start player.
    StartPlayer,
    /// 13: the end of the round.
    RoundEnd,
    /// After the last round.
    Over,
}

impl Step {
    /// Returns the phase to which a step belongs.
    #[must_use]
    pub const fn phase(self) -> Phase {
        match self {
            Step::Ring | Step::FirstEstates | Step::FirstEstate(_) | Step::HandOut | Step::Deal => {
                Phase::Setup
            }
            Step::Round | Step::PlaceConflict => Phase::Conflict,
            Step::ShuffleRoles | Step::OpenDraft | Step::Pick(_) => Phase::Roles,
            Step::OpenSupply | Step::Supply(_) => Phase::Supply,
            Step::Reveal | Step::DiplomatSwitches | Step::TraitorSwitches => Phase::Reveal,
            Step::Resolve => Phase::Resolution,
            Step::Conquer(_) | Step::Bonus => Phase::Points,
            Step::OpenBuilding | Step::Build(_) => Phase::Builder,
            Step::TakeStrategy => Phase::Strategist,
            Step::DiscardPlayed => Phase::Discard,
            Step::FarmerDraws
            | Step::OpenDraws
            | Step::Draws(_)
            | Step::Limit { .. }
            | Step::Draw { .. }
            | Step::RoundPlayed => Phase::Draw,
            Step::ReturnRoles => Phase::Return,
            Step::PassStart => Phase::StartPlayer,
            Step::NextRound => Phase::RoundEnd,
            Step::FinalScoring | Step::End => Phase::Over,
        }
    }
}

/// Steps in the order in which they are done.
pub type Plan = &'static [Step];

/// The order of play under given options.
#[derive(Copy, Clone, Debug)]
pub struct Plans {
    /// The whole game, from the setup.
    pub game: Plan,
    /// A round, as far as its tenth phase: the last round ends there.
    pub round: Plan,
    /// From the tenth phase of a round to the next round.
    pub between: Plan,
    /// From the tenth phase of the last round to the end.
    pub end: Plan,
}

impl Plans {
    /// The rules of 2008.
    pub const REVISED: Plans = Plans {
        game: &[Step::Ring, Step::FirstEstates, Step::Deal, Step::Round],
        round: &[
            Step::PlaceConflict,    // phase 1
            Step::ShuffleRoles,     // phase 2
            Step::OpenDraft,        //
            Step::OpenSupply,       // phase 3
            Step::Reveal,           // phase 4
            Step::DiplomatSwitches, //
            Step::TraitorSwitches,  //
            Step::Resolve,          // phase 5
            Step::Bonus,            // phase 6
            Step::OpenBuilding,     // phase 7
            Step::TakeStrategy,     // phase 8
            Step::DiscardPlayed,    // phase 9
            Step::FarmerDraws,      // phase 10
            Step::OpenDraws,        //
            Step::RoundPlayed,      //
        ],
        between: &[
            Step::ReturnRoles, // phase 11
            Step::PassStart,   // phase 12
            Step::NextRound,   // phase 13
        ],
        end: &[Step::FinalScoring, Step::End],
    };

    /// The rules of 1998: known first hands, and a diplomat who never switches sides.
    pub const FIRST: Plans = Plans {
        game: &[Step::Ring, Step::FirstEstates, Step::HandOut, Step::Round],
        round: &[
            Step::PlaceConflict,   // phase 1
            Step::ShuffleRoles,    // phase 2
            Step::OpenDraft,       //
            Step::OpenSupply,      // phase 3
            Step::Reveal,          // phase 4
            Step::TraitorSwitches, //
            Step::Resolve,         // phase 5
            Step::Bonus,           // phase 6
            Step::OpenBuilding,    // phase 7
            Step::TakeStrategy,    // phase 8
            Step::DiscardPlayed,   // phase 9
            Step::FarmerDraws,     // phase 10
            Step::OpenDraws,       //
            Step::RoundPlayed,     //
        ],
        ..Plans::REVISED
    };

    /// Returns the order of play under these options.
    #[must_use]
    pub fn arrange(options: &Options) -> Plans {
        match options.edition {
            Edition::Edition1998 => Plans::FIRST,
            Edition::Edition2008 => Plans::REVISED,
        }
    }
}
