//! The component file of Verräter.

use crate::components::{self, ComponentError, FigureReader, InvalidFigures, Provenance};
use crate::title::Title;
use serde::Deserialize;
use std::fmt::Write;
use std::sync::LazyLock;
use toml::Spanned;
use verraeter::{Cards, Figures, Kind, LandFigures, Unfit, Value};

const TEXT: &str = include_str!("../../../components/verraeter.toml");

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
    let mut canonical = format!("{:?}", figures.supply.counts().collect::<Vec<u8>>());
    for land in figures.lands {
        let _ = write!(canonical, " {} {:?}", land.cp, land.vp);
    }
    components::digest(&canonical)
}

/// Empty figures, which the standard component file fills.
const BLANK: Figures = Figures { supply: Cards::NONE, lands: [LandFigures { cp: 0, vp: [0; 4] }; 6] };

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
struct File {
    supply: Supply,
    lands: Lands,
    provenance: Vec<Provenance>,
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
struct Supply {
    #[serde(rename = "2")]
    two: Option<Spanned<u8>>,
    #[serde(rename = "3")]
    three: Option<Spanned<u8>>,
    #[serde(rename = "4")]
    four: Option<Spanned<u8>>,
    #[serde(rename = "5")]
    five: Option<Spanned<u8>>,
    #[serde(rename = "6")]
    six: Option<Spanned<u8>>,
    #[serde(rename = "8")]
    eight: Option<Spanned<u8>>,
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
struct Lands {
    wasteland: LandTable,
    meadow: LandTable,
    river: LandTable,
    forest: LandTable,
    village: LandTable,
    city: LandTable,
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
struct LandTable {
    cp: Option<Spanned<u8>>,
    vp: Option<Spanned<Vec<u8>>>,
}

fn override_with(mut figures: Figures, text: &str) -> Result<Figures, ComponentError> {
    let file: File = components::read(text)?;
    let mut reading = FigureReader::new(text);
    file.supply.over(&mut reading, &mut figures.supply);
    file.lands.over(&mut reading, &mut figures.lands)?;
    figures.check().map_err(|why| {
        let (name, misfit) = unfit(why);
        reading.error_at(name, misfit)
    })?;
    Ok(figures)
}

impl Supply {
    fn over(self, reading: &mut FigureReader<'_>, cards: &mut Cards) {
        let counts = [
            ("supply.2", Value::Two, self.two),
            ("supply.3", Value::Three, self.three),
            ("supply.4", Value::Four, self.four),
            ("supply.5", Value::Five, self.five),
            ("supply.6", Value::Six, self.six),
            ("supply.8", Value::Eight, self.eight),
        ];
        for (name, value, count) in counts {
            reading.read_field(name, count, &mut cards[value]);
        }
    }
}

impl Lands {
    fn over(
        self,
        reading: &mut FigureReader<'_>,
        lands: &mut [LandFigures; 6],
    ) -> Result<(), ComponentError> {
        let tables = [
            (Kind::Wasteland, self.wasteland),
            (Kind::Meadow, self.meadow),
            (Kind::River, self.river),
            (Kind::Forest, self.forest),
            (Kind::Village, self.village),
            (Kind::City, self.city),
        ];
        for (kind, table) in tables {
            let (cp, vp) = names(kind);
            reading.read_field(cp, table.cp, &mut lands[kind as usize].cp);
            reading.read_mapped(vp, table.vp, &mut lands[kind as usize].vp, |points: Vec<u8>| {
                points.try_into().map_err(|_| misfit("four-figures"))
            })?;
        }
        Ok(())
    }
}

/// Returns the names of a land's figures: conflict points and victory points.
fn names(kind: Kind) -> (&'static str, &'static str) {
    match kind {
        Kind::Wasteland => ("lands.wasteland.cp", "lands.wasteland.vp"),
        Kind::Meadow => ("lands.meadow.cp", "lands.meadow.vp"),
        Kind::River => ("lands.river.cp", "lands.river.vp"),
        Kind::Forest => ("lands.forest.cp", "lands.forest.vp"),
        Kind::Village => ("lands.village.cp", "lands.village.vp"),
        Kind::City => ("lands.city.cp", "lands.city.vp"),
    }
}

fn misfit(code: &'static str) -> InvalidFigures {
    InvalidFigures::new(Title::Verraeter, code)
}

/// Returns the key of the invalid figure and the reason.
pub(super) fn unfit(unfit: Unfit) -> (&'static str, InvalidFigures) {
    match unfit {
        Unfit::Supply => ("supply", misfit("supply")),
        Unfit::FirstHands => ("supply", misfit("first-hands")),
        Unfit::Strength(kind) => (names(kind).0, misfit("strength")),
        Unfit::Points(kind) => (names(kind).1, misfit("points")),
    }
}
