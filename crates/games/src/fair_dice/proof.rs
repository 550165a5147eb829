//! The fairness proof of a record: comments above its header.

use super::{Seed, hex, read_hex};
use crate::options::escape_input;
use std::fmt;
use thiserror::Error;

/// The fairness proof of a finished table.
///
/// ```text
/// # seed: 64 hexadecimal digits
/// # commitment: 64 hexadecimal digits
/// # words: ["one word a seat", "", "in JSON"]
/// # spent: 3,4
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FairnessProof {
    /// The seed.
    pub seed: Seed,
    /// The commitment that was published before the game, in lower case.
    pub commitment: String,
    /// The contributions of the seats, one per seat.
    pub contributions: Vec<String>,
    /// The numbers of the draws that were undone and are not in the record, in ascending order.
    pub discarded_draws: Vec<u64>,
}

/// An error of the fairness proof in a record.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ProofError {
    /// A required comment is missing.
    #[error("missing: {key}")]
    Missing {
        /// Its name.
        key: &'static str,
    },
    /// A comment occurs twice.
    #[error("line {line}: again {key}")]
    Twice {
        /// The line.
        line: usize,
        /// Its name.
        key: &'static str,
    },
    /// Seed or commitment is not 64 hexadecimal digits.
    #[error("line {line}: no hex: {key}: {value}")]
    NoHex {
        /// The line.
        line: usize,
        /// Its name.
        key: &'static str,
        /// The value found.
        value: String,
    },
    /// The contributions are not a JSON array of strings.
    #[error("line {line}: no words: {value}")]
    NoWords {
        /// The line.
        line: usize,
        /// The value found.
        value: String,
    },
    /// The number of contributions is not that of the seats.
    #[error("{words} words for {seats} seats")]
    WordsPerSeat {
        /// The number of contributions.
        words: usize,
        /// The number of seats.
        seats: u8,
    },
    /// The undone draws are not ascending numbers with commas between them.
    #[error("line {line}: no numbers: {value}")]
    NoNumbers {
        /// The line.
        line: usize,
        /// The value found.
        value: String,
    },
}

const SEED: &str = "seed";
const COMMITMENT: &str = "commitment";
const WORDS: &str = "words";
const SPENT: &str = "spent";

impl FairnessProof {
    /// Returns the proof of a table that is over.
    #[must_use]
    pub fn new(seed: Seed, contributions: Vec<String>, discarded_draws: Vec<u64>) -> FairnessProof {
        FairnessProof { commitment: seed.commitment(), seed, contributions, discarded_draws }
    }

    /// Reads the comments above the header of a record; there is no proof without a seed.
    pub fn parse(text: &str) -> Result<Option<FairnessProof>, ProofError> {
        let Some((line, value)) = find(text, SEED)? else {
            return Ok(None);
        };
        let bytes = read_hex(value).ok_or_else(|| no_hex(line, SEED, value))?;
        let (line, shown) = find(text, COMMITMENT)?.ok_or(ProofError::Missing { key: COMMITMENT })?;
        let commitment = read_hex(shown).ok_or_else(|| no_hex(line, COMMITMENT, shown))?;
        let (line, value) = find(text, WORDS)?.ok_or(ProofError::Missing { key: WORDS })?;
        let contributions = serde_json::from_str(value);
        let contributions =
            contributions.map_err(|_| ProofError::NoWords { line, value: escape_input(value) })?;
        let discarded_draws = match find(text, SPENT)? {
            Some((line, value)) => {
                rising(value).ok_or_else(|| ProofError::NoNumbers { line, value: escape_input(value) })?
            }
            None => Vec::new(),
        };
        Ok(Some(FairnessProof {
            seed: Seed::new(bytes),
            commitment: hex(&commitment),
            contributions,
            discarded_draws,
        }))
    }

    /// Returns whether the seed is the one that was committed to.
    #[must_use]
    pub fn commitment_fits(&self) -> bool {
        self.commitment == self.seed.commitment()
    }

    /// Returns the numbers of the draws that stand in the record, in order.
    pub(super) fn kept_draws(&self) -> impl Iterator<Item = u64> {
        (0..).filter(|draw| self.discarded_draws.binary_search(draw).is_err())
    }
}

impl fmt::Display for FairnessProof {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "# {SEED}: {}", self.seed.hex())?;
        writeln!(f, "# {COMMITMENT}: {}", self.commitment)?;
        writeln!(f, "# {WORDS}: {}", serde_json::json!(self.contributions))?;
        if self.discarded_draws.is_empty() {
            return Ok(());
        }
        let spent: Vec<String> = self.discarded_draws.iter().map(u64::to_string).collect();
        writeln!(f, "# {SPENT}: {}", spent.join(","))
    }
}

/// Returns the comment of this name above the header, with its line; it must not be there twice.
fn find<'a>(text: &'a str, key: &'static str) -> Result<Option<(usize, &'a str)>, ProofError> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let above = text.lines().take_while(|line| line.trim_end().is_empty() || line.starts_with('#'));
    let mut found = above.enumerate().filter_map(|(n, line)| {
        let (name, value) = line.strip_prefix('#')?.split_once(':')?;
        (name.trim() == key).then_some((n + 1, value.trim()))
    });
    let first = found.next();
    match found.next() {
        Some((line, _)) => Err(ProofError::Twice { line, key }),
        None => Ok(first),
    }
}

fn no_hex(line: usize, key: &'static str, value: &str) -> ProofError {
    ProofError::NoHex { line, key, value: escape_input(value) }
}

/// Rising numbers with commas between them.
fn rising(text: &str) -> Option<Vec<u64>> {
    let numbers: Option<Vec<u64>> = text.split(',').map(|number| number.trim().parse().ok()).collect();
    numbers.filter(|numbers| numbers.is_sorted_by(|one, next| one < next))
}
