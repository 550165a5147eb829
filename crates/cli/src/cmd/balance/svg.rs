//! The results as an SVG plot.

use super::{Results, json, text};
use crate::LocaleContext;
use crate::plot::{DataPoint, DotPlot, ErrorBar, Panel, Unit, ValueLabel};
use bots::titles::kingsburg::balance::{ActivePeriods, CardResult, CardSet, CardStats, PlayerResults};

/// The plot.
pub(super) fn of(ctx: LocaleContext, results: &Results) -> String {
    let panels =
        results.card_sets.iter().map(|(card_set, cards)| panel(ctx, results, *card_set, cards)).collect();
    let mean = ctx.number(results.sum.mean_points(), 2);
    let mut notes = vec![
        ctx.message("tool-cards-note-whiskers"),
        ctx.format("tool-cards-note-right").text("mean", mean).build(),
    ];
    if results.has_stars() {
        notes.push(ctx.message("tool-balance-star"));
    }
    DotPlot {
        ctx,
        title: ctx.format("tool-cards-title").text("what", what(results)).build(),
        subtitle: played(ctx, results),
        panels,
        notes,
    }
    .svg()
}

/// A description of the games.
fn played(ctx: LocaleContext, results: &Results) -> String {
    let header = results.study.header();
    let told = ctx.format("tool-cards-played").text("games", ctx.thousands(results.sum.games()));
    let told = told.text("seats", header.seats.to_string()).text("who", who(ctx, results));
    told.text("options", header.options.to_string()).text("seed", results.seed.to_string()).build()
}

/// The word by which the message tells which cards they are.
fn what(results: &Results) -> &'static str {
    match results.card_sets.as_slice() {
        [(card_set, _)] => card_set.name(),
        [] | [_, _, ..] => "cards",
    }
}

/// Who plays, with what is to be known of them if they are all alike.
fn who(ctx: LocaleContext, results: &Results) -> String {
    match results.study.bots() {
        [first, rest @ ..] if rest.iter().all(|bot| bot == first) => {
            let about = ctx.message(&format!("tool-level-{}", first.level.name()));
            ctx.format("tool-cards-bot").text("bot", first.to_string()).text("about", about).build()
        }
        _ => ctx.format("tool-cards-bots").text("bots", results.bots()).build(),
    }
}

fn panel(ctx: LocaleContext, results: &Results, card_set: CardSet, cards: &[CardStats]) -> Panel {
    let (unit, line, line_name) = match card_set {
        CardSet::Governors | CardSet::Alternative => {
            (Unit::Percent, 100.0 * results.even_share(), "tool-even-share")
        }
        CardSet::Fate => (Unit::Points, results.sum.mean_year(), "tool-cards-any-year"),
    };
    let id = format!("tool-cards-{}", card_set.name());
    Panel {
        title: ctx.message(&id),
        reading: ctx.message(&format!("{id}.reading")),
        unit,
        line,
        line_name: ctx.message(line_name),
        numbers: ctx.message("tool-cards-final"),
        dots: cards.iter().filter_map(|card| dot(ctx, results, card)).collect(),
    }
}

/// A card that came up, as a dot.
fn dot(ctx: LocaleContext, results: &Results, card: &CardStats) -> Option<DataPoint> {
    let (value, hollow, points) = match &card.result {
        CardResult::Owned(players) => (share(players.as_ref()?), None, players.as_ref()?.points.mean),
        CardResult::Row { laid, left } => {
            (share(laid.as_ref()?), left.as_ref().map(share), laid.as_ref()?.points.mean)
        }
        CardResult::ActivePeriods(years) => {
            (gained(results, years.as_ref()?), None, years.as_ref()?.points.mean)
        }
    };
    Some(DataPoint {
        name: text::name(ctx, card),
        detail: text::detail(ctx, card),
        value,
        hollow,
        number: ValueLabel::Difference(points - results.sum.mean_points()),
    })
}

fn share(players: &PlayerResults) -> ErrorBar {
    let ends = json::share_interval(players.wins);
    ErrorBar {
        mean: 100.0 * players.wins.mean,
        ends: ends.map(|(low, high)| (100.0 * low, 100.0 * high)),
        count: players.count,
    }
}

fn gained(results: &Results, years: &ActivePeriods) -> ErrorBar {
    let year = json::in_a_year(results, years);
    ErrorBar { mean: year.mean, ends: year.interval(), count: years.years }
}
