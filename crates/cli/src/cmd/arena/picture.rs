//! The ladder as a picture.

use super::{Results, report};
use crate::plot::{Dot, Number, Panel, Picture, Unit, Whisker};
use bots::arena::Standing;
use table::{Estimate, catalogue};

/// The picture as SVG.
pub(super) fn of(results: &Results) -> String {
    let header = results.contest.hall().header();
    let ladder = results.tally.ladder();
    let title =
        catalogue::find(&header.game).map_or_else(|_| header.game.clone(), |info| info.title.to_string());
    let names: Vec<String> = results.contest.entrants().iter().map(ToString::to_string).collect();
    let settings = header.settings.to_string();
    let options = if settings.is_empty() { String::new() } else { format!("; {settings}") };
    Picture {
        title: format!("{title}: who wins?"),
        subtitle: format!(
            "{} games of {}{options}; seed {}",
            results.tally.games(),
            names.join(", "),
            results.contest.seed()
        ),
        panels: vec![wins(&ladder, header.seats), margins(&ladder), ratings(&ladder)],
        notes: vec![
            "Whiskers are 95 % intervals: normal approximation, each deal taken as one cluster.".into(),
            "Those of ratings are twice their own deviation: they shrink slowly.".into(),
            "Every deal was played once with the first bot named in each seat.".into(),
        ],
    }
    .svg()
}

fn wins(ladder: &[Standing], seats: u8) -> Panel {
    let share = |standing: &Standing| {
        let ends = report::share_interval(standing.wins);
        Whisker {
            mean: 100.0 * standing.wins.mean,
            ends: ends.map(|(low, high)| (100.0 * low, 100.0 * high)),
            count: standing.games,
        }
    };
    let time = |standing: &Standing| format!("{} a move", report::duration(report::ms_per_move(standing)));
    Panel {
        title: "Wins".into(),
        reading: "share of wins of a seat".into(),
        unit: Unit::Percent,
        line: 100.0 / f64::from(seats),
        line_name: "even share".into(),
        numbers: "mean place".into(),
        dots: dots(
            ladder,
            share,
            |standing| Number::Plain(standing.place.mean),
            |standing| Some(time(standing)),
        ),
    }
}

fn margins(ladder: &[Standing]) -> Panel {
    let margin = |standing: &Standing| whisker(standing.margin, standing.games);
    Panel {
        title: "Points".into(),
        reading: "points above the mean of the others".into(),
        unit: Unit::Points,
        line: 0.0,
        line_name: "even".into(),
        numbers: "margin".into(),
        dots: dots(ladder, margin, |standing| Number::Difference(standing.margin.mean), |_| None),
    }
}

fn ratings(ladder: &[Standing]) -> Panel {
    let rating = |standing: &Standing| {
        let estimate = Estimate::new(standing.rating.mean, Some(standing.rating.deviation.powi(2)));
        whisker(estimate, standing.games)
    };
    Panel {
        title: "Rating".into(),
        reading: "after Weng and Lin, over all places".into(),
        unit: Unit::Points,
        line: 25.0,
        line_name: "all begin at".into(),
        numbers: "from 25".into(),
        dots: dots(ladder, rating, |standing| Number::Difference(standing.rating.mean - 25.0), |_| None),
    }
}

fn whisker(estimate: Estimate, count: u64) -> Whisker {
    Whisker { mean: estimate.mean, ends: estimate.interval(), count }
}

fn dots(
    ladder: &[Standing],
    value: impl Fn(&Standing) -> Whisker,
    number: impl Fn(&Standing) -> Number,
    detail: impl Fn(&Standing) -> Option<String>,
) -> Vec<Dot> {
    let dot = |standing: &Standing| Dot {
        name: standing.label.clone(),
        detail: detail(standing),
        value: value(standing),
        hollow: None,
        number: number(standing),
    };
    ladder.iter().map(dot).collect()
}
