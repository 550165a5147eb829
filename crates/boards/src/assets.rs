//! The sheet of symbols and the style sheet: what all boards have in common, and what each game adds.

use crate::GameBoard;
use games::{Title, with_game};

const SYMBOLS: &str = include_str!("art/common.svg");
const STYLE: &str = include_str!("art/common.css");

/// All symbols, as one SVG file.
#[must_use]
pub fn sprite() -> String {
    let games = Title::ALL.map(|title| with_game!(title, G => G::SYMBOLS)).concat();
    format!("<svg xmlns=\"http://www.w3.org/2000/svg\">\n{SYMBOLS}{games}</svg>\n")
}

/// All rules of style.
#[must_use]
pub fn stylesheet() -> String {
    let games = Title::ALL.map(|title| with_game!(title, G => G::STYLE)).concat();
    [STYLE, &games].concat()
}
