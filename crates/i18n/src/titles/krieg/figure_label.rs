//! Labels of the component figures of Krieg und Frieden.

use crate::figure_label::{number, parts};
use crate::{FigureLabel, MessageContext};
use games::TableGame;
use krieg::{Krieg, Matter, Problem, Symbol};

/// Returns the label of a figure.
pub(super) fn label(msg: &MessageContext<'_>, key: &str) -> FigureLabel {
    let [table, item, figure, part] = parts(key);
    let group = msg.text(&format!("kr-figure-{table}"));
    match table {
        "values" => FigureLabel {
            group,
            item: problem(msg, item),
            figure: good(msg, figure),
            ..FigureLabel::default()
        },
        "privileges" => FigureLabel::of_group(group, good(msg, item)),
        "points" => FigureLabel {
            group,
            item: edition(item),
            figure: points(msg, figure, part),
            ..FigureLabel::default()
        },
        "symbols" => match item {
            "start_card" => FigureLabel::of_group(group, msg.text("kr-figure-start_card")),
            "strategic_removes" => FigureLabel::of_group(
                group,
                msg.format("kr-figure-removed").count("n", number(figure)).build(),
            ),
            _ => {
                let figure = msg.text(&format!("kr-symbol-{figure}"));
                FigureLabel { group, item: problem(msg, item), figure, ..FigureLabel::default() }
            }
        },
        _ => FigureLabel::of_group(group, msg.text(&format!("kr-figure-{item}"))),
    }
}

/// Returns the agenda cards, for a figure that is one of them.
pub(super) fn names(msg: &MessageContext<'_>, key: &str) -> Vec<(String, String)> {
    let [table, item] = parts(key);
    if table != "symbols" || !["start_card", "strategic_removes"].contains(&item) {
        return Vec::new();
    }
    let cards = Problem::ALL
        .into_iter()
        .flat_map(|problem| Symbol::ALL.into_iter().map(move |symbol| Matter::new(problem, symbol)));
    cards.map(|card| (card.to_string(), super::matter(msg, card))).collect()
}

fn problem(msg: &MessageContext<'_>, word: &str) -> String {
    msg.text(&format!("kr-problem-{word}"))
}

fn good(msg: &MessageContext<'_>, word: &str) -> String {
    msg.text(&format!("kr-good-{word}"))
}

/// Returns the printed title of an edition.
fn edition(word: &str) -> String {
    let classic = Krieg::info().display_name;
    if word == "spada" { "La Spada e la Fede".into() } else { classic.into() }
}

fn points(msg: &MessageContext<'_>, figure: &str, part: &str) -> String {
    match figure {
        "parts" => msg.format("kr-figure-part").count("n", number(part)).build(),
        _ => msg.text("kr-figure-privilege"),
    }
}
