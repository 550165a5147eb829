//! Rules as plain text.

use crate::{Chapter, Paragraph, Rulebook, wrap};
use pulldown_cmark::{Alignment, Event, Options, Parser, Tag, TagEnd};

/// The columns of a plain text.
pub const COLUMNS: usize = 80;

impl Rulebook {
    /// Returns the whole book.
    #[must_use]
    pub fn plain(&self) -> String {
        let mut text =
            format!("{}\n{}\n\n{}\n", self.title, "=".repeat(width(&self.title)), plain_text(&self.about));
        for chapter in &self.chapters {
            text.push('\n');
            text.push_str(&chapter.plain());
        }
        text
    }

    /// Chapters and paragraphs, a line each, with their ids.
    #[must_use]
    pub fn contents(&self) -> String {
        let mut text = String::new();
        for chapter in &self.chapters {
            let line = format!("{}. {} [{}]", chapter.number, chapter.title, chapter.id);
            text.push_str(&format!("{}\n", wrap(&line, COLUMNS, "    ")));
            for paragraph in &chapter.paragraphs {
                let line = format!("  {}", paragraph.heading());
                text.push_str(&format!("{}\n", wrap(&line, COLUMNS, "       ")));
            }
        }
        text
    }
}

impl Chapter {
    /// Returns the whole chapter.
    #[must_use]
    pub fn plain(&self) -> String {
        let title = format!("{}. {}", self.number, self.title);
        let mut text = format!("{title}\n{}\n", "-".repeat(width(&title)));
        for paragraph in &self.paragraphs {
            text.push('\n');
            text.push_str(&paragraph.plain());
        }
        text
    }
}

impl Paragraph {
    /// Returns the paragraph with its number, title and id.
    #[must_use]
    pub fn plain(&self) -> String {
        format!("{}\n{}", wrap(&self.heading(), COLUMNS, "    "), plain_text(&self.text))
    }

    fn heading(&self) -> String {
        format!("{} {} [{}]", self.number, self.title, self.id)
    }
}

fn width(text: &str) -> usize {
    textwrap::core::display_width(text)
}

/// Markdown as plain text of eighty columns.
#[must_use]
pub fn plain_text(markdown: &str) -> String {
    let mut page = Page::default();
    Parser::new_ext(markdown, Options::ENABLE_TABLES).for_each(|event| page.take(event));
    page.text
}

/// A writer of plain text.
#[derive(Default)]
struct Page {
    text: String,
    /// The block that is being read.
    line: String,
    /// For each list that is open the number of its next item, if it is numbered.
    lists: Vec<Option<u64>>,
    /// What stands before the first line of an item.
    bullet: String,
    table: Vec<Vec<String>>,
    alignments: Vec<Alignment>,
}

impl Page {
    fn take(&mut self, event: Event<'_>) {
        match event {
            Event::Start(tag) => self.open(tag),
            Event::End(tag) => self.close(tag),
            Event::Text(text) | Event::Code(text) => self.line.push_str(&text),
            Event::SoftBreak | Event::HardBreak => self.line.push(' '),
            Event::InlineMath(_)
            | Event::DisplayMath(_)
            | Event::Html(_)
            | Event::InlineHtml(_)
            | Event::FootnoteReference(_)
            | Event::Rule
            | Event::TaskListMarker(_) => {}
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "the books use a few of Markdown's many tags")]
    fn open(&mut self, tag: Tag<'_>) {
        match tag {
            Tag::Paragraph if self.lists.is_empty() => self.gap(),
            Tag::List(first) => {
                self.flush();
                if self.lists.is_empty() {
                    self.gap();
                }
                self.lists.push(first);
            }
            Tag::Item => self.bullet = self.next_bullet(),
            Tag::Table(alignments) => {
                self.gap();
                self.alignments = alignments;
                self.table.clear();
            }
            Tag::TableHead | Tag::TableRow => self.table.push(Vec::new()),
            _ => {}
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "the books use a few of Markdown's many tags")]
    fn close(&mut self, tag: TagEnd) {
        match tag {
            TagEnd::Paragraph | TagEnd::Item => self.flush(),
            TagEnd::List(_) => {
                self.flush();
                self.lists.pop();
            }
            TagEnd::TableCell => {
                let cell = std::mem::take(&mut self.line);
                if let Some(row) = self.table.last_mut() {
                    row.push(cell);
                }
            }
            TagEnd::Table => self.lay_table(),
            _ => {}
        }
    }

