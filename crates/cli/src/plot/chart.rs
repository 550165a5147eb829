//! Curves as SVG: one or more lines over a common axis.

use super::{ABOVE, BELOW, EVEN, FADED, GOLD, GRID, INK, line, open, step, text};
use crate::LocaleContext;
use std::fmt::{self, Write};

/// A picture of curves.
pub(crate) struct Chart {
    pub(crate) ctx: LocaleContext,
    pub(crate) title: String,
    pub(crate) subtitle: String,
    /// The label of the horizontal axis.
    pub(crate) across: String,
    /// The label of the vertical axis.
    pub(crate) up: String,
    pub(crate) curves: Vec<Curve>,
}

/// A curve: its name and its points from left to right.
pub(crate) struct Curve {
    pub(crate) name: String,
    pub(crate) points: Vec<(f64, f64)>,
}

const HEIGHT: f64 = 520.0;
/// Where the axes are.
const LEFT: f64 = 96.0;
const RIGHT: f64 = 860.0;
const TOP: f64 = 130.0;
const BOTTOM: f64 = 440.0;
/// The colours of curves, in their order.
const COLORS: [&str; 4] = [ABOVE, GOLD, BELOW, EVEN];

/// The range of an axis and the distance of its lines.
struct Axis {
    low: f64,
    high: f64,
    step: f64,
}

impl Axis {
    fn over(values: impl Iterator<Item = f64> + Clone) -> Axis {
        let low = values.clone().fold(f64::INFINITY, f64::min);
        let high = values.fold(f64::NEG_INFINITY, f64::max);
        let (low, high) = if low <= high { (low, high) } else { (0.0, 1.0) };
        let step = step((high - low).max(1e-3));
        Axis { low: (low / step).floor() * step, high: (high / step).ceil() * step, step }
    }

    /// Where a value lies, from 0 to 1.
    fn at(&self, value: f64) -> f64 {
        (value - self.low) / (self.high - self.low).max(self.step)
    }

    fn ticks(&self) -> impl Iterator<Item = f64> {
        let count = ((self.high - self.low) / self.step).round() as u32;
        (0..=count).map(|n| self.low + self.step * f64::from(n))
    }
}

impl Chart {
    /// The picture as a text.
    pub(crate) fn svg(&self) -> String {
        let mut svg = String::new();
        self.draw(&mut svg).expect("a text takes what is written to it");
        svg
    }

    fn draw(&self, svg: &mut String) -> fmt::Result {
        open(svg, HEIGHT, &self.title)?;
        text(svg, (32.0, 50.0), r#"font-size="27" font-weight="bold""#, INK, &self.title)?;
        text(svg, (32.0, 76.0), r#"font-size="15" font-style="italic""#, FADED, &self.subtitle)?;
        let points = self.curves.iter().flat_map(|curve| &curve.points);
        let across = Axis::over(points.clone().map(|point| point.0).chain([0.0]));
        let up = Axis::over(points.map(|point| point.1));
        self.grid(svg, &across, &up)?;
        self.curves.iter().enumerate().try_for_each(|(n, curve)| draw_curve(svg, n, curve, &across, &up))?;
        svg.push_str("</svg>\n");
        Ok(())
    }

    /// A number at an axis.
    fn show(&self, tick: f64) -> String {
        self.ctx.decimal(&short(tick))
    }

    fn grid(&self, svg: &mut String, across: &Axis, up: &Axis) -> fmt::Result {
        for tick in across.ticks() {
            let x = LEFT + (RIGHT - LEFT) * across.at(tick);
            line(svg, (x, TOP), (x, BOTTOM), GRID, r#"stroke-width="1""#)?;
            text(svg, (x, BOTTOM + 20.0), r#"font-size="13" text-anchor="middle""#, FADED, &self.show(tick))?;
        }
        for tick in up.ticks() {
            let y = BOTTOM - (BOTTOM - TOP) * up.at(tick);
            line(svg, (LEFT, y), (RIGHT, y), GRID, r#"stroke-width="1""#)?;
            text(
                svg,
                (LEFT - 10.0, y + 4.0),
                r#"font-size="13" text-anchor="end""#,
                FADED,
                &self.show(tick),
            )?;
        }
        text(svg, (RIGHT, BOTTOM + 46.0), r#"font-size="14.5" text-anchor="end""#, INK, &self.across)?;
        text(svg, (32.0, TOP - 22.0), r#"font-size="14.5""#, INK, &self.up)
    }
}

fn draw_curve(svg: &mut String, n: usize, curve: &Curve, across: &Axis, up: &Axis) -> fmt::Result {
    let color = COLORS[n % COLORS.len()];
    let place =
        |&(x, y): &(f64, f64)| (LEFT + (RIGHT - LEFT) * across.at(x), BOTTOM - (BOTTOM - TOP) * up.at(y));
    svg.push_str(r#"<polyline fill="none" stroke-width="2.2" stroke-linejoin="round" stroke=""#);
    write!(svg, "{color}\" points=\"")?;
    for (x, y) in curve.points.iter().map(place) {
        write!(svg, "{x:.1},{y:.1} ")?;
    }
    svg.push_str("\"/>\n");
    let y = HEIGHT - 34.0;
    let x = LEFT + 240.0 * n as f64;
    line(svg, (x, y - 5.0), (x + 26.0, y - 5.0), color, r#"stroke-width="3""#)?;
    text(svg, (x + 34.0, y), r#"font-size="14.5""#, INK, &curve.name)
}

/// A number without trailing zeros.
fn short(value: f64) -> String {
    if value.abs() >= 1e6 {
        return format!("{} M", value / 1e6);
    }
    let text = format!("{value:.3}");
    text.trim_end_matches('0').trim_end_matches('.').to_string()
}
