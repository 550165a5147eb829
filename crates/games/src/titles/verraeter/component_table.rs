//! The figures of Verräter in the shape of the component file.

use super::figures;
use crate::components::{ComponentFile, Provenance, Source, source_of, table_of};
use crate::title::Title;
use std::sync::LazyLock;
use toml::{Table, Value as Toml};
use verraeter::{Figures, Kind, Value};

static STANDARD: LazyLock<Table> = LazyLock::new(|| to_table(&figures::standard()));
static PROVENANCE: LazyLock<Vec<Provenance>> = LazyLock::new(figures::provenance);

/// The component file of the game.
pub(super) static FILE: ComponentFile = ComponentFile {
    title: Title::Verraeter,
    standard: || &STANDARD,
    read: |text| figures::read(text).map(|figures| to_table(&figures)),
    source: |key| source_of(&PROVENANCE, key).unwrap_or(Source::Rulebook),
    cards: Vec::new,
};

/// Returns all figures, in the shape of the component file.
#[must_use]
pub fn to_table(figures: &Figures) -> Table {
    let supply = Value::ALL.map(|value| (value.cp().to_string(), figures.supply[value].into()));
    let lands = Kind::ALL.map(|kind| (kind.word(), land(figures, kind)));
    table_of([("supply", Toml::Table(supply.into_iter().collect())), ("lands", Toml::Table(table_of(lands)))])
}

fn land(figures: &Figures, kind: Kind) -> Toml {
    let land = figures.land(kind);
    let vp = land.vp.iter().map(|&points| Toml::from(points)).collect();
    table_of([("cp", land.cp.into()), ("vp", Toml::Array(vp))]).into()
}
