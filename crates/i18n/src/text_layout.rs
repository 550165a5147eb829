//! Text in columns.

use textwrap::{Options, WordSplitter};

/// A part of what lies on the table, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    /// What it is about.
    pub title: String,
    /// What there is, one thing a line.
    pub lines: Vec<String>,
}

impl Section {
    /// A section.
    #[must_use]
    pub fn new(title: String, lines: Vec<String>) -> Section {
        Section { title, lines }
    }
}

/// Wraps a text at `width` columns; lines after the first are indented by `indent`.
#[must_use]
pub fn wrap(text: &str, width: usize, indent: &str) -> String {
    let options = Options::new(width).subsequent_indent(indent).word_splitter(WordSplitter::NoHyphenation);
    textwrap::fill(text, options)
}
