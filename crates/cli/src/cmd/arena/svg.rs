//! The ranking as an SVG plot.

use super::{Results, json, text};
use crate::LocaleContext;
use crate::locale_context::count;
use crate::plot::{DataPoint, DotPlot, ErrorBar, Panel, Unit, ValueLabel};
use bots::arena::BotResult;
use bots::stats::Estimate;

/// The plot.
pub(super) fn of(ctx: LocaleContext, results: &Results) -> String {
    let header = results.contest.factory().header();
    let ladder = results.tally.ranking();
    let notes = ["tool-ladder-note-whiskers", "tool-ladder-note-ratings", "tool-ladder-note-seats"];
    DotPlot {
        ctx,
        title: ctx.format("tool-ladder-title").text("game", ctx.title(header.game)).build(),
        subtitle: played(ctx, results),
        panels: vec![wins(ctx, &ladder, header.seats), margins(ctx, &ladder), ratings(ctx, &ladder)],
        notes: notes.map(|id| ctx.message(id)).into(),
    }
    .svg()
}

/// A description of the games.
fn played(ctx: LocaleContext, results: &Results) -> String {
    let names: Vec<String> = results.contest.specs().iter().map(ToString::to_string).collect();
    let options = results.contest.factory().header().options.to_string();
    let id = if options.is_empty() { "tool-ladder-played" } else { "tool-ladder-played-options" };
    let told = ctx.format(id).count("n", count(results.tally.games())).text("bots", names.join(", "));
    told.text("options", options).text("seed", results.contest.seed().to_string()).build()
}

fn wins(ctx: LocaleContext, ladder: &[BotResult], seats: u8) -> Panel {
    let share = |standing: &BotResult| {
        let ends = json::share_interval(standing.wins);
        ErrorBar {
            mean: 100.0 * standing.wins.mean,
            ends: ends.map(|(low, high)| (100.0 * low, 100.0 * high)),
            count: standing.games,
        }
    };
    let time = |standing: &BotResult| {
        let time = text::duration(ctx, json::ms_per_move(standing));
        ctx.format("tool-ladder-time").text("time", time).build()
    };
    Panel {
        title: ctx.message("tool-ladder-wins"),
        reading: ctx.message("tool-ladder-wins-reading"),
        unit: Unit::Percent,
        line: 100.0 / f64::from(seats),
        line_name: ctx.message("tool-even-share"),
        numbers: ctx.message("tool-ladder-place"),
        dots: dots(
            ladder,
            share,
            |standing| ValueLabel::Plain(standing.place.mean),
            |standing| Some(time(standing)),
        ),
    }
}

fn margins(ctx: LocaleContext, ladder: &[BotResult]) -> Panel {
    let margin = |standing: &BotResult| whisker(standing.margin, standing.games);
    Panel {
        title: ctx.message("tool-ladder-points"),
        reading: ctx.message("tool-ladder-points-reading"),
        unit: Unit::Points,
        line: 0.0,
        line_name: ctx.message("tool-ladder-even"),
        numbers: ctx.message("tool-ladder-margin"),
        dots: dots(ladder, margin, |standing| ValueLabel::Difference(standing.margin.mean), |_| None),
    }
}

fn ratings(ctx: LocaleContext, ladder: &[BotResult]) -> Panel {
    let rating = |standing: &BotResult| {
        let estimate = Estimate::new(standing.rating.mean, Some(standing.rating.deviation.powi(2)));
        whisker(estimate, standing.games)
    };
    Panel {
        title: ctx.message("tool-ladder-rating"),
        reading: ctx.message("tool-ladder-rating-reading"),
        unit: Unit::Points,
        line: 25.0,
        line_name: ctx.message("tool-ladder-begin"),
        numbers: ctx.message("tool-ladder-from"),
        dots: dots(ladder, rating, |standing| ValueLabel::Difference(standing.rating.mean - 25.0), |_| None),
    }
}

fn whisker(estimate: Estimate, count: u64) -> ErrorBar {
    ErrorBar { mean: estimate.mean, ends: estimate.interval(), count }
}

fn dots(
    ladder: &[BotResult],
    value: impl Fn(&BotResult) -> ErrorBar,
    number: impl Fn(&BotResult) -> ValueLabel,
    detail: impl Fn(&BotResult) -> Option<String>,
) -> Vec<DataPoint> {
    let dot = |standing: &BotResult| DataPoint {
        name: standing.label.clone(),
        detail: detail(standing),
        value: value(standing),
        hollow: None,
        number: number(standing),
    };
    ladder.iter().map(dot).collect()
}
