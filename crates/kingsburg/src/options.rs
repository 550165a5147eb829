//! The options of a game.

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

/// Which scenario the players agree on.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub enum ScenarioOption {
    /// None.
    #[default]
    None,
    /// This one.
    Fixed(Scenario),
    /// One of the four, drawn before everything else.
    Random,
}

impl ScenarioOption {
    /// Returns all variants.
    pub fn all() -> impl Iterator<Item = ScenarioOption> {
        let fixed = Scenario::ALL.iter().copied().map(ScenarioOption::Fixed);
        core::iter::once(ScenarioOption::None).chain(fixed).chain([ScenarioOption::Random])
    }

    /// Returns the word in the notation.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            ScenarioOption::None => "none",
            ScenarioOption::Fixed(scenario) => scenario.word(),
            ScenarioOption::Random => "random",
        }
    }

    /// Returns the scenario that is played, if no draw decides it.
    #[must_use]
    pub const fn fixed(self) -> Option<Scenario> {
        match self {
            ScenarioOption::Fixed(scenario) => Some(scenario),
            ScenarioOption::None | ScenarioOption::Random => None,
        }
    }

    /// Returns whether this scenario may be played.
    #[must_use]
    pub fn allows(self, scenario: Scenario) -> bool {
        self == ScenarioOption::Random || self.fixed() == Some(scenario)
    }
}

/// The options of a game: all that the players agree on before it begins.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    /// Two to five.
    pub seats: u8,
    /// The expansion modules in play.
    pub modules: Modules,
    /// Which scenario is played.
    pub scenario: ScenarioOption,
    /// Which advisors the Stables help.
    pub stables: Stables,
}

/// The reason why no game can be played with some options.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Impossible {
    /// The game is for two to five players.
    Seats,
    /// A variant of a module that is not in play.
    VariantWithoutModule,
}

impl Default for Options {
    /// Returns the base game for four.
    fn default() -> Options {
        Options::base(4)
    }
}

impl Options {
    /// Returns the base game for so many seats.
    #[must_use]
    pub fn base(seats: u8) -> Options {
        Options { seats, modules: Modules::empty(), scenario: ScenarioOption::None, stables: Stables::Any }
    }

    /// Returns whether these options make a game.
    pub fn check(&self) -> Result<(), Impossible> {
        if !(2..=5).contains(&self.seats) {
            return Err(Impossible::Seats);
        }
        if self.modules.is_possible() { Ok(()) } else { Err(Impossible::VariantWithoutModule) }
    }

    /// Returns sets of options that cover the game, apart from the reading of the Stables: every number of seats with every
    /// module alone, every pair of them, all together and every variant; and every scenario, and a random one, with no
    /// module, with each and with all.
    pub fn all() -> impl Iterator<Item = Options> {
        let scenes = ScenarioOption::all().skip(1).flat_map(|scenario| {
            let few = Modules::WORDS.into_iter().map(|(module, _)| module);
            few.chain([Modules::empty(), Modules::every()]).map(move |modules| (scenario, modules))
        });
        let plain = Modules::sets().map(|modules| (ScenarioOption::None, modules));
        plain.chain(scenes).flat_map(|(scenario, modules)| {
            (2..=5).map(move |seats| Options { modules, scenario, ..Options::base(seats) })
        })
    }
}
