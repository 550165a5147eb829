//! The chart of points over time.

use crate::icon::SPRITE_PATH;
use crate::seat_style::{seat_class, seat_emblem};
use engine::Seat;
use i18n::MessageContext;
use maud::{Markup, html};

/// A point of the score history: the year or round, and the points of every seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct ScorePoint {
    /// The year or the round, from 1.
    pub(crate) round: u8,
    /// The points of every seat.
    pub(crate) points: Vec<i32>,
}

/// The size of the plot in the width of a phone, so that its text stays readable there.
const WIDTH: f32 = 288.0;
const HEIGHT: f32 = 160.0;
const LEFT: f32 = 24.0;
const TOP: f32 = 12.0;

/// The margins: marks with points on the right, the axis below.
const RIGHT: f32 = 58.0;
const BENEATH: f32 = 26.0;

/// The least distance between the marks at the ends of lines.
const APART: f32 = 19.0;

/// Returns the points of every seat over time as lines that end in the seat's emblem. `round` is the label of the axis.
pub(crate) fn score_chart(msg: &MessageContext<'_>, round: &str, history: &[ScorePoint]) -> Markup {
    let seats = history.first().map_or(0, |first| first.points.len());
    let scale = Scale::of(history);
    let ends: Vec<i32> = history.last().map_or_else(Vec::new, |last| last.points.clone());
    let marks = apart(&ends.iter().map(|&end| scale.y(end)).collect::<Vec<_>>());
    html! {
        figure.chart {
            figcaption { (msg.text("ht-chart")) }
            svg viewBox={ "0 0 " (LEFT + WIDTH + RIGHT) " " (TOP + HEIGHT + BENEATH) } role="img" aria-label=(description(msg, round, history)) {
                (grid(&scale))
                (axis(msg, round, &scale, history))
                @for seat in 0..seats { (line(&scale, history, seat, ends[seat], marks[seat])) }
            }
        }
    }
}

/// The scale from score history and points to coordinates.
struct Scale {
    moments: usize,
    least: i32,
    most: i32,
}

impl Scale {
    fn of(history: &[ScorePoint]) -> Scale {
        let all = || history.iter().flat_map(|moment| moment.points.iter().copied());
        let (least, most) = (all().min().unwrap_or(0).min(0), all().max().unwrap_or(0).max(1));
        Scale { moments: history.len(), least, most }
    }

    fn x(&self, moment: usize) -> f32 {
        LEFT + WIDTH * moment as f32 / (self.moments.max(2) - 1) as f32
    }

    fn y(&self, value: i32) -> f32 {
        TOP + HEIGHT * (self.most - value) as f32 / (self.most - self.least) as f32
    }
}

/// About five grid lines at round numbers.
fn grid(scale: &Scale) -> Markup {
    let all = scale.most - scale.least;
    let step = [1, 2, 5, 10, 20, 50].into_iter().find(|step| all / step <= 6).unwrap_or(100);
    html! {
        @for value in (scale.least..=scale.most).filter(|value| value % step == 0) {
            line.grid x1=(LEFT) x2=(LEFT + WIDTH) y1=(one_decimal(scale.y(value))) y2=(one_decimal(scale.y(value))) {}
            text x=(LEFT - 5.0) y=(one_decimal(scale.y(value) + 4.0)) text-anchor="end" { (value) }
        }
    }
}

/// Renders the axis: each year or round with its number, and the label beside the last.
fn axis(msg: &MessageContext<'_>, round: &str, scale: &Scale, history: &[ScorePoint]) -> Markup {
    let bottom = TOP + HEIGHT;
    html! {
        @for (number, from, to) in rounds(history) {
            @let (from, to) = (scale.x(from), scale.x(to));
            line.grid x1=(one_decimal(from)) x2=(one_decimal(from)) y1=(bottom) y2=(bottom + 6.0) {}
            text x=(one_decimal((from + to) / 2.0)) y=(bottom + 17.0) text-anchor="middle" { (number) }
        }
        text x=(LEFT + WIDTH + 8.0) y=(bottom + 17.0) { (msg.text(round)) }
    }
}

/// Years or rounds: number, first moment, first moment after it.
fn rounds(history: &[ScorePoint]) -> Vec<(u8, usize, usize)> {
    let mut rounds: Vec<(u8, usize, usize)> = Vec::new();
    for (at, moment) in history.iter().enumerate() {
        match rounds.last_mut() {
            Some((round, _, to)) if *round == moment.round => *to = at,
            Some((_, _, to)) => {
                *to = at;
                rounds.push((moment.round, at, at));
            }
            None => rounds.push((moment.round, at, at)),
        }
    }
    rounds
}

