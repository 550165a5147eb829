//! The component file of Kingsburg.

use super::cards;
use crate::components::{
    self, ComponentError, FigureReader, InvalidFigures, MAX_NAME, MAX_TEXT, Provenance, Translations,
};
use crate::title::Title;
use kingsburg::buildings::BuildingFigures;
use kingsburg::invaders::{CARDS_A_YEAR, Invader, Race, Toll, YEARS};
use kingsburg::module::Figure;
use kingsburg::{Building, Figures, Goods, Unfit};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::LazyLock;
use toml::Spanned;

const TEXT: &str = include_str!("../../../components/kingsburg.toml");

static STANDARD: LazyLock<Figures> = LazyLock::new(|| {
    let (base, _) = fill(BLANK, TEXT).expect("the standard component file is valid");
    override_with(base, &card_figures()).expect("the file of cards is valid")
});

/// Returns the figures of the cards alone, in the shape of a component file.
fn card_figures() -> String {
    let mut file: toml::Table = toml::from_str(cards::TEXT).expect("the file of cards is valid");
    for cards in file.iter_mut().filter_map(|(_, cards)| cards.as_array_mut()) {
        let figures = ["id", "cost", "vp", "battle", "params"];
        cards
            .iter_mut()
            .filter_map(toml::Value::as_table_mut)
            .for_each(|card| card.retain(|key, _| figures.contains(&key)));
    }
    file.to_string()
}

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
    let cards: toml::Table = toml::from_str(cards::TEXT).expect("the file of cards is valid");
    for (kind, cards) in cards {
        match (file.get_mut(&kind).and_then(toml::Value::as_array_mut), cards) {
            (Some(known), toml::Value::Array(cards)) => known.extend(cards),
            (_, cards) => {
                file.insert(kind, cards);
            }
        }
    }
    serde_json::to_value(file).expect("figures become JSON")
}

/// Returns the digest of figures. Those of cards are included only for games with these cards.
#[must_use]
pub fn fingerprint(figures: &Figures, with_cards: bool) -> String {
    let mut canonical = String::new();
    let printed = if with_cards { Building::ALL.len() } else { Building::ALL.len() / 2 };
    for building in &figures.buildings[..printed] {
        let _ = write!(canonical, "{:?} {} {} ", building.cost.0, building.vp, building.battle);
    }
    let toll = |toll: Toll| format!("{:?} {} {} {}", toll.goods.0, toll.any_goods, toll.buildings, toll.vp);
    for card in figures.invaders.iter().flatten() {
        let _ = write!(
            canonical,
            "{} {} {} {} ",
            card.strength,
            card.race.word(),
            toll(card.lose),
            toll(card.win)
        );
    }
    let _ = write!(canonical, "{:?}", figures.modules.troop_tokens);
    if with_cards {
        let _ = write!(canonical, " {:?}", figures.modules.cards);
    }
    components::digest(&canonical)
}

const NO_INVADER: Invader = Invader { strength: 0, race: Race::Goblins, lose: Toll::NONE, win: Toll::NONE };

