//! Labels of the component figures of Krieg und Frieden.

use crate::figure_label::{number, parts};
use crate::{FigureLabel, Teller};
use krieg::{Krieg, Matter, Problem, Symbol};
use table::House;

/// The label of a figure.
pub(super) fn label(tell: &Teller<'_>, key: &str) -> FigureLabel {
    let [table, item, figure, part] = parts(key);
    let group = tell.say(&format!("kr-figure-{table}"));
    match table {
        "values" => FigureLabel {
            group,
            item: problem(tell, item),
            figure: good(tell, figure),
            ..FigureLabel::default()
        },
        "privileges" => FigureLabel::of_group(group, good(tell, item)),
        "points" => FigureLabel {
            group,
            item: edition(item),
            figure: points(tell, figure, part),
            ..FigureLabel::default()
        },
        "symbols" => match item {
            "start_card" => FigureLabel::of_group(group, tell.say("kr-figure-start_card")),
            "strategic_removes" => {
                FigureLabel::of_group(group, tell.tell("kr-figure-removed").count("n", number(figure)).end())
            }
            _ => {
                let figure = tell.say(&format!("kr-symbol-{figure}"));
                FigureLabel { group, item: problem(tell, item), figure, ..FigureLabel::default() }
            }
        },
        _ => FigureLabel::of_group(group, tell.say(&format!("kr-figure-{item}"))),
    }
}

/// The agenda cards, for a figure that is one of them.
pub(super) fn names(tell: &Teller<'_>, key: &str) -> Vec<(String, String)> {
    let [table, item] = parts(key);
    if table != "symbols" || !["start_card", "strategic_removes"].contains(&item) {
        return Vec::new();
    }
    let cards = Problem::ALL
        .into_iter()
        .flat_map(|problem| Symbol::ALL.into_iter().map(move |symbol| Matter::new(problem, symbol)));
    cards.map(|card| (card.to_string(), super::matter(tell, card))).collect()
}

fn problem(tell: &Teller<'_>, word: &str) -> String {
    tell.say(&format!("kr-problem-{word}"))
}

fn good(tell: &Teller<'_>, word: &str) -> String {
    tell.say(&format!("kr-good-{word}"))
}

/// The title on the box of an edition.
fn edition(word: &str) -> String {
    let classic = Krieg::info().display_name;
    if word == "spada" { "La Spada e la Fede".into() } else { classic.into() }
}

fn points(tell: &Teller<'_>, figure: &str, part: &str) -> String {
    match figure {
        "parts" => tell.tell("kr-figure-part").count("n", number(part)).end(),
        _ => tell.say("kr-figure-privilege"),
    }
}
