//! What the players agree on before they begin.

use crate::module::Modules;

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
        Options { seats, modules: Modules::empty(), stables: Stables::Any }
    }

    /// Whether these options make a game.
    pub fn check(&self) -> Result<(), Impossible> {
        if !(2..=5).contains(&self.seats) {
            return Err(Impossible::Seats);
        }
        if self.modules.is_possible() { Ok(()) } else { Err(Impossible::VariantWithoutModule) }
    }

    /// All options that play differently, apart from the reading of the Stables.
    pub fn all() -> impl Iterator<Item = Options> {
        (2..=5)
            .flat_map(|seats| Modules::sets().map(move |modules| Options { modules, ..Options::base(seats) }))
    }
}
