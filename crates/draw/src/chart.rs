//! Points over time.

use crate::heraldry::{charge, livery};
use crate::icon::SPRITE_PATH;
use engine::Seat;
use lang::Teller;
use maud::{Markup, html};

/// A moment of a game: its year or round, and the points of every seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Moment {
    /// The year or the round, from 1.
    pub(crate) lap: u8,
    /// The points of every seat.
    pub(crate) points: Vec<i32>,
}

/// Where the lines are drawn: as wide as a telephone, so that nothing becomes too small to read there.
const WIDTH: f32 = 288.0;
const HEIGHT: f32 = 160.0;
const LEFT: f32 = 24.0;
const TOP: f32 = 12.0;

/// What lies beside and beneath the lines: marks with points, and the axis.
const RIGHT: f32 = 58.0;
const BENEATH: f32 = 26.0;

/// How far apart the marks at the ends of lines are at least.
const APART: f32 = 19.0;

/// The points of every seat over time, as lines in its colour that end in its charge. `lap` is what the axis counts.
pub(crate) fn draw(tell: &Teller<'_>, lap: &str, course: &[Moment]) -> Markup {
    let seats = course.first().map_or(0, |first| first.points.len());
    let scale = Scale::of(course);
    let ends: Vec<i32> = course.last().map_or_else(Vec::new, |last| last.points.clone());
    let marks = apart(&ends.iter().map(|&end| scale.y(end)).collect::<Vec<_>>());
    html! {
        figure.chart {
            figcaption { (tell.say("ht-chart")) }
            svg viewBox={ "0 0 " (LEFT + WIDTH + RIGHT) " " (TOP + HEIGHT + BENEATH) } role="img" aria-label=(told(tell, lap, course)) {
                (grid(&scale))
                (axis(tell, lap, &scale, course))
                @for seat in 0..seats { (line(&scale, course, seat, ends[seat], marks[seat])) }
            }
        }
    }
}

/// From moments and points to places.
struct Scale {
    moments: usize,
    least: i32,
    most: i32,
}

impl Scale {
    fn of(course: &[Moment]) -> Scale {
        let all = || course.iter().flat_map(|moment| moment.points.iter().copied());
        let (least, most) = (all().min().unwrap_or(0).min(0), all().max().unwrap_or(0).max(1));
        Scale { moments: course.len(), least, most }
    }

    fn x(&self, moment: usize) -> f32 {
        LEFT + WIDTH * moment as f32 / (self.moments.max(2) - 1) as f32
    }

    fn y(&self, value: i32) -> f32 {
        TOP + HEIGHT * (self.most - value) as f32 / (self.most - self.least) as f32
    }
}

/// Round numbers, about five, each with its line.
fn grid(scale: &Scale) -> Markup {
    let all = scale.most - scale.least;
    let step = [1, 2, 5, 10, 20, 50].into_iter().find(|step| all / step <= 6).unwrap_or(100);
    html! {
        @for value in (scale.least..=scale.most).filter(|value| value % step == 0) {
            line.grid x1=(LEFT) x2=(LEFT + WIDTH) y1=(round(scale.y(value))) y2=(round(scale.y(value))) {}
            text x=(LEFT - 5.0) y=(round(scale.y(value) + 4.0)) text-anchor="end" { (value) }
        }
    }
}

/// Each year or round with its number, and where it begins; what is counted stands beside the last.
fn axis(tell: &Teller<'_>, lap: &str, scale: &Scale, course: &[Moment]) -> Markup {
    let bottom = TOP + HEIGHT;
    html! {
        @for (number, from, to) in laps(course) {
            @let (from, to) = (scale.x(from), scale.x(to));
            line.grid x1=(round(from)) x2=(round(from)) y1=(bottom) y2=(bottom + 6.0) {}
            text x=(round((from + to) / 2.0)) y=(bottom + 17.0) text-anchor="middle" { (number) }
        }
        text x=(LEFT + WIDTH + 8.0) y=(bottom + 17.0) { (tell.say(lap)) }
    }
}

