//! Krieg und Frieden at a table.

pub mod figures;

use crate::catalogue::{GameInfo, OptionInfo};
use crate::face::Rules;
use crate::house::House;
use crate::settings::{BadSetUp, SetUp, Settings};
use crate::words;
use engine::Seat;
use krieg::{Edition, Figures, Impossible, Krieg, NoGame, Options, Reason, Variants, View};
use std::sync::Arc;

/// The game in the catalogue.
pub static INFO: GameInfo = GameInfo {
    name: "krieg",
    title: "Krieg und Frieden",
    about: "Nobles of an old king set the realm's agenda, bid resources to solve it and build the cathedral \
            (also published as La Spada e la Fede).",
    seats: 3..=4,
    usual_seats: 4,
    options: &[
        OptionInfo {
            key: "edition",
            about: "which rulebook is followed where they differ",
            default: "classic",
            several: false,
            values: &[
                (
                    "classic",
                    "Krieg und Frieden: 1 VP with a privilege card, 1 1 1 2 2 3 for the parts of the cathedral; in \
                     winter the round of swaps begins left of the adviser",
                ),
                (
                    "spada",
                    "La Spada e la Fede: 2 VP and 2 2 2 3 3 4; the round of swaps begins left of whoever played the \
                     agenda card",
                ),
            ],
        },
        OptionInfo {
            key: "variants",
            about: "changes to the rules, each on its own or several joined by +",
            default: "none",
            several: true,
            values: &[
                (
                    "strategic",
                    "three agenda cards fewer; who builds a part of the cathedral also takes a privilege",
                ),
                ("light", "a privilege may be taken only from a player with at least as many VP"),
                (
                    "global",
                    "strategic and light, and the first income card of each autumn is chosen from the deck",
                ),
                ("dagger", "the points of La Spada e la Fede in the classic edition"),
                (
                    "mobilisation",
                    "the year of the roof is played to its end, then cards in hand are worth VP",
                ),
            ],
        },
        OptionInfo {
            key: "adviser",
            about: "the first adviser, with 3 seats or the strategic variant (else the deal decides)",
            default: "drawn",
            several: false,
            values: &[
                ("drawn", "by lot"),
                ("1", "the first seat"),
                ("2", "the second seat"),
                ("3", "the third seat"),
                ("4", "the fourth seat"),
            ],
        },
    ],
    provenance: figures::provenance,
    components: figures::as_json,
    set_up,
    every,
    counted: |_| None,
};

const EDITIONS: [(Edition, &str); 2] =
    [(Edition::Classic, Edition::Classic.word()), (Edition::Spada, Edition::Spada.word())];

fn set_up(set_up: &SetUp) -> Result<Arc<dyn Rules>, BadSetUp> {
    Ok(Arc::new(Arc::new(rules(set_up)?)))
}

/// The rules that a set-up asks for.
pub fn rules(set_up: &SetUp) -> Result<Krieg, BadSetUp> {
    let figures = match &set_up.components {
        None => figures::standard(),
        Some(text) => figures::read(text)?,
    };
    new(options(set_up)?, figures)
}

/// The options that a set-up asks for.
pub fn options(set_up: &SetUp) -> Result<Options, BadSetUp> {
    let settings = &set_up.settings;
    let advisers: Vec<(Option<Seat>, &str)> = [(None, "drawn")]
        .into_iter()
        .chain(["1", "2", "3", "4"].map(|seat| (seat.parse().ok(), seat)))
        .collect();
    Ok(Options {
        seats: set_up.seats.unwrap_or(INFO.usual_seats),
        edition: settings.choice("edition", &EDITIONS)?,
        variants: settings.set("variants", &Variants::WORDS)?.into_iter().collect(),
        adviser: settings.choice("adviser", &advisers)?,
    })
}

/// The rules with these options and figures.
pub fn new(options: Options, figures: Figures) -> Result<Krieg, BadSetUp> {
    Krieg::new(options, figures).map_err(|no_game| match no_game {
        NoGame::Options(Impossible::Seats) => BadSetUp::Impossible("Krieg und Frieden is for 3 or 4 seats".into()),
        NoGame::Options(Impossible::NoSuchAdviser) => {
            BadSetUp::Impossible(format!("the named adviser does not sit at a table of {}", options.seats))
        }
        NoGame::Options(Impossible::DealtAdviser) => BadSetUp::Impossible(
            "with 4 seats whoever is dealt the start card is the first adviser: leave adviser=drawn, or play with 3 \
             seats or variants=strategic"
                .into(),
        ),
        NoGame::Figures(unfit) => BadSetUp::Impossible(figures::complaint(unfit).1.into()),
    })
}

/// The rules with these options and the figures of the house.
///
/// # Panics
/// If the options are impossible.
#[must_use]
pub fn standard(options: Options) -> Krieg {
    new(options, figures::standard()).expect("the options of a standard game are possible")
}

fn every() -> Vec<Arc<dyn Rules>> {
    Options::all().map(|options| Arc::new(Arc::new(standard(options))) as Arc<dyn Rules>).collect()
}

impl House for Krieg {
    const NAME: &'static str = "krieg";
    const RULES: u32 = krieg::RULES;

    fn settings(&self) -> Settings {
        let options = self.options();
        let mut settings = Settings::none();
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

    fn components(&self) -> String {
        figures::fingerprint(self.figures())
    }

    fn explain(reason: Reason) -> &'static str {
        words::krieg::reason(reason)
    }

    fn describe(view: &View) -> String {
        words::krieg::position(view)
    }
}
