//! The order of play. Begin here to read the rules.
//!
//! A plan is a list of steps as in the rulebook's summary. A chapter is replaced by its plan; any other step applies its
//! effect or waits for a decision. Variants change the plans when the rules are made, and nothing else.

use crate::options::{Edition, Options, Variants};
use engine::{Seat, SeatSet};

/// A step of the game that is still to be done.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// Chance event: resource and agenda cards are dealt.
    Deal,
    /// Chapter: the first year, whose problem is given by the start card.
    FirstYear,
    /// Chapter: any later year.
    Year,
    /// A year is over; the next begins.
    NextYear,
    /// The game is over.
    End,

    /// Chapter: the agenda of the year is set.
    Winter,
    /// The adviser, or the first to his left who can, is to play an agenda card.
    Propose,
    /// This seat must play an agenda card.
    Play(Seat),
    /// The round of chances to swap begins left of the adviser.
    FloorLeftOfAdviser,
    /// The round of chances to swap begins left of whoever played the card.
    FloorLeftOfPlayer,
    /// `at` may swap the card on the table, then the others in `left`.
    Chances {
        /// Who is asked.
        at: Seat,
        /// All who have not passed on the card that lies there, `at` among them.
        left: SeatSet,
    },

    /// Chapter: the problem of the year is solved.
    Spring,
    /// The adviser opens the auction.
    OpenAuction,
    /// `at` raises or passes.
    Auction {
        /// Who is asked.
        at: Seat,
        /// All who have not passed, `at` among them.
        bidding: SeatSet,
        /// The highest total so far.
        high: u8,
    },
    /// The winner gets what the symbol on the agenda card promises.
    Reward,
    /// The adviser gets the points for a privilege card.
    Seal,
    /// The adviser builds the next part of the cathedral.
    Build,
    /// The adviser takes a privilege.
    AdviserPrivilege,
    /// This seat takes a privilege of its choice, if there is one to take.
    Privilege(Seat),
    /// The agenda card leaves the game.
    Retire,

    /// Chapter: everyone acts, the adviser first.
    Summer,
    /// Everyone's turn of actions, the adviser's first.
    OpenTurns,
    /// These still have their turn of actions before them.
    Turns(SeatSet),
    /// This seat does one thing after another until it is done.
    Act(Seat),
    /// `target` meets the attack with a knight, or loses a house.
    Answer {
        /// Who attacks.
        by: Seat,
        /// Who is attacked.
        target: Seat,
    },
    /// Chance event: loot is drawn and laid apart, face down.
    Loot(Seat),

    /// Chapter: income, pleas, tithe.
    Autumn,
    /// Everyone's income, the adviser's first.
    OpenIncome,
    /// These still have their income before them.
    Income(SeatSet),
    /// This seat chooses its first income card from the deck.
    FirstCard(Seat),
    /// One card, and one for each pair of farms.
    Land(Seat),
    /// One card for each pair of farms.
    Pairs(Seat),
    /// One card of its kind for each privilege.
    Privileges(Seat),
    /// The same, while it is being done.
    Tiles {
        /// Who is paid.
        to: Seat,
        /// How many of his tiles have paid, in the order knights, wealth, workers, grain.
        paid: u8,
    },
    /// Chance event: cards are drawn from the deck.
    Draw {
        /// Who gets them.
        to: Seat,
        /// How many he is due.
        due: u8,
    },
    /// Everyone with the barest income may plead.
    OpenPleas,
    /// `at` may plead with the king, then the others in `left`.
    Plea {
        /// Who is asked.
        at: Seat,
        /// All who have not been asked, `at` among them.
        left: SeatSet,
    },
    /// Chance event: half the cards of `from` are drawn for `by`.
    Alms {
        /// Who pleaded.
        by: Seat,
        /// Who gives.
        from: Seat,
    },
    /// Everyone with too many cards pays.
    OpenTithe,
    /// `at` discards down to the limit, then the others in `left`.
    Tithe {
        /// Who is asked.
        at: Seat,
        /// All whose hand has not been checked, `at` among them.
        left: SeatSet,
    },
    /// Cards in hand become points.
    Mobilise,
}

/// A season of the year.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "lowercase"))]
pub enum Season {
    /// The agenda is set.
    Winter,
    /// The problem is solved.
    Spring,
    /// Everyone acts.
    Summer,
    /// Everyone is paid.
    Autumn,
}

impl Step {
    /// Returns whether a step does nothing by itself, but always waits for a decision or a chance event.
    #[inline]
    #[must_use]
    pub(crate) fn always_waits(self) -> bool {
        matches!(self, Step::Deal | Step::Play(_) | Step::Act(_) | Step::Answer { .. } | Step::Alms { .. })
    }

