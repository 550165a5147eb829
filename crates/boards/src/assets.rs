//! The symbol sprite and the style sheet: common parts, and those of each game.

use crate::GameBoard;
use games::{Title, with_game};

const SYMBOLS: &str = include_str!("art/common.svg");
const STYLE: &str = include_str!("art/common.css");

/// Returns all symbols as one SVG file.
#[must_use]
pub fn sprite() -> String {
    let games = Title::ALL.map(|title| with_game!(title, G => G::SYMBOLS)).concat();
    format!("<svg xmlns=\"http://www.w3.org/2000/svg\">\n{SYMBOLS}{games}</svg>\n")
}

/// Returns the style sheet.
#[must_use]
pub fn stylesheet() -> String {
    let games = Title::ALL.map(|title| with_game!(title, G => G::STYLE)).concat();
    [STYLE, &games].concat()
}
