//! The component file of Krieg und Frieden.

use crate::components::{self, ComponentError, FigureReader, InvalidFigures, Provenance};
use crate::title::Title;
use krieg::figures::Points;
use krieg::{Cards, Figures, Good, Matter, Matters, Problem, Symbol, Unfit};
use serde::Deserialize;
use std::fmt::Write;
use std::sync::LazyLock;
use toml::Spanned;

const TEXT: &str = include_str!("../../../components/krieg.toml");

static STANDARD: LazyLock<Figures> =
    LazyLock::new(|| override_with(BLANK, TEXT).expect("the standard component file is valid"));

/// Returns the standard figures.
#[must_use]
pub fn standard() -> Figures {
    *STANDARD
}

/// Returns the standard figures, overridden by those of a file.
pub fn read(text: &str) -> Result<Figures, ComponentError> {
    override_with(standard(), text)
}

/// Returns the provenance of the standard figures.
#[must_use]
pub fn provenance() -> Vec<Provenance> {
    components::read::<File>(TEXT).expect("the standard component file is valid").provenance
}

/// Returns the standard figures as JSON, in the shape of the component file.
#[must_use]
pub fn as_json() -> serde_json::Value {
    let mut file: toml::Table = toml::from_str(TEXT).expect("the standard component file is valid");
    file.remove("provenance");
    serde_json::to_value(file).expect("figures become JSON")
}

/// Returns the digest of figures.
#[must_use]
pub fn fingerprint(figures: &Figures) -> String {
    let mut canonical = String::new();
    let counts = [figures.houses, figures.start_farms, figures.outer_sites, figures.inner_sites];
    let _ = write!(canonical, "{} {counts:?} ", figures.resources);
    let _ = write!(canonical, "{} {} ", figures.start_hand, figures.hand_limit);
    let _ = write!(canonical, "{} {} ", figures.matters, figures.start_card);
    let _ = write!(canonical, "{} {} ", figures.strategic_removes, figures.privileges);
    figures.values.iter().for_each(|column| {
        let _ = write!(canonical, "{:?} ", column.0);
    });
    for points in [figures.classic, figures.spada] {
        let _ = write!(canonical, "{} {:?} ", points.privilege, points.parts);
    }
    components::digest(&canonical)
}

/// Empty figures, which the standard component file fills.
const BLANK: Figures = Figures {
    resources: Cards::NONE,
    matters: Matters::NONE,
    start_card: Matter::new(Problem::Revolt, Symbol::Privilege),
    strategic_removes: Matters::NONE,
    privileges: Cards::NONE,
    values: [Cards::NONE; 4],
    houses: 0,
    start_farms: 0,
    outer_sites: 0,
    inner_sites: 0,
    start_hand: 0,
    hand_limit: 0,
    classic: Points { privilege: 0, parts: [0; 6] },
    spada: Points { privilege: 0, parts: [0; 6] },
};

