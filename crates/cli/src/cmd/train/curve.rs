//! The curve of learning as a picture.

use crate::plot::chart::{Chart, Curve};
use bots::train::Mark;
use table::catalogue;

/// Points that a curve has at most: more are averaged.
const MOST_POINTS: usize = 160;

/// The picture as SVG.
pub(super) fn of(game: &str, marks: &[Mark]) -> String {
    let curve =
        |name: &str, value: fn(&Mark) -> f32| Curve { name: name.into(), points: averaged(marks, value) };
    let title = catalogue::find(game).map_or(game, |info| info.title);
    let games = marks.last().map_or(0, |mark| mark.games);
    Chart {
        title: format!("{title}: learning who will win"),
        subtitle: format!("{games} games; each round is judged before anything is learnt from it"),
        across: "games".into(),
        up: "surprise at the outcome, in nats (lower is better)".into(),
        curves: vec![
            curve("network (marshal)", |mark| mark.net),
            curve("weighted sum (knight)", |mark| mark.linear),
        ],
    }
    .svg()
}

fn averaged(marks: &[Mark], value: fn(&Mark) -> f32) -> Vec<(f64, f64)> {
    let size = marks.len().div_ceil(MOST_POINTS).max(1);
    let point = |chunk: &[Mark]| {
        let mean = chunk.iter().map(|mark| f64::from(value(mark))).sum::<f64>() / chunk.len() as f64;
        let games = chunk.iter().map(|mark| mark.games as f64).sum::<f64>() / chunk.len() as f64;
        (games, mean)
    };
    marks.chunks(size).map(point).collect()
}