/// Renders the line of a seat, with its mark and its points.
fn line(scale: &Scale, history: &[ScorePoint], seat: usize, end: i32, mark: f32) -> Markup {
    let corner = |(at, moment): (usize, &ScorePoint)| {
        format!("{},{}", one_decimal(scale.x(at)), one_decimal(scale.y(moment.points[seat])))
    };
    let corners: Vec<String> = history.iter().enumerate().map(corner).collect();
    let (x, mark) = (LEFT + WIDTH, one_decimal(mark));
    html! {
        g class=(seat_class(Seat::new(seat))) {
            polyline points=(corners.join(" ")) {}
            line.leader x1=(x) y1=(one_decimal(scale.y(end))) x2=(x + 8.0) y2=(mark) {}
            circle cx=(x + 15.0) cy=(mark) r="8" fill="var(--seat)" {}
            use href={ (SPRITE_PATH) "#" (seat_emblem(Seat::new(seat))) } x=(x + 10.0) y=(mark - 5.0) width="10" height="10" {}
            text.end x=(x + 27.0) y=(mark + 4.5) { (end) }
        }
    }
}

/// Returns heights moved as little as possible so that no two marks overlap and none is outside the chart.
fn apart(heights: &[f32]) -> Vec<f32> {
    let mut order: Vec<usize> = (0..heights.len()).collect();
    order.sort_by(|one, other| heights[*one].total_cmp(&heights[*other]));
    let mut apart = heights.to_vec();
    for pair in order.windows(2) {
        apart[pair[1]] = apart[pair[1]].max(apart[pair[0]] + APART);
    }
    let mut lowest = TOP + HEIGHT;
    for &seat in order.iter().rev() {
        apart[seat] = apart[seat].min(lowest);
        lowest = apart[seat] - APART;
    }
    apart
}

/// Returns the chart as text: the points at the end of each year or round.
fn description(msg: &MessageContext<'_>, round: &str, history: &[ScorePoint]) -> String {
    let standing = |moment: &ScorePoint| {
        let seats = moment.points.iter().enumerate();
        msg.list(seats.map(|(seat, points)| {
            msg.format("ht-chart-mark").seat("name", Seat::new(seat)).count("points", *points).build()
        }))
    };
    let line = |(number, _, to): (u8, usize, usize)| {
        let sentence = msg.format("ht-chart-lap").text("lap", msg.text(round)).count("n", number);
        sentence.text("points", standing(&history[to])).build()
    };
    let lines = rounds(history).into_iter().map(line);
    [msg.text("ht-chart")].into_iter().chain(lines).collect::<Vec<_>>().join(". ")
}

fn one_decimal(number: f32) -> f32 {
    (number * 10.0).round() / 10.0
}

#[cfg(test)]
mod tests {
    use super::*;
    use i18n::{Locale, messages};

    fn history(points: &[(u8, &[i32])]) -> Vec<ScorePoint> {
        points.iter().map(|&(round, points)| ScorePoint { round, points: points.to_vec() }).collect()
    }

    fn chart(history: &[ScorePoint]) -> String {
        score_chart(&MessageContext::new(messages(Locale::English), &[]), "kb-lap", history).into_string()
    }

    #[test]
    fn every_seat_has_a_line_with_a_corner_for_every_moment() {
        let page = chart(&history(&[(1, &[0, 0]), (1, &[1, -2]), (2, &[7, 3])]));
        assert_eq!(page.matches("<polyline").count(), 2);
        let first =
            page.split("points=\"").nth(1).and_then(|rest| rest.split('"').next()).expect("there is a line");
        assert_eq!(first.split(' ').count(), 3, "{first}");
        assert!(page.contains("charge-1") && page.contains("charge-2"));
    }

    #[test]
    fn the_chart_has_a_title_an_axis_of_years_and_is_told_in_words() {
        let page = chart(&history(&[(1, &[0, 0]), (2, &[1, 2]), (2, &[7, 3])]));
        assert!(page.contains("<figcaption>Score over time</figcaption>"), "{page}");
        for mark in [">1</text>", ">2</text>", ">Year</text>"] {
            assert!(page.contains(mark), "{mark} in {page}");
        }
        assert!(page.contains("Year 1: Seat 1 1 and Seat 2 2. Year 2: Seat 1 7"), "{page}");
        assert!(!page.contains("aria-hidden"), "{page}");
    }

    #[test]
    fn marks_never_overlap_and_stay_in_the_picture() {
        for heights in [&[20.0, 24.0, 25.0, 25.0][..], &[172.0, 171.0, 172.0], &[12.0, 12.0], &[90.0]] {
            let marks = apart(heights);
            let mut sorted = marks.clone();
            sorted.sort_by(f32::total_cmp);
            assert!(sorted.windows(2).all(|pair| pair[1] - pair[0] >= APART - 0.01), "{marks:?}");
            assert!(sorted.iter().all(|mark| *mark <= TOP + HEIGHT && *mark >= 0.0), "{marks:?}");
        }
        assert_eq!(apart(&[20.0, 120.0]), [20.0, 120.0], "marks that do not touch stay");
    }

    #[test]
    fn nothing_and_little_can_be_drawn() {
        for points in [&[][..], &[(1, &[][..])][..], &[(1, &[0, 0][..])][..]] {
            assert!(chart(&history(points)).contains("<svg"));
        }
    }
}
