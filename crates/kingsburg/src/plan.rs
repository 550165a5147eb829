//! The order of play. Begin here to read the rules.
//!
//! A year has eight phases; three of them are productive seasons with the same plan. Plans are lists of steps; the
//! modules in play insert their own steps into them, once for each scenario, when the rules are made.

use crate::advisor::Advisor;
use crate::goods::Kinds;
use crate::module;
use arrayvec::ArrayVec;
use engine::{Seat, SeatSet};

/// A productive season.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "lowercase"))]
pub enum Season {
    /// Phase 2.
    Spring,
    /// Phase 4.
    Summer,
    /// Phase 6.
    Autumn,
}

/// A step of the game that is still to be done. The numbers are those of the windows in docs/rules/kingsburg.md.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// Chance event: the first order of play is drawn.
    DrawOrder,
    /// Chapter: a year.
    Year,
    /// A year is over; the next begins, or the game ends.
    YearEnd,
    /// End-of-game awards.
    Awards,
    /// The game is over.
    End,

    /// Phase 1: the king helps the governor in need (W04).
    KingsAid,
    /// Phase 3: the king rewards the ablest (W17).
    KingsReward,
    /// Phase 5: the envoy returns and is sent again (W18).
    KingsEnvoy,

    /// Chapter: phases 2, 4 and 6.
    Season(Season),
    /// Marks of the season are cleared (W05).
    OpenSeason,
    /// Chance event: with two players, neutral dice are rolled and placed (W05).
    NeutralDice,
    /// What buildings bring before the roll (W06).
    BeforeRoll,
    /// Chance event: all dice are rolled (W07).
    Roll,
    /// These may still change their dice, in standing order (W08).
    Changes(SeatSet),
    /// This seat may change its dice.
    Change(Seat),
    /// Chance event: the dice are rolled again that a power of this seat chose.
    Reroll {
        /// Whose dice.
        seat: Seat,
        /// How many coloured ones.
        dice: u8,
        /// How many white ones.
        white: u8,
    },
    /// The new order of play (W09).
    SetOrder,
    /// The first player begins to influence (W11).
    OpenInfluence,
    /// `at` influences an advisor or passes.
    Influence {
        /// Who is asked.
        at: Seat,
        /// All who have not passed, `at` among them.
        playing: SeatSet,
    },
    /// The advisors from this one on give their aid (W13).
    AidFrom(Advisor),
    /// One group on an advisor is paid.
    Pay {
        /// Who is paid.
        to: Seat,
        /// Who pays.
        advisor: Advisor,
    },
    /// The dice go back.
    DiceBack,
    /// These still have their build turn before them, in order (W14).
    Builds(SeatSet),
    /// This seat may build.
    Build(Seat),
    /// This seat may build again with the envoy.
    BuildAgain(Seat),
    /// These still have the end of their season before them, in order (W15).
    SeasonEnds(SeatSet),
    /// This seat may use the powers of its buildings.
    Powers(Seat),
    /// The season closes (W16).
    CloseSeason,

    /// This seat takes one good of these kinds.
    Choose {
        /// Who.
        seat: Seat,
        /// Among which.
        kinds: Kinds,
    },
    /// This seat may trade a good for the two others.
    Alchemy(Seat),
    /// This seat may pay 1 VP for three goods.
    Spy(Seat),
    /// This seat looks at the year's invader.
    Peek(Seat),

    /// What happens before recruiting (W19).
    BeforeRecruit,
    /// These still have to recruit, in order (W20).
    Recruits(SeatSet),
    /// This seat may recruit.
    Recruit(Seat),

    /// Chapter: phase 8.
    Winter,
    /// The invader is turned up (W23).
    Reveal,
    /// Chance event: the king's die is rolled for all (W24).
    KingsDie,
    /// Battle totals are final (W25).
    Totals,
    /// These still have their battle before them, in order (W26).
    Battles(SeatSet),
    /// This seat gives up so many goods of its choice.
    GiveUp {
        /// Who.
        seat: Seat,
        /// How many.
        goods: u8,
        /// Whether invaders take them.
        raid: bool,
    },
    /// The invaders destroy so many buildings of this seat.
    Destroy {
        /// Whose.
        seat: Seat,
        /// How many.
        buildings: u8,
    },
    /// This seat loses so many victory points.
    LoseVp {
        /// Who.
        seat: Seat,
        /// How many.
        vp: u8,
    },
    /// The best victors' reward (W27).
    Best,
    /// Soldiers go home (W28).
    Dismiss,

    /// A step that a module brings.
    Module(module::Step),
}

/// Steps in the order in which they are done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plan(ArrayVec<Step, 32>);

impl Plan {
    pub(crate) fn new(steps: &[Step]) -> Plan {
        Plan(steps.iter().copied().collect())
    }

    /// Returns the steps.
    #[must_use]
    pub fn steps(&self) -> &[Step] {
        &self.0
    }

    /// Puts a step behind another, which must be there.
    pub(crate) fn after(&mut self, step: Step, new: Step) {
        let at = self.place_of(step);
        self.0.insert(at + 1, new);
    }

    /// Puts a step before another, which must be there.
    pub(crate) fn before(&mut self, step: Step, new: Step) {
        let at = self.place_of(step);
        self.0.insert(at, new);
    }

    /// Puts a step in the place of another, which must be there.
    pub(crate) fn replace(&mut self, step: Step, new: Step) {
        let at = self.place_of(step);
        self.0[at] = new;
    }

    fn place_of(&self, step: Step) -> usize {
        self.0.iter().position(|&known| known == step).expect("a module changes a plan at a step that it has")
    }
}

/// The order of play under given options.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plans {
    /// The whole game, from the setup.
    pub game: Plan,
    /// A year.
    pub year: Plan,
    /// A productive season.
    pub season: Plan,
    /// The winter.
    pub winter: Plan,
    /// After the fifth year.
    pub end: Plan,
}

impl Plans {
    /// Returns the base game for so many seats.
    #[must_use]
    pub fn base(seats: u8) -> Plans {
        let all = SeatSet::all(seats);
        let mut season = Plan::new(&[
            Step::OpenSeason,
            Step::BeforeRoll,
            Step::Roll,
            Step::Changes(all),
            Step::SetOrder,
            Step::OpenInfluence,
            Step::AidFrom(Advisor::FIRST),
            Step::DiceBack,
            Step::Builds(all),
            Step::SeasonEnds(all),
            Step::CloseSeason,
        ]);
        if seats == 2 {
            season.after(Step::OpenSeason, Step::NeutralDice);
        }
        Plans {
            game: Plan::new(&[Step::DrawOrder, Step::Year]),
            year: Plan::new(&[
                Step::KingsAid,
                Step::Season(Season::Spring),
                Step::KingsReward,
                Step::Season(Season::Summer),
                Step::KingsEnvoy,
                Step::Season(Season::Autumn),
                Step::BeforeRecruit,
                Step::Recruits(all),
                Step::Winter,
                Step::YearEnd,
            ]),
            season,
            winter: Plan::new(&[
                Step::Reveal,
                Step::KingsDie,
                Step::Totals,
                Step::Battles(all),
                Step::Best,
                Step::Dismiss,
            ]),
            end: Plan::new(&[Step::Awards, Step::End]),
        }
    }
}
