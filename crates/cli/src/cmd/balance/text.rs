//! The results as a text table.

use super::{Results, json};
use crate::LocaleContext;
use crate::locale_context::count;
use crate::text_table::TextTable;
use bots::titles::kingsburg::balance::{ActivePeriods, CardResult, CardSet, CardStats, PlayerResults};

/// A table of at most 80 text_table for each module.
pub(super) fn of(ctx: LocaleContext, results: &Results) -> String {
    let games = ctx.format("tool-balance-games").count("n", count(results.sum.games()));
    let games = games.text("seed", results.seed.to_string()).text("bots", results.bots()).build();
    let even = ctx.format("tool-balance-even").text("even", ctx.number(100.0 * results.even_share(), 2));
    let even = even.text("mean", ctx.number(results.sum.mean_points(), 2)).build();
    let tables = results.card_sets.iter().map(|(card_set, cards)| table(ctx, results, *card_set, cards));
    let tables: String = tables.map(|table| format!("\n{table}")).collect();
    let star = if results.has_stars() { ctx.message("tool-balance-star") + "\n" } else { String::new() };
    let note = ctx.message("tool-balance-note");
    format!("{}\n{games}\n{even}\n{tables}\n{note}\n{star}", results.study.header())
}

/// The name of a card, with a star if it is not the printed one.
pub(super) fn name(ctx: LocaleContext, card: &CardStats) -> String {
    let star = if card.title.ends_with('*') { "*" } else { "" };
    let id = if card.ends.is_some() { format!("kb-row-{}", card.id) } else { format!("kb-{}", card.id) };
    format!("{}{star}", ctx.message(&id))
}

/// The interval of a row.
pub(super) fn detail(ctx: LocaleContext, card: &CardStats) -> Option<String> {
    let [first, last] = card.ends?.map(|id| ctx.message(&format!("kb-{id}")));
    Some(ctx.format("tool-balance-ends").text("first", first).text("last", last).build())
}

fn table(ctx: LocaleContext, results: &Results, card_set: CardSet, cards: &[CardStats]) -> TextTable {
    let mut table = match card_set {
        CardSet::Governors => players_table(ctx, "tool-balance-governors"),
        CardSet::Alternative => players_table(ctx, "tool-balance-alternative"),
        CardSet::Fate => years_table(ctx),
    };
    cards.iter().for_each(|card| rows(&mut table, ctx, results, card));
    table
}

fn players_table(ctx: LocaleContext, what: &str) -> TextTable {
    let head = |id: &str, width| (ctx.message(id), width);
    TextTable::new([
        head(what, 22),
        head("tool-balance-in-play", 8),
        head("tool-balance-wins", 9),
        head("tool-balance-interval", 15),
        head("tool-balance-final", 10),
        head("tool-balance-differs", 9),
    ])
}

fn years_table(ctx: LocaleContext) -> TextTable {
    let head = |id: &str, width| (ctx.message(id), width);
    TextTable::new([
        head("tool-balance-fate", 22),
        head("tool-balance-years", 6),
        head("tool-balance-then", 8),
        head("tool-balance-interval", 15),
        head("tool-balance-differs", 7),
        head("tool-balance-final", 8),
        head("tool-balance-differs", 7),
    ])
}

fn rows(table: &mut TextTable, ctx: LocaleContext, results: &Results, card: &CardStats) {
    match &card.result {
        CardResult::Owned(players) => {
            table.row(players_row(ctx, results, name(ctx, card), players.as_ref()));
        }
        CardResult::Row { laid, left } => {
            let head = ctx.format("tool-balance-row").text("row", name(ctx, card));
            table.text(head.text("detail", detail(ctx, card).unwrap_or_default()).build());
            for (id, players) in [("tool-balance-laid", laid), ("tool-balance-left", left)] {
                let name = format!("  {}", ctx.message(id));
                table.row(players_row(ctx, results, name, players.as_ref()));
            }
        }
        CardResult::ActivePeriods(years) => {
            table.row(years_row(ctx, results, name(ctx, card), years.as_ref()));
        }
    }
}

fn players_row(
    ctx: LocaleContext,
    results: &Results,
    name: String,
    players: Option<&PlayerResults>,
) -> Vec<String> {
    let Some(players) = players else {
        return vec![name, "0".into()];
    };
    vec![
        name,
        players.count.to_string(),
        format!("{} %", ctx.number(100.0 * players.wins.mean, 2)),
        interval(ctx, json::share_interval(players.wins), 100.0),
        ctx.number(players.points.mean, 2),
        ctx.signed(players.points.mean - results.sum.mean_points(), 2),
    ]
}

fn years_row(
    ctx: LocaleContext,
    results: &Results,
    name: String,
    years: Option<&ActivePeriods>,
) -> Vec<String> {
    let Some(years) = years else {
        return vec![name, "0".into()];
    };
    let year = json::in_a_year(results, years);
    vec![
        name,
        years.years.to_string(),
        ctx.number(year.mean, 2),
        interval(ctx, year.interval(), 1.0),
        ctx.signed(years.gained.mean, 2),
        ctx.number(years.points.mean, 2),
        ctx.signed(years.points.mean - results.sum.mean_points(), 2),
    ]
}

fn interval(ctx: LocaleContext, ends: Option<(f64, f64)>, unit: f64) -> String {
    let number = |end: f64| ctx.number(unit * end, 2);
    ends.map_or_else(|| "-".into(), |(low, high)| format!("{} – {}", number(low), number(high)))
}
