//! Verräter: the rules.
//!
//! Two royal houses, the eagle and the rose, fight over twelve lands in a ring. Three or four nobles stand now for
//! one house, now for the other. Each round has thirteen phases:
//!
//! - **1** Whoever has the strategy card places the conflict between two neighbouring lands of opposite houses.
//! - **2** Everyone takes one of six action cards from a hand that goes round: traitor, two diplomats, builder,
//!   strategist, farmer.
//! - **3** Everyone may play supply cards, face up.
//! - **4** The action cards are shown; the traitor switches sides at once.
//! - **5, 6** The stronger side takes the other's land; the fewer have won it, the more it is worth to each.
//! - **7, 8** The builder places an estate or an office; the strategist takes the strategy card.
//! - **9, 10** Supply cards are discarded and drawn: the farmer draws three, all others one for each estate that
//!   lies on a land of their house.
//! - **11 to 13** Action cards return, the start player card passes on, the round ends.
//!
//! The game ends after eight rounds with four or nine with three, or when one house owns all lands; then offices
//! make cards in hand worth points, and most victory points win.
//!
//! To read the source, begin with [`plan`], the order of play as lists of steps. `step/` has a file per chapter of the rulebook,
//! `secret.rs` everything about hidden information.
//!
//! A random game with the standard figures:
//!
//! ```
//! use engine::{FastRng, Game, RandomPlayers, run};
//! use verraeter::Verraeter;
//!
//! let rules = Verraeter::default();
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
mod lawful;
pub mod notation;
pub mod options;
pub mod plan;
pub mod question;
pub mod ring;
pub mod scene;
pub mod secret;
pub mod state;
mod step;
pub mod why;

pub use cards::{Cards, Role, Roles, Value};
pub use event::Event;
pub use figures::{Figures, LandFigures, Unfit};
pub use notation::{Action, Chance, Deal, Ring};
pub use options::{Edition, Impossible, Options};
pub use question::Ask;
pub use ring::{Border, Building, Face, Kind, Place, Places, Side};
pub use scene::Scene;
pub use secret::{Glimpse, Seen, View};
pub use state::State;
pub use why::Reason;

use plan::Plans;

/// The version of these rules: raised whenever a record could replay differently.
pub const RULES_VERSION: u32 = 1;

/// The rules of the game with their options and figures fixed.
#[derive(Clone, Debug)]
pub struct Verraeter {
    options: Options,
    figures: Figures,
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

impl Default for Verraeter {
    /// Returns the edition of 2008 for four with the standard figures.
    fn default() -> Verraeter {
        Verraeter::new(Options::default(), Figures::STANDARD).expect("the standard figures make a game")
    }
}

impl Verraeter {
    /// Returns the game with these options and figures.
    pub fn new(options: Options, figures: Figures) -> Result<Verraeter, NoGame> {
        options.check().map_err(NoGame::Options)?;
        figures.check().map_err(NoGame::Figures)?;
        Ok(Verraeter { options, figures, plans: Plans::arrange(&options) })
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

    /// Returns the order of play.
    #[must_use]
    pub fn plans(&self) -> &Plans {
        &self.plans
    }
}
