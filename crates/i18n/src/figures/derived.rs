//! Values in texts that are computed from figures: totals, remainders, minima and maxima.

use games::components::{ComponentSet, FigureValue};

/// Returns a value that follows from the figures of a set, by its name; nothing if there is no such value, or if the set is of
/// another game.
pub(super) fn value(set: &ComponentSet, name: &str) -> Option<FigureValue> {
    let number = if set.number("supply.2").is_some() {
        of_verraeter(set, name)
    } else if set.number("counts.hand_limit").is_some() {
        return of_krieg(set, name).map(FigureValue::Number).or_else(|| of_start_card(set, name));
    } else {
        of_invaders(set, name)
    };
    number.map(FigureValue::Number)
}

fn sum(set: &ComponentSet, prefix: &str) -> i64 {
    let parts = set.figures().iter().filter(|figure| figure.key.starts_with(prefix));
    parts.filter_map(|figure| set.number(&figure.key)).sum()
}

/// Cards of Verräter beside the supply cards.
const OTHER_CARDS: i64 = 43;

fn of_verraeter(set: &ComponentSet, name: &str) -> Option<i64> {
    match name {
        "total-supply" => Some(sum(set, "supply.")),
        "total-cards" => Some(sum(set, "supply.") + OTHER_CARDS),
        _ => None,
    }
}

/// Kinds of resources, and problems.
const KINDS: i64 = 4;
/// Parts of the cathedral.
const PARTS: i64 = 6;

fn of_krieg(set: &ComponentSet, name: &str) -> Option<i64> {
    let n = |key: &str| set.number(key).unwrap_or_default();
    let agenda = || sum(set, "symbols.");
    let strategic = || agenda() - 1 - removed(set, "");
    let number = match name {
        "total-resources" => KINDS * n("counts.resource_each"),
        "total-privileges" => sum(set, "privileges."),
        "reserve-houses" => n("counts.houses_each") - n("counts.start_farms"),
        "total-agenda" => agenda(),
        "agenda-but-start" => agenda() - 1,
        "agenda-each-of-four" => agenda() / 4,
        "agenda-each-of-three" => (agenda() - 1) / 3,
        "strategic-agenda" => strategic(),
        "strategic-each-of-four" => strategic() / 4,
        "strategic-each-of-three" => strategic() / 3,
        "least-years" => PARTS + i64::from(start_card(set).is_some_and(|(_, symbol)| symbol == PRIVILEGE)),
        "most-years" => PARTS + with_privilege(set),
        "most-strategic-years" => PARTS + with_privilege(set) - removed(set, PRIVILEGE),
        _ => return None,
    };
    Some(number)
}

/// The symbol of agenda cards whose reward is a privilege.
const PRIVILEGE: &str = "privilege";

/// Returns the problem and the symbol of the start card.
fn start_card(set: &ComponentSet) -> Option<(&str, &str)> {
    match set.value("symbols.start_card")? {
        FigureValue::Name(card) => card.split_once('/'),
        FigureValue::Number(_) => None,
    }
}

fn of_start_card(set: &ComponentSet, name: &str) -> Option<FigureValue> {
    let (problem, symbol) = start_card(set)?;
    match name.strip_prefix("start-")? {
        "problem" => Some(FigureValue::Name(problem.into())),
        "symbol" => Some(FigureValue::Name(symbol.into())),
        kind => set.value(&format!("values.{problem}.{kind}")).cloned(),
    }
}

/// Returns how many agenda cards have the privilege symbol.
fn with_privilege(set: &ComponentSet) -> i64 {
    let cards = set.figures().iter().filter(|figure| {
        figure.key.strip_prefix("symbols.").is_some_and(|card| card.ends_with(".privilege"))
    });
    cards.filter_map(|figure| set.number(&figure.key)).sum()
}

/// Returns how many agenda cards with a symbol the strategic variant removes.
fn removed(set: &ComponentSet, symbol: &str) -> i64 {
    let removed = set.figures().iter().filter(|figure| figure.key.starts_with("symbols.strategic_removes."));
    let with_symbol =
        removed.filter(|figure| matches!(&figure.value, FigureValue::Name(card) if card.ends_with(symbol)));
    i64::try_from(with_symbol.count()).unwrap_or(i64::MAX)
}

/// Returns the least or the most strength of the invaders of a year.
fn of_invaders(set: &ComponentSet, name: &str) -> Option<i64> {
    let (which, year) = name.split_once("-strength-")?;
    let strengths = (1..=5).filter_map(|card| set.number(&format!("invader.{year}.{card}.strength")));
    match which {
        "least" => strengths.min(),
        "most" => strengths.max(),
        _ => None,
    }
}
