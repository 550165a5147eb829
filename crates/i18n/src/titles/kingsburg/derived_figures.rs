//! Values in texts that are computed from figures of Kingsburg.

use games::components::{ComponentSet, FigureValue};

/// The least or the most strength of the invaders of a year.
pub(super) fn derived_figure(set: &ComponentSet, name: &str) -> Option<FigureValue> {
    let (which, year) = name.split_once("-strength-")?;
    let strengths = (1..=5).filter_map(|card| set.number(&format!("invader.{year}.{card}.strength")));
    let strength = match which {
        "least" => strengths.min(),
        "most" => strengths.max(),
        _ => None,
    };
    strength.map(FigureValue::Number)
}