/// Years or rounds: number, first moment, first moment after it.
fn laps(course: &[Moment]) -> Vec<(u8, usize, usize)> {
    let mut laps: Vec<(u8, usize, usize)> = Vec::new();
    for (at, moment) in course.iter().enumerate() {
        match laps.last_mut() {
            Some((lap, _, to)) if *lap == moment.lap => *to = at,
            Some((_, _, to)) => {
                *to = at;
                laps.push((moment.lap, at, at));
            }
            None => laps.push((moment.lap, at, at)),
        }
    }
    laps
}

/// The line of a seat, with its mark and its points.
fn line(scale: &Scale, course: &[Moment], seat: usize, end: i32, mark: f32) -> Markup {
    let corner = |(at, moment): (usize, &Moment)| {
        format!("{},{}", round(scale.x(at)), round(scale.y(moment.points[seat])))
    };
    let corners: Vec<String> = course.iter().enumerate().map(corner).collect();
    let (x, mark) = (LEFT + WIDTH, round(mark));
    html! {
        g class=(livery(Seat::new(seat))) {
            polyline points=(corners.join(" ")) {}
            line.leader x1=(x) y1=(round(scale.y(end))) x2=(x + 8.0) y2=(mark) {}
            circle cx=(x + 15.0) cy=(mark) r="8" fill="var(--seat)" {}
            use href={ (SPRITE_PATH) "#" (charge(Seat::new(seat))) } x=(x + 10.0) y=(mark - 5.0) width="10" height="10" {}
            text.end x=(x + 27.0) y=(mark + 4.5) { (end) }
        }
    }
}

/// Heights that are moved as little as need be so that no two marks overlap, and none leaves the picture.
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

/// All of it in words: where everybody stood at the end of each year or round, which is where the next begins.
fn told(tell: &Teller<'_>, lap: &str, course: &[Moment]) -> String {
    let standing = |moment: &Moment| {
        let seats = moment.points.iter().enumerate();
        tell.list(seats.map(|(seat, points)| {
            tell.tell("ht-chart-mark").seat("name", Seat::new(seat)).count("points", *points).end()
        }))
    };
    let line = |(number, _, to): (u8, usize, usize)| {
        let sentence = tell.tell("ht-chart-lap").text("lap", tell.say(lap)).count("n", number);
        sentence.text("points", standing(&course[to])).end()
    };
    let lines = laps(course).into_iter().map(line);
    [tell.say("ht-chart")].into_iter().chain(lines).collect::<Vec<_>>().join(". ")
}

fn round(number: f32) -> f32 {
    (number * 10.0).round() / 10.0
}

#[cfg(test)]
mod tests {
    use super::*;
    use lang::{Tongue, words};

    fn course(points: &[(u8, &[i32])]) -> Vec<Moment> {
        points.iter().map(|&(lap, points)| Moment { lap, points: points.to_vec() }).collect()
    }

    fn chart(course: &[Moment]) -> String {
        draw(&Teller::new(words(Tongue::English), &[]), "kb-lap", course).into_string()
    }

    #[test]
    fn every_seat_has_a_line_with_a_corner_for_every_moment() {
        let page = chart(&course(&[(1, &[0, 0]), (1, &[1, -2]), (2, &[7, 3])]));
        assert_eq!(page.matches("<polyline").count(), 2);
        let first =
            page.split("points=\"").nth(1).and_then(|rest| rest.split('"').next()).expect("there is a line");
        assert_eq!(first.split(' ').count(), 3, "{first}");
        assert!(page.contains("charge-1") && page.contains("charge-2"));
    }

    #[test]
    fn the_chart_has_a_title_an_axis_of_years_and_is_told_in_words() {
        let page = chart(&course(&[(1, &[0, 0]), (2, &[1, 2]), (2, &[7, 3])]));
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
            assert!(chart(&course(points)).contains("<svg"));
        }
    }
}