    /// Returns the season to which a step belongs; `None` if it can stand in more than one, or in none.
    #[must_use]
    pub fn season(self) -> Option<Season> {
        match self {
            Step::Deal | Step::FirstYear | Step::Year | Step::NextYear | Step::End | Step::Privilege(_) => {
                None
            }
            Step::Winter
            | Step::Propose
            | Step::Play(_)
            | Step::FloorLeftOfAdviser
            | Step::FloorLeftOfPlayer
            | Step::Chances { .. } => Some(Season::Winter),
            Step::Spring
            | Step::OpenAuction
            | Step::Auction { .. }
            | Step::Reward
            | Step::Seal
            | Step::Build
            | Step::AdviserPrivilege
            | Step::Retire => Some(Season::Spring),
            Step::Summer
            | Step::OpenTurns
            | Step::Turns(_)
            | Step::Act(_)
            | Step::Answer { .. }
            | Step::Loot(_) => Some(Season::Summer),
            Step::Autumn
            | Step::OpenIncome
            | Step::Income(_)
            | Step::FirstCard(_)
            | Step::Land(_)
            | Step::Pairs(_)
            | Step::Privileges(_)
            | Step::Tiles { .. }
            | Step::Draw { .. }
            | Step::OpenPleas
            | Step::Plea { .. }
            | Step::Alms { .. }
            | Step::OpenTithe
            | Step::Tithe { .. }
            | Step::Mobilise => Some(Season::Autumn),
        }
    }
}

/// Steps in the order in which they are done.
pub type Plan = &'static [Step];

/// Steps that one seat goes through, in order.
pub type SeatPlan = &'static [fn(Seat) -> Step];

/// The order of play under given options.
#[derive(Copy, Clone, Debug)]
pub struct Plans {
    /// The whole game, from the setup.
    pub game: Plan,
    /// The year that begins with the start card on the table.
    pub first_year: Plan,
    /// Every other year.
    pub year: Plan,
    /// How the agenda of the year is set.
    pub winter: Plan,
    /// How the problem is solved.
    pub spring: Plan,
    /// The reward for a card with the privilege symbol.
    pub privilege: Plan,
    /// The reward for a card with the cathedral symbol.
    pub cathedral: Plan,
    /// What is still done once the roof is built.
    pub roof: Plan,
    /// The time of actions.
    pub summer: Plan,
    /// The time of income.
    pub autumn: Plan,
    /// The income of one player.
    pub income: SeatPlan,
}

impl Plans {
    /// The classic game without variants.
    pub const CLASSIC: Plans = Plans {
        game: &[Step::Deal, Step::FirstYear],
        first_year: &[Step::Spring, Step::Summer, Step::Autumn, Step::NextYear],
        year: &[Step::Winter, Step::Spring, Step::Summer, Step::Autumn, Step::NextYear],
        winter: &[Step::Propose, Step::FloorLeftOfAdviser],
        spring: &[Step::OpenAuction, Step::Reward, Step::Retire],
        privilege: &[Step::Seal, Step::AdviserPrivilege],
        cathedral: &[Step::Build],
        roof: &[Step::Retire, Step::End],
        summer: &[Step::OpenTurns],
        autumn: &[Step::OpenIncome, Step::OpenPleas, Step::OpenTithe],
        income: &[Step::Land, Step::Privileges],
    };

    /// Returns the order of play under these options: the classic one, and what they change in it.
    #[must_use]
    pub fn arrange(options: &Options) -> Plans {
        let mut plans = Plans::CLASSIC;
        if options.edition == Edition::Spada {
            plans.winter = &[Step::Propose, Step::FloorLeftOfPlayer];
        }
        if options.has(Variants::STRATEGIC) {
            plans.cathedral = &[Step::Build, Step::AdviserPrivilege];
        }
        if options.has(Variants::GLOBAL) {
            plans.income = &[Step::FirstCard, Step::Pairs, Step::Privileges];
        }
        if options.has(Variants::MOBILISATION) {
            plans.roof = &[Step::Retire, Step::Summer, Step::Autumn, Step::Mobilise, Step::End];
        }
        if options.has(Variants::MOBILISATION) && options.has(Variants::STRATEGIC) {
            plans.roof = &[
                Step::AdviserPrivilege,
                Step::Retire,
                Step::Summer,
                Step::Autumn,
                Step::Mobilise,
                Step::End,
            ];
        }
        plans
    }
}
