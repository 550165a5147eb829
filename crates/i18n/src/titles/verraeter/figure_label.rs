//! Labels of the component figures of Verräter.

use crate::figure_label::{number, parts};
use crate::{FigureLabel, MessageContext};

/// Returns the label of a figure.
pub(super) fn label(msg: &MessageContext<'_>, key: &str) -> FigureLabel {
    let [table, item, figure, part] = parts(key);
    let group = msg.text(&format!("vt-figure-{table}"));
    if table == "supply" {
        return FigureLabel::of_group(
            group,
            msg.format("vt-figure-supply-value").count("n", number(item)).build(),
        );
    }
    let figure = match figure {
        "vp" => msg.format("vt-figure-vp").count("n", number(part)).build(),
        _ => msg.text(&format!("vt-figure-{figure}")),
    };
    FigureLabel { group, item: msg.text(&format!("vt-kind-{item}")), figure, ..FigureLabel::default() }
}
