//! Values in texts that are computed from figures of Verräter.

use crate::figures::sum_of_figures;
use games::components::{ComponentSet, FigureValue};

/// The number of cards without the supply cards.
const OTHER_CARDS: i64 = 43;

/// The value with this name.
pub(super) fn derived_figure(set: &ComponentSet, name: &str) -> Option<FigureValue> {
    let number = match name {
        "total-supply" => sum_of_figures(set, "supply."),
        "total-cards" => sum_of_figures(set, "supply.") + OTHER_CARDS,
        _ => return None,
    };
    Some(FigureValue::Number(number))
}