#[derive(Deserialize)]
#[serde(deny_unknown_fields, default)]
#[derive(Default)]
struct File {
    counts: Counts,
    privileges: ByGood,
    values: Values,
    symbols: Symbols,
    points: PointTables,
    provenance: Vec<Provenance>,
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
struct Counts {
    resource_each: Option<Spanned<u8>>,
    houses_each: Option<Spanned<u8>>,
    start_farms: Option<Spanned<u8>>,
    outer_sites: Option<Spanned<u8>>,
    inner_sites: Option<Spanned<u8>>,
    start_hand: Option<Spanned<u8>>,
    hand_limit: Option<Spanned<u8>>,
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
struct ByGood {
    knights: Option<Spanned<u8>>,
    wealth: Option<Spanned<u8>>,
    workers: Option<Spanned<u8>>,
    grain: Option<Spanned<u8>>,
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
struct Values {
    war: ByGood,
    tax: ByGood,
    revolt: ByGood,
    famine: ByGood,
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
struct Symbols {
    war: BySymbol,
    tax: BySymbol,
    revolt: BySymbol,
    famine: BySymbol,
    start_card: Option<Spanned<String>>,
    strategic_removes: Option<Spanned<Vec<String>>>,
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
struct BySymbol {
    cathedral: Option<Spanned<u8>>,
    privilege: Option<Spanned<u8>>,
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
struct PointTables {
    classic: PointTable,
    spada: PointTable,
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
struct PointTable {
    privilege: Option<Spanned<u8>>,
    parts: Option<Spanned<Vec<u8>>>,
}

fn override_with(mut figures: Figures, text: &str) -> Result<Figures, ComponentError> {
    let file: File = components::read(text)?;
    let mut reading = FigureReader::new(text);
    file.counts.over(&mut reading, &mut figures);
    file.privileges.over("privileges", &mut reading, &mut figures.privileges);
    file.values.over(&mut reading, &mut figures.values);
    file.symbols.over(&mut reading, &mut figures)?;
    file.points.classic.over("points.classic", &mut reading, &mut figures.classic)?;
    file.points.spada.over("points.spada", &mut reading, &mut figures.spada)?;
    figures.check().map_err(|why| {
        let (name, misfit) = unfit(why);
        reading.error_at(name, misfit)
    })?;
    Ok(figures)
}

impl Counts {
    fn over(self, reading: &mut FigureReader<'_>, figures: &mut Figures) {
        let mut each = figures.resources[Good::Knights];
        reading.read_field("counts.resource_each", self.resource_each, &mut each);
        figures.resources = Cards([each; 4]);
        reading.read_field("counts.houses_each", self.houses_each, &mut figures.houses);
        reading.read_field("counts.start_farms", self.start_farms, &mut figures.start_farms);
        reading.read_field("counts.outer_sites", self.outer_sites, &mut figures.outer_sites);
        reading.read_field("counts.inner_sites", self.inner_sites, &mut figures.inner_sites);
        reading.read_field("counts.start_hand", self.start_hand, &mut figures.start_hand);
        reading.read_field("counts.hand_limit", self.hand_limit, &mut figures.hand_limit);
    }
}

impl ByGood {
    fn over(self, name: &'static str, reading: &mut FigureReader<'_>, cards: &mut Cards) {
        reading.read_field(name, self.knights, &mut cards[Good::Knights]);
        reading.read_field(name, self.wealth, &mut cards[Good::Wealth]);
        reading.read_field(name, self.workers, &mut cards[Good::Workers]);
        reading.read_field(name, self.grain, &mut cards[Good::Grain]);
    }
}

impl Values {
    fn over(self, reading: &mut FigureReader<'_>, values: &mut [Cards; 4]) {
        let columns = [
            (Problem::War, self.war),
            (Problem::Tax, self.tax),
            (Problem::Revolt, self.revolt),
            (Problem::Famine, self.famine),
        ];
        for (problem, column) in columns {
            column.over(name_of(problem), reading, &mut values[problem as usize]);
        }
    }
}

impl Symbols {
    fn over(self, reading: &mut FigureReader<'_>, figures: &mut Figures) -> Result<(), ComponentError> {
        let problems = [
            (Problem::War, "symbols.war", self.war),
            (Problem::Tax, "symbols.tax", self.tax),
            (Problem::Revolt, "symbols.revolt", self.revolt),
            (Problem::Famine, "symbols.famine", self.famine),
        ];
        for (problem, name, by_symbol) in problems {
            let matters = &mut figures.matters;
            reading.read_field(
                name,
                by_symbol.cathedral,
                &mut matters[Matter::new(problem, Symbol::Cathedral)],
            );
            reading.read_field(
                name,
                by_symbol.privilege,
                &mut matters[Matter::new(problem, Symbol::Privilege)],
            );
        }
        reading.read_mapped("symbols.start_card", self.start_card, &mut figures.start_card, |name| {
            matter(&name)
        })?;
        reading.read_mapped(
            "symbols.strategic_removes",
            self.strategic_removes,
            &mut figures.strategic_removes,
            |names: Vec<String>| names.iter().map(|name| matter(name)).collect(),
        )
    }
}

impl PointTable {
    fn over(
        self,
        name: &'static str,
        reading: &mut FigureReader<'_>,
        points: &mut Points,
    ) -> Result<(), ComponentError> {
        reading.read_field(name, self.privilege, &mut points.privilege);
        reading.read_mapped(name, self.parts, &mut points.parts, |parts: Vec<u8>| {
            parts.try_into().map_err(|_| misfit("parts"))
        })
    }
}

fn matter(name: &str) -> Result<Matter, InvalidFigures> {
    name.parse().map_err(|_| misfit("agenda-card").with("name", name))
}

fn misfit(code: &'static str) -> InvalidFigures {
    InvalidFigures::new(Title::Krieg, code)
}

/// Returns the key of the invalid figure and the reason.
pub(super) fn unfit(unfit: Unfit) -> (&'static str, InvalidFigures) {
    match unfit {
        Unfit::HandLimit => ("counts.hand_limit", misfit("hand-limit")),
        Unfit::StartHand => ("counts.start_hand", misfit("start-hand")),
        Unfit::Resources => ("counts.resource_each", misfit("resources")),
        Unfit::StartFarms => ("counts.start_farms", misfit("start-farms")),
        Unfit::Houses => ("counts.houses_each", misfit("houses")),
        Unfit::StartCard => ("symbols.start_card", misfit("start-card")),
        Unfit::StrategicRemoves => ("symbols.strategic_removes", misfit("strategic-removes")),
        Unfit::AgendaDeal => ("symbols", misfit("agenda-deal")),
        Unfit::TooFewCathedrals => ("symbols", misfit("too-few-cathedrals")),
        Unfit::Values(problem) => (name_of(problem), misfit("values")),
        Unfit::Privileges => ("privileges", misfit("privileges")),
        Unfit::Points => ("points", misfit("points")),
    }
}

/// Returns the name of a problem's values.
const fn name_of(problem: Problem) -> &'static str {
    match problem {
        Problem::War => "values.war",
        Problem::Tax => "values.tax",
        Problem::Revolt => "values.revolt",
        Problem::Famine => "values.famine",
    }
}
