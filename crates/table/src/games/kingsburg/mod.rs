//! Kingsburg at a table.

pub mod figures;

use crate::catalogue::{GameInfo, OptionInfo};
use crate::face::Rules;
use crate::house::House;
use crate::settings::{BadSetUp, SetUp, Settings};
use crate::words;
use kingsburg::{Figures, Impossible, Kingsburg, Modules, NoGame, Options, Reason, Stables, View};
use std::sync::Arc;

/// The game in the catalogue.
pub static INFO: GameInfo = GameInfo {
    name: "kingsburg",
    title: "Kingsburg, second edition",
    about: "Governors roll dice, influence the king's advisors, build their provinces and stand against each winter's \
            invaders.",
    seats: 2..=5,
    usual_seats: 4,
    options: &[
        OptionInfo {
            key: "modules",
            about: "expansion modules, each on its own or several joined by +",
            default: "none",
            several: true,
            values: &[
                ("rows", "module 1: two more rows of buildings"),
                ("troops", "module 5: troop tokens chosen in secret instead of the king's die"),
                ("whims", "module 6: every season a whim changes what an advisor gives"),
            ],
        },
        OptionInfo {
            key: "restoration",
            about: "the whims' variant: all at the start, one fewer every season",
            default: "no",
            several: false,
            values: &[("no", "as in the module"), ("yes", "with modules=whims only")],
        },
        OptionInfo {
            key: "stables",
            about: "which advisors the Stables help",
            default: "any",
            several: false,
            values: &[("any", "every advisor who gives a soldier"), ("general", "the General alone")],
        },
    ],
    provenance: figures::provenance,
    components: figures::as_json,
    set_up,
    every,
};

fn set_up(set_up: &SetUp) -> Result<Arc<dyn Rules>, BadSetUp> {
    let figures = match &set_up.components {
        None => figures::standard(),
        Some(text) => figures::read(text)?,
    };
    Ok(Arc::new(Arc::new(new(options(set_up)?, figures)?)))
}

/// The options that a set-up asks for.
pub fn options(set_up: &SetUp) -> Result<Options, BadSetUp> {
    let settings = &set_up.settings;
    let mut modules: Modules = settings.set("modules", &Modules::WORDS)?.into_iter().collect();
    modules |= settings.choice("restoration", &[(Modules::empty(), "no"), (Modules::RESTORATION, "yes")])?;
    Ok(Options {
        seats: set_up.seats.unwrap_or(INFO.usual_seats),
        modules,
        stables: settings.choice("stables", &[(Stables::Any, "any"), (Stables::General, "general")])?,
    })
}

/// The rules with these options and figures.
pub fn new(options: Options, figures: Figures) -> Result<Kingsburg, BadSetUp> {
    Kingsburg::new(options, figures).map_err(|no_game| match no_game {
        NoGame::Options(Impossible::Seats) => BadSetUp::Impossible("Kingsburg is for 2 to 5 seats".into()),
        NoGame::Options(Impossible::VariantWithoutModule) => {
            BadSetUp::Impossible("restoration=yes is a variant of modules=whims".into())
        }
        NoGame::Figures(unfit) => BadSetUp::Impossible(figures::complaint(unfit)),
    })
}

/// The rules with these options and the figures of the house.
///
/// # Panics
/// If the options are impossible.
#[must_use]
pub fn standard(options: Options) -> Kingsburg {
    new(options, figures::standard()).expect("the options of a standard game are possible")
}

fn every() -> Vec<Arc<dyn Rules>> {
    Options::all().map(|options| Arc::new(Arc::new(standard(options))) as Arc<dyn Rules>).collect()
}

impl House for Kingsburg {
    const NAME: &'static str = "kingsburg";
    const RULES: u32 = kingsburg::RULES;

    fn settings(&self) -> Settings {
        let options = self.options();
        let mut settings = Settings::none();
        let modules: Vec<&str> = Modules::WORDS
            .iter()
            .filter(|(module, _)| options.modules.contains(*module))
            .map(|(_, word)| *word)
            .collect();
        if !modules.is_empty() {
            settings.push("modules", modules.join("+"));
        }
        if options.modules.contains(Modules::RESTORATION) {
            settings.push("restoration", "yes");
        }
        if options.stables == Stables::General {
            settings.push("stables", "general");
        }
        settings
    }

    fn components(&self) -> String {
        figures::fingerprint(self.figures())
    }

    fn explain(reason: Reason) -> &'static str {
        words::kingsburg::reason(reason)
    }

    fn describe(view: &View) -> String {
        words::kingsburg::position(view)
    }
}
