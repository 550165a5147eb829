//! The figures of Krieg und Frieden in the shape of the component file.

use super::figures;
use crate::components::{ComponentFile, Provenance, Source, source_of, table_of};
use crate::title::Title;
use krieg::figures::Points;
use krieg::{Cards, Figures, Good, Matter, Problem, Symbol};
use std::sync::LazyLock;
use toml::{Table, Value};

static STANDARD: LazyLock<Table> = LazyLock::new(|| to_table(&figures::standard()));
static PROVENANCE: LazyLock<Vec<Provenance>> = LazyLock::new(figures::provenance);

/// The component file of the game.
pub(super) static FILE: ComponentFile = ComponentFile {
    title: Title::Krieg,
    standard: || &STANDARD,
    read: |text| figures::read(text).map(|figures| to_table(&figures)),
    source: |key| source_of(&PROVENANCE, key).unwrap_or(Source::Rulebook),
    cards: Vec::new,
};

/// Returns all figures, in the shape of the component file.
#[must_use]
pub fn to_table(figures: &Figures) -> Table {
    let values = Problem::ALL.map(|problem| (problem.word(), by_good(figures.values[problem as usize])));
    let points = [("classic", points(figures.classic)), ("spada", points(figures.spada))];
    table_of([
        ("counts", counts(figures).into()),
        ("privileges", by_good(figures.privileges)),
        ("values", table_of(values).into()),
        ("symbols", symbols(figures).into()),
        ("points", table_of(points).into()),
    ])
}

fn counts(figures: &Figures) -> Table {
    let counts = [
        ("resource_each", figures.resources[Good::Knights]),
        ("houses_each", figures.houses),
        ("start_farms", figures.start_farms),
        ("outer_sites", figures.outer_sites),
        ("inner_sites", figures.inner_sites),
        ("start_hand", figures.start_hand),
        ("hand_limit", figures.hand_limit),
    ];
    table_of(counts.map(|(key, count)| (key, count.into())))
}

fn by_good(cards: Cards) -> Value {
    let goods = [
        ("knights", Good::Knights),
        ("wealth", Good::Wealth),
        ("workers", Good::Workers),
        ("grain", Good::Grain),
    ];
    table_of(goods.map(|(key, good)| (key, cards[good].into()))).into()
}

fn symbols(figures: &Figures) -> Table {
    let by_symbol = |problem: Problem| {
        let count = |symbol: Symbol| (symbol.word(), figures.matters[Matter::new(problem, symbol)].into());
        (problem.word(), Value::Table(table_of(Symbol::ALL.map(count))))
    };
    let removed = figures.strategic_removes.each().map(name);
    let cards =
        [("start_card", name(figures.start_card)), ("strategic_removes", Value::Array(removed.collect()))];
    table_of(Problem::ALL.map(by_symbol).into_iter().chain(cards))
}

fn name(card: Matter) -> Value {
    Value::String(card.to_string())
}

fn points(points: Points) -> Value {
    let parts = points.parts.iter().map(|&part| Value::from(part)).collect();
    table_of([("privilege", points.privilege.into()), ("parts", Value::Array(parts))]).into()
}
