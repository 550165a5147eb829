//! What was measured, in words.

use super::{Results, report};
use crate::Speech;
use crate::columns::Columns;
use crate::speech::count;
use bots::arena::{BotResult, MIN_DEALS, SprtDecision};

/// The whole in words.
pub(super) fn of(speech: Speech, results: &Results) -> String {
    let (tally, header) = (&results.tally, results.contest.factory().header());
    let games = speech.tell("tool-arena-games").count("n", count(tally.games()));
    let games = games.count("deals", count(tally.deals())).build();
    let table = table(speech, results);
    let verdict = verdict(speech, results).map_or_else(String::new, |words| format!("{words}\n"));
    format!("{header}\n{games}\n\n{table}{verdict}")
}

/// The ladder, and below it the challenger.
fn table(speech: Speech, results: &Results) -> Columns {
    let head = |id: &str, width| (speech.say(id), width);
    let mut table = Columns::new([
        head("tool-arena-bot", 14),
        head("tool-arena-wins", 7),
        head("tool-arena-interval", 17),
        head("tool-arena-place", 5),
        head("tool-arena-margin", 7),
        head("tool-arena-rating", 6),
        head("tool-arena-time", 9),
        head("tool-arena-pace", 7),
    ]);
    results.tally.ranking().iter().for_each(|standing| add(speech, standing, &mut table));
    if let Some(challenger) = results.tally.challenger() {
        let even = 100.0 / f64::from(results.contest.factory().header().seats);
        table.text(String::new());
        table.text(speech.tell("tool-arena-challenger").text("even", speech.number(even, 1)).build());
        add(speech, &challenger, &mut table);
    }
    table
}

/// A bot: its figures, and below them how far those can be trusted, if that is known.
fn add(speech: Speech, standing: &BotResult, table: &mut Columns) {
    table.row(row(speech, standing));
    if let Some((place, margin)) = standing.place.error.zip(standing.margin.error) {
        let empty = String::new;
        let within = |error| format!("±{}", speech.number(error, 2));
        table.row(vec![empty(), empty(), empty(), within(place), within(margin)]);
    }
}

/// How the test stands, if there is one.
fn verdict(speech: Speech, results: &Results) -> Option<String> {
    let (sprt, verdict) = results.sprt?;
    let told = |id| {
        let told = speech.tell(id).text("hoped", speech.number(100.0 * sprt.hoped, 0));
        told.text("even", speech.number(100.0 * sprt.even, 0))
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
    let told = told("tool-arena-test").text("verdict", speech.say(word));
    Some(told.text("evidence", speech.signed(evidence, 2)).build())
}

/// A duration with a unit that suits it.
pub(super) fn duration(speech: Speech, ms: f64) -> String {
    if ms < 0.1 {
        format!("{} µs", speech.number(1e3 * ms, 1))
    } else {
        format!("{} ms", speech.number(ms, 1))
    }
}

/// A bot in a line.
fn row(speech: Speech, standing: &BotResult) -> Vec<String> {
    let ends = report::share_interval(standing.wins).map_or_else(String::new, |(low, high)| {
        let range = speech.tell("tool-arena-range").text("low", speech.number(100.0 * low, 1));
        range.text("high", speech.number(100.0 * high, 1)).build()
    });
    vec![
        standing.label.clone(),
        format!("{} %", speech.number(100.0 * standing.wins.mean, 1)),
        ends,
        speech.number(standing.place.mean, 2),
        speech.signed(standing.margin.mean, 2),
        speech.number(standing.rating.mean, 1),
        duration(speech, report::ms_per_move(standing)),
        report::per_second(standing).map_or_else(|| "-".into(), |pace| speech.number(pace, 0)),
    ]
}
