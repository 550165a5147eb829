//! Whether the box said what the seed says.

use super::{ChanceStream, FairnessProof, ProofError};
use crate::dynamic::DynMatch;
use crate::options::quotable;
use crate::record::{Record, RecordError};
use engine::Turn;
use thiserror::Error;

/// What comes of checking a record against its seed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verification {
    /// How many draws are as the seed says, up to the first that is not.
    pub draws: usize,
    /// The first draw that is not.
    pub difference: Option<Mismatch>,
    /// The commitment that the record names, in small letters.
    pub commitment: String,
    /// Whether that is the commitment of the seed.
    pub commitment_fits: bool,
    /// How many draws were taken back.
    pub discarded_draws: usize,
    /// Whether the game in the record is over.
    pub is_over: bool,
}

impl Verification {
    /// Whether everything is as it should be.
    #[must_use]
    pub fn agrees(&self) -> bool {
        self.difference.is_none() && self.commitment_fits
    }
}

/// A line that is not what the box must have said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mismatch {
    /// The line.
    pub line: usize,
    /// The number of the draw, from 0.
    pub draw: u64,
    /// What stands there.
    pub recorded: String,
    /// What should stand there.
    pub derived: String,
}

/// Why a record cannot be checked against a seed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum VerifyError {
    /// It names no seed.
    #[error("no seed")]
    NoSeed,
    /// What it says of its luck cannot be read.
    #[error("{0}")]
    FairnessProof(#[from] ProofError),
    /// It is not legal, so that it cannot be said what the box was asked.
    #[error("{0}")]
    RecordError(#[from] RecordError),
}

/// Replays a record and derives anew what the box must have said at each draw.
///
/// `components` is the text of a component file, for games that were played with other figures.
pub fn verify(text: &str, components: Option<&str>) -> Result<Verification, VerifyError> {
    let proof = FairnessProof::parse(text)?.ok_or(VerifyError::NoSeed)?;
    let record = Record::parse(text)?;
    let (words, seats) = (proof.contributions.len(), record.header.seats);
    if words != usize::from(seats) {
        return Err(ProofError::WordsPerSeat { words, seats }.into());
    }
    let mut check = Check {
        table: record.open(components)?,
        luck: proof.seed.chance_stream(&proof.contributions),
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

/// A table at which every draw is looked at.
struct Check {
    table: Box<dyn DynMatch>,
    luck: ChanceStream,
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
                    let recorded = quotable(entry);
                    return Ok(Some(Mismatch { line: *line, draw, recorded, derived }));
                }
                self.draws += 1;
            } else {
                record.apply_line(&mut *self.table, *line, entry)?;
            }
        }
        Ok(None)
    }

    /// Lets the box speak; what it says if the line says something else, or nothing.
    fn other_than(&mut self, draw: u64, entry: &str) -> Option<String> {
        let mut as_written = self.table.boxed_clone();
        let drawn = self.table.draw_chance(&mut self.luck.rng(draw)).expect("it is the turn of the box");
        if drawn == entry {
            return None;
        }
        // The same cards may be written in another order.
        let same = as_written.apply_line(entry).is_ok() && as_written.record() == self.table.record();
        (!same).then_some(drawn)
    }
}
