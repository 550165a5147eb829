//! Kingsburg: options, configuration and component file.

pub mod cards;
pub mod component_table;
pub mod figures;
pub mod page;

use crate::components::{ComponentFile, ComponentSet};
use crate::dynamic::{ConfiguredGame, DynGame};
use crate::game_info::{GameInfo, OptionInfo};
use crate::options::{ConfigError, GameConfig, OptionValues};
use crate::table_game::TableGame;
use crate::title::Title;
use kingsburg::{Figures, Impossible, Modules, NoGame, Options, ScenarioOption, Stables};
use std::sync::{Arc, LazyLock};

pub use ::kingsburg::Kingsburg;

/// The properties of the game.
pub static INFO: GameInfo = GameInfo {
    title: Title::Kingsburg,
    display_name: "Kingsburg, second edition",
    seats: 2..=5,
    default_seats: 4,
    typical_minutes: 90,
    options: &[
        OptionInfo {
            key: "modules",
            default: "none",
            several: true,
            values: &["rows", "alternative", "governors", "fate", "troops", "whims"],
        },
        OptionInfo { key: "alternative", default: "dealt", several: false, values: &["dealt", "draft"] },
        OptionInfo { key: "governors", default: "dealt", several: false, values: &["dealt", "auction"] },
        OptionInfo { key: "purist", default: "no", several: false, values: &["no", "yes"] },
        OptionInfo {
            key: "scenario",
            default: "none",
            several: false,
            values: &["none", "the-regency", "the-dragons-hoard", "four-winters", "royal-charters", "random"],
        },
        OptionInfo { key: "restoration", default: "no", several: false, values: &["no", "yes"] },
        OptionInfo { key: "stables", default: "any", several: false, values: &["any", "general"] },
    ],
    component_file: &component_table::FILE,
    in_play,
    provenance: figures::provenance,
    components: figures::as_json,
    configure,
    all_variants,
    component_name: kingsburg::component,
};

fn configure(config: &GameConfig) -> Result<Arc<dyn DynGame>, ConfigError> {
    Ok(Arc::new(ConfiguredGame::new(rules(config)?, config)?))
}

/// Returns the rules for a configuration.
pub fn rules(config: &GameConfig) -> Result<Kingsburg, ConfigError> {
    let figures = match &config.components {
        None => figures::standard(),
        Some(text) => figures::read(text)?,
    };
    new(options(config)?, figures)
}

/// Variants of modules: the key, its default value, the variant and its value.
const VARIANTS: [(&str, &str, Modules, &str); 4] = [
    ("alternative", "dealt", Modules::DRAFT, "draft"),
    ("governors", "dealt", Modules::AUCTION, "auction"),
    ("purist", "no", Modules::PURIST, "yes"),
    ("restoration", "no", Modules::RESTORATION, "yes"),
];

/// Returns the options for a configuration.
pub fn options(config: &GameConfig) -> Result<Options, ConfigError> {
    let settings = &config.options;
    let mut modules: Modules = match settings.get("modules") {
        Some("all") => Modules::every(),
        _ => settings.set("modules", &Modules::WORDS)?.into_iter().collect(),
    };
    for (key, usual, variant, word) in VARIANTS {
        modules |= settings.choice(key, &[(Modules::empty(), usual), (variant, word)])?;
    }
    let scenes: Vec<(ScenarioOption, &str)> =
        ScenarioOption::all().map(|scenario| (scenario, scenario.word())).collect();
    Ok(Options {
        scenario: settings.choice("scenario", &scenes)?,
        seats: config.seats.unwrap_or(INFO.default_seats),
        modules,
        stables: settings.choice("stables", &[(Stables::Any, "any"), (Stables::General, "general")])?,
    })
}

/// Returns the rules with these options and figures.
pub fn new(options: Options, figures: Figures) -> Result<Kingsburg, ConfigError> {
    Kingsburg::new(options, figures).map_err(|no_game| match no_game {
        NoGame::Options(Impossible::Seats) => {
            ConfigError::Seats { title: INFO.display_name, least: 2, most: 5, seats: options.seats }
        }
        NoGame::Options(Impossible::VariantWithoutModule) => ConfigError::VariantWithoutModule,
        NoGame::Figures(unfit) => ConfigError::InvalidFigures(figures::unfit(unfit).1),
    })
}

/// Returns the rules with these options and the standard figures.
///
/// # Panics
/// If the options are impossible.
#[must_use]
pub fn standard(options: Options) -> Kingsburg {
    new(options, figures::standard()).expect("the options of a standard game are possible")
}

fn all_variants() -> Vec<Arc<dyn DynGame>> {
    Options::all()
        .map(|options| Arc::new(ConfiguredGame::standard(standard(options))) as Arc<dyn DynGame>)
        .collect()
}

/// Returns whether a figure is in play: those of cards are with the module that brings them.
fn in_play(settings: &OptionValues, key: &str) -> bool {
    let has_module =
        |module| settings.get("modules").is_some_and(|modules| modules.split('+').any(|one| one == module));
    let mut parts = key.split('.');
    match (parts.next().unwrap_or_default(), parts.next().unwrap_or_default()) {
        ("building", id) => cards::all().find(id).is_none() || has_module("alternative"),
        ("governor", _) => has_module("governors"),
        ("fate", _) => has_module("fate"),
        ("scenario", id) => settings.get("scenario") == Some(id),
        (_, _) => true,
    }
}

impl TableGame for Kingsburg {
    const TITLE: Title = Title::Kingsburg;
    const RULES_VERSION: u32 = kingsburg::RULES_VERSION;

    fn info() -> &'static GameInfo {
        &INFO
    }

    fn options(&self) -> OptionValues {
        let options = self.options();
        let mut settings = OptionValues::none();
        let modules: Vec<&str> = Modules::WORDS
            .iter()
            .filter(|(module, _)| options.modules.contains(*module))
            .map(|(_, word)| *word)
            .collect();
        if !modules.is_empty() {
            settings.push("modules", modules.join("+"));
        }
        for (key, _, variant, word) in VARIANTS {
            if options.modules.contains(variant) {
                settings.push(key, word);
            }
        }
        if options.scenario != ScenarioOption::None {
            settings.push("scenario", options.scenario.word());
        }
        if options.stables == Stables::General {
            settings.push("stables", "general");
        }
        settings
    }

    fn component_file() -> &'static ComponentFile {
        &component_table::FILE
    }

    fn standard_components() -> &'static Arc<ComponentSet> {
        static STANDARD: LazyLock<Arc<ComponentSet>> =
            LazyLock::new(|| Arc::new(component_table::FILE.standard_set()));
        &STANDARD
    }

    fn components_digest(&self) -> String {
        let options = self.options();
        let cards = Modules::ALTERNATIVE | Modules::GOVERNORS | Modules::FATE;
        let has_cards = options.modules.intersects(cards) || options.scenario != ScenarioOption::None;
        figures::fingerprint(self.figures(), has_cards)
    }
}
