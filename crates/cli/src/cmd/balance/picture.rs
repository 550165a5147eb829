//! What was measured, as a picture.

use super::{Results, report};
use crate::plot::{Dot, Number, Panel, Picture, Unit, Whisker};
use bots::games::kingsburg::balance::{Deck, Finding, InForce, Measured, Players};
use table::games::kingsburg::cards::RECONSTRUCTED;

/// The picture as SVG.
pub(super) fn of(results: &Results) -> String {
    let header = results.study.header();
    let panels = results.decks.iter().map(|(deck, cards)| panel(results, *deck, cards)).collect();
    let mut notes = vec![
        "Whiskers are 95 % intervals: normal approximation, each game taken as one cluster.".into(),
        format!(
            "At the right: final VP above or below {:.2}, the mean of all players.",
            results.sum.mean_points()
        ),
    ];
    if results.has_stars() {
        notes.push(RECONSTRUCTED.into());
    }
    Picture {
        title: format!("Kingsburg: how strong are the {}?", what(results)),
        subtitle: format!(
            "{} games of {} players, {}; {}; seed {}",
            thousands(results.sum.games()),
            header.seats,
            who(results),
            header.settings,
            results.seed
        ),
        panels,
        notes,
    }
    .svg()
}

fn what(results: &Results) -> &'static str {
    match results.decks.as_slice() {
        [(Deck::Governors, _)] => "governors",
        [(Deck::Alternative, _)] => "alternative rows",
        [(Deck::Fate, _)] => "fates",
        [] | [_, _, ..] => "cards",
    }
}

/// Who plays, with what is to be known of them if they are all alike.
fn who(results: &Results) -> String {
    match results.study.bots() {
        [first, rest @ ..] if rest.iter().all(|bot| bot == first) => {
            format!("bot {first} ({})", first.level.about())
        }
        _ => format!("bots {}", results.bots()),
    }
}

fn thousands(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (n, digit) in digits.chars().enumerate() {
        if n > 0 && (digits.len() - n).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

fn panel(results: &Results, deck: Deck, cards: &[Measured]) -> Panel {
    let dots = cards.iter().filter_map(|card| dot(results, card)).collect();
    let even = 100.0 * results.even_share();
    let (title, reading, unit, line, line_name) = match deck {
        Deck::Governors => ("Governors", "share of wins", Unit::Percent, even, "even share"),
        Deck::Alternative => {
            let reading = "share of wins: ● row laid, ○ drawn but not laid";
            ("Alternative rows", reading, Unit::Percent, even, "even share")
        }
        Deck::Fate => {
            let reading = "VP that a player gains in the year of the card";
            ("Fate", reading, Unit::Points, results.sum.mean_year(), "any year")
        }
    };
    Panel {
        title: title.into(),
        reading: reading.into(),
        unit,
        line,
        line_name: line_name.into(),
        numbers: "final VP ±".into(),
        dots,
    }
}

/// A card that came up, as a dot.
fn dot(results: &Results, card: &Measured) -> Option<Dot> {
    let (value, hollow, points) = match &card.finding {
        Finding::Owned(players) => (share(players.as_ref()?), None, players.as_ref()?.points.mean),
        Finding::Row { laid, left } => {
            (share(laid.as_ref()?), left.as_ref().map(share), laid.as_ref()?.points.mean)
        }
        Finding::InForce(years) => (gained(results, years.as_ref()?), None, years.as_ref()?.points.mean),
    };
    Some(Dot {
        name: card.title.clone(),
        detail: card.detail.clone(),
        value,
        hollow,
        number: Number::Difference(points - results.sum.mean_points()),
    })
}

fn share(players: &Players) -> Whisker {
    let ends = report::share_interval(players.wins);
    Whisker {
        mean: 100.0 * players.wins.mean,
        ends: ends.map(|(low, high)| (100.0 * low, 100.0 * high)),
        count: players.count,
    }
}

fn gained(results: &Results, years: &InForce) -> Whisker {
    let year = report::in_a_year(results, years);
    Whisker { mean: year.mean, ends: year.interval(), count: years.years }
}
