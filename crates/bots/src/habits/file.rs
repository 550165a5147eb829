//! Habits as a file: small enough to be part of the program.

use super::{Habits, NEURONS};
use crate::value::{BadWeights, fill};

/// What every file of habits begins with; the last byte is the version.
const MAGIC: &[u8; 8] = b"HTHABIT1";
/// Bytes before the numbers: the magic, the number of features and that of traits.
const HEAD: usize = MAGIC.len() + 8;

impl Habits {
    /// The habits as a file.
    #[must_use]
    pub fn write(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        for count in [self.first.len() - 1, self.traits] {
            bytes.extend((count as u32).to_le_bytes());
        }
        bytes.extend(self.clone().numbers().flat_map(|number| number.to_le_bytes()));
        bytes
    }

    /// Whether a file holds habits, of whatever game.
    pub(crate) fn are(bytes: &[u8]) -> bool {
        bytes.starts_with(MAGIC)
    }

    /// Reads habits for so many features and traits.
    pub fn read(bytes: &[u8], features: usize, traits: usize) -> Result<Habits, BadWeights> {
        let rest = bytes.strip_prefix(MAGIC).ok_or(BadWeights::Foreign)?;
        let (head, numbers) = rest.split_at_checked(8).ok_or(BadWeights::Foreign)?;
        let counts = head.as_chunks::<4>().0;
        let [found_features, found_traits] = [counts[0], counts[1]].map(u32::from_le_bytes);
        if found_features as usize != features {
            return Err(BadWeights::Shape { found: found_features, expected: features as u32 });
        }
        if found_traits as usize != traits {
            return Err(BadWeights::Traits { found: found_traits, expected: traits as u32 });
        }
        let expected = HEAD + 4 * ((features + 1) * NEURONS + (NEURONS + 1) * traits);
        if bytes.len() != expected {
            return Err(BadWeights::Length { found: bytes.len(), expected });
        }
        let mut habits = Habits::blank(features, traits);
        fill(habits.numbers(), numbers)?;
        Ok(habits)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Quick;

    #[test]
    fn what_is_written_is_read_again() {
        let habits = Habits::newborn(7, 3, &mut Quick::new(1));
        assert_eq!(Habits::read(&habits.write(), 7, 3), Ok(habits));
    }

    #[test]
    fn other_files_are_refused_with_a_reason() {
        let bytes = Habits::blank(7, 3).write();
        assert_eq!(Habits::read(b"something else", 7, 3), Err(BadWeights::Foreign));
        assert_eq!(Habits::read(&bytes, 8, 3), Err(BadWeights::Shape { found: 7, expected: 8 }));
        assert_eq!(Habits::read(&bytes, 7, 4), Err(BadWeights::Traits { found: 3, expected: 4 }));
        let cut = Habits::read(&bytes[..bytes.len() - 1], 7, 3);
        assert_eq!(cut, Err(BadWeights::Length { found: bytes.len() - 1, expected: bytes.len() }));
    }
}
