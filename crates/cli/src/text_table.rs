//! Tables in plain text: the first column is aligned left, the others right.

use std::fmt;

/// The maximum width of a table in characters.
const WIDTH: usize = 80;

/// A table with headings.
pub(crate) struct TextTable {
    /// The preferred width of each column.
    widths: Vec<usize>,
    lines: Vec<Line>,
}

enum Line {
    Cells(Vec<String>),
    Text(String),
}

impl TextTable {
    /// A table with these headings, each with the preferred width of its column.
    pub(crate) fn new<const N: usize>(heads: [(String, usize); N]) -> TextTable {
        let widths = heads.iter().map(|head| head.1).collect();
        TextTable { widths, lines: vec![Line::Cells(heads.into_iter().map(|head| head.0).collect())] }
    }

    /// Adds a row; it may be shorter than the headings.
    pub(crate) fn row(&mut self, cells: Vec<String>) {
        self.lines.push(Line::Cells(cells));
    }

    /// Adds a line of text without columns.
    pub(crate) fn text(&mut self, text: String) {
        self.lines.push(Line::Text(text));
    }

    /// The width that a column needs.
    fn required_width(&self, column: usize) -> usize {
        let cells = self.lines.iter().filter_map(|line| match line {
            Line::Cells(cells) => cells.get(column),
            Line::Text(_) => None,
        });
        cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
    }

    /// The widths: preferred or required; if the sum exceeds the maximum, the last columns are narrowed first.
    fn fitted(&self) -> Vec<usize> {
        let needs: Vec<usize> = (0..self.widths.len()).map(|column| self.required_width(column)).collect();
        let mut widths: Vec<usize> =
            self.widths.iter().zip(&needs).map(|(wish, need)| *wish.max(need)).collect();
        let whole = widths.iter().sum::<usize>() + widths.len().saturating_sub(1);
        let mut excess = whole.saturating_sub(WIDTH);
        for (width, need) in widths.iter_mut().zip(&needs).rev() {
            let less = excess.min(*width - need);
            *width -= less;
            excess -= less;
        }
        widths
    }
}

impl fmt::Display for TextTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let widths = self.fitted();
        for line in &self.lines {
            match line {
                Line::Text(text) => writeln!(f, "{text}")?,
                Line::Cells(cells) => writeln!(f, "{}", aligned(cells, &widths))?,
            }
        }
        Ok(())
    }
}

fn aligned(cells: &[String], widths: &[usize]) -> String {
    let cell = |(n, (cell, width)): (usize, (&String, &usize))| {
        if n == 0 { format!("{cell:<width$}") } else { format!("{cell:>width$}") }
    };
    cells.iter().zip(widths).enumerate().map(cell).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(name: &str) -> String {
        let heads = [("name".into(), 30), ("one".into(), 30), ("two".into(), 18)];
        let mut table = TextTable::new(heads);
        table.row(vec![name.into(), "1".into(), "2".into()]);
        table.text("and so on".into());
        table.to_string()
    }

    #[test]
    fn columns_are_as_wide_as_wished_if_there_is_room() {
        let text = table("x");
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines[1], format!("{:<30} {:>30} {:>18}", "x", "1", "2"));
        assert_eq!(lines[2], "and so on");
    }

    #[test]
    fn a_long_name_takes_room_from_the_last_columns() {
        let text = table(&"x".repeat(50));
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines[1], format!("{} {:>25} {:>3}", "x".repeat(50), "1", "2"));
        assert!(lines.iter().all(|line| line.len() <= WIDTH));
    }
}
