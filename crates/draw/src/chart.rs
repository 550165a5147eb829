//! Points over time.

use crate::heraldry::{charge, livery};
use crate::icon::SPRITE_PATH;
use engine::Seat;
use maud::{Markup, html};

/// Where the lines are drawn.
const WIDTH: f32 = 560.0;
const HEIGHT: f32 = 180.0;
const LEFT: f32 = 28.0;
const TOP: f32 = 12.0;

/// The points of every seat over time, as lines in its colour that end in its charge: `points[moment][seat]`.
#[must_use]
pub fn chart(points: &[Vec<i32>]) -> Markup {
    let seats = points.first().map_or(0, Vec::len);
    let all = || points.iter().flatten().copied();
    let (least, most) = (all().min().unwrap_or(0).min(0), all().max().unwrap_or(0).max(1));
    let x = |moment: usize| LEFT + WIDTH * moment as f32 / (points.len().max(2) - 1) as f32;
    let y = |value: i32| TOP + HEIGHT * (most - value) as f32 / (most - least) as f32;
    html! {
        svg.chart viewBox={ "0 0 " (LEFT + WIDTH + 24.0) " " (TOP + HEIGHT + 12.0) } aria-hidden="true" {
            @for value in marks(least, most) {
                line.grid x1=(LEFT) x2=(LEFT + WIDTH) y1=(round(y(value))) y2=(round(y(value))) {}
                text x="2" y=(round(y(value) + 4.0)) { (value) }
            }
            @for seat in 0..seats {
                g class=(livery(Seat::new(seat))) {
                    polyline points=(line(points, seat, x, y)) {}
                    @let end = points.last().map_or(0, |last| last[seat]);
                    circle cx=(LEFT + WIDTH + 8.0) cy=(round(y(end))) r="8" fill="var(--seat)" {}
                    use href={ (SPRITE_PATH) "#" (charge(Seat::new(seat))) } x=(LEFT + WIDTH + 3.0) y=(round(y(end) - 5.0)) width="10" height="10" {}
                }
            }
        }
    }
}

/// A line of a seat.
fn line(points: &[Vec<i32>], seat: usize, x: impl Fn(usize) -> f32, y: impl Fn(i32) -> f32) -> String {
    let corner =
        |(moment, values): (usize, &Vec<i32>)| format!("{},{}", round(x(moment)), round(y(values[seat])));
    points.iter().enumerate().map(corner).collect::<Vec<_>>().join(" ")
}

/// Round numbers for the scale, about five.
fn marks(least: i32, most: i32) -> impl Iterator<Item = i32> {
    let step = [1, 2, 5, 10, 20, 50].into_iter().find(|step| (most - least) / step <= 6).unwrap_or(100);
    (least..=most).filter(move |value| value % step == 0)
}

fn round(number: f32) -> f32 {
    (number * 10.0).round() / 10.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_seat_has_a_line_with_a_corner_for_every_moment() {
        let page = chart(&[vec![0, 0], vec![1, -2], vec![7, 3]]).into_string();
        assert_eq!(page.matches("<polyline").count(), 2);
        let first =
            page.split("points=\"").nth(1).and_then(|rest| rest.split('"').next()).expect("there is a line");
        assert_eq!(first.split(' ').count(), 3, "{first}");
        assert!(page.contains("charge-1") && page.contains("charge-2"));
    }

    #[test]
    fn nothing_and_little_can_be_drawn() {
        for points in [&[][..], &[vec![]][..], &[vec![0, 0]][..]] {
            assert!(chart(points).into_string().contains("<svg"));
        }
    }
}
