//! What the players agree on before they begin.

use crate::module::{Modules, Scenario};

/// Which advisors the Stables help.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub enum Stables {
    /// Every advisor whose aid includes a soldier.
    #[default]
    Any,
    /// The General alone.
    General,
}

/// Everything that is agreed on before the game.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    /// Two to five.
    pub seats: u8,
    /// The expansion modules in play.
    pub modules: Modules,
    /// The scenario, if there is one.
    pub scenario: Option<Scenario>,
    /// Which advisors the Stables help.
    pub stables: Stables,
}

/// Why options make no game.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Impossible {
    /// The game is for two to five.
    Seats,
    /// A variant of a module that is not in play.
    VariantWithoutModule,
}

impl Options {
    /// The base game for so many seats.
    #[must_use]
    pub fn base(seats: u8) -> Options {
        Options { seats, modules: Modules::empty(), scenario: None, stables: Stables::Any }
    }

    /// Whether these options make a game.
    pub fn check(&self) -> Result<(), Impossible> {
        if !(2..=5).contains(&self.seats) {
            return Err(Impossible::Seats);
        }
        if self.modules.is_possible() { Ok(()) } else { Err(Impossible::VariantWithoutModule) }
    }

    /// Sets of options that cover the game, apart from the reading of the Stables: every number of seats with every
    /// module alone, every pair of them, all together and every variant; and every scenario with no module, with each
    /// and with all.
    pub fn all() -> impl Iterator<Item = Options> {
        let scenes = Scenario::ALL.iter().flat_map(|&scenario| {
            let few = Modules::WORDS.into_iter().map(|(module, _)| module);
            few.chain([Modules::empty(), Modules::every()]).map(move |modules| (Some(scenario), modules))
        });
        let games = Modules::sets().map(|modules| (None, modules)).chain(scenes);
        games.flat_map(|(scenario, modules)| {
            (2..=5).map(move |seats| Options { modules, scenario, ..Options::base(seats) })
        })
    }
}
