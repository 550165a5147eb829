//! What all notations share: the error for a word that cannot be read, and text without a heap.

use arrayvec::ArrayString;
use core::fmt::{self, Write};

/// A text that is no entry of the game.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Unreadable {
    /// What would have been readable here, as a code in kebab case: `cards`, `fewer-dice`. No words for people.
    pub expected: &'static str,
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected {}", self.expected)
    }
}

impl core::error::Error for Unreadable {}

/// The longest entry of a record, in bytes.
pub const LONGEST_ENTRY: usize = 1024;

/// An entry as text, without a heap.
pub type Text = ArrayString<LONGEST_ENTRY>;

/// Prints an entry.
///
/// # Panics
/// If it is longer than [`LONGEST_ENTRY`].
pub fn text(entry: impl fmt::Display) -> Text {
    let mut text = Text::new();
    write!(text, "{entry}").expect("no entry is longer than LONGEST_ENTRY");
    text
}
