//! Values in texts that are computed from figures: totals, remainders, minima and maxima.

use crate::figures::sum_of_figures;
use games::components::{ComponentSet, FigureValue};

/// Kinds of resources, and problems.
const KINDS: i64 = 4;
/// Parts of the cathedral.
const PARTS: i64 = 6;

/// The value with this name.
pub(super) fn derived_figure(set: &ComponentSet, name: &str) -> Option<FigureValue> {
    number(set, name).map(FigureValue::Number).or_else(|| of_start_card(set, name))
}

fn number(set: &ComponentSet, name: &str) -> Option<i64> {
    let n = |key: &str| set.number(key).unwrap_or_default();
    let agenda = || sum_of_figures(set, "symbols.");
    let strategic = || agenda() - 1 - removed(set, "");
    let number = match name {
        "total-resources" => KINDS * n("counts.resource_each"),
        "total-privileges" => sum_of_figures(set, "privileges."),
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
