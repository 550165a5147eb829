//! A course as a file, so that it can go on another day.

use super::course::{Course, Mark};
use super::subject::Subject;
use crate::Courtly;
use crate::value::BadWeights;
use thiserror::Error;

/// Why bytes are no course.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BadCheckpoint {
    /// They are something else.
    #[error("this is no course of High Table, only a part of one, or more than one")]
    Foreign,
    /// The weights in it do not fit.
    #[error(transparent)]
    Weights(#[from] BadWeights),
}

impl<S: Subject> Course<S> {
    /// The course as a file.
    pub(super) fn write(&self) -> Vec<u8> {
        let mut bytes = S::MAGIC.to_vec();
        for number in [self.seed, self.games, self.steps, self.curve.len() as u64] {
            bytes.extend(number.to_le_bytes());
        }
        for mark in &self.curve {
            bytes.extend(mark.games.to_le_bytes());
            bytes.extend(mark.positions.to_le_bytes());
            bytes.extend(mark.learnt.to_le_bytes());
            bytes.extend(mark.simpler.to_le_bytes());
        }
        for weights in [&self.weights, &self.average, &self.mean, &self.square] {
            let weights = weights.write();
            bytes.extend((weights.len() as u64).to_le_bytes());
            bytes.extend(weights);
        }
        bytes
    }

    /// Reads a course of a game.
    pub(super) fn read<G: Courtly>(bytes: &[u8]) -> Result<Course<S>, BadCheckpoint> {
        let mut rest = bytes.strip_prefix(S::MAGIC).ok_or(BadCheckpoint::Foreign)?;
        let (seed, games, steps) = (whole(&mut rest)?, whole(&mut rest)?, whole(&mut rest)?);
        let mut curve = Vec::new();
        for _ in 0..whole(&mut rest)? {
            curve.push(Mark {
                games: whole(&mut rest)?,
                positions: whole(&mut rest)?,
                learnt: f32::from_le_bytes(take(&mut rest)?),
                simpler: f32::from_le_bytes(take(&mut rest)?),
            });
        }
        let mut weights = || {
            let length = usize::try_from(whole(&mut rest)?).map_err(|_| BadCheckpoint::Foreign)?;
            let (own, more) = rest.split_at_checked(length).ok_or(BadCheckpoint::Foreign)?;
            rest = more;
            Ok::<S, BadCheckpoint>(S::read::<G>(own)?)
        };
        let [weights, average, mean, square] = [weights()?, weights()?, weights()?, weights()?];
        if !rest.is_empty() {
            return Err(BadCheckpoint::Foreign);
        }
        Ok(Course { seed, games, steps, weights, average, mean, square, curve })
    }
}

fn take<const N: usize>(rest: &mut &[u8]) -> Result<[u8; N], BadCheckpoint> {
    let (own, more) = rest.split_first_chunk::<N>().ok_or(BadCheckpoint::Foreign)?;
    *rest = more;
    Ok(*own)
}

fn whole(rest: &mut &[u8]) -> Result<u64, BadCheckpoint> {
    Ok(u64::from_le_bytes(take(rest)?))
}
