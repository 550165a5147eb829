//! The figures of Kingsburg in the shape of the component file.

use super::{cards, figures};
use crate::components::{ComponentFile, Provenance, Source, source_of, table_of};
use crate::title::Title;
use kingsburg::invaders::{Invader, Toll};
use kingsburg::module::Figure;
use kingsburg::{Building, Figures, Good};
use std::sync::LazyLock;
use toml::{Table, Value};

static STANDARD: LazyLock<Table> = LazyLock::new(|| to_table(&figures::standard()));
static PROVENANCE: LazyLock<Vec<Provenance>> = LazyLock::new(figures::provenance);

/// The component file of the game.
pub(super) static FILE: ComponentFile = ComponentFile {
    title: Title::Kingsburg,
    standard: || &STANDARD,
    read: |text| figures::read(text).map(|figures| to_table(&figures)),
    source,
    cards: named_cards,
};

/// Returns all figures, in the shape of the component file.
#[must_use]
pub fn to_table(figures: &Figures) -> Table {
    let buildings = Building::ALL.map(|building| Value::Table(building_entry(figures, building)));
    let kinds =
        ["governor", "fate", "scenario"].map(|kind| (kind, Value::Array(card_entries(figures, kind))));
    let tokens = table_of([("values", Value::Array(token_values(figures)))]);
    let first = [("building", Value::Array(buildings.into()))];
    let last = [("invader", Value::Array(invader_entries(figures))), ("troop_tokens", Value::Table(tokens))];
    table_of(first.into_iter().chain(kinds).chain(last))
}

/// Returns the buildings, and the cards of the modules.
fn named_cards() -> Vec<(&'static str, &'static str)> {
    let buildings = Building::ALL.map(|building| ("building", building.word()));
    let cards = cards::all()
        .iter()
        .filter(|(kind, _)| *kind != "building")
        .map(|(kind, card)| (kind, card.id.as_str()));
    buildings.into_iter().chain(cards).collect()
}

fn building_entry(figures: &Figures, building: Building) -> Table {
    let printed = figures.building(building);
    let cost = printed.cost.0.iter().map(|&count| Value::from(count)).collect();
    let mut entry = table_of([
        ("id", building.word().into()),
        ("cost", Value::Array(cost)),
        ("vp", printed.vp.into()),
        ("battle", printed.battle.into()),
    ]);
    add_params(&mut entry, figures, building.word());
    entry
}

/// Returns the cards of a kind that have numbers.
fn card_entries(figures: &Figures, kind: &str) -> Vec<Value> {
    let ids = cards::all().iter().filter(|(known, _)| *known == kind).map(|(_, card)| card.id.as_str());
    let entries = ids.map(|id| {
        let mut entry = table_of([("id", id.into())]);
        add_params(&mut entry, figures, id);
        entry
    });
    entries.filter(|entry| entry.contains_key("params")).map(Value::Table).collect()
}

fn add_params(entry: &mut Table, figures: &Figures, id: &str) {
    let of_card = |figure: &Figure| figure.key().strip_prefix(id).and_then(|rest| rest.strip_prefix('.'));
    let numbers =
        Figure::ALL.iter().filter_map(|figure| Some((of_card(figure)?, figures.modules.get(*figure))));
    let params = table_of(numbers.map(|(name, number)| (name, number.into())));
    if !params.is_empty() {
        entry.insert("params".into(), Value::Table(params));
    }
}

fn token_values(figures: &Figures) -> Vec<Value> {
    let counts = (0u8..).zip(figures.modules.troop_tokens);
    counts.flat_map(|(value, count)| (0..count).map(move |_| Value::from(value))).collect()
}

fn invader_entries(figures: &Figures) -> Vec<Value> {
    let years = (1u8..).zip(&figures.invaders);
    let cards =
        years.flat_map(|(year, cards)| (1u8..).zip(cards).map(move |(card, invader)| (year, card, invader)));
    cards.map(|(year, card, invader)| Value::Table(invader_entry(year, card, invader))).collect()
}

fn invader_entry(year: u8, card: u8, invader: &Invader) -> Table {
    table_of([
        ("year", year.into()),
        ("card", card.into()),
        ("strength", invader.strength.into()),
        ("race", invader.race.word().into()),
        ("lose", toll(invader.lose)),
        ("win", toll(invader.win)),
    ])
}

fn toll(toll: Toll) -> Value {
    let goods = Good::ALL.map(|good| (good.word(), toll.goods[good].into()));
    let others =
        [("goods", toll.any_goods.into()), ("building", toll.buildings.into()), ("vp", toll.vp.into())];
    table_of(goods.into_iter().chain(others)).into()
}

/// Returns the source of a figure. Cards of the modules have the source of each field.
fn source(key: &str) -> Source {
    let mut parts = key.split('.').skip(1);
    let card = parts.next().and_then(|id| cards::all().find(id));
    match (card, parts.next()) {
        (Some(card), Some(field)) => card.source_of(if field == "params" { "numbers" } else { field }),
        _ => source_of(&PROVENANCE, key).unwrap_or(Source::Published),
    }
}
