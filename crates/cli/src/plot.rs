//! DataPoint plots as SVG: names at the left, dots with whiskers around a line, a number at the right.

pub(crate) mod chart;

use crate::LocaleContext;
use crate::locale_context::count;
use std::fmt::{self, Write};

/// A dot plot: panels below each other.
pub(crate) struct DotPlot {
    pub(crate) ctx: LocaleContext,
    pub(crate) title: String,
    pub(crate) subtitle: String,
    pub(crate) panels: Vec<Panel>,
    pub(crate) notes: Vec<String>,
}

/// A panel of a dot plot.
pub(crate) struct Panel {
    pub(crate) title: String,
    /// The label of the axis.
    pub(crate) reading: String,
    pub(crate) unit: Unit,
    /// The reference value, shown as a line.
    pub(crate) line: f64,
    pub(crate) line_name: String,
    /// The label of the values at the right.
    pub(crate) numbers: String,
    pub(crate) dots: Vec<DataPoint>,
}

/// The unit of an axis.
#[derive(Copy, Clone)]
pub(crate) enum Unit {
    Percent,
    Points,
}

/// A row of a panel.
pub(crate) struct DataPoint {
    pub(crate) name: String,
    /// A smaller line below the name.
    pub(crate) detail: Option<String>,
    pub(crate) value: ErrorBar,
    /// A second value to compare with.
    pub(crate) hollow: Option<ErrorBar>,
    pub(crate) number: ValueLabel,
}

/// A value at the right.
#[derive(Copy, Clone)]
pub(crate) enum ValueLabel {
    /// A difference: with its sign, green if it is good.
    Difference(f64),
    /// A plain number.
    Plain(f64),
}

impl ValueLabel {
    fn show(self, ctx: LocaleContext) -> String {
        match self {
            // A true minus is as wide as a plus.
            ValueLabel::Difference(number) => ctx.signed(number, 2).replace('-', "\u{2212}"),
            ValueLabel::Plain(number) => ctx.number(number, 2),
        }
    }

    fn color(self) -> &'static str {
        match self {
            ValueLabel::Difference(number) if number < 0.0 => BELOW,
            ValueLabel::Difference(_) => ABOVE,
            ValueLabel::Plain(_) => INK,
        }
    }
}

/// A mean, its interval, and the number of observations.
pub(crate) struct ErrorBar {
    pub(crate) mean: f64,
    pub(crate) ends: Option<(f64, f64)>,
    pub(crate) count: u64,
}

const WIDTH: f64 = 900.0;
/// Where names end, and where the axis begins and ends.
const NAMES: f64 = 248.0;
const LEFT: f64 = 268.0;
const RIGHT: f64 = 790.0;
/// The letters of a detail that fit beside the axis.
const DETAIL: f64 = 33.0;
/// Where numbers end.
const NUMBERS: f64 = 868.0;
/// Heights: the heading of the plot, that of a panel, a row without and with detail, the foot of a panel, a note.
const TOP: f64 = 96.0;
const HEAD: f64 = 68.0;
const ROW: f64 = 25.0;
const HIGH_ROW: f64 = 42.0;
const FOOT: f64 = 46.0;
const NOTE: f64 = 20.0;

const PARCHMENT: &str = "#f7f0df";
const STRIPE: &str = "#efe5cc";
const FRAME: &str = "#c8b68e";
const GRID: &str = "#dccfae";
const INK: &str = "#33291c";
const FADED: &str = "#7a6a50";
const GOLD: &str = "#a5741a";
const ABOVE: &str = "#2f6b4f";
const BELOW: &str = "#a23b2a";
const EVEN: &str = "#7d7464";

impl Unit {
    fn show(self, ctx: LocaleContext, value: f64, decimals: usize) -> String {
        match self {
            Unit::Percent => format!("{} %", ctx.number(value, decimals)),
            Unit::Points => ctx.number(value, decimals),
        }
    }
}

