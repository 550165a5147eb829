//! The expansion modules. Nothing outside this folder names one.
//!
//! A module says *when* by inserting steps into the plans ([`arrange`]), *how much* and *whether* by answering the
//! questions that the base game asks (the functions of `Kingsburg` here), and brings steps, questions, actions, draws
//! and events of its own.

mod rows;
mod troops;
mod whims;

use crate::advisor::Advisor;
use crate::figures::Figures as AllFigures;
use crate::flow::{Due, Flow};
use crate::notation::Action as AnyAction;
use crate::options::Options;
use crate::plan::Plans;
use crate::state::State;
use crate::why::Reason;
use crate::{Event as AnyEvent, Kingsburg};
use arrayvec::ArrayVec;
use bitflags::bitflags;
use core::fmt;
use core::ops::RangeInclusive;
use core::str::FromStr;
use engine::notation::Unreadable;
use engine::{Actions, Dice, Eye, Log, MAX_SEATS, Seat};

pub use troops::Troops;
pub use whims::{Prize, Whims};

bitflags! {
    /// The modules in play, with their variants.
    #[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
    pub struct Modules: u8 {
        /// Module 1: rows A and G.
        const ROWS = 1;
        /// Module 5: troop tokens.
        const TROOPS = 2;
        /// Module 6: the whims of the court.
        const WHIMS = 4;
        /// The whims' variant: all at the start, and fewer every season.
        const RESTORATION = 8;
    }
}

impl Modules {
    /// The modules' words in the notation.
    pub const WORDS: [(Modules, &'static str); 3] =
        [(Modules::ROWS, "rows"), (Modules::TROOPS, "troops"), (Modules::WHIMS, "whims")];

    /// Whether every variant has its module.
    #[must_use]
    pub fn is_possible(self) -> bool {
        self.contains(Modules::WHIMS) || !self.contains(Modules::RESTORATION)
    }

    /// All possible sets.
    pub fn sets() -> impl Iterator<Item = Modules> {
        (0..=Modules::all().bits()).map(Modules::from_bits_retain).filter(|set| set.is_possible())
    }
}

/// The order of play with the modules in it.
#[must_use]
pub fn arrange(options: &Options) -> Plans {
    let mut plans = Plans::base(options.seats);
    if options.modules.contains(Modules::TROOPS) {
        troops::arrange(&mut plans, options.seats);
    }
    if options.modules.contains(Modules::ROWS) {
        rows::arrange(&mut plans, options.seats);
    }
    if options.modules.contains(Modules::RESTORATION) {
        whims::arrange_restoration(&mut plans);
    } else if options.modules.contains(Modules::WHIMS) {
        whims::arrange(&mut plans);
    }
    plans
}

/// The rows of buildings in play, from 0 at the top.
#[must_use]
pub fn rows_in_play(options: &Options) -> RangeInclusive<usize> {
    rows::in_play(options.modules.contains(Modules::ROWS))
}

/// What the modules keep in a state.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Extra {
    /// Troop tokens.
    pub troops: Troops,
    /// Whims in effect.
    pub whims: Whims,
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
        Extra { troops, whims }
    }
}

/// Figures that the modules bring.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Figures {
    /// How many troop tokens of each value, from 0, a player has.
    pub troop_tokens: [u8; 5],
}

impl Figures {
    /// A player has six troop tokens: one is left after five winters.
    pub(crate) fn fit(&self) -> bool {
        self.troop_tokens.iter().map(|&count| u32::from(count)).sum::<u32>() == 6
    }
}

/// What an eye sees of the modules.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct View {
    /// Advisors with a whim on them.
    pub whims: ArrayVec<Advisor, 16>,
    /// Goods on the fourth advisor's whim.
    pub stall: crate::Goods,
    /// The good on the fifth advisor's whim.
    pub lot: Option<crate::Good>,
    /// The troop tokens of each seat.
    pub troops: ArrayVec<TroopsView, MAX_SEATS>,
}

