//! Labels of the component figures of Verräter.

use crate::figure_label::{number, parts};
use crate::{FigureLabel, Teller};

/// The label of a figure.
pub(super) fn label(tell: &Teller<'_>, key: &str) -> FigureLabel {
    let [table, item, figure, part] = parts(key);
    let group = tell.say(&format!("vt-figure-{table}"));
    if table == "supply" {
        return FigureLabel::of_group(
            group,
            tell.tell("vt-figure-supply-value").count("n", number(item)).end(),
        );
    }
    let figure = match figure {
        "vp" => tell.tell("vt-figure-vp").count("n", number(part)).end(),
        _ => tell.say(&format!("vt-figure-{figure}")),
    };
    FigureLabel { group, item: tell.say(&format!("vt-kind-{item}")), figure, ..FigureLabel::default() }
}
