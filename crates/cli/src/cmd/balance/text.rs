//! What was measured, as a table for people.

use super::{Results, report};
use crate::Speech;
use crate::columns::Columns;
use crate::speech::count;
use bots::titles::kingsburg::balance::{ActivePeriods, CardResult, CardSet, CardStats, PlayerResults};

/// A table of at most 80 columns for each module.
pub(super) fn of(speech: Speech, results: &Results) -> String {
    let games = speech.tell("tool-balance-games").count("n", count(results.sum.games()));
    let games = games.text("seed", results.seed.to_string()).text("bots", results.bots()).build();
    let even = speech.tell("tool-balance-even").text("even", speech.number(100.0 * results.even_share(), 2));
    let even = even.text("mean", speech.number(results.sum.mean_points(), 2)).build();
    let tables = results.card_sets.iter().map(|(card_set, cards)| table(speech, results, *card_set, cards));
    let tables: String = tables.map(|table| format!("\n{table}")).collect();
    let star = if results.has_stars() { speech.say("tool-balance-star") + "\n" } else { String::new() };
    let note = speech.say("tool-balance-note");
    format!("{}\n{games}\n{even}\n{tables}\n{note}\n{star}", results.study.header())
}

/// What a card is called, with a star if it is not the printed one.
pub(super) fn name(speech: Speech, card: &CardStats) -> String {
    let star = if card.title.ends_with('*') { "*" } else { "" };
    let id = if card.ends.is_some() { format!("kb-row-{}", card.id) } else { format!("kb-{}", card.id) };
    format!("{}{star}", speech.say(&id))
}

/// What a row goes from and to.
pub(super) fn detail(speech: Speech, card: &CardStats) -> Option<String> {
    let [first, last] = card.ends?.map(|id| speech.say(&format!("kb-{id}")));
    Some(speech.tell("tool-balance-ends").text("first", first).text("last", last).build())
}

fn table(speech: Speech, results: &Results, card_set: CardSet, cards: &[CardStats]) -> Columns {
    let mut table = match card_set {
        CardSet::Governors => players_table(speech, "tool-balance-governors"),
        CardSet::Alternative => players_table(speech, "tool-balance-alternative"),
        CardSet::Fate => years_table(speech),
    };
    cards.iter().for_each(|card| rows(&mut table, speech, results, card));
    table
}

fn players_table(speech: Speech, what: &str) -> Columns {
    let head = |id: &str, width| (speech.say(id), width);
    Columns::new([
        head(what, 22),
        head("tool-balance-in-play", 8),
        head("tool-balance-wins", 9),
        head("tool-balance-interval", 15),
        head("tool-balance-final", 10),
        head("tool-balance-differs", 9),
    ])
}

fn years_table(speech: Speech) -> Columns {
    let head = |id: &str, width| (speech.say(id), width);
    Columns::new([
        head("tool-balance-fate", 22),
        head("tool-balance-years", 6),
        head("tool-balance-then", 8),
        head("tool-balance-interval", 15),
        head("tool-balance-differs", 7),
        head("tool-balance-final", 8),
        head("tool-balance-differs", 7),
    ])
}

fn rows(table: &mut Columns, speech: Speech, results: &Results, card: &CardStats) {
    match &card.result {
        CardResult::Owned(players) => {
            table.row(players_row(speech, results, name(speech, card), players.as_ref()));
        }
        CardResult::Row { laid, left } => {
            let head = speech.tell("tool-balance-row").text("row", name(speech, card));
            table.text(head.text("detail", detail(speech, card).unwrap_or_default()).build());
            for (id, players) in [("tool-balance-laid", laid), ("tool-balance-left", left)] {
                let name = format!("  {}", speech.say(id));
                table.row(players_row(speech, results, name, players.as_ref()));
            }
        }
        CardResult::ActivePeriods(years) => {
            table.row(years_row(speech, results, name(speech, card), years.as_ref()));
        }
    }
}

fn players_row(
    speech: Speech,
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
        format!("{} %", speech.number(100.0 * players.wins.mean, 2)),
        interval(speech, report::share_interval(players.wins), 100.0),
        speech.number(players.points.mean, 2),
        speech.signed(players.points.mean - results.sum.mean_points(), 2),
    ]
}

fn years_row(speech: Speech, results: &Results, name: String, years: Option<&ActivePeriods>) -> Vec<String> {
    let Some(years) = years else {
        return vec![name, "0".into()];
    };
    let year = report::in_a_year(results, years);
    vec![
        name,
        years.years.to_string(),
        speech.number(year.mean, 2),
        interval(speech, year.interval(), 1.0),
        speech.signed(years.gained.mean, 2),
        speech.number(years.points.mean, 2),
        speech.signed(years.points.mean - results.sum.mean_points(), 2),
    ]
}

fn interval(speech: Speech, ends: Option<(f64, f64)>, unit: f64) -> String {
    let number = |end: f64| speech.number(unit * end, 2);
    ends.map_or_else(|| "-".into(), |(low, high)| format!("{} – {}", number(low), number(high)))
}
