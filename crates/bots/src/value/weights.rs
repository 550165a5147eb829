//! What was learnt, as a file: small enough to be part of the program.

use super::{FIRST, Linear, Net, SECOND};
use thiserror::Error;

/// Everything that was learnt for a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Weights {
    /// What knights judge by.
    pub linear: Linear,
    /// What marshals judge by.
    pub net: Net,
}

/// Why bytes are no weights.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BadWeights {
    /// They are something else.
    #[error("these are no weights of High Table")]
    Foreign,
    /// They are weights of a network of another shape.
    #[error(
        "these weights are for {found} features of a position, and the game has {expected}: train it anew"
    )]
    Shape {
        /// The features that the weights are for.
        found: u32,
        /// The features that the game has.
        expected: u32,
    },
    /// They are habits for actions of another shape.
    #[error("these habits know {found} traits of an action, and the game has {expected}: train it anew")]
    Traits {
        /// The traits that the habits know.
        found: u32,
        /// The traits that the game has.
        expected: u32,
    },
    /// A number is infinite or none at all.
    #[error("these weights hold something that is no number")]
    NoNumber,
    /// Something is missing or too much.
    #[error("these weights have {found} bytes instead of {expected}")]
    Length {
        /// The bytes that are there.
        found: usize,
        /// The bytes that belong there.
        expected: usize,
    },
}

/// What every file of weights begins with; the last byte is the version.
const MAGIC: &[u8; 8] = b"HTVALUE1";
/// Bytes before the numbers: the magic and the number of features.
const HEAD: usize = MAGIC.len() + 4;

impl Weights {
    /// Weights that know nothing.
    #[must_use]
    pub fn blank(features: usize) -> Weights {
        Weights { linear: Linear::blank(features), net: Net::blank(features) }
    }

    /// All numbers, in the order of the file.
    pub(crate) fn numbers(&mut self) -> impl Iterator<Item = &mut f32> {
        let net = &mut self.net;
        let layers = net.first.iter_mut().flatten().chain(net.second.iter_mut().flatten());
        self.linear.weights.iter_mut().chain(layers).chain(&mut net.third)
    }

    /// How many numbers weights for so many features have.
    fn count(features: usize) -> usize {
        features + (features + 1) * FIRST + (FIRST + 1) * SECOND + SECOND
    }

    /// The weights as a file.
    #[must_use]
    pub fn write(&self) -> Vec<u8> {
        let features = self.net.features();
        let mut bytes = MAGIC.to_vec();
        bytes.extend((features as u32).to_le_bytes());
        bytes.extend(self.clone().numbers().flat_map(|number| number.to_le_bytes()));
        bytes
    }

    /// Reads weights for so many features.
    pub fn read(bytes: &[u8], features: usize) -> Result<Weights, BadWeights> {
        let rest = bytes.strip_prefix(MAGIC).ok_or(BadWeights::Foreign)?;
        let (head, numbers) = rest.split_first_chunk::<4>().ok_or(BadWeights::Foreign)?;
        let found = u32::from_le_bytes(*head);
        if found as usize != features {
            return Err(BadWeights::Shape { found, expected: features as u32 });
        }
        let expected = HEAD + 4 * Weights::count(features);
        if bytes.len() != expected {
            return Err(BadWeights::Length { found: bytes.len(), expected });
        }
        let mut weights = Weights::blank(features);
        fill(weights.numbers(), numbers)?;
        Ok(weights)
    }
}

/// Fills numbers in from a file, all of which must be finite: who reckons with anything else plays at random.
pub(crate) fn fill<'a>(numbers: impl Iterator<Item = &'a mut f32>, bytes: &[u8]) -> Result<(), BadWeights> {
    let (each, _) = bytes.as_chunks::<4>();
    for (number, bytes) in numbers.zip(each) {
        *number = f32::from_le_bytes(*bytes);
        if !number.is_finite() {
            return Err(BadWeights::NoNumber);
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Quick;

    #[test]
    fn what_is_written_is_read_again() {
        let mut weights = Weights::blank(7);
        weights.net = Net::newborn(7, &mut Quick::new(1));
        weights.linear.weights[3] = 0.5;
        assert_eq!(Weights::read(&weights.write(), 7), Ok(weights));
    }

    #[test]
    fn other_files_are_refused_with_a_reason() {
        let bytes = Weights::blank(7).write();
        assert_eq!(Weights::read(b"something else", 7), Err(BadWeights::Foreign));
        assert_eq!(Weights::read(&bytes, 8), Err(BadWeights::Shape { found: 7, expected: 8 }));
        let cut = Weights::read(&bytes[..bytes.len() - 1], 7);
        assert_eq!(cut, Err(BadWeights::Length { found: bytes.len() - 1, expected: bytes.len() }));
        let mut odd = Weights::blank(7);
        odd.linear.weights[3] = f32::NAN;
        assert_eq!(Weights::read(&odd.write(), 7), Err(BadWeights::NoNumber));
    }
}
