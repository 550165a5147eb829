//! What was measured, as a table for people and as JSON.

use super::Results;
use bots::games::kingsburg::balance::{Deck, Finding, InForce, Measured, Players};
use serde_json::{Value, json};
use std::fmt::Write;
use table::Estimate;
use table::games::kingsburg::cards::RECONSTRUCTED;

/// A table of at most 80 columns for each module.
pub(super) fn as_text(results: &Results) -> String {
    let mut text = format!(
        "{}\n{} games, seed {}, bots: {}\neven win share {:.2} %, mean of all players {:.2} VP\n",
        results.study.header(),
        results.sum.games(),
        results.seed,
        results.bots(),
        100.0 * results.even_share(),
        results.sum.mean_points(),
    );
    for (deck, cards) in &results.decks {
        let _ = write!(text, "\n{}", heading(*deck));
        cards.iter().for_each(|card| lines(&mut text, results, card));
    }
    text.push_str("\n95 % intervals: normal approximation, each game taken as one cluster\n");
    if results.has_stars() {
        let _ = writeln!(text, "{RECONSTRUCTED}");
    }
    text
}

fn heading(deck: Deck) -> String {
    match deck {
        Deck::Governors => players_heading("governor"),
        Deck::Alternative => players_heading("alternative row"),
        Deck::Fate => format!(
            "{:<22} {:>6} {:>8} {:>15} {:>7} {:>8} {:>7}\n",
            "fate", "years", "VP then", "95 % interval", "differs", "final VP", "differs"
        ),
    }
}

fn players_heading(what: &str) -> String {
    format!(
        "{what:<22} {:>8} {:>9} {:>15} {:>10} {:>9}\n",
        "in play", "win share", "95 % interval", "final VP", "differs"
    )
}

fn lines(text: &mut String, results: &Results, card: &Measured) {
    let _ = match &card.finding {
        Finding::Owned(players) => {
            writeln!(text, "{}", players_line(results, &card.title, players.as_ref()))
        }
        Finding::Row { laid, left } => {
            let laid = players_line(results, "  laid", laid.as_ref());
            let left = players_line(results, "  drawn, not laid", left.as_ref());
            let detail = card.detail.as_deref().unwrap_or_default();
            writeln!(text, "{}: {detail}\n{laid}\n{left}", card.title)
        }
        Finding::InForce(years) => writeln!(text, "{}", years_line(results, &card.title, years.as_ref())),
    };
}

fn players_line(results: &Results, name: &str, players: Option<&Players>) -> String {
    let Some(players) = players else {
        return format!("{name:<22} {:>8}", 0);
    };
    format!(
        "{name:<22} {:>8} {:>7.2} % {:>15} {:>10.2} {:>+9.2}",
        players.count,
        100.0 * players.wins.mean,
        interval(share_interval(players.wins), 100.0),
        players.points.mean,
        players.points.mean - results.sum.mean_points(),
    )
}

fn years_line(results: &Results, name: &str, years: Option<&InForce>) -> String {
    let Some(years) = years else {
        return format!("{name:<22} {:>6}", 0);
    };
    let year = in_a_year(results, years);
    format!(
        "{name:<22} {:>6} {:>8.2} {:>15} {:>+7.2} {:>8.2} {:>+7.2}",
        years.years,
        year.mean,
        interval(year.interval(), 1.0),
        years.gained.mean,
        years.points.mean,
        years.points.mean - results.sum.mean_points(),
    )
}

/// What a player gained in a year of a fate, if it had come equally often in each of the years.
pub(super) fn in_a_year(results: &Results, years: &InForce) -> Estimate {
    Estimate { mean: results.sum.mean_year() + years.gained.mean, ..years.gained }
}

/// The interval of a share, which is never below nothing or above all.
pub(super) fn share_interval(share: Estimate) -> Option<(f64, f64)> {
    share.interval().map(|(low, high)| (low.max(0.0), high.min(1.0)))
}

fn interval(ends: Option<(f64, f64)>, unit: f64) -> String {
    ends.map_or_else(|| "-".into(), |(low, high)| format!("{:.2} – {:.2}", unit * low, unit * high))
}

/// One object a card, and the whole in the last.
pub(super) fn as_json(results: &Results) -> Vec<Value> {
    let cards = results.decks.iter().flat_map(|(deck, cards)| cards.iter().map(move |card| (*deck, card)));
    let mut lines: Vec<Value> = cards.map(|(deck, card)| card_json(results, deck, card)).collect();
    let header = results.study.header();
    lines.push(json!({
        "game": header.game,
        "options": header.settings.to_string(),
        "seats": header.seats,
        "seed": results.seed,
        "games": results.sum.games(),
        "bots": results.study.bots().iter().map(ToString::to_string).collect::<Vec<_>>(),
        "even_share": results.even_share(),
        "mean_vp": results.sum.mean_points(),
        "mean_year_vp": results.sum.mean_year(),
    }));
    lines
}

fn card_json(results: &Results, deck: Deck, card: &Measured) -> Value {
    let mut line = json!({
        "module": deck.word(),
        "card": card.id,
        "name": card.title.trim_end_matches('*'),
        "reconstructed": card.title.ends_with('*'),
    });
    if let Some(detail) = &card.detail {
        line["detail"] = json!(detail);
    }
    match &card.finding {
        Finding::Owned(players) => merge(&mut line, players_json(results, players.as_ref())),
        Finding::Row { laid, left } => {
            merge(&mut line, players_json(results, laid.as_ref()));
            line["not_laid"] = players_json(results, left.as_ref());
        }
        Finding::InForce(years) => merge(&mut line, years_json(results, years.as_ref())),
    }
    line
}

fn merge(line: &mut Value, more: Value) {
    if let (Value::Object(line), Value::Object(more)) = (line, more) {
        line.extend(more);
    }
}

fn players_json(results: &Results, players: Option<&Players>) -> Value {
    json!({
        "in_play": players.map_or(0, |players| players.count),
        "win_share": players.map(|players| players.wins.mean),
        "win_share_95": players.and_then(|players| share_interval(players.wins)),
        "mean_vp": players.map(|players| players.points.mean),
        "mean_vp_95": players.and_then(|players| players.points.interval()),
        "vp_difference": players.map(|players| players.points.mean - results.sum.mean_points()),
    })
}

fn years_json(results: &Results, years: Option<&InForce>) -> Value {
    json!({
        "in_play": years.map_or(0, |years| years.years),
        "year_vp": years.map(|years| in_a_year(results, years).mean),
        "year_vp_95": years.and_then(|years| in_a_year(results, years).interval()),
        "year_vp_difference": years.map(|years| years.gained.mean),
        "mean_vp": years.map(|years| years.points.mean),
        "mean_vp_95": years.and_then(|years| years.points.interval()),
        "vp_difference": years.map(|years| years.points.mean - results.sum.mean_points()),
    })
}
