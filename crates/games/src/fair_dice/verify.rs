//! Verification of the chance outcomes of a record.

use super::{ChanceStream, FairnessProof, ProofError};
use crate::dynamic::DynMatch;
use crate::options::escape_input;
use crate::record::{Record, RecordError};
use engine::Turn;
use thiserror::Error;

/// The result of a verification.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verification {
    /// The number of draws that match the seed, up to the first that does not.
    pub draws: usize,
    /// The first draw that does not match.
    pub difference: Option<Mismatch>,
    /// The commitment in the record, in lower case.
    pub commitment: String,
    /// Whether it is the commitment of the seed.
    pub commitment_fits: bool,
    /// The number of undone draws.
    pub discarded_draws: usize,
    /// Whether the game in the record is over.
    pub is_over: bool,
}

impl Verification {
    /// Returns whether commitment and all draws match.
    #[must_use]
    pub fn agrees(&self) -> bool {
        self.difference.is_none() && self.commitment_fits
    }
}

/// A chance outcome that does not match the seed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mismatch {
    /// The line.
    pub line: usize,
    /// The number of the draw, from 0.
    pub draw: u64,
    /// The value found.
    pub recorded: String,
    /// The outcome that follows from the seed.
    pub derived: String,
}

/// The reason why a record cannot be verified.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum VerifyError {
    /// It has no seed.
    #[error("no seed")]
    NoSeed,
    /// Its fairness proof cannot be parsed.
    #[error("{0}")]
    FairnessProof(#[from] ProofError),
    /// It is not legal, so that its draws are unknown.
    #[error("{0}")]
    RecordError(#[from] RecordError),
}

/// Replays a record and recomputes each chance outcome.
///
/// `components` is the text of a component file, for games with figures that differ from the standard ones.
pub fn verify(text: &str, components: Option<&str>) -> Result<Verification, VerifyError> {
    let proof = FairnessProof::parse(text)?.ok_or(VerifyError::NoSeed)?;
    let record = Record::parse(text)?;
    let (words, seats) = (proof.contributions.len(), record.header.seats);
    if words != usize::from(seats) {
        return Err(ProofError::WordsPerSeat { words, seats }.into());
    }
    let mut check = Check {
        table: record.open(components)?,
        stream: proof.seed.chance_stream(&proof.contributions),
        draws: 0,
    };
    let difference = check.run(&record, proof.kept_draws())?;
    Ok(Verification {
        draws: check.draws,
        difference,
        commitment_fits: proof.commitment_fits(),
        commitment: proof.commitment,
        discarded_draws: proof.discarded_draws.len(),
        is_over: check.table.turn() == Turn::Over,
    })
}

/// A match of which every draw is compared.
struct Check {
    table: Box<dyn DynMatch>,
    stream: ChanceStream,
    draws: usize,
}

impl Check {
    fn run(
        &mut self,
        record: &Record,
        mut numbers: impl Iterator<Item = u64>,
    ) -> Result<Option<Mismatch>, RecordError> {
        for (line, entry) in &record.entries {
            if self.table.turn() == Turn::Chance {
                let draw = numbers.next().expect("the draws never end");
                if let Some(derived) = self.other_than(draw, entry) {
                    let recorded = escape_input(entry);
                    return Ok(Some(Mismatch { line: *line, draw, recorded, derived }));
                }
                self.draws += 1;
            } else {
                record.apply_line(&mut *self.table, *line, entry)?;
            }
        }
        Ok(None)
    }

    /// Draws a chance outcome. Returns it if it differs from the line.
    fn other_than(&mut self, draw: u64, entry: &str) -> Option<String> {
        let mut as_written = self.table.boxed_clone();
        let drawn = self.table.draw_chance(&mut self.stream.rng(draw)).expect("a chance outcome is due");
        if drawn == entry {
            return None;
        }
        // The same cards may be written in another order.
        let same = as_written.apply_line(entry).is_ok() && as_written.record() == self.table.record();
        (!same).then_some(drawn)
    }
}
