//! Labels of the component figures of Kingsburg.

use super::names;
use crate::figure_label::{number, parts};
use crate::{FigureLabel, MessageContext};
use kingsburg::buildings::Row;
use kingsburg::invaders::Race;
use kingsburg::{Building, Good};

/// Returns the label of a figure, or of a card.
pub(super) fn label(msg: &MessageContext<'_>, key: &str) -> FigureLabel {
    let [kind, item, figure, part, last] = parts(key);
    match kind {
        "invader" => invader(msg, [item, figure], [part, last]),
        "troop_tokens" => {
            let token = msg.format("kb-figure-token").count("n", number(figure)).build();
            FigureLabel::of_group(msg.text("kb-figure-troop_tokens"), token)
        }
        _ => FigureLabel {
            group: group(msg, kind, item),
            item: names::name(msg, item),
            figure: of_card(msg, figure, part),
            text: msg.text(&format!("kb-{item}.text")),
        },
    }
}

/// Returns the races, for a figure that is one of them.
pub(super) fn races(msg: &MessageContext<'_>, key: &str) -> Vec<(String, String)> {
    if !key.ends_with(".race") {
        return Vec::new();
    }
    let races = Race::ALL.into_iter();
    races.map(|race| (race.word().to_string(), msg.text(&format!("kb-race-{}", race.word())))).collect()
}

/// Returns the group of a card: its row if it is a building, else its kind.
fn group(msg: &MessageContext<'_>, kind: &str, id: &str) -> String {
    let building = Building::ALL.into_iter().find(|building| building.word() == id);
    match building.and_then(|building| Some((building, Row::all().nth(building.row())?))) {
        Some((building, row)) => {
            let id = if building.is_alternative() { "kb-figure-alternative" } else { "kb-figure-building" };
            msg.format(id).text("row", names::row(msg, row)).build()
        }
        None => msg.text(&format!("kb-figure-{kind}")),
    }
}

fn of_card(msg: &MessageContext<'_>, figure: &str, part: &str) -> String {
    match figure {
        "" => String::new(),
        "cost" => {
            let good = Good::ALL.get(usize::try_from(number(part) - 1).unwrap_or_default());
            msg.format("kb-figure-cost")
                .text("good", good.map_or_else(String::new, |good| goods(msg, good.word())))
                .build()
        }
        "params" => msg.text(&format!("kb-param-{part}")),
        _ => msg.text(&format!("kb-figure-{figure}")),
    }
}

fn invader(msg: &MessageContext<'_>, [year, card]: [&str; 2], [figure, what]: [&str; 2]) -> FigureLabel {
    let year = names::roman(u8::try_from(number(year)).unwrap_or_default());
    let figure = match figure {
        "lose" => msg.format("kb-figure-lose").text("what", goods(msg, what)).build(),
        "win" => msg.format("kb-figure-win").text("what", goods(msg, what)).build(),
        _ => msg.text(&format!("kb-figure-{figure}")),
    };
    FigureLabel {
        group: msg.format("kb-figure-invaders").text("year", year).build(),
        item: msg.format("kb-figure-invader").count("n", number(card)).build(),
        figure,
        text: String::new(),
    }
}

/// Goods, buildings or points.
fn goods(msg: &MessageContext<'_>, word: &str) -> String {
    match word {
        "goods" => msg.text("kb-figure-goods"),
        "building" => msg.text("kb-figure-buildings"),
        "vp" => msg.text("kb-figure-points"),
        _ => msg.text(&format!("kb-good-{word}")),
    }
}
