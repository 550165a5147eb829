//! The results as JSON.

use super::Results;
use bots::stats::Estimate;
use bots::titles::kingsburg::balance::{ActivePeriods, CardResult, CardSet, CardStats, PlayerResults};
use serde_json::{Value, json};

/// What a player gained in a year of a fate, if it had come equally often in each of the years.
pub(super) fn in_a_year(results: &Results, years: &ActivePeriods) -> Estimate {
    Estimate { mean: results.sum.mean_year() + years.gained.mean, ..years.gained }
}

/// The interval of a share, which is never below nothing or above all.
pub(super) fn share_interval(share: Estimate) -> Option<(f64, f64)> {
    share.interval().map(|(low, high)| (low.max(0.0), high.min(1.0)))
}

/// One object a card, and the whole in the last.
pub(super) fn as_json(results: &Results) -> Vec<Value> {
    let cards = results
        .card_sets
        .iter()
        .flat_map(|(card_set, cards)| cards.iter().map(move |card| (*card_set, card)));
    let mut lines: Vec<Value> = cards.map(|(card_set, card)| card_json(results, card_set, card)).collect();
    let header = results.study.header();
    lines.push(json!({
        "game": header.game,
        "options": header.options.to_string(),
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

fn card_json(results: &Results, card_set: CardSet, card: &CardStats) -> Value {
    let mut line = json!({
        "module": card_set.name(),
        "card": card.id,
        "name": card.title.trim_end_matches('*'),
        "reconstructed": card.title.ends_with('*'),
    });
    if let Some(detail) = &card.detail {
        line["detail"] = json!(detail);
    }
    match &card.result {
        CardResult::Owned(players) => merge(&mut line, players_json(results, players.as_ref())),
        CardResult::Row { laid, left } => {
            merge(&mut line, players_json(results, laid.as_ref()));
            line["not_laid"] = players_json(results, left.as_ref());
        }
        CardResult::ActivePeriods(years) => merge(&mut line, years_json(results, years.as_ref())),
    }
    line
}

fn merge(line: &mut Value, more: Value) {
    if let (Value::Object(line), Value::Object(more)) = (line, more) {
        line.extend(more);
    }
}

fn players_json(results: &Results, players: Option<&PlayerResults>) -> Value {
    json!({
        "in_play": players.map_or(0, |players| players.count),
        "win_share": players.map(|players| players.wins.mean),
        "win_share_95": players.and_then(|players| share_interval(players.wins)),
        "mean_vp": players.map(|players| players.points.mean),
        "mean_vp_95": players.and_then(|players| players.points.interval()),
        "vp_difference": players.map(|players| players.points.mean - results.sum.mean_points()),
    })
}

fn years_json(results: &Results, years: Option<&ActivePeriods>) -> Value {
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
