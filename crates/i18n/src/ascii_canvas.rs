//! A grid of characters for boards in plain text.

use crate::figures::STAR;
use textwrap::core::display_width;

/// Lines of characters, empty at first. Every character takes one column.
pub(crate) struct Canvas {
    lines: Vec<Vec<char>>,
    width: usize,
}

impl Canvas {
    pub(crate) fn new(width: usize, height: usize) -> Canvas {
        Canvas { lines: vec![vec![' '; width]; height], width }
    }

    /// Writes a text from a column of a line. Characters outside the grid are left out.
    pub(crate) fn write(&mut self, column: usize, line: usize, text: &str) {
        let Some(cells) = self.lines.get_mut(line) else { return };
        for (cell, letter) in cells.iter_mut().skip(column).zip(text.chars()) {
            *cell = letter;
        }
    }

    /// Returns the lines, without blanks at their ends.
    pub(crate) fn lines(self) -> Vec<String> {
        debug_assert!(self.lines.iter().all(|line| line.len() == self.width), "nothing widens a canvas");
        self.lines
            .into_iter()
            .map(|line| line.into_iter().collect::<String>().trim_end().to_owned())
            .collect()
    }
}

/// Returns the name of a card shortened to this number of columns. The mark of a reconstructed card stays.
pub(crate) fn truncate_card(name: &str, columns: usize) -> String {
    match name.strip_suffix(STAR) {
        Some(plain) => truncate(plain, columns - display_width(STAR)) + STAR,
        None => truncate(name, columns),
    }
}

/// Returns a text shortened to this number of columns, with an ellipsis at the end.
pub(crate) fn truncate(text: &str, columns: usize) -> String {
    if display_width(text) <= columns {
        return text.to_owned();
    }
    let mut short: String = text.chars().take(columns.saturating_sub(1)).collect();
    short.push('…');
    short
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shortened_card_keeps_its_mark() {
        assert_eq!(truncate_card("Necromancers' Tower*", 14), "Necromancers…*");
        assert_eq!(truncate_card("Necromancers' Tower", 14), "Necromancers'…");
        assert_eq!(truncate_card("Inn*", 14), "Inn*");
    }
}
