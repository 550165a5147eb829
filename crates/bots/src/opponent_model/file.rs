//! An opponent model as a file.

use super::{HIDDEN, OpponentNet};
use crate::eval::{WeightsError, read_parameters};

/// The magic bytes; the last one is the version of the format.
const MAGIC: &[u8; 8] = b"HTHABIT1";
/// The length of the header in bytes: the magic bytes, the numbers of features and of action features.
const HEAD: usize = MAGIC.len() + 8;

impl OpponentNet {
    /// The content of an opponent model file.
    #[must_use]
    pub fn write(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        for count in [self.first.len() - 1, self.action_features] {
            bytes.extend((count as u32).to_le_bytes());
        }
        bytes.extend(self.clone().parameters_mut().flat_map(|number| number.to_le_bytes()));
        bytes
    }

    /// Whether a file is an opponent model of any game.
    pub(crate) fn is_file(bytes: &[u8]) -> bool {
        bytes.starts_with(MAGIC)
    }

    /// Reads an opponent model file with these numbers of features.
    pub fn read(bytes: &[u8], features: usize, action_features: usize) -> Result<OpponentNet, WeightsError> {
        let rest = bytes.strip_prefix(MAGIC).ok_or(WeightsError::UnknownFormat)?;
        let (head, numbers) = rest.split_at_checked(8).ok_or(WeightsError::UnknownFormat)?;
        let counts = head.as_chunks::<4>().0;
        let [found_features, found_action_features] = [counts[0], counts[1]].map(u32::from_le_bytes);
        if found_features as usize != features {
            return Err(WeightsError::Features { found: found_features, expected: features as u32 });
        }
        if found_action_features as usize != action_features {
            return Err(WeightsError::ActionFeatures {
                found: found_action_features,
                expected: action_features as u32,
            });
        }
        let expected = HEAD + 4 * ((features + 1) * HIDDEN + (HIDDEN + 1) * action_features);
        if bytes.len() != expected {
            return Err(WeightsError::Length { found: bytes.len(), expected });
        }
        let mut model = OpponentNet::zeros(features, action_features);
        read_parameters(model.parameters_mut(), numbers)?;
        Ok(model)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::FastRng;

    #[test]
    fn a_written_file_reads_as_the_same_model() {
        let model = OpponentNet::random_init(7, 3, &mut FastRng::new(1));
        assert_eq!(OpponentNet::read(&model.write(), 7, 3), Ok(model));
    }

    #[test]
    fn invalid_files_are_rejected_with_a_reason() {
        let bytes = OpponentNet::zeros(7, 3).write();
        assert_eq!(OpponentNet::read(b"something else", 7, 3), Err(WeightsError::UnknownFormat));
        assert_eq!(OpponentNet::read(&bytes, 8, 3), Err(WeightsError::Features { found: 7, expected: 8 }));
        assert_eq!(
            OpponentNet::read(&bytes, 7, 4),
            Err(WeightsError::ActionFeatures { found: 3, expected: 4 })
        );
        let cut = OpponentNet::read(&bytes[..bytes.len() - 1], 7, 3);
        assert_eq!(cut, Err(WeightsError::Length { found: bytes.len() - 1, expected: bytes.len() }));
    }
}
