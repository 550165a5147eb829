//! How answers and draws of the whims are written.
//!
//! ```text
//! pick gold   pick token   bargain vp   favour 3   exchange soldier stone   give gold 3
//! whim 7      lot wood
//! ```

use super::{Action, Chance, Prize, TILES};
use crate::advisor::Advisor;
use crate::notation::good;
use core::fmt;
use core::str::FromStr;
use engine::notation::ParseError;

impl Prize {
    const WORDS: [(Prize, &'static str); 6] = [
        (Prize::Gold, "gold"),
        (Prize::Wood, "wood"),
        (Prize::Stone, "stone"),
        (Prize::Token, "token"),
        (Prize::Soldier, "soldier"),
        (Prize::Vp, "vp"),
    ];
}

impl fmt::Display for Prize {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(Prize::WORDS[*self as usize].1)
    }
}

impl FromStr for Prize {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Prize, ParseError> {
        let found = Prize::WORDS.iter().find(|(_, word)| *word == text).map(|(prize, _)| *prize);
        found.ok_or(ParseError { expected: "prize" })
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Pick(prize) => write!(f, "pick {prize}"),
            Action::Bargain(prize) => write!(f, "bargain {prize}"),
            Action::Favour(seat) => write!(f, "favour {seat}"),
            Action::Exchange(from, to) => write!(f, "exchange {from} {to}"),
            Action::Give(good, seat) => write!(f, "give {good} {seat}"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Action, ParseError> {
        const ANSWER: ParseError = ParseError { expected: "whim" };
        let (verb, rest) = text.split_once(' ').ok_or(ANSWER)?;
        let pair = rest.split_once(' ');
        match (verb, pair) {
            ("pick", None) => rest.parse().map(Action::Pick),
            ("bargain", None) => rest.parse().map(Action::Bargain),
            ("favour", None) => rest.parse().map(Action::Favour).map_err(|_| ANSWER),
            ("exchange", Some((from, to))) => Ok(Action::Exchange(from.parse()?, to.parse()?)),
            ("give", Some((what, to))) => Ok(Action::Give(good(what)?, to.parse().map_err(|_| ANSWER)?)),
            _ => Err(ANSWER),
        }
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Tile(tile) => write!(f, "whim {tile}"),
            Chance::Lot(good) => write!(f, "lot {good}"),
        }
    }
}

impl FromStr for Chance {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Chance, ParseError> {
        const DRAW: ParseError = ParseError { expected: "whim-draw" };
        match text.split_once(' ') {
            Some(("whim", number)) => {
                let tile = number.parse().ok().filter(|&number| number <= TILES).and_then(Advisor::new);
                tile.map(Chance::Tile).ok_or(DRAW)
            }
            Some(("lot", word)) => good(word).map(Chance::Lot),
            _ => Err(DRAW),
        }
    }
}
