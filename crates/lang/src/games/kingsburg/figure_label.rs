//! Labels of the component figures of Kingsburg.

use super::names;
use crate::figure_label::{number, parts};
use crate::{FigureLabel, Teller};
use kingsburg::buildings::Row;
use kingsburg::invaders::Race;
use kingsburg::{Building, Good};

/// The label of a figure, or of a card.
pub(super) fn label(tell: &Teller<'_>, key: &str) -> FigureLabel {
    let [kind, item, figure, part, last] = parts(key);
    match kind {
        "invader" => invader(tell, [item, figure], [part, last]),
        "troop_tokens" => {
            let token = tell.tell("kb-figure-token").count("n", number(figure)).end();
            FigureLabel::of_group(tell.say("kb-figure-troop_tokens"), token)
        }
        _ => FigureLabel {
            group: group(tell, kind, item),
            item: names::name(tell, item),
            figure: of_card(tell, figure, part),
            text: tell.say(&format!("kb-{item}.text")),
        },
    }
}

/// The races, for a figure that is one of them.
pub(super) fn races(tell: &Teller<'_>, key: &str) -> Vec<(String, String)> {
    if !key.ends_with(".race") {
        return Vec::new();
    }
    let races = Race::ALL.into_iter();
    races.map(|race| (race.word().to_string(), tell.say(&format!("kb-race-{}", race.word())))).collect()
}

/// The group of a card: its row if it is a building, else its kind.
fn group(tell: &Teller<'_>, kind: &str, id: &str) -> String {
    let building = Building::ALL.into_iter().find(|building| building.word() == id);
    match building.and_then(|building| Some((building, Row::all().nth(building.row())?))) {
        Some((building, row)) => {
            let id = if building.is_alternative() { "kb-figure-alternative" } else { "kb-figure-building" };
            tell.tell(id).text("row", names::row(tell, row)).end()
        }
        None => tell.say(&format!("kb-figure-{kind}")),
    }
}

fn of_card(tell: &Teller<'_>, figure: &str, part: &str) -> String {
    match figure {
        "" => String::new(),
        "cost" => {
            let good = Good::ALL.get(usize::try_from(number(part) - 1).unwrap_or_default());
            tell.tell("kb-figure-cost")
                .text("good", good.map_or_else(String::new, |good| goods(tell, good.word())))
                .end()
        }
        "params" => tell.say(&format!("kb-param-{part}")),
        _ => tell.say(&format!("kb-figure-{figure}")),
    }
}

fn invader(tell: &Teller<'_>, [year, card]: [&str; 2], [figure, what]: [&str; 2]) -> FigureLabel {
    let year = names::roman(u8::try_from(number(year)).unwrap_or_default());
    let figure = match figure {
        "lose" => tell.tell("kb-figure-lose").text("what", goods(tell, what)).end(),
        "win" => tell.tell("kb-figure-win").text("what", goods(tell, what)).end(),
        _ => tell.say(&format!("kb-figure-{figure}")),
    };
    FigureLabel {
        group: tell.tell("kb-figure-invaders").text("year", year).end(),
        item: tell.tell("kb-figure-invader").count("n", number(card)).end(),
        figure,
        text: String::new(),
    }
}

/// Goods, buildings or points.
fn goods(tell: &Teller<'_>, word: &str) -> String {
    match word {
        "goods" => tell.say("kb-figure-goods"),
        "building" => tell.say("kb-figure-buildings"),
        "vp" => tell.say("kb-figure-points"),
        _ => tell.say(&format!("kb-good-{word}")),
    }
}
