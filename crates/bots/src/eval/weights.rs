//! What was learnt, as a file: small enough to be part of the program.

use super::{LargeNet, LinearValue, SmallNet};
use crate::Courtly;
use thiserror::Error;

/// What the weights of a game look like.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct ModelShape {
    /// How many numbers describe a seat's position.
    pub features: usize,
    /// Whether knights that have time judge by a network of their own.
    pub sketched: bool,
}

impl ModelShape {
    /// What those of a game look like.
    #[must_use]
    pub const fn of<G: Courtly>() -> ModelShape {
        ModelShape { features: G::FEATURES, sketched: G::HAS_SMALL_NET }
    }
}

/// Everything that was learnt for a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Weights {
    /// What knights judge by that are in a hurry.
    pub linear: LinearValue,
    /// What marshals judge by.
    pub net: LargeNet,
    /// What knights judge by that have time, if it is something else.
    pub small_net: Option<SmallNet>,
}

/// Why bytes are no weights.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum WeightsError {
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
        /// The action features that the habits know.
        found: u32,
        /// The action features that the game has.
        expected: u32,
    },
    /// A number is infinite or none at all.
    #[error("these weights hold something that is no number")]
    NoNumber,
    /// Something is missing or too much.
    #[error(
        "these weights have {found} bytes instead of {expected}: they are damaged, or older than the game; train it anew"
    )]
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
    pub fn zeros(shape: ModelShape) -> Weights {
        let ModelShape { features, sketched } = shape;
        let small_net = sketched.then(|| SmallNet::zeros(features));
        Weights { linear: LinearValue::zeros(features), net: LargeNet::zeros(features), small_net }
    }

    /// What they look like.
    #[must_use]
    pub fn shape(&self) -> ModelShape {
        ModelShape { features: self.net.features(), sketched: self.small_net.is_some() }
    }

    /// All numbers, in the order of the file.
    pub(crate) fn parameters_mut(&mut self) -> impl Iterator<Item = &mut f32> {
        let Weights { linear, net, small_net } = self;
        let small_net = small_net.iter_mut().flat_map(SmallNet::parameters_mut);
        linear.weights.iter_mut().chain(net.parameters_mut()).chain(small_net)
    }

    /// How many numbers weights of a shape have.
    fn count(shape: ModelShape) -> usize {
        let ModelShape { features, sketched } = shape;
        let small_net = if sketched { SmallNet::count(features) } else { 0 };
        features + LargeNet::count(features) + small_net
    }

    /// The weights as a file.
    #[must_use]
    pub fn write(&self) -> Vec<u8> {
        let features = self.net.features();
        let mut bytes = MAGIC.to_vec();
        bytes.extend((features as u32).to_le_bytes());
        bytes.extend(self.clone().parameters_mut().flat_map(|number| number.to_le_bytes()));
        bytes
    }

    /// Reads weights of a shape.
    pub fn read(bytes: &[u8], shape: ModelShape) -> Result<Weights, WeightsError> {
        let rest = bytes.strip_prefix(MAGIC).ok_or(WeightsError::Foreign)?;
        let (head, numbers) = rest.split_first_chunk::<4>().ok_or(WeightsError::Foreign)?;
        let found = u32::from_le_bytes(*head);
        if found as usize != shape.features {
            return Err(WeightsError::Shape { found, expected: shape.features as u32 });
        }
        let expected = HEAD + 4 * Weights::count(shape);
        if bytes.len() != expected {
            return Err(WeightsError::Length { found: bytes.len(), expected });
        }
        let mut weights = Weights::zeros(shape);
        read_parameters(weights.parameters_mut(), numbers)?;
        Ok(weights)
    }
}

/// Fills numbers in from a file, all of which must be finite: who reckons with anything else plays at random.
pub(crate) fn read_parameters<'a>(
    numbers: impl Iterator<Item = &'a mut f32>,
    bytes: &[u8],
) -> Result<(), WeightsError> {
    let (each, _) = bytes.as_chunks::<4>();
    for (number, bytes) in numbers.zip(each) {
        *number = f32::from_le_bytes(*bytes);
        if !number.is_finite() {
            return Err(WeightsError::NoNumber);
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::FastRng;

    const DEFAULT: ModelShape = ModelShape { features: 7, sketched: false };
    const HAS_SMALL_NET: ModelShape = ModelShape { features: 7, sketched: true };

    #[test]
    fn what_is_written_is_read_again() {
        for shape in [DEFAULT, HAS_SMALL_NET] {
            let (mut weights, dice) = (Weights::zeros(shape), &mut FastRng::new(1));
            weights.net = LargeNet::random_init(7, dice);
            weights.small_net = weights.small_net.map(|_| SmallNet::random_init(7, dice));
            weights.linear.weights[3] = 0.5;
            assert_eq!(Weights::read(&weights.write(), shape), Ok(weights));
        }
    }

    #[test]
    fn other_files_are_refused_with_a_reason() {
        let bytes = Weights::zeros(DEFAULT).write();
        assert_eq!(Weights::read(b"something else", DEFAULT), Err(WeightsError::Foreign));
        let eight = ModelShape { features: 8, ..DEFAULT };
        assert_eq!(Weights::read(&bytes, eight), Err(WeightsError::Shape { found: 7, expected: 8 }));
        assert!(matches!(Weights::read(&bytes, HAS_SMALL_NET), Err(WeightsError::Length { .. })));
        let cut = Weights::read(&bytes[..bytes.len() - 1], DEFAULT);
        assert_eq!(cut, Err(WeightsError::Length { found: bytes.len() - 1, expected: bytes.len() }));
        let mut odd = Weights::zeros(DEFAULT);
        odd.linear.weights[3] = f32::NAN;
        assert_eq!(Weights::read(&odd.write(), DEFAULT), Err(WeightsError::NoNumber));
    }
}
