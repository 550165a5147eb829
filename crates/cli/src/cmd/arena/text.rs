//! The results as text.

use super::{Results, json};
use crate::LocaleContext;
use crate::locale_context::count;
use crate::text_table::TextTable;
use bots::arena::{BotResult, MIN_DEALS, SprtDecision};

/// The whole text.
pub(super) fn of(ctx: LocaleContext, results: &Results) -> String {
    let (tally, header) = (&results.tally, results.contest.factory().header());
    let games = ctx.format("tool-arena-games").count("n", count(tally.games()));
    let games = games.count("deals", count(tally.deals())).build();
    let table = table(ctx, results);
    let verdict = verdict(ctx, results).map_or_else(String::new, |words| format!("{words}\n"));
    format!("{header}\n{games}\n\n{table}{verdict}")
}

/// The ranking, and below it the challenger.
fn table(ctx: LocaleContext, results: &Results) -> TextTable {
    let head = |id: &str, width| (ctx.message(id), width);
    let mut table = TextTable::new([
        head("tool-arena-bot", 14),
        head("tool-arena-wins", 7),
        head("tool-arena-interval", 17),
        head("tool-arena-place", 5),
        head("tool-arena-margin", 7),
        head("tool-arena-rating", 6),
        head("tool-arena-time", 9),
        head("tool-arena-pace", 7),
    ]);
    results.tally.ranking().iter().for_each(|standing| add(ctx, standing, &mut table));
    if let Some(challenger) = results.tally.challenger() {
        let even = 100.0 / f64::from(results.contest.factory().header().seats);
        table.text(String::new());
        table.text(ctx.format("tool-arena-challenger").text("even", ctx.number(even, 1)).build());
        add(ctx, &challenger, &mut table);
    }
    table
}

/// A bot: its results, and below them their standard errors if known.
fn add(ctx: LocaleContext, standing: &BotResult, table: &mut TextTable) {
    table.row(row(ctx, standing));
    if let Some((place, margin)) = standing.place.error.zip(standing.margin.error) {
        let empty = String::new;
        let within = |error| format!("±{}", ctx.number(error, 2));
        table.row(vec![empty(), empty(), empty(), within(place), within(margin)]);
    }
}

/// The result of the sequential test, if there is one.
fn verdict(ctx: LocaleContext, results: &Results) -> Option<String> {
    let (sprt, verdict) = results.sprt?;
    let told = |id| {
        let told = ctx.format(id).text("hoped", ctx.number(100.0 * sprt.hoped, 0));
        told.text("even", ctx.number(100.0 * sprt.even, 0))
    };
    if results.tally.deals() < MIN_DEALS {
        return Some(told("tool-arena-few").text("least", MIN_DEALS.to_string()).build());
    }
    let word = match verdict {
        SprtDecision::Better => "tool-arena-better",
        SprtDecision::NotBetter => "tool-arena-not-better",
        SprtDecision::Open => "tool-arena-open",
    };
    let evidence = sprt.log_likelihood_ratio(results.tally.challenger_wins());
    let told = told("tool-arena-test").text("verdict", ctx.message(word));
    Some(told.text("evidence", ctx.signed(evidence, 2)).build())
}

/// A duration with a unit that suits it.
pub(super) fn duration(ctx: LocaleContext, ms: f64) -> String {
    if ms < 0.1 { format!("{} µs", ctx.number(1e3 * ms, 1)) } else { format!("{} ms", ctx.number(ms, 1)) }
}

/// A bot in a line.
fn row(ctx: LocaleContext, standing: &BotResult) -> Vec<String> {
    let ends = json::share_interval(standing.wins).map_or_else(String::new, |(low, high)| {
        let range = ctx.format("tool-arena-range").text("low", ctx.number(100.0 * low, 1));
        range.text("high", ctx.number(100.0 * high, 1)).build()
    });
    vec![
        standing.label.clone(),
        format!("{} %", ctx.number(100.0 * standing.wins.mean, 1)),
        ends,
        ctx.number(standing.place.mean, 2),
        ctx.signed(standing.margin.mean, 2),
        ctx.number(standing.rating.mean, 1),
        duration(ctx, json::ms_per_move(standing)),
        json::per_second(standing).map_or_else(|| "-".into(), |pace| ctx.number(pace, 0)),
    ]
}
