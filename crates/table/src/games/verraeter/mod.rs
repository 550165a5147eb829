//! Verräter at a table.

pub mod component_table;
pub mod figures;

use crate::components::{ComponentFile, ComponentSet};
use crate::face::{ConfiguredGame, Rules};
use crate::game_info::{GameInfo, OptionInfo};
use crate::house::House;
use crate::settings::{BadSetUp, SetUp, Settings};
use crate::title::Title;
use engine::Seat;
use std::sync::{Arc, LazyLock};
use verraeter::{Edition, Figures, Impossible, NoGame, Options};

pub use ::verraeter::Verraeter;

/// The properties of the game.
pub static INFO: GameInfo = GameInfo {
    title: Title::Verraeter,
    display_name: "Verräter",
    seats: 3..=4,
    usual_seats: 4,
    minutes: 60,
    options: &[
        OptionInfo { key: "edition", default: "2008", several: false, values: &["2008", "1998"] },
        OptionInfo { key: "start", default: "drawn", several: false, values: &["drawn", "1", "2", "3", "4"] },
    ],
    component_file: &component_table::FILE,
    in_play: |_, _| true,
    provenance: figures::provenance,
    components: figures::as_json,
    set_up,
    every,
    counted: |_| None,
};

const EDITIONS: [(Edition, &str); 2] = [
    (Edition::Edition2008, Edition::Edition2008.word()),
    (Edition::Edition1998, Edition::Edition1998.word()),
];

fn set_up(set_up: &SetUp) -> Result<Arc<dyn Rules>, BadSetUp> {
    Ok(Arc::new(ConfiguredGame::new(rules(set_up)?, set_up)?))
}

/// The rules that a set-up asks for.
pub fn rules(set_up: &SetUp) -> Result<Verraeter, BadSetUp> {
    let figures = match &set_up.components {
        None => figures::standard(),
        Some(text) => figures::read(text)?,
    };
    new(options(set_up)?, figures)
}

/// The options that a set-up asks for.
pub fn options(set_up: &SetUp) -> Result<Options, BadSetUp> {
    let settings = &set_up.settings;
    let starts: Vec<(Option<Seat>, &str)> = [(None, "drawn")]
        .into_iter()
        .chain(["1", "2", "3", "4"].map(|seat| (seat.parse().ok(), seat)))
        .collect();
    Ok(Options {
        seats: set_up.seats.unwrap_or(INFO.usual_seats),
        edition: settings.choice("edition", &EDITIONS)?,
        start: settings.choice("start", &starts)?,
    })
}

/// The rules with these options and figures.
pub fn new(options: Options, figures: Figures) -> Result<Verraeter, BadSetUp> {
    Verraeter::new(options, figures).map_err(|no_game| match no_game {
        NoGame::Options(Impossible::Seats) => {
            BadSetUp::Seats { title: INFO.display_name, least: 3, most: 4, seats: options.seats }
        }
        NoGame::Options(Impossible::NoSuchStart) => {
            BadSetUp::NobodyThere { key: "start", seats: options.seats }
        }
        NoGame::Figures(unfit) => BadSetUp::Misfit(figures::unfit(unfit).1),
    })
}

/// The rules with these options and the figures of the house.
///
/// # Panics
/// If the options are impossible.
#[must_use]
pub fn standard(options: Options) -> Verraeter {
    new(options, figures::standard()).expect("the options of a standard game are possible")
}

fn every() -> Vec<Arc<dyn Rules>> {
    Options::all()
        .map(|options| Arc::new(ConfiguredGame::standard(standard(options))) as Arc<dyn Rules>)
        .collect()
}

impl House for Verraeter {
    const TITLE: Title = Title::Verraeter;
    const RULES: u32 = verraeter::RULES;

    fn info() -> &'static GameInfo {
        &INFO
    }

    fn settings(&self) -> Settings {
        let options = self.options();
        let mut settings = Settings::none();
        settings.push("edition", options.edition.word());
        if let Some(start) = options.start {
            settings.push("start", start);
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

    fn components(&self) -> String {
        figures::fingerprint(self.figures())
    }
}
