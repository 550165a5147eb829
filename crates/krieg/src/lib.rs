//! Krieg und Frieden, also published as La Spada e la Fede: the rules.
//!
//! Three or four nobles compete for the succession of an old king over years of four seasons:
//!
//! - **Winter**: the king's adviser lays an agenda card on the table, the problem of the year; others may pay a
//!   privilege to replace it.
//! - **Spring**: the nobles bid resource cards to solve it. Who passes takes back his latest raise and loses what
//!   he bid before. The winner becomes adviser and earns a privilege or builds the next part of the cathedral.
//! - **Summer**: in turn, farms are founded, workers sent to the cathedral, rivals raided, knights bribed.
//! - **Autumn**: farms and privileges bring cards; the poorest may plead with the king; who holds more than ten
//!   cards pays the tithe.
//!
//! The game ends when the sixth part of the cathedral, its roof, is built; most victory points win.
//!
//! To read the source, begin with [`plan`], the order of play as lists of steps. `step/` has a file per chapter of the rulebook,
//! `secret.rs` everything about hidden information.
//!
//! A random game with the standard figures:
//!
//! ```
//! use engine::{FastRng, Game, RandomPlayers, run};
//! use krieg::Krieg;
//!
//! let rules = Krieg::default();
//! let mut state = rules.initial_state();
//! run(&rules, &mut state, &mut FastRng::new(1), &mut RandomPlayers);
//! assert!(rules.is_over(&state) && !rules.scores(&state).winners().is_empty());
//! ```
#![no_std]

pub mod cards;
pub mod event;
pub mod figures;
mod flow;
mod game;
pub mod knowledge;
mod lawful;
pub mod notation;
pub mod options;
pub mod plan;
pub mod question;
pub mod scene;
pub mod secret;
pub mod state;
mod step;
pub mod why;

pub use cards::{Cards, Good, Matter, Matters, Part, Problem, Site, Symbol};
pub use event::Event;
pub use figures::{Figures, Unfit};
pub use notation::{Action, Chance, Deal};
pub use options::{Edition, Impossible, Options, Variants};
pub use question::Ask;
pub use scene::Scene;
pub use secret::{Glimpse, View};
pub use state::State;
pub use why::Reason;

use figures::Points;
use plan::Plans;

/// The version of these rules: raised whenever a record could replay differently.
pub const RULES_VERSION: u32 = 1;

/// The rules of the game with their options and figures fixed.
#[derive(Clone, Debug)]
pub struct Krieg {
    options: Options,
    figures: Figures,
    points: Points,
    plans: Plans,
}

/// The error of options or figures with which no game can be played.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum NoGame {
    /// The options are invalid.
    Options(Impossible),
    /// The figures are invalid.
    Figures(Unfit),
}

impl Default for Krieg {
    /// Returns the classic edition for four with the standard figures.
    fn default() -> Krieg {
        Krieg::new(Options::default(), Figures::STANDARD).expect("the standard figures make a game")
    }
}

impl Krieg {
    /// Returns the game with these options and figures.
    pub fn new(options: Options, figures: Figures) -> Result<Krieg, NoGame> {
        let options = Options { variants: options.variants.normal(), ..options };
        options.check().map_err(NoGame::Options)?;
        figures.check().map_err(NoGame::Figures)?;
        let (points, plans) = (figures.points(&options), Plans::arrange(&options));
        Ok(Krieg { options, figures, points, plans })
    }

    /// Returns the options.
    #[must_use]
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// Returns the figures on the components.
    #[must_use]
    pub fn figures(&self) -> &Figures {
        &self.figures
    }
}
