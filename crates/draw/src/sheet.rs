//! The sheet of symbols and the style sheet: what all boards have in common, and what each game adds.

use crate::Drawn;
use kingsburg::Kingsburg;
use krieg::Krieg;
use verraeter::Verraeter;

const SYMBOLS: &str = include_str!("art/common.svg");
const STYLE: &str = include_str!("art/common.css");

/// All symbols, as one SVG file.
#[must_use]
pub fn sprite() -> String {
    let games = [Krieg::SYMBOLS, Verraeter::SYMBOLS, Kingsburg::SYMBOLS].concat();
    format!("<svg xmlns=\"http://www.w3.org/2000/svg\">\n{SYMBOLS}{games}</svg>\n")
}

/// All rules of style.
#[must_use]
pub fn style() -> String {
    [STYLE, Krieg::STYLE, Verraeter::STYLE, Kingsburg::STYLE].concat()
}
