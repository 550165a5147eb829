//! The curve of learning as a picture.

use super::subject::Subject;
use crate::Speech;
use crate::plot::chart::{Chart, Curve};
use crate::speech::count;
use bots::train::EpochStats;
use games::Title;

/// Points that a curve has at most: more are averaged.
const MOST_POINTS: usize = 160;

/// The picture as SVG.
pub(super) fn of(speech: Speech, subject: Subject, game: Title, marks: &[EpochStats]) -> String {
    let ids = subject.curve();
    let curve = |id: &str, value: fn(&EpochStats) -> f32| Curve {
        name: speech.say(id),
        points: averaged(marks, value),
    };
    let games = marks.last().map_or(0, |mark| mark.games);
    Chart {
        speech,
        title: speech.tell(ids.title).text("game", speech.title(game)).build(),
        subtitle: speech.tell("tool-curve-played").count("n", count(games)).build(),
        across: speech.say("tool-curve-across"),
        up: speech.say(ids.up),
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
