//! The figures on the components. A component file may change them.

use crate::cards::{Cards, Matter, Matters, Part, Problem, Symbol};
use crate::options::{Edition, Options, Variants};

/// Every number that is printed on a component or in the list of components.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Figures {
    /// Resource cards of each kind.
    pub resources: Cards,
    /// Agenda cards of each kind, the start card included.
    pub matters: Matters,
    /// The Revolt with the stone cross.
    pub start_card: Matter,
    /// Cards that the strategic variant takes out.
    pub strategic_removes: Matters,
    /// Privilege tiles of each kind.
    pub privileges: Cards,
    /// What a card of each good is worth for each problem, in the order of [`Problem::ALL`].
    pub values: [Cards; 4],
    /// Houses of each player.
    pub houses: u8,
    /// Farms that stand when the game begins.
    pub start_farms: u8,
    /// Farm sites of a fief.
    pub outer_sites: u8,
    /// Workers' sites of a fief.
    pub inner_sites: u8,
    /// Resource cards dealt to each player.
    pub start_hand: u8,
    /// Resource cards that the tithe leaves.
    pub hand_limit: u8,
    /// Points of the classic edition.
    pub classic: Points,
    /// Points of La Spada e la Fede.
    pub spada: Points,
}

/// The most that [`Figures::hand_limit`] may be: the auction keeps so many raises apart.
pub const MAX_IN_HAND: usize = 10;

/// What the king pays.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Points {
    /// For a solved problem with the privilege symbol.
    pub privilege: u8,
    /// For each part of the cathedral.
    pub parts: [u8; Part::ALL.len()],
}

/// The reason why no game can be played with some figures.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Unfit {
    /// The hand limit is 0, or above [`MAX_IN_HAND`].
    HandLimit,
    /// More cards are dealt to a player than he may hold.
    StartHand,
    /// There are too few resource cards for the deal, or more than can be counted.
    Resources,
    /// A fief begins with more farms than houses.
    StartFarms,
    /// There are no houses, or more than farm sites for them: then a house in reserve always finds one.
    Houses,
    /// The start card is not among the agenda cards.
    StartCard,
    /// A card that the strategic variant removes is not there, or is the start card.
    StrategicRemoves,
    /// The agenda cards cannot be dealt evenly at 3 and at 4 seats.
    AgendaDeal,
    /// Fewer cathedral cards than parts: the game would not end.
    TooFewCathedrals,
    /// A problem's values are not 1 to 4, each once.
    Values(Problem),
    /// There are more than nine tiles of a privilege.
    Privileges,
    /// A reward is more than nine points.
    Points,
}

/// The standard figures. The component file of the crate `games` holds the same with their provenance; a test there compares them.
impl Figures {
    /// The standard figures of both editions.
    pub const STANDARD: Figures = Figures {
        resources: Cards([17; 4]),
        matters: Matters::of_each(2),
        start_card: Matter::new(Problem::Revolt, Symbol::Privilege),
        strategic_removes: Matters::NONE
            .and(Matter::new(Problem::War, Symbol::Cathedral))
            .and(Matter::new(Problem::Famine, Symbol::Cathedral))
            .and(Matter::new(Problem::Tax, Symbol::Privilege)),
        privileges: Cards([2; 4]),
        // Knights, wealth, workers, grain; a row per problem: war, tax, revolt, famine.
        values: [Cards([4, 3, 2, 1]), Cards([2, 4, 1, 3]), Cards([3, 1, 4, 2]), Cards([1, 2, 3, 4])],
        houses: 6,
        start_farms: 2,
        outer_sites: 6,
        inner_sites: 3,
        start_hand: 8,
        hand_limit: 10,
        classic: Points { privilege: 1, parts: [1, 1, 1, 2, 2, 3] },
        spada: Points { privilege: 2, parts: [2, 2, 2, 3, 3, 4] },
    };
}

impl Default for Figures {
    /// Returns the standard figures.
    fn default() -> Figures {
        Figures::STANDARD
    }
}

impl Figures {
    /// Returns the value table's column for a problem.
    #[must_use]
    pub fn values_for(&self, problem: Problem) -> Cards {
        self.values[problem as usize]
    }

    /// Returns the points that these options play for.
    #[must_use]
    pub fn points(&self, options: &Options) -> Points {
        match options.edition {
            Edition::Classic if options.has(Variants::DAGGER) => self.spada,
            Edition::Classic => self.classic,
            Edition::Spada => self.spada,
        }
    }

    /// Returns the agenda cards that are dealt: all but the start card and those that a variant removes.
    #[must_use]
    pub fn dealt_matters(&self, options: &Options) -> Matters {
        let rest = self.matters - Matters::from_iter([self.start_card]);
        if options.has(Variants::STRATEGIC) { rest - self.strategic_removes } else { rest }
    }

    /// Returns whether a game can be played with these figures, at any number of seats and with any options.
    pub fn check(&self) -> Result<(), Unfit> {
        self.check_hands()?;
        self.check_fiefs()?;
        self.check_agenda()?;
        for problem in Problem::ALL {
            let mut column = self.values_for(problem).0;
            column.sort_unstable();
            ensure(column == [1, 2, 3, 4], Unfit::Values(problem))?;
        }
        ensure(self.privileges.0.iter().all(|&tiles| tiles <= 9), Unfit::Privileges)?;
        let small = |points: Points| points.privilege <= 9 && points.parts.iter().all(|&part| part <= 9);
        ensure(small(self.classic) && small(self.spada), Unfit::Points)
    }

    fn check_hands(&self) -> Result<(), Unfit> {
        ensure((1..=MAX_IN_HAND).contains(&usize::from(self.hand_limit)), Unfit::HandLimit)?;
        ensure((1..=self.hand_limit).contains(&self.start_hand), Unfit::StartHand)?;
        let each_fits = self.resources.0.iter().all(|&cards| (1..=40).contains(&cards));
        ensure(each_fits && self.resources.total() >= 4 * self.start_hand, Unfit::Resources)
    }

    fn check_fiefs(&self) -> Result<(), Unfit> {
        ensure((1..=self.outer_sites.min(20)).contains(&self.houses), Unfit::Houses)?;
        ensure(self.start_farms <= self.houses, Unfit::StartFarms)
    }

    fn check_agenda(&self) -> Result<(), Unfit> {
        ensure(Matter::all().all(|matter| self.matters[matter] <= 9), Unfit::AgendaDeal)?;
        ensure(self.matters[self.start_card] > 0, Unfit::StartCard)?;
        let rest = self.matters - Matters::from_iter([self.start_card]);
        let removable = Matter::all().all(|matter| rest[matter] >= self.strategic_removes[matter]);
        ensure(removable, Unfit::StrategicRemoves)?;
        let left = rest - self.strategic_removes;
        let even = (rest.total() + 1).is_multiple_of(4)
            && rest.total().is_multiple_of(3)
            && left.total().is_multiple_of(12);
        ensure(even, Unfit::AgendaDeal)?;
        let start_part = u8::from(self.start_card.symbol == Symbol::Cathedral);
        let cathedrals = left.bearing(Symbol::Cathedral) + start_part;
        ensure(usize::from(cathedrals) >= Part::ALL.len(), Unfit::TooFewCathedrals)
    }
}

fn ensure(holds: bool, otherwise: Unfit) -> Result<(), Unfit> {
    if holds { Ok(()) } else { Err(otherwise) }
}