/// Empty figures, which the standard component file fills.
const BLANK: Figures = Figures {
    buildings: [BuildingFigures { cost: Goods::NONE, vp: 0, battle: 0 }; Building::ALL.len()],
    invaders: [[NO_INVADER; CARDS_A_YEAR]; YEARS],
    modules: kingsburg::module::Figures::BLANK,
};

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
struct File {
    building: Vec<Spanned<BuildingEntry>>,
    governor: Vec<Spanned<CardEntry>>,
    fate: Vec<Spanned<CardEntry>>,
    scenario: Vec<Spanned<CardEntry>>,
    invader: Vec<Spanned<InvaderEntry>>,
    troop_tokens: Option<TroopTokens>,
    provenance: Vec<Provenance>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BuildingEntry {
    id: String,
    cost: Option<Vec<u8>>,
    vp: Option<u8>,
    battle: Option<i8>,
    #[serde(default)]
    params: BTreeMap<String, i8>,
    #[serde(default)]
    names: Translations,
    #[serde(default)]
    texts: Translations,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardEntry {
    id: String,
    #[serde(default)]
    params: BTreeMap<String, i8>,
    #[serde(default)]
    names: Translations,
    #[serde(default)]
    texts: Translations,
}

/// An invader card. One that names its number changes that card; without numbers a file gives all cards.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct InvaderEntry {
    year: usize,
    card: Option<usize>,
    strength: Option<u8>,
    race: Option<String>,
    #[serde(default)]
    lose: TollEntry,
    #[serde(default)]
    win: TollEntry,
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
struct TollEntry {
    gold: Option<u8>,
    wood: Option<u8>,
    stone: Option<u8>,
    goods: Option<u8>,
    building: Option<u8>,
    vp: Option<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TroopTokens {
    values: Spanned<Vec<u8>>,
}

impl TollEntry {
    /// Returns the toll of a card, with what the entry gives.
    fn over(&self, toll: Toll) -> Toll {
        let [gold, wood, stone] = toll.goods.0;
        let goods = [self.gold.unwrap_or(gold), self.wood.unwrap_or(wood), self.stone.unwrap_or(stone)];
        Toll {
            goods: Goods(goods),
            any_goods: self.goods.unwrap_or(toll.any_goods),
            buildings: self.building.unwrap_or(toll.buildings),
            vp: self.vp.unwrap_or(toll.vp),
        }
    }
}

impl InvaderEntry {
    /// Returns the card, with what the entry gives.
    fn over(&self, known: Invader) -> Result<Invader, InvalidFigures> {
        let race = match &self.race {
            None => known.race,
            Some(word) => {
                let race = Race::ALL.into_iter().find(|race| race.word() == word);
                race.ok_or_else(|| misfit("no-race").with("race", word))?
            }
        };
        let strength = self.strength.unwrap_or(known.strength);
        Ok(Invader { strength, race, lose: self.lose.over(known.lose), win: self.win.over(known.win) })
    }
}

/// Overrides figures by those of a file, which must fit together then.
fn override_with(figures: Figures, text: &str) -> Result<Figures, ComponentError> {
    let (figures, reading) = fill(figures, text)?;
    figures.check().map_err(|why| {
        let (name, misfit) = unfit(why);
        reading.error_at(name, misfit)
    })?;
    Ok(figures)
}

/// Overrides figures by those of a file, without asking whether they fit together.
fn fill(mut figures: Figures, text: &str) -> Result<(Figures, FigureReader<'_>), ComponentError> {
    let file: File = components::read(text)?;
    let mut reading = FigureReader::new(text);
    for entry in file.building {
        read_building(entry, &mut reading, &mut figures)?;
    }
    for (kind, cards) in [("governor", file.governor), ("fate", file.fate), ("scenario", file.scenario)] {
        for entry in cards {
            reading.read_mapped(kind, Some(entry), &mut (), |entry| {
                check_texts(&entry.names, &entry.texts)?;
                take_params(&entry.id, entry.params, &mut figures.modules)
            })?;
        }
    }
    read_invaders(file.invader, &mut reading, &mut figures)?;
    if let Some(tokens) = file.troop_tokens {
        reading.read_mapped(
            "troop_tokens",
            Some(tokens.values),
            &mut figures.modules.troop_tokens,
            |values: Vec<u8>| {
                let mut counts = [0; 5];
                for value in values {
                    *counts.get_mut(usize::from(value)).ok_or_else(|| misfit("token-value"))? += 1;
                }
                Ok(counts)
            },
        )?;
    }
    Ok((figures, reading))
}

fn read_building(
    entry: Spanned<BuildingEntry>,
    reading: &mut FigureReader<'_>,
    figures: &mut Figures,
) -> Result<(), ComponentError> {
    reading.read_mapped("building", Some(entry), &mut (), |entry| {
        let known = Building::ALL.into_iter().find(|building| building.word() == entry.id);
        let building = known.ok_or_else(|| misfit("no-building").with("id", &entry.id))?;
        check_texts(&entry.names, &entry.texts)?;
        take_params(&entry.id, entry.params, &mut figures.modules)?;
        let figures = &mut figures.buildings[building as usize];
        if let Some(cost) = entry.cost {
            figures.cost = Goods(cost.try_into().map_err(|_| misfit("cost"))?);
        }
        figures.vp = entry.vp.unwrap_or(figures.vp);
        figures.battle = entry.battle.unwrap_or(figures.battle);
        Ok(())
    })
}

/// Returns the numbers of a card, each of which it must have.
fn take_params(
    id: &str,
    params: BTreeMap<String, i8>,
    figures: &mut kingsburg::module::Figures,
) -> Result<(), InvalidFigures> {
    if params.is_empty()
        && cards::all().find(id).is_none()
        && !Building::ALL.iter().any(|known| known.word() == id)
    {
        return Err(misfit("no-card").with("id", id));
    }
    for (name, value) in params {
        let key = format!("{id}.{name}");
        let known = Figure::ALL.iter().find(|figure| figure.key() == key);
        let figure = known.ok_or_else(|| misfit("no-number").with("id", id).with("name", &name))?;
        figures.cards[*figure as usize] = value;
    }
    Ok(())
}

/// Cards with a number change one card each; cards without give a whole set, all of them or none.
fn read_invaders(
    entries: Vec<Spanned<InvaderEntry>>,
    reading: &mut FigureReader<'_>,
    figures: &mut Figures,
) -> Result<(), ComponentError> {
    let mut counts = [0; YEARS];
    for entry in entries {
        reading.read_mapped("invader", Some(entry), &mut (), |entry| {
            let year = entry.year.checked_sub(1).filter(|&year| year < YEARS);
            let year = year.ok_or_else(|| misfit("year"))?;
            let place = match entry.card {
                Some(card) => card.checked_sub(1).ok_or_else(|| misfit("five-invaders"))?,
                None => counts[year],
            };
            let card = figures.invaders[year].get_mut(place).ok_or_else(|| misfit("five-invaders"))?;
            let whole = entry.strength.is_some() && entry.race.is_some();
            *card = match entry.card {
                Some(_) => entry.over(*card)?,
                None if whole => entry.over(NO_INVADER)?,
                None => return Err(misfit("whole-invader")),
            };
            counts[year] += usize::from(entry.card.is_none());
            Ok(())
        })?;
    }
    if counts != [0; YEARS] && counts != [CARDS_A_YEAR; YEARS] {
        return Err(reading.error_at("invader", misfit("all-invaders")));
    }
    Ok(())
}

/// Checks the length and the characters of names and texts.
fn check_texts(names: &Translations, texts: &Translations) -> Result<(), InvalidFigures> {
    if !names.are_printable(MAX_NAME) {
        return Err(misfit("name").with("most", MAX_NAME));
    }
    if texts.are_printable(MAX_TEXT) { Ok(()) } else { Err(misfit("text").with("most", MAX_TEXT)) }
}

fn misfit(code: &'static str) -> InvalidFigures {
    InvalidFigures::new(Title::Kingsburg, code)
}

/// Returns the key of the invalid figure and the reason.
pub(super) fn unfit(unfit: Unfit) -> (&'static str, InvalidFigures) {
    match unfit {
        Unfit::Building(building) => ("building", misfit("building").with("id", building.word())),
        Unfit::Invader(year) => ("invader", misfit("invader").with("year", year)),
        Unfit::Module => ("troop_tokens", misfit("troop-tokens")),
        Unfit::Card(figure) => {
            let range = figure.range();
            let misfit = misfit("card").with("figure", figure.key());
            ("params", misfit.with("least", *range.start()).with("most", *range.end()))
        }
    }
}