impl Panel {
    fn height(&self) -> f64 {
        HEAD + self.row() * self.dots.len() as f64 + FOOT
    }

    /// The height of a row.
    fn row(&self) -> f64 {
        if self.dots.iter().any(|dot| dot.detail.is_some()) { HIGH_ROW } else { ROW }
    }
}

impl DotPlot {
    /// The plot as SVG.
    pub(crate) fn svg(&self) -> String {
        let panels: f64 = self.panels.iter().map(Panel::height).sum();
        let height = TOP + panels + NOTE * self.notes.len() as f64 + 18.0;
        let mut svg = String::new();
        self.draw(&mut svg, height).expect("a text takes what is written to it");
        svg
    }

    fn draw(&self, svg: &mut String, height: f64) -> fmt::Result {
        open(svg, height, &self.title)?;
        text(svg, (32.0, 50.0), r#"font-size="27" font-weight="bold""#, INK, &self.title)?;
        text(svg, (32.0, 76.0), r#"font-size="15" font-style="italic""#, FADED, &self.subtitle)?;
        let mut top = TOP;
        for panel in &self.panels {
            Drawing::new(self.ctx, panel, top).draw(svg)?;
            top += panel.height();
        }
        for (n, note) in self.notes.iter().enumerate() {
            let y = top + 10.0 + NOTE * n as f64;
            text(svg, (32.0, y), r#"font-size="13.5" font-style="italic""#, FADED, note)?;
        }
        svg.push_str("</svg>\n");
        Ok(())
    }
}

fn open(svg: &mut String, height: f64, title: &str) -> fmt::Result {
    writeln!(
        svg,
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" role="img" font-family="Georgia, 'Iowan Old Style', 'Palatino Linotype', 'DejaVu Serif', serif">"#
    )?;
    writeln!(svg, "<title>{}</title>", escaped(title))?;
    writeln!(svg, r#"<rect width="{WIDTH}" height="{height}" rx="12" fill="{PARCHMENT}"/>"#)?;
    let (wide, high) = (WIDTH - 16.0, height - 16.0);
    writeln!(
        svg,
        r#"<rect x="8" y="8" width="{wide}" height="{high}" rx="8" fill="none" stroke="{FRAME}" stroke-width="1.2"/>"#
    )
}

fn text(svg: &mut String, (x, y): (f64, f64), style: &str, fill: &str, words: &str) -> fmt::Result {
    writeln!(svg, r#"<text x="{x:.1}" y="{y:.1}" {style} fill="{fill}">{}</text>"#, escaped(words))
}

fn line(svg: &mut String, from: (f64, f64), to: (f64, f64), stroke: &str, style: &str) -> fmt::Result {
    let ((x1, y1), (x2, y2)) = (from, to);
    writeln!(svg, r#"<line x1="{x1:.1}" y1="{y1:.1}" x2="{x2:.1}" y2="{y2:.1}" stroke="{stroke}" {style}/>"#)
}

/// A panel with its position and scale.
struct Drawing<'a> {
    ctx: LocaleContext,
    panel: &'a Panel,
    top: f64,
    low: f64,
    high: f64,
    step: f64,
}

impl<'a> Drawing<'a> {
    fn new(ctx: LocaleContext, panel: &'a Panel, top: f64) -> Drawing<'a> {
        let whiskers = panel.dots.iter().flat_map(|dot| dot.hollow.iter().chain([&dot.value]));
        let all = whiskers.flat_map(|whisker| {
            let (low, high) = whisker.ends.unwrap_or((whisker.mean, whisker.mean));
            [low, high]
        });
        let (low, high) =
            all.fold((panel.line, panel.line), |(low, high), value| (low.min(value), high.max(value)));
        let step = step((high - low).max(1e-6));
        let (low, high) = ((low / step).floor() * step, (high / step).ceil() * step);
        Drawing { ctx, panel, top, low, high, step }
    }

    fn x(&self, value: f64) -> f64 {
        let width = (self.high - self.low).max(self.step);
        LEFT + (RIGHT - LEFT) * (value - self.low) / width
    }

    /// A value of the axis.
    fn show(&self, value: f64, decimals: usize) -> String {
        self.panel.unit.show(self.ctx, value, decimals)
    }

    /// The first row's upper edge, and the last one's lower edge.
    fn rows(&self) -> (f64, f64) {
        let first = self.top + HEAD;
        (first, first + self.panel.row() * self.panel.dots.len() as f64)
    }

    fn draw(&self, svg: &mut String) -> fmt::Result {
        self.head(svg)?;
        self.stripes(svg)?;
        self.axis(svg)?;
        self.even_line(svg)?;
        self.panel.dots.iter().enumerate().try_for_each(|(n, dot)| self.row(svg, n, dot))
    }

    fn head(&self, svg: &mut String) -> fmt::Result {
        let baseline = self.top + 22.0;
        text(svg, (32.0, baseline), r#"font-size="20" font-weight="bold""#, INK, &self.panel.title)?;
        text(svg, (LEFT, baseline), r#"font-size="14.5""#, INK, &self.panel.reading)?;
        let style = r#"font-size="14.5" text-anchor="end""#;
        text(svg, (NUMBERS, baseline), style, INK, &self.panel.numbers)
    }

    fn stripes(&self, svg: &mut String) -> fmt::Result {
        let ((first, _), row) = (self.rows(), self.panel.row());
        for n in (0..self.panel.dots.len()).step_by(2) {
            let y = first + row * n as f64;
            writeln!(svg, r#"<rect x="24" y="{y:.1}" width="852" height="{row}" rx="4" fill="{STRIPE}"/>"#)?;
        }
        Ok(())
    }

    fn axis(&self, svg: &mut String) -> fmt::Result {
        let (first, last) = self.rows();
        let decimals = if self.step < 0.1 { 2 } else { usize::from(self.step < 1.0) };
        let ticks = ((self.high - self.low) / self.step).round() as u32;
        for n in 0..=ticks {
            let value = self.low + self.step * f64::from(n);
            let x = self.x(value);
            line(svg, (x, first), (x, last), GRID, r#"stroke-width="1""#)?;
            let style = r#"font-size="13" text-anchor="middle""#;
            text(svg, (x, last + 19.0), style, FADED, &self.show(value, decimals))?;
        }
        Ok(())
    }

    fn even_line(&self, svg: &mut String) -> fmt::Result {
        let (first, last) = self.rows();
        let x = self.x(self.panel.line);
        line(svg, (x, first - 8.0), (x, last), GOLD, r#"stroke-width="1.8" stroke-dasharray="6 4""#)?;
        let words = format!("{} {}", self.panel.line_name, self.show(self.panel.line, 1));
        let style = r#"font-size="13" font-style="italic" text-anchor="middle""#;
        text(svg, (x.clamp(LEFT + 60.0, RIGHT - 60.0), first - 14.0), style, GOLD, &words)
    }

    fn row(&self, svg: &mut String, n: usize, dot: &DataPoint) -> fmt::Result {
        let y = self.rows().0 + self.panel.row() * (n as f64 + 0.5);
        let base = y + 5.0;
        writeln!(svg, "<g>\n<title>{}</title>", escaped(&self.tooltip(dot)))?;
        self.name(svg, dot, base)?;
        let apart = if dot.hollow.is_some() { 8.0 } else { 0.0 };
        if let Some(hollow) = &dot.hollow {
            self.hollow(svg, hollow, y + apart)?;
        }
        self.lollipop(svg, &dot.value, y - apart)?;
        let style = r#"font-size="14.5" text-anchor="end""#;
        text(svg, (NUMBERS, base), style, dot.number.color(), &dot.number.show(self.ctx))?;
        svg.push_str("</g>\n");
        Ok(())
    }

    fn name(&self, svg: &mut String, dot: &DataPoint, base: f64) -> fmt::Result {
        let lift = if dot.detail.is_some() { 7.0 } else { 0.0 };
        text(svg, (NAMES, base - lift), r#"font-size="15" text-anchor="end""#, INK, &dot.name)?;
        dot.detail.iter().try_for_each(|detail| {
            // Long ones become smaller, so that they still fit.
            let size = (120.0 * (DETAIL / detail.chars().count() as f64).min(1.0)).round() / 10.0;
            let style = format!(r#"font-size="{size}" text-anchor="end""#);
            text(svg, (NAMES, base + 10.0), &style, FADED, detail)
        })
    }

    /// A line from the reference value to the dot, and the error bar.
    fn lollipop(&self, svg: &mut String, whisker: &ErrorBar, y: f64) -> fmt::Result {
        let color = self.color(whisker);
        let (even, x) = (self.x(self.panel.line), self.x(whisker.mean));
        line(svg, (even, y), (x, y), color, r#"stroke-width="5" stroke-opacity="0.22""#)?;
        self.whisker(svg, whisker, y, color)?;
        writeln!(
            svg,
            r#"<circle cx="{x:.1}" cy="{y:.1}" r="5.2" fill="{color}" stroke="{PARCHMENT}" stroke-width="1"/>"#
        )
    }

    fn hollow(&self, svg: &mut String, whisker: &ErrorBar, y: f64) -> fmt::Result {
        self.whisker(svg, whisker, y, EVEN)?;
        let x = self.x(whisker.mean);
        writeln!(
            svg,
            r#"<circle cx="{x:.1}" cy="{y:.1}" r="4" fill="{PARCHMENT}" stroke="{EVEN}" stroke-width="1.6"/>"#
        )
    }

    fn whisker(&self, svg: &mut String, whisker: &ErrorBar, y: f64, color: &str) -> fmt::Result {
        let Some((low, high)) = whisker.ends else {
            return Ok(());
        };
        let (low, high) = (self.x(low), self.x(high));
        line(svg, (low, y), (high, y), color, r#"stroke-width="1.6""#)?;
        for x in [low, high] {
            line(svg, (x, y - 3.5), (x, y + 3.5), color, r#"stroke-width="1.6""#)?;
        }
        Ok(())
    }

    /// Colored only if the interval does not contain the reference value.
    fn color(&self, whisker: &ErrorBar) -> &'static str {
        match whisker.ends {
            Some((low, _)) if low > self.panel.line => ABOVE,
            Some((_, high)) if high < self.panel.line => BELOW,
            Some(_) | None => EVEN,
        }
    }

    fn tooltip(&self, dot: &DataPoint) -> String {
        let told = match dot.value.ends {
            None => self.ctx.format("tool-dot"),
            Some((low, high)) => self
                .ctx
                .format("tool-dot-range")
                .text("low", self.show(low, 2))
                .text("high", self.show(high, 2)),
        };
        let told = told.text("name", dot.name.as_str()).text("mean", self.show(dot.value.mean, 2));
        let told = told.count("n", count(dot.value.count)).text("what", self.panel.numbers.as_str());
        told.text("number", dot.number.show(self.ctx)).build()
    }
}

/// Between two lines of the grid: 1, 2 or 5 times a power of ten, so that about six fit.
fn step(width: f64) -> f64 {
    let rough = width / 6.0;
    let power = 10f64.powf(rough.log10().floor());
    let nice = [1.0, 2.0, 5.0, 10.0].into_iter().find(|nice| nice * power >= rough);
    nice.unwrap_or(10.0) * power
}

/// A text that cannot be taken for markup.
fn escaped(words: &str) -> String {
    let mut safe = String::with_capacity(words.len());
    for letter in words.chars() {
        match letter {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&apos;"),
            letter => safe.push(letter),
        }
    }
    safe
}
