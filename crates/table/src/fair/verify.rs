//! Whether the box said what the seed says.

use super::{BadProof, Luck, Proof};
use crate::face::Table;
use crate::record::{Flaw, Record};
use crate::settings::quotable;
use engine::Turn;
use thiserror::Error;

/// What comes of checking a record against its seed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// How many draws are as the seed says, up to the first that is not.
    pub draws: usize,
    /// The first draw that is not.
    pub difference: Option<Difference>,
    /// The commitment that the record names, in small letters.
    pub commitment: String,
    /// Whether that is the commitment of the seed.
    pub commitment_fits: bool,
    /// How many draws were taken back.
    pub spent: usize,
    /// Whether the game in the record is over.
    pub is_over: bool,
}

impl Verdict {
    /// Whether everything is as it should be.
    #[must_use]
    pub fn agrees(&self) -> bool {
        self.difference.is_none() && self.commitment_fits
    }
}

/// A line that is not what the box must have said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// The line.
    pub line: usize,
    /// The number of the draw, from 0.
    pub draw: u64,
    /// What stands there.
    pub stands: String,
    /// What should stand there.
    pub should: String,
}

/// Why a record cannot be checked against a seed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Unverifiable {
    /// It names no seed.
    #[error("no seed")]
    NoSeed,
    /// What it says of its luck cannot be read.
    #[error("{0}")]
    Proof(#[from] BadProof),
    /// It is not legal, so that it cannot be said what the box was asked.
    #[error("{0}")]
    Flaw(#[from] Flaw),
}

/// Replays a record and derives anew what the box must have said at each draw.
///
/// `components` is the text of a component file, for games that were played with other figures.
pub fn verify(text: &str, components: Option<&str>) -> Result<Verdict, Unverifiable> {
    let proof = Proof::read(text)?.ok_or(Unverifiable::NoSeed)?;
    let record = Record::read(text)?;
    let (words, seats) = (proof.words.len(), record.header.seats);
    if words != usize::from(seats) {
        return Err(BadProof::WordsPerSeat { words, seats }.into());
    }
    let mut check = Check { table: record.open(components)?, luck: proof.seed.luck(&proof.words), draws: 0 };
    let difference = check.run(&record, proof.standing())?;
    Ok(Verdict {
        draws: check.draws,
        difference,
        commitment_fits: proof.commitment_fits(),
        commitment: proof.commitment,
        spent: proof.spent.len(),
        is_over: check.table.turn() == Turn::Over,
    })
}

/// A table at which every draw is looked at.
struct Check {
    table: Box<dyn Table>,
    luck: Luck,
    draws: usize,
}

impl Check {
    fn run(
        &mut self,
        record: &Record,
        mut numbers: impl Iterator<Item = u64>,
    ) -> Result<Option<Difference>, Flaw> {
        for (line, entry) in &record.entries {
            if self.table.turn() == Turn::Chance {
                let draw = numbers.next().expect("the draws never end");
                if let Some(should) = self.other_than(draw, entry) {
                    let stands = quotable(entry);
                    return Ok(Some(Difference { line: *line, draw, stands, should }));
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
        let drawn = self.table.draw_chance(&mut self.luck.dice(draw)).expect("it is the turn of the box");
        if drawn == entry {
            return None;
        }
        // The same cards may be written in another order.
        let same = as_written.apply_line(entry).is_ok() && as_written.record() == self.table.record();
        (!same).then_some(drawn)
    }
}
