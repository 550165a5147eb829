//! The value functions of a game as a file.

use super::{LargeNet, LinearValue, SmallNet};
use crate::game::TrainedGame;
use thiserror::Error;

/// The dimensions of the value functions of a game.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct ModelShape {
    /// The number of features of a seat's position.
    pub features: usize,
    /// Whether there is a [`SmallNet`].
    pub has_small_net: bool,
}

impl ModelShape {
    /// The dimensions for a game.
    #[must_use]
    pub const fn of<G: TrainedGame>() -> ModelShape {
        ModelShape { features: G::FEATURES, has_small_net: G::HAS_SMALL_NET }
    }
}

/// The trained value functions of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Weights {
    /// The value function of knights.
    pub linear: LinearValue,
    /// The value function of marshals.
    pub net: LargeNet,
    /// The value function of knights with a long budget, in games that have one.
    pub small_net: Option<SmallNet>,
}

/// A file is not a weights file of the game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum WeightsError {
    /// The file does not begin with the magic bytes of a weights file.
    #[error("not a weights file of High Table")]
    UnknownFormat,
    /// The number of features differs.
    #[error("the weights are for {found} features of a position, the game has {expected}; train it again")]
    Features {
        /// The number of features of the file.
        found: u32,
        /// The number of features of the game.
        expected: u32,
    },
    /// The number of action features differs.
    #[error(
        "the opponent model is for {found} features of an action, the game has {expected}; train it again"
    )]
    ActionFeatures {
        /// The number of action features of the file.
        found: u32,
        /// The number of action features of the game.
        expected: u32,
    },
    /// A weight is infinite or NaN.
    #[error("the weights file holds a value that is not a finite number")]
    NotFinite,
    /// The length of the file is wrong.
    #[error(
        "the weights file has {found} bytes instead of {expected}: it is damaged or older than the game; train it again"
    )]
    Length {
        /// The length of the file in bytes.
        found: usize,
        /// The expected length in bytes.
        expected: usize,
    },
}

/// The magic bytes; the last one is the version of the format.
const MAGIC: &[u8; 8] = b"HTVALUE1";
/// The length of the header in bytes: the magic bytes and the number of features.
const HEAD: usize = MAGIC.len() + 4;

impl Weights {
    /// Value functions that are 0 everywhere.
    #[must_use]
    pub fn zeros(shape: ModelShape) -> Weights {
        let ModelShape { features, has_small_net } = shape;
        let small_net = has_small_net.then(|| SmallNet::zeros(features));
        Weights { linear: LinearValue::zeros(features), net: LargeNet::zeros(features), small_net }
    }

    /// The dimensions.
    #[must_use]
    pub fn shape(&self) -> ModelShape {
        ModelShape { features: self.net.features(), has_small_net: self.small_net.is_some() }
    }

    /// All parameters, in the order of the file.
    pub(crate) fn parameters_mut(&mut self) -> impl Iterator<Item = &mut f32> {
        let Weights { linear, net, small_net } = self;
        let small_net = small_net.iter_mut().flat_map(SmallNet::parameters_mut);
        linear.weights.iter_mut().chain(net.parameters_mut()).chain(small_net)
    }

    /// The number of parameters for these dimensions.
    fn count(shape: ModelShape) -> usize {
        let ModelShape { features, has_small_net } = shape;
        let small_net = if has_small_net { SmallNet::count(features) } else { 0 };
        features + LargeNet::count(features) + small_net
    }

    /// The content of a weights file.
    #[must_use]
    pub fn write(&self) -> Vec<u8> {
        let features = self.net.features();
        let mut bytes = MAGIC.to_vec();
        bytes.extend((features as u32).to_le_bytes());
        bytes.extend(self.clone().parameters_mut().flat_map(|number| number.to_le_bytes()));
        bytes
    }

    /// Reads a weights file with these dimensions.
    pub fn read(bytes: &[u8], shape: ModelShape) -> Result<Weights, WeightsError> {
        let rest = bytes.strip_prefix(MAGIC).ok_or(WeightsError::UnknownFormat)?;
        let (head, numbers) = rest.split_first_chunk::<4>().ok_or(WeightsError::UnknownFormat)?;
        let found = u32::from_le_bytes(*head);
        if found as usize != shape.features {
            return Err(WeightsError::Features { found, expected: shape.features as u32 });
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

/// Reads parameters. All must be finite: with an infinite value or NaN every comparison of positions is meaningless.
pub(crate) fn read_parameters<'a>(
    parameters: impl Iterator<Item = &'a mut f32>,
    bytes: &[u8],
) -> Result<(), WeightsError> {
    let (each, _) = bytes.as_chunks::<4>();
    for (parameter, bytes) in parameters.zip(each) {
        *parameter = f32::from_le_bytes(*bytes);
        if !parameter.is_finite() {
            return Err(WeightsError::NotFinite);
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::FastRng;

    const WITHOUT_SMALL_NET: ModelShape = ModelShape { features: 7, has_small_net: false };
    const WITH_SMALL_NET: ModelShape = ModelShape { features: 7, has_small_net: true };

    #[test]
    fn a_written_file_reads_as_the_same_weights() {
        for shape in [WITHOUT_SMALL_NET, WITH_SMALL_NET] {
            let (mut weights, rng) = (Weights::zeros(shape), &mut FastRng::new(1));
            weights.net = LargeNet::random_init(7, rng);
            weights.small_net = weights.small_net.map(|_| SmallNet::random_init(7, rng));
            weights.linear.weights[3] = 0.5;
            assert_eq!(Weights::read(&weights.write(), shape), Ok(weights));
        }
    }

    #[test]
    fn invalid_files_are_rejected_with_a_reason() {
        let bytes = Weights::zeros(WITHOUT_SMALL_NET).write();
        assert_eq!(Weights::read(b"something else", WITHOUT_SMALL_NET), Err(WeightsError::UnknownFormat));
        let eight = ModelShape { features: 8, ..WITHOUT_SMALL_NET };
        assert_eq!(Weights::read(&bytes, eight), Err(WeightsError::Features { found: 7, expected: 8 }));
        assert!(matches!(Weights::read(&bytes, WITH_SMALL_NET), Err(WeightsError::Length { .. })));
        let cut = Weights::read(&bytes[..bytes.len() - 1], WITHOUT_SMALL_NET);
        assert_eq!(cut, Err(WeightsError::Length { found: bytes.len() - 1, expected: bytes.len() }));
        let mut odd = Weights::zeros(WITHOUT_SMALL_NET);
        odd.linear.weights[3] = f32::NAN;
        assert_eq!(Weights::read(&odd.write(), WITHOUT_SMALL_NET), Err(WeightsError::NotFinite));
    }
}
