//! What was measured, as a picture.

use super::{Results, report, text};
use crate::Speech;
use crate::plot::{Dot, Number, Panel, Picture, Unit, Whisker};
use bots::titles::kingsburg::balance::{ActivePeriods, CardResult, CardSet, CardStats, PlayerResults};

/// The picture as SVG.
pub(super) fn of(speech: Speech, results: &Results) -> String {
    let panels =
        results.card_sets.iter().map(|(card_set, cards)| panel(speech, results, *card_set, cards)).collect();
    let mean = speech.number(results.sum.mean_points(), 2);
    let mut notes = vec![
        speech.say("tool-cards-note-whiskers"),
        speech.tell("tool-cards-note-right").text("mean", mean).build(),
    ];
    if results.has_stars() {
        notes.push(speech.say("tool-balance-star"));
    }
    Picture {
        speech,
        title: speech.tell("tool-cards-title").text("what", what(results)).build(),
        subtitle: played(speech, results),
        panels,
        notes,
    }
    .svg()
}

/// What was played.
fn played(speech: Speech, results: &Results) -> String {
    let header = results.study.header();
    let told = speech.tell("tool-cards-played").text("games", speech.thousands(results.sum.games()));
    let told = told.text("seats", header.seats.to_string()).text("who", who(speech, results));
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
fn who(speech: Speech, results: &Results) -> String {
    match results.study.bots() {
        [first, rest @ ..] if rest.iter().all(|bot| bot == first) => {
            let about = speech.say(&format!("tool-level-{}", first.level.name()));
            speech.tell("tool-cards-bot").text("bot", first.to_string()).text("about", about).build()
        }
        _ => speech.tell("tool-cards-bots").text("bots", results.bots()).build(),
    }
}

fn panel(speech: Speech, results: &Results, card_set: CardSet, cards: &[CardStats]) -> Panel {
    let (unit, line, line_name) = match card_set {
        CardSet::Governors | CardSet::Alternative => {
            (Unit::Percent, 100.0 * results.even_share(), "tool-even-share")
        }
        CardSet::Fate => (Unit::Points, results.sum.mean_year(), "tool-cards-any-year"),
    };
    let id = format!("tool-cards-{}", card_set.name());
    Panel {
        title: speech.say(&id),
        reading: speech.say(&format!("{id}.reading")),
        unit,
        line,
        line_name: speech.say(line_name),
        numbers: speech.say("tool-cards-final"),
        dots: cards.iter().filter_map(|card| dot(speech, results, card)).collect(),
    }
}

/// A card that came up, as a dot.
fn dot(speech: Speech, results: &Results, card: &CardStats) -> Option<Dot> {
    let (value, hollow, points) = match &card.result {
        CardResult::Owned(players) => (share(players.as_ref()?), None, players.as_ref()?.points.mean),
        CardResult::Row { laid, left } => {
            (share(laid.as_ref()?), left.as_ref().map(share), laid.as_ref()?.points.mean)
        }
        CardResult::ActivePeriods(years) => {
            (gained(results, years.as_ref()?), None, years.as_ref()?.points.mean)
        }
    };
    Some(Dot {
        name: text::name(speech, card),
        detail: text::detail(speech, card),
        value,
        hollow,
        number: Number::Difference(points - results.sum.mean_points()),
    })
}

fn share(players: &PlayerResults) -> Whisker {
    let ends = report::share_interval(players.wins);
    Whisker {
        mean: 100.0 * players.wins.mean,
        ends: ends.map(|(low, high)| (100.0 * low, 100.0 * high)),
        count: players.count,
    }
}

fn gained(results: &Results, years: &ActivePeriods) -> Whisker {
    let year = report::in_a_year(results, years);
    Whisker { mean: year.mean, ends: year.interval(), count: years.years }
}
