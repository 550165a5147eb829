//! The expansion modules. Nothing outside this folder names one.
//!
//! A module inserts steps into the plans (`arrange`), answers questions of the base game such as the strength of an invader (the
//! functions of `Kingsburg` in this folder), and has steps, questions, actions, chance outcomes and events of its own. The effects of
//! the cards of modules 2, 3 and 4 are in `moment/`, by the windows of the year.

mod alternative;
mod answers;
mod cards;
mod dispatch;
mod event;
mod fate;
mod figures;
mod governors;
mod moment;
mod own;
mod rows;
mod scenario;
mod text;
mod troops;
mod view;
mod way;
mod whims;

use crate::buildings::{Building, Row, Rows};
use crate::figures::Figures as AllFigures;
use crate::goods::{Good, Goods};
use crate::options::Options;
use crate::plan::Plans;
use crate::state::{Audience, Each};
use bitflags::bitflags;
use core::ops::RangeInclusive;
use engine::Seat;

pub use cards::{Charter, Fate, Favour, Governor, Governors, Scenario};
pub use event::{Event, Source};
pub use fate::Fates;
pub use figures::{Figure, Figures, RIDERS};
pub use governors::next_bids;
pub use moment::Permit;
pub use own::{Charters, Own, Spent, Used};
pub use scenario::Story;
pub(crate) use scenario::{ByScenario, first_year};
pub use troops::Troops;
pub use view::{BiddingView, OwnView, TroopsView, View};
pub use way::{Power, Way};
pub use whims::{Prize, Whims};

pub(crate) use answers::favours_taken;
pub(crate) use cards::card;
pub(crate) use dispatch::{due, hides};

bitflags! {
    /// The modules in play, with their variants.
    #[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
    pub struct Modules: u16 {
        /// Module 1: rows A and G.
        const ROWS = 1;
        /// Module 5: troop tokens.
        const TROOPS = 2;
        /// Module 6: the whims of the court.
        const WHIMS = 4;
        /// The whims' variant: all at the start, and fewer every season.
        const RESTORATION = 8;
        /// Module 2: alternative rows.
        const ALTERNATIVE = 16;
        /// The alternative rows' variant: they are drafted.
        const DRAFT = 32;
        /// Module 3: governors.
        const GOVERNORS = 64;
        /// The governors' variant: they are auctioned.
        const AUCTION = 128;
        /// Module 4: fate.
        const FATE = 256;
        /// Cards without what was added to what is known of them.
        const PURIST = 512;
    }
}

impl Modules {
    /// The modules' words in the notation, in the order of their numbers.
    pub const WORDS: [(Modules, &'static str); 6] = [
        (Modules::ROWS, "rows"),
        (Modules::ALTERNATIVE, "alternative"),
        (Modules::GOVERNORS, "governors"),
        (Modules::FATE, "fate"),
        (Modules::TROOPS, "troops"),
        (Modules::WHIMS, "whims"),
    ];

    /// Variants, and the modules of which each needs one.
    const VARIANTS: [(Modules, Modules); 4] = [
        (Modules::RESTORATION, Modules::WHIMS),
        (Modules::DRAFT, Modules::ALTERNATIVE),
        (Modules::AUCTION, Modules::GOVERNORS),
        (Modules::PURIST, Modules::GOVERNORS.union(Modules::FATE)),
    ];

    /// Returns all six modules, without their variants.
    #[must_use]
    pub fn every() -> Modules {
        Modules::WORDS.into_iter().map(|(module, _)| module).collect()
    }

    /// Returns whether every variant has its module.
    #[must_use]
    pub fn is_possible(self) -> bool {
        Modules::VARIANTS.iter().all(|&(variant, module)| !self.contains(variant) || self.intersects(module))
    }

    /// Returns sets in which every module stands alone and beside every other, all are together, and every variant is played.
    pub fn sets() -> impl Iterator<Item = Modules> {
        let singles = || Modules::WORDS.into_iter().map(|(module, _)| module);
        let pairs = singles().flat_map(move |one| singles().map(move |other| one | other));
        let few = pairs.enumerate().filter(|&(n, _)| n / 6 <= n % 6).map(|(_, pair)| pair);
        let known = [
            Modules::empty(),
            Modules::ROWS | Modules::TROOPS | Modules::WHIMS,
            Modules::ROWS | Modules::TROOPS | Modules::WHIMS | Modules::RESTORATION,
            Modules::WHIMS | Modules::RESTORATION,
            Modules::ALTERNATIVE | Modules::DRAFT,
            Modules::GOVERNORS | Modules::AUCTION,
            Modules::GOVERNORS | Modules::FATE | Modules::PURIST,
            Modules::every(),
            Modules::all(),
        ];
        known.into_iter().chain(few)
    }
}

/// Returns the order of play with the modules in it, for each scenario that may be played.
#[must_use]
pub(crate) fn arrange(options: &Options) -> ByScenario<Plans> {
    ByScenario::new(|scenario| arrange_for(options, scenario))
}

fn arrange_for(options: &Options, scenario: Option<Scenario>) -> Plans {
    let (mut plans, seats) = (Plans::base(options.seats), options.seats);
    let plays = |module| options.modules.contains(module);
    if plays(Modules::TROOPS) {
        troops::arrange(&mut plans, seats);
    }
    if plays(Modules::ROWS) {
        rows::arrange(&mut plans, seats);
    }
    if plays(Modules::RESTORATION) {
        whims::arrange_restoration(&mut plans);
    } else if plays(Modules::WHIMS) {
        whims::arrange(&mut plans);
    }
    if plays(Modules::ALTERNATIVE) {
        alternative::arrange(&mut plans, seats, plays(Modules::DRAFT));
    }
    if plays(Modules::GOVERNORS) {
        governors::arrange(&mut plans, seats, plays(Modules::AUCTION));
    }
    if plays(Modules::FATE) {
        fate::arrange(&mut plans, seats);
    }
    moment::arrange(&mut plans, options, scenario);
    scenario::arrange(&mut plans, options, scenario);
    plans
}

/// Returns the rows of buildings in play, from 0 at the top.
#[must_use]
pub fn rows_in_play(options: &Options) -> RangeInclusive<usize> {
    rows::in_play(options.modules.contains(Modules::ROWS))
}

/// Returns the figures that hold under some options.
#[must_use]
pub(crate) fn figures_in_play(options: &Options, figures: AllFigures) -> AllFigures {
    if options.modules.contains(Modules::PURIST) {
        AllFigures { modules: figures.modules.without_riders(), ..figures }
    } else {
        figures
    }
}

/// The state of the modules.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Extra {
    /// Troop tokens.
    pub troops: Troops,
    /// Whims in effect.
    pub whims: Whims,
    /// The year's fate.
    pub fate: Fates,
    /// Governors who are auctioned.
    pub lots: Governors,
    /// Private advisors: who has influenced them.
    pub private: [Audience; 3],
    /// The scenario.
    pub scenario: Story,
    /// What each player has of the modules.
    pub own: Each<Own>,
}