/// What an eye sees of a player's troop tokens.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct TroopsView {
    /// Whose.
    pub seat: Seat,
    /// How many of each value, from 0, are left, the chosen one among them.
    pub left: [u8; 5],
    /// Whether one has been chosen this winter.
    pub chosen: bool,
    /// Which one.
    pub chosen_value: Option<u8>,
}

/// A step of a module.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// Of the additional rows.
    Rows(rows::Step),
    /// Of the troop tokens.
    Troops(troops::Step),
    /// Of the whims.
    Whims(whims::Step),
}

/// A question of a module.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum Ask {
    /// Which troop token to send.
    Troops,
    /// A question of a whim.
    Whim(whims::Ask),
}

/// An answer to a question of a module.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Sends a troop token of this value.
    Troops(u8),
    /// An answer to a whim.
    Whim(whims::Action),
}

/// A draw for a module.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Chance {
    /// A draw for the whims.
    Whim(whims::Chance),
}

/// An event of a module.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum Event {
    /// A troop token was chosen, unseen.
    TroopsChosen {
        /// By whom.
        by: Seat,
    },
    /// A whim came into effect.
    WhimPlaced(Advisor),
    /// A whim left the game.
    WhimRemoved(Advisor),
}

impl Event {
    pub(crate) fn is_heard_by(self, _: Eye) -> bool {
        match self {
            Event::TroopsChosen { .. } | Event::WhimPlaced(_) | Event::WhimRemoved(_) => true,
        }
    }
}

/// What a step of a module waits for.
pub(crate) fn due(step: Step) -> Due {
    match step {
        Step::Rows(step) => rows::due(step),
        Step::Troops(step) => troops::due(step),
        Step::Whims(step) => whims::due(step),
    }
}

/// What an eye sees of an action of a module: nothing of a troop token but that it was chosen.
pub(crate) fn hides(action: Action, by: Seat, eye: Eye) -> bool {
    matches!(action, Action::Troops(_)) && !eye.sees(by)
}

impl Kingsburg {
    pub(crate) fn module_view(&self, s: &State, eye: Eye) -> View {
        let troops = &s.extra.troops;
        let of = |seat: Seat| TroopsView {
            seat,
            left: troops.left[seat],
            chosen: troops.chosen[seat].is_some(),
            chosen_value: troops.chosen[seat].filter(|_| eye.sees(seat)),
        };
        View {
            whims: s.extra.whims.in_effect().collect(),
            stall: s.extra.whims.stall,
            lot: s.extra.whims.lot,
            troops: self.everyone().iter().map(of).collect(),
        }
    }

    /// Deals anew what lies face down in the modules.
    pub(crate) fn redeal_modules(&self, world: &mut State, seat: Seat, dice: &mut impl Dice) {
        self.redeal_troops(world, seat, dice);
    }

    pub(crate) fn enter_module(&self, s: &mut State, step: Step, log: &mut impl Log<AnyEvent>) -> Flow {
        match step {
            Step::Rows(step) => self.enter_rows(s, step),
            Step::Troops(step) => self.enter_troops(s, step, log),
            Step::Whims(step) => self.enter_whims(s, step, log),
        }
    }

    /// Question: what does an advisor give to a group on him?
    pub(crate) fn give_aid(&self, s: &mut State, to: Seat, advisor: Advisor, log: &mut impl Log<AnyEvent>) {
        self.give_aid_on(s, to, advisor, advisor, log);
    }

    pub(crate) fn legal_in_module(&self, s: &State, seat: Seat, ask: Ask, out: &mut Actions<AnyAction>) {
        match ask {
            Ask::Troops => self.legal_troops(s, seat, out),
            Ask::Whim(_) => self.legal_whims(s, seat, out),
        }
    }

    pub(crate) fn against_in_module(
        &self,
        s: &State,
        seat: Seat,
        ask: Ask,
        action: Action,
    ) -> Result<(), Reason> {
        match (ask, action) {
            (Ask::Troops, Action::Troops(value)) => self.against_troops(s, seat, value),
            (Ask::Whim(_), Action::Whim(action)) => self.against_whim(s, seat, action),
            (Ask::Troops | Ask::Whim(_), Action::Troops(_) | Action::Whim(_)) => Err(Reason::OtherQuestion),
        }
    }

