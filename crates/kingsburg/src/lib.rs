//! Kingsburg, second edition: the rules.
//!
//! Two to five governors of border provinces serve King Tritus for five years of eight phases. In spring, summer and
//! autumn they roll dice, use them in turn to influence the king's eighteen advisors, are paid by these, and build. The
//! king helps the neediest, rewards the ablest, and sends his envoy. Every winter invaders come, and each governor stands
//! against them with his soldiers, his buildings and the king's reinforcements. Most victory points win.
//!
//! To read the source, begin with [`plan`], the order of play as lists of steps. `step/` has a file per chapter of the rulebook,
//! `secret.rs` everything about hidden information, `module/` everything that the expansion modules change.
//!
//! A random game with the standard figures:
//!
//! ```
//! use engine::{FastRng, Game, RandomPlayers, run};
//! use kingsburg::Kingsburg;
//!
//! let rules = Kingsburg::default();
//! let mut state = rules.initial_state();
//! run(&rules, &mut state, &mut FastRng::new(1), &mut RandomPlayers);
//! assert!(rules.is_over(&state) && !rules.scores(&state).winners().is_empty());
//! ```
#![no_std]

pub mod advisor;
pub mod buildings;
pub mod event;
pub mod faces;
pub mod figures;
mod flow;
mod game;
pub mod goods;
pub mod invaders;
mod lawful;
pub mod module;
pub mod notation;
pub mod options;
pub mod plan;
pub mod question;
pub mod scene;
pub mod secret;
mod standard;
pub mod state;
mod step;
pub mod why;

pub use advisor::Advisor;
pub use buildings::Building;
pub use event::{Event, Source};
pub use figures::{Figures, Unfit};
pub use goods::{Good, Goods};
pub use lawful::component;
pub use module::{Modules, Scenario};
pub use notation::{Action, Chance};
pub use options::{Impossible, Options, ScenarioOption, Stables};
pub use question::Ask;
pub use scene::Scene;
pub use secret::{Glimpse, View};
pub use state::State;
pub use why::Reason;

use core::ops::RangeInclusive;
use module::ByScenario;
use plan::Plans;

/// The version of these rules: raised whenever a record could replay differently.
pub const RULES_VERSION: u32 = 2;

/// The rules of the game with their options and figures fixed.
#[derive(Clone, Debug)]
pub struct Kingsburg {
    options: Options,
    figures: Figures,
    plans: ByScenario<Plans>,
    rows: RangeInclusive<usize>,
    has_more_ways: bool,
}

/// The error of options or figures with which no game can be played.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum NoGame {
    /// The options are invalid.
    Options(Impossible),
    /// The figures are invalid.
    Figures(Unfit),
}

impl Default for Kingsburg {
    /// Returns the base game for four with the standard figures.
    fn default() -> Kingsburg {
        Kingsburg::new(Options::default(), Figures::STANDARD).expect("the standard figures make a game")
    }
}

impl Kingsburg {
    /// Returns the game with these options and figures.
    pub fn new(options: Options, figures: Figures) -> Result<Kingsburg, NoGame> {
        options.check().map_err(NoGame::Options)?;
        figures.check().map_err(NoGame::Figures)?;
        let (plans, rows) = (module::arrange(&options), module::rows_in_play(&options));
        let figures = module::figures_in_play(&options, figures);
        let has_more_ways = Kingsburg::changes_ways(&options);
        Ok(Kingsburg { options, figures, plans, rows, has_more_ways })
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

    /// Returns the order of play, which the scenario changes.
    #[must_use]
    pub fn plans(&self, s: &State) -> &Plans {
        self.plans.of(s.scenario())
    }
}
