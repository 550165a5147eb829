//! The results as JSON.

use super::Results;
use bots::arena::{Arena, BotResult, DealResult};
use bots::stats::Estimate;
use engine::Seat;
use serde_json::{Value, json};

/// The games of a deal, one object each.
pub(super) fn games(contest: &Arena, deal: &DealResult) -> Vec<Value> {
    let seats = contest.specs().len();
    let each = deal.games.iter().enumerate().map(|(challenger, game)| {
        let label = |spec: usize| contest.specs()[spec].to_string();
        json!({
            "deal": deal.number,
            "challenger": challenger + 1,
            "bots": contest.seat_order(challenger).map(label).collect::<Vec<_>>(),
            "points": (0..seats).map(|seat| game.scores.points(Seat::new(seat))).collect::<Vec<_>>(),
            "places": (0..seats).map(|seat| game.scores.rank(Seat::new(seat))).collect::<Vec<_>>(),
            "plies": game.plies,
        })
    });
    each.collect()
}

/// The summary.
pub(super) fn as_json(results: &Results) -> Value {
    let header = results.contest.factory().header();
    let row = |standing: &BotResult| row(standing, header.seats);
    let mut summary = json!({
        "game": header.game,
        "options": header.options.to_string(),
        "seats": header.seats,
        "seed": results.contest.seed(),
        "games": results.tally.games(),
        "deals": results.tally.deals(),
        "challenger": results.tally.challenger().map(|standing| row(&standing)),
        "ladder": results.tally.ranking().iter().map(row).collect::<Vec<_>>(),
    });
    if let Some((sprt, verdict)) = results.sprt {
        summary["sprt"] = json!({
            "even": sprt.even,
            "hoped": sprt.hoped,
            "evidence": sprt.log_likelihood_ratio(results.tally.challenger_wins()),
            "verdict": verdict.name(),
        });
    }
    summary
}

/// The ends of an interval of shares: there are none below 0 or above 1.
pub(super) fn share_interval(share: Estimate) -> Option<(f64, f64)> {
    share.interval().map(|(low, high)| (low.max(0.0), high.min(1.0)))
}

/// The ends of an interval of places: there are none above the first or below the last.
fn place_interval(place: Estimate, last: f64) -> Option<(f64, f64)> {
    place.interval().map(|(low, high)| (low.max(1.0), high.min(last)))
}

fn row(standing: &BotResult, seats: u8) -> Value {
    // After a single deal shares and places may be anything still; a margin has no bounds that could be named.
    let last = f64::from(seats);
    let (low, high) = share_interval(standing.wins).unwrap_or((0.0, 1.0));
    let (best, worst) = place_interval(standing.place, last).unwrap_or((1.0, last));
    let margin = standing.margin.interval();
    let conduct = &standing.stats;
    json!({
        "name": standing.label,
        "games": standing.games,
        "win_share": standing.wins.mean,
        "low": low,
        "high": high,
        "mean_rank": standing.place.mean,
        "mean_rank_error": standing.place.error,
        "mean_rank_low": best,
        "mean_rank_high": worst,
        "mean_margin": standing.margin.mean,
        "mean_margin_error": standing.margin.error,
        "mean_margin_low": margin.map(|ends| ends.0),
        "mean_margin_high": margin.map(|ends| ends.1),
        "rating": standing.rating.mean,
        "rating_deviation": standing.rating.deviation,
        "ms_per_move": ms_per_move(standing),
        "longest_ms": 1e3 * conduct.longest.as_secs_f64(),
        "iterations_per_second": per_second(standing),
        "moves": conduct.decisions,
    })
}

/// Milliseconds of a decision on average.
pub(super) fn ms_per_move(standing: &BotResult) -> f64 {
    1e3 * standing.stats.time.as_secs_f64() / standing.stats.decisions.max(1) as f64
}

/// Iterations per second; `None` for bots without a search.
pub(super) fn per_second(standing: &BotResult) -> Option<f64> {
    let conduct = &standing.stats;
    (conduct.iterations > 0).then(|| conduct.iterations as f64 / conduct.time.as_secs_f64().max(1e-9))
}