    /// Whether a question of a module may be passed on.
    pub(crate) fn against_passing(&self, s: &State) -> Result<(), Reason> {
        self.against_passing_whim(s)
    }

    pub(crate) fn do_in_module(
        &self,
        s: &mut State,
        seat: Seat,
        step: Step,
        action: Action,
        log: &mut impl Log<AnyEvent>,
    ) {
        match (step, action) {
            (Step::Troops(step), Action::Troops(value)) => self.do_troops(s, seat, step, value, log),
            (Step::Whims(step), Action::Whim(action)) => self.do_whim(s, step, action, log),
            (step, action) => panic!("{action} was played at {step:?} without being checked"),
        }
    }

    pub(crate) fn do_pass_in_module(&self, s: &mut State, step: Step, log: &mut impl Log<AnyEvent>) {
        match step {
            Step::Whims(step) => self.do_pass_whim(s, step, log),
            Step::Rows(_) | Step::Troops(_) => panic!("{step:?} was passed without being checked"),
        }
    }

    pub(crate) fn draw_in_module(&self, s: &State, step: Step, dice: &mut impl Dice) -> crate::Chance {
        match step {
            Step::Rows(_) => crate::Chance::Die(dice.below(6) as u8 + 1),
            Step::Whims(step) => crate::Chance::Module(Chance::Whim(self.draw_whim(s, step, dice))),
            Step::Troops(step) => unreachable!("{step:?} asks the box for nothing"),
        }
    }

    pub(crate) fn against_draw_in_module(
        &self,
        s: &State,
        step: Step,
        chance: crate::Chance,
    ) -> Result<(), Reason> {
        match (step, chance) {
            (Step::Rows(_), crate::Chance::Die(_)) => Ok(()),
            (Step::Whims(step), crate::Chance::Module(Chance::Whim(chance))) => {
                self.against_whim_draw(s, step, chance)
            }
            _ => Err(Reason::OtherDraw),
        }
    }

    pub(crate) fn settle_in_module(
        &self,
        s: &mut State,
        step: Step,
        chance: crate::Chance,
        log: &mut impl Log<AnyEvent>,
    ) {
        match (step, chance) {
            (Step::Rows(step), crate::Chance::Die(face)) => self.do_academy(s, step, face, log),
            (Step::Whims(step), crate::Chance::Module(Chance::Whim(chance))) => {
                self.do_whim_draw(s, step, chance, log);
            }
            (step, chance) => panic!("{chance} was settled at {step:?} without being checked"),
        }
    }
}

impl Action {
    /// Any answer at all, for the laws.
    pub(crate) fn any(kind: u32, good: crate::Good, seat: Seat, [one, other]: [Prize; 2]) -> Action {
        match kind {
            0 => Action::Troops(one as u8 % 5),
            1 => Action::Whim(whims::Action::Pick(one)),
            2 => Action::Whim(whims::Action::Bargain(one)),
            3 => Action::Whim(whims::Action::Favour(seat)),
            4 => Action::Whim(whims::Action::Exchange(one, other)),
            _ => Action::Whim(whims::Action::Give(good, seat)),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Troops(value) => write!(f, "troops {value}"),
            Action::Whim(action) => action.fmt(f),
        }
    }
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Action, Unreadable> {
        match text.strip_prefix("troops ").map(str::as_bytes) {
            Some([value @ b'0'..=b'4']) => Ok(Action::Troops(value - b'0')),
            Some(_) => Err(Unreadable { expected: "troops 0 to 4" }),
            None => text.parse().map(Action::Whim),
        }
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Whim(chance) => chance.fmt(f),
        }
    }
}

impl FromStr for Chance {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Chance, Unreadable> {
        text.parse().map(Chance::Whim)
    }
}
