//! The ladder as a picture.

use super::{Results, report, text};
use crate::Speech;
use crate::plot::{Dot, Number, Panel, Picture, Unit, Whisker};
use crate::speech::count;
use bots::arena::BotResult;
use bots::stats::Estimate;

/// The picture as SVG.
pub(super) fn of(speech: Speech, results: &Results) -> String {
    let header = results.contest.factory().header();
    let ladder = results.tally.ranking();
    let notes = ["tool-ladder-note-whiskers", "tool-ladder-note-ratings", "tool-ladder-note-seats"];
    Picture {
        speech,
        title: speech.tell("tool-ladder-title").text("game", speech.title(header.game)).build(),
        subtitle: played(speech, results),
        panels: vec![wins(speech, &ladder, header.seats), margins(speech, &ladder), ratings(speech, &ladder)],
        notes: notes.map(|id| speech.say(id)).into(),
    }
    .svg()
}

/// What was played.
fn played(speech: Speech, results: &Results) -> String {
    let names: Vec<String> = results.contest.specs().iter().map(ToString::to_string).collect();
    let options = results.contest.factory().header().options.to_string();
    let id = if options.is_empty() { "tool-ladder-played" } else { "tool-ladder-played-options" };
    let told = speech.tell(id).count("n", count(results.tally.games())).text("bots", names.join(", "));
    told.text("options", options).text("seed", results.contest.seed().to_string()).build()
}

fn wins(speech: Speech, ladder: &[BotResult], seats: u8) -> Panel {
    let share = |standing: &BotResult| {
        let ends = report::share_interval(standing.wins);
        Whisker {
            mean: 100.0 * standing.wins.mean,
            ends: ends.map(|(low, high)| (100.0 * low, 100.0 * high)),
            count: standing.games,
        }
    };
    let time = |standing: &BotResult| {
        let time = text::duration(speech, report::ms_per_move(standing));
        speech.tell("tool-ladder-time").text("time", time).build()
    };
    Panel {
        title: speech.say("tool-ladder-wins"),
        reading: speech.say("tool-ladder-wins-reading"),
        unit: Unit::Percent,
        line: 100.0 / f64::from(seats),
        line_name: speech.say("tool-even-share"),
        numbers: speech.say("tool-ladder-place"),
        dots: dots(
            ladder,
            share,
            |standing| Number::Plain(standing.place.mean),
            |standing| Some(time(standing)),
        ),
    }
}

fn margins(speech: Speech, ladder: &[BotResult]) -> Panel {
    let margin = |standing: &BotResult| whisker(standing.margin, standing.games);
    Panel {
        title: speech.say("tool-ladder-points"),
        reading: speech.say("tool-ladder-points-reading"),
        unit: Unit::Points,
        line: 0.0,
        line_name: speech.say("tool-ladder-even"),
        numbers: speech.say("tool-ladder-margin"),
        dots: dots(ladder, margin, |standing| Number::Difference(standing.margin.mean), |_| None),
    }
}

fn ratings(speech: Speech, ladder: &[BotResult]) -> Panel {
    let rating = |standing: &BotResult| {
        let estimate = Estimate::new(standing.rating.mean, Some(standing.rating.deviation.powi(2)));
        whisker(estimate, standing.games)
    };
    Panel {
        title: speech.say("tool-ladder-rating"),
        reading: speech.say("tool-ladder-rating-reading"),
        unit: Unit::Points,
        line: 25.0,
        line_name: speech.say("tool-ladder-begin"),
        numbers: speech.say("tool-ladder-from"),
        dots: dots(ladder, rating, |standing| Number::Difference(standing.rating.mean - 25.0), |_| None),
    }
}

fn whisker(estimate: Estimate, count: u64) -> Whisker {
    Whisker { mean: estimate.mean, ends: estimate.interval(), count }
}

fn dots(
    ladder: &[BotResult],
    value: impl Fn(&BotResult) -> Whisker,
    number: impl Fn(&BotResult) -> Number,
    detail: impl Fn(&BotResult) -> Option<String>,
) -> Vec<Dot> {
    let dot = |standing: &BotResult| Dot {
        name: standing.label.clone(),
        detail: detail(standing),
        value: value(standing),
        hollow: None,
        number: number(standing),
    };
    ladder.iter().map(dot).collect()
}
