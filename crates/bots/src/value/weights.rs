//! What was learnt, as a file: small enough to be part of the program.

use super::{Linear, Net, Sketch};
use crate::Courtly;
use thiserror::Error;

/// What the weights of a game look like.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Shape {
    /// How many numbers describe a seat's position.
    pub features: usize,
    /// Whether knights that have time judge by a network of their own.
    pub sketched: bool,
}

impl Shape {
    /// What those of a game look like.
    #[must_use]
    pub const fn of<G: Courtly>() -> Shape {
        Shape { features: G::FEATURES, sketched: G::SKETCHED }
    }
}

/// Everything that was learnt for a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Weights {
    /// What knights judge by that are in a hurry.
    pub linear: Linear,
    /// What marshals judge by.
    pub net: Net,
    /// What knights judge by that have time, if it is something else.
    pub sketch: Option<Sketch>,
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
    pub fn blank(shape: Shape) -> Weights {
        let Shape { features, sketched } = shape;
        let sketch = sketched.then(|| Sketch::blank(features));
        Weights { linear: Linear::blank(features), net: Net::blank(features), sketch }
    }

    /// What they look like.
    #[must_use]
    pub fn shape(&self) -> Shape {
        Shape { features: self.net.features(), sketched: self.sketch.is_some() }
    }

    /// All numbers, in the order of the file.
    pub(crate) fn numbers(&mut self) -> impl Iterator<Item = &mut f32> {
        let Weights { linear, net, sketch } = self;
        let sketch = sketch.iter_mut().flat_map(Sketch::numbers);
        linear.weights.iter_mut().chain(net.numbers()).chain(sketch)
    }

    /// How many numbers weights of a shape have.
    fn count(shape: Shape) -> usize {
        let Shape { features, sketched } = shape;
        let sketch = if sketched { Sketch::count(features) } else { 0 };
        features + Net::count(features) + sketch
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

    /// Reads weights of a shape.
    pub fn read(bytes: &[u8], shape: Shape) -> Result<Weights, BadWeights> {
        let rest = bytes.strip_prefix(MAGIC).ok_or(BadWeights::Foreign)?;
        let (head, numbers) = rest.split_first_chunk::<4>().ok_or(BadWeights::Foreign)?;
        let found = u32::from_le_bytes(*head);
        if found as usize != shape.features {
            return Err(BadWeights::Shape { found, expected: shape.features as u32 });
        }
        let expected = HEAD + 4 * Weights::count(shape);
        if bytes.len() != expected {
            return Err(BadWeights::Length { found: bytes.len(), expected });
        }
        let mut weights = Weights::blank(shape);
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

    const PLAIN: Shape = Shape { features: 7, sketched: false };
    const SKETCHED: Shape = Shape { features: 7, sketched: true };

    #[test]
    fn what_is_written_is_read_again() {
        for shape in [PLAIN, SKETCHED] {
            let (mut weights, dice) = (Weights::blank(shape), &mut Quick::new(1));
            weights.net = Net::newborn(7, dice);
            weights.sketch = weights.sketch.map(|_| Sketch::newborn(7, dice));
            weights.linear.weights[3] = 0.5;
            assert_eq!(Weights::read(&weights.write(), shape), Ok(weights));
        }
    }

    #[test]
    fn other_files_are_refused_with_a_reason() {
        let bytes = Weights::blank(PLAIN).write();
        assert_eq!(Weights::read(b"something else", PLAIN), Err(BadWeights::Foreign));
        let eight = Shape { features: 8, ..PLAIN };
        assert_eq!(Weights::read(&bytes, eight), Err(BadWeights::Shape { found: 7, expected: 8 }));
        assert!(matches!(Weights::read(&bytes, SKETCHED), Err(BadWeights::Length { .. })));
        let cut = Weights::read(&bytes[..bytes.len() - 1], PLAIN);
        assert_eq!(cut, Err(BadWeights::Length { found: bytes.len() - 1, expected: bytes.len() }));
        let mut odd = Weights::blank(PLAIN);
        odd.linear.weights[3] = f32::NAN;
        assert_eq!(Weights::read(&odd.write(), PLAIN), Err(BadWeights::NoNumber));
    }
}
