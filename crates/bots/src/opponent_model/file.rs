//! An opponent model as a file: small enough to be part of the program.

use super::{HIDDEN, OpponentNet};
use crate::eval::{WeightsError, read_parameters};

/// What every file of habits begins with; the last byte is the version.
const MAGIC: &[u8; 8] = b"HTHABIT1";
/// Bytes before the numbers: the magic, the number of features and that of action features.
const HEAD: usize = MAGIC.len() + 8;

impl OpponentNet {
    /// The habits as a file.
    #[must_use]
    pub fn write(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        for count in [self.first.len() - 1, self.action_features] {
            bytes.extend((count as u32).to_le_bytes());
        }
        bytes.extend(self.clone().parameters_mut().flat_map(|number| number.to_le_bytes()));
        bytes
    }

    /// Whether a file holds habits, of whatever game.
    pub(crate) fn is_file(bytes: &[u8]) -> bool {
        bytes.starts_with(MAGIC)
    }

    /// Reads habits for so many features and action features.
    pub fn read(bytes: &[u8], features: usize, action_features: usize) -> Result<OpponentNet, WeightsError> {
        let rest = bytes.strip_prefix(MAGIC).ok_or(WeightsError::Foreign)?;
        let (head, numbers) = rest.split_at_checked(8).ok_or(WeightsError::Foreign)?;
        let counts = head.as_chunks::<4>().0;
        let [found_features, found_traits] = [counts[0], counts[1]].map(u32::from_le_bytes);
        if found_features as usize != features {
            return Err(WeightsError::Shape { found: found_features, expected: features as u32 });
        }
        if found_traits as usize != action_features {
            return Err(WeightsError::Traits { found: found_traits, expected: action_features as u32 });
        }
        let expected = HEAD + 4 * ((features + 1) * HIDDEN + (HIDDEN + 1) * action_features);
        if bytes.len() != expected {
            return Err(WeightsError::Length { found: bytes.len(), expected });
        }
        let mut habits = OpponentNet::zeros(features, action_features);
        read_parameters(habits.parameters_mut(), numbers)?;
        Ok(habits)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::FastRng;

    #[test]
    fn what_is_written_is_read_again() {
        let habits = OpponentNet::random_init(7, 3, &mut FastRng::new(1));
        assert_eq!(OpponentNet::read(&habits.write(), 7, 3), Ok(habits));
    }

    #[test]
    fn other_files_are_refused_with_a_reason() {
        let bytes = OpponentNet::zeros(7, 3).write();
        assert_eq!(OpponentNet::read(b"something else", 7, 3), Err(WeightsError::Foreign));
        assert_eq!(OpponentNet::read(&bytes, 8, 3), Err(WeightsError::Shape { found: 7, expected: 8 }));
        assert_eq!(OpponentNet::read(&bytes, 7, 4), Err(WeightsError::Traits { found: 3, expected: 4 }));
        let cut = OpponentNet::read(&bytes[..bytes.len() - 1], 7, 3);
        assert_eq!(cut, Err(WeightsError::Length { found: bytes.len() - 1, expected: bytes.len() }));
    }
}