    fn next_bullet(&mut self) -> String {
        let deep = "  ".repeat(self.lists.len());
        match self.lists.last_mut() {
            Some(Some(number)) => {
                *number += 1;
                format!("{deep}{}. ", *number - 1)
            }
            Some(None) | None => format!("{deep}- "),
        }
    }

    /// An empty line between blocks.
    fn gap(&mut self) {
        self.flush();
        if !self.text.is_empty() {
            self.text.push('\n');
        }
    }

    /// Writes the current block.
    fn flush(&mut self) {
        let line = std::mem::take(&mut self.line);
        if line.trim().is_empty() {
            return;
        }
        let bullet = std::mem::take(&mut self.bullet);
        let indent = " ".repeat(width(&bullet));
        self.text.push_str(&wrap(&format!("{bullet}{}", line.trim()), COLUMNS, &indent));
        self.text.push('\n');
    }

    /// A table in columns; the last column is wrapped if the table is too wide.
    fn lay_table(&mut self) {
        let rows = std::mem::take(&mut self.table);
        let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
        let cell = |row: &Vec<String>, n: usize| row.get(n).map_or(0, |cell| width(cell));
        let mut widths: Vec<usize> =
            (0..columns).map(|n| rows.iter().map(|row| cell(row, n)).max().unwrap_or(0)).collect();
        narrow(&mut widths);
        for (nth, row) in rows.iter().enumerate() {
            self.lay_row(row, &widths);
            if nth == 0 {
                let rule: Vec<String> = widths.iter().map(|width| "-".repeat(*width)).collect();
                self.text.push_str(&format!("  {}\n", rule.join("  ")));
            }
        }
    }

    fn lay_row(&mut self, row: &[String], widths: &[usize]) {
        let cells: Vec<Vec<String>> = widths
            .iter()
            .enumerate()
            .map(|(n, width)| {
                textwrap::wrap(row.get(n).map_or("", |cell| cell), *width)
                    .iter()
                    .map(ToString::to_string)
                    .collect()
            })
            .collect();
        for line in 0..cells.iter().map(Vec::len).max().unwrap_or(0) {
            let parts = cells.iter().zip(widths).enumerate().map(|(n, (cell, columns))| {
                let part = cell.get(line).map_or("", |part| part);
                let blank = " ".repeat(columns.saturating_sub(width(part)));
                match self.alignments.get(n) {
                    Some(Alignment::Right) => format!("{blank}{part}"),
                    Some(Alignment::Left | Alignment::Center | Alignment::None) | None => {
                        format!("{part}{blank}")
                    }
                }
            });
            let line = parts.collect::<Vec<_>>().join("  ");
            self.text.push_str(&format!("  {}\n", line.trim_end()));
        }
    }
}

/// Narrows the widest column until the table fits.
fn narrow(widths: &mut [usize]) {
    let gaps = 2 * widths.len();
    while widths.iter().sum::<usize>() + gaps > COLUMNS {
        match widths.iter_mut().max() {
            Some(widest) if *widest > 8 => *widest -= 1,
            Some(_) | None => return,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn markdown_becomes_plain_text() {
        let text = plain_text(
            "One *two*\nthree.\n\n- first\n- second\n\n1. a\n2. b\n\n| x | y |\n|---|--:|\n| long | 7 |\n",
        );
        assert_eq!(
            text,
            "One two three.\n\n  - first\n  - second\n\n  1. a\n  2. b\n\n  x     y\n  ----  -\n  long  7\n"
        );
    }
}
