//! Krieg und Frieden: options, configuration and component file.

pub mod component_table;
pub mod figures;

use crate::components::{ComponentFile, ComponentSet};
use crate::dynamic::{ConfiguredGame, DynGame};
use crate::game_info::{GameInfo, OptionInfo};
use crate::options::{ConfigError, GameConfig, OptionValues};
use crate::table_game::TableGame;
use crate::title::Title;
use engine::Seat;
use krieg::{Edition, Figures, Impossible, NoGame, Options, Variants};
use std::sync::{Arc, LazyLock};

pub use ::krieg::Krieg;

/// The properties of the game.
pub static INFO: GameInfo = GameInfo {
    title: Title::Krieg,
    display_name: "Krieg und Frieden",
    seats: 3..=4,
    default_seats: 4,
    typical_minutes: 90,
    options: &[
        OptionInfo { key: "edition", default: "classic", several: false, values: &["classic", "spada"] },
        OptionInfo {
            key: "variants",
            default: "none",
            several: true,
            values: &["strategic", "light", "global", "dagger", "mobilisation"],
        },
        OptionInfo {
            key: "adviser",
            default: "drawn",
            several: false,
            values: &["drawn", "1", "2", "3", "4"],
        },
    ],
    component_file: &component_table::FILE,
    in_play: |_, _| true,
    provenance: figures::provenance,
    components: figures::as_json,
    configure,
    all_variants,
    component_name: |_| None,
};

const EDITIONS: [(Edition, &str); 2] =
    [(Edition::Classic, Edition::Classic.word()), (Edition::Spada, Edition::Spada.word())];

fn configure(config: &GameConfig) -> Result<Arc<dyn DynGame>, ConfigError> {
    Ok(Arc::new(ConfiguredGame::new(rules(config)?, config)?))
}

/// Returns the rules for a configuration.
pub fn rules(config: &GameConfig) -> Result<Krieg, ConfigError> {
    let figures = match &config.components {
        None => figures::standard(),
        Some(text) => figures::read(text)?,
    };
    new(options(config)?, figures)
}

/// Returns the options for a configuration.
pub fn options(config: &GameConfig) -> Result<Options, ConfigError> {
    let settings = &config.options;
    let advisers: Vec<(Option<Seat>, &str)> = [(None, "drawn")]
        .into_iter()
        .chain(["1", "2", "3", "4"].map(|seat| (seat.parse().ok(), seat)))
        .collect();
    Ok(Options {
        seats: config.seats.unwrap_or(INFO.default_seats),
        edition: settings.choice("edition", &EDITIONS)?,
        variants: settings.set("variants", &Variants::WORDS)?.into_iter().collect(),
        adviser: settings.choice("adviser", &advisers)?,
    })
}

/// Returns the rules with these options and figures.
pub fn new(options: Options, figures: Figures) -> Result<Krieg, ConfigError> {
    Krieg::new(options, figures).map_err(|no_game| match no_game {
        NoGame::Options(Impossible::Seats) => {
            ConfigError::Seats { title: INFO.display_name, least: 3, most: 4, seats: options.seats }
        }
        NoGame::Options(Impossible::NoSuchAdviser) => {
            ConfigError::NobodyThere { key: "adviser", seats: options.seats }
        }
        NoGame::Options(Impossible::DealtAdviser) => ConfigError::AdviserIsDealt,
        NoGame::Figures(unfit) => ConfigError::InvalidFigures(figures::unfit(unfit).1),
    })
}

/// Returns the rules with these options and the standard figures.
///
/// # Panics
/// If the options are impossible.
#[must_use]
pub fn standard(options: Options) -> Krieg {
    new(options, figures::standard()).expect("the options of a standard game are possible")
}

fn all_variants() -> Vec<Arc<dyn DynGame>> {
    Options::all()
        .map(|options| Arc::new(ConfiguredGame::standard(standard(options))) as Arc<dyn DynGame>)
        .collect()
}

impl TableGame for Krieg {
    const TITLE: Title = Title::Krieg;
    const RULES_VERSION: u32 = krieg::RULES_VERSION;

    fn info() -> &'static GameInfo {
        &INFO
    }

    fn options(&self) -> OptionValues {
        let options = self.options();
        let mut settings = OptionValues::none();
        settings.push("edition", options.edition.word());
        let variants: Vec<&str> = Variants::WORDS
            .iter()
            .filter(|(variant, _)| options.variants.contains(*variant))
            .map(|(_, word)| *word)
            .collect();
        if !variants.is_empty() {
            settings.push("variants", variants.join("+"));
        }
        if let Some(adviser) = options.adviser {
            settings.push("adviser", adviser);
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
        figures::fingerprint(self.figures())
    }
}
