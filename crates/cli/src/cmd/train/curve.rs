//! The training curve as a chart.

use super::objective::Objective;
use crate::LocaleContext;
use crate::locale_context::count;
use crate::plot::chart::{Chart, Curve};
use bots::train::EpochStats;
use games::Title;

/// The maximum number of points of a curve; more are averaged.
const MOST_POINTS: usize = 160;

/// The chart as SVG.
pub(super) fn of(ctx: LocaleContext, objective: Objective, game: Title, marks: &[EpochStats]) -> String {
    let ids = objective.curve();
    let curve = |id: &str, value: fn(&EpochStats) -> f32| Curve {
        name: ctx.message(id),
        points: averaged(marks, value),
    };
    let games = marks.last().map_or(0, |mark| mark.games);
    Chart {
        ctx,
        title: ctx.format(ids.title).text("game", ctx.title(game)).build(),
        subtitle: ctx.format("tool-curve-played").count("n", count(games)).build(),
        across: ctx.message("tool-curve-across"),
        up: ctx.message(ids.up),
        curves: vec![curve(ids.learnt, |mark| mark.cross_entropy), curve(ids.simpler, |mark| mark.baseline)],
    }
    .svg()
}

fn averaged(marks: &[EpochStats], value: fn(&EpochStats) -> f32) -> Vec<(f64, f64)> {
    let size = marks.len().div_ceil(MOST_POINTS).max(1);
    let point = |chunk: &[EpochStats]| {
        let mean = chunk.iter().map(|mark| f64::from(value(mark))).sum::<f64>() / chunk.len() as f64;
        let games = chunk.iter().map(|mark| mark.games as f64).sum::<f64>() / chunk.len() as f64;
        (games, mean)
    };
    marks.chunks(size).map(point).collect()
}
