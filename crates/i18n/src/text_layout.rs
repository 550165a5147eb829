//! Text in columns.

use textwrap::{Options, WordSplitter};

/// A titled part of the text of a view.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    /// The title.
    pub title: String,
    /// The lines.
    pub lines: Vec<String>,
}

impl Section {
    /// Returns a section.
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