impl Extra {
    /// Before the game.
    #[must_use]
    pub(crate) fn new(options: &Options, figures: &AllFigures) -> Extra {
        let troops = if options.modules.contains(Modules::TROOPS) {
            Troops::new(options.seats, figures.modules.troop_tokens)
        } else {
            Troops::default()
        };
        let whims = if options.modules.contains(Modules::WHIMS) { Whims::new() } else { Whims::default() };
        let scenario = Story { played: options.scenario.fixed(), ..Story::default() };
        Extra { troops, whims, scenario, ..Extra::default() }
    }
}

/// A step of a module.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// Of the additional rows.
    Rows(rows::Step),
    /// Of the alternative rows.
    Alternative(alternative::Step),
    /// Of the governors.
    Governors(governors::Step),
    /// Of the fates.
    Fate(fate::Step),
    /// Of the troop tokens.
    Troops(troops::Step),
    /// Of the whims.
    Whims(whims::Step),
    /// Of a scenario.
    Scenario(scenario::Step),
    /// At a window of the order of play.
    Moment(moment::Step),
}

/// A question of a module.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum Ask {
    /// Which troop token to send.
    Troops,
    /// Which troop token to remove from the game.
    PutBack,
    /// A question of a whim.
    Whim(whims::Ask),
    /// Which alternative row to take.
    Draft,
    /// Which alternative rows to lay.
    Lay,
    /// Which governor to be.
    Govern,
    /// Which governor to bid for, and how much.
    Offer,
    /// Whether to raise a bid.
    Bid,
    /// Which building to have for nothing.
    Free,
    /// Whether to look at the invader.
    Look,
    /// Whether to bless everybody.
    Bless,
    /// Whether the white die comes from the year or from the blessing.
    DieFrom,
    /// Whether the Duke moves.
    Move,
    /// A soldier or a point.
    SoldierOrVp,
    /// Two different goods.
    Both,
    /// Whether to exchange a good.
    Swap,
    /// What to build beside.
    Again,
    /// How to pay the tithe.
    Tithe,
    /// Whether to pay the Armory.
    Arm,
    /// Which favour to ask for.
    Request,
}

/// An answer to a question of a module.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Sends a troop token of this value.
    Troops(u8),
    /// Removes a troop token of this value from the game.
    PutBack(u8),
    /// An answer to a whim.
    Whim(whims::Action),
    /// Takes a strip of this row.
    Draft(Row),
    /// Lays strips over these rows.
    Lay(Rows),
    /// Chooses a governor.
    Govern(Governor),
    /// Names a governor and bids.
    Offer(Governor, u16),
    /// Bids more.
    Bid(u16),
    /// Has a building of column I for nothing.
    Free(Building),
    /// Changes dice.
    Power(Power),
    /// Looks at the invader.
    Look,
    /// Blesses everybody.
    Bless,
    /// Takes the white die from the blessing, or from the year.
    DieFrom {
        /// From the blessing.
        blessing: bool,
    },
    /// Moves to the Duchess.
    Move,
    /// Takes a soldier, or a point.
    SoldierOrVp {
        /// A soldier.
        soldier: bool,
    },
    /// Takes one of each good but this.
    BothBut(Good),
    /// Exchanges the first for the second.
    Swap(Good, Good),
    /// Builds for another price than the plain one.
    BuildFor(Building, Goods),
    /// Uses a building that must be used.
    Collect(Building),
    /// Steals a good from a player, or takes it from the supply.
    Steal(Good, Option<Seat>),
    /// Pays the tithe with a good, or with a point.
    Tithe(Option<Good>),
    /// Pays a point for a soldier.
    Levy,
    /// Pays the Armory.
    Arm(Good),
    /// Asks for a favour.
    Request(Favour),
}

/// A draw for a module.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Chance {
    /// A draw for the whims.
    Whim(whims::Chance),
    /// Everybody's strips.
    Strips(Each<Rows>),
    /// Governors for a player, or for the auction.
    Governors(Governors),
    /// The year's fate.
    Fate(Fate),
    /// The total of two dice: the advisor who is absent.
    Absent(u8),
    /// The charters on the table.
    Charters(Charters),
    /// The scenario that is played.
    Scenario(Scenario),
}
