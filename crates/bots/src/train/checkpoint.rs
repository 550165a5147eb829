//! Checkpoints of training runs.

use super::objective::Objective;
use super::training_run::{EpochStats, TrainingRun};
use crate::Courtly;
use crate::eval::WeightsError;
use thiserror::Error;

/// Why bytes are no checkpoint.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum CheckpointError {
    /// They are something else.
    #[error("this is no run of High Table, only a part of one, or more than one")]
    Foreign,
    /// The weights in it do not fit.
    #[error(transparent)]
    Weights(#[from] WeightsError),
}

impl<S: Objective> TrainingRun<S> {
    /// The run as a file.
    pub(super) fn write(&self) -> Vec<u8> {
        let mut bytes = S::MAGIC.to_vec();
        for number in [self.seed, self.games, self.steps, self.curve.len() as u64] {
            bytes.extend(number.to_le_bytes());
        }
        for stats in &self.curve {
            bytes.extend(stats.games.to_le_bytes());
            bytes.extend(stats.positions.to_le_bytes());
            bytes.extend(stats.learnt.to_le_bytes());
            bytes.extend(stats.simpler.to_le_bytes());
        }
        for weights in [&self.weights, &self.average, &self.mean, &self.square] {
            let weights = weights.write();
            bytes.extend((weights.len() as u64).to_le_bytes());
            bytes.extend(weights);
        }
        bytes
    }

    /// Reads a run of a game.
    pub(super) fn read<G: Courtly>(bytes: &[u8]) -> Result<TrainingRun<S>, CheckpointError> {
        let mut rest = bytes.strip_prefix(S::MAGIC).ok_or(CheckpointError::Foreign)?;
        let (seed, games, steps) = (whole(&mut rest)?, whole(&mut rest)?, whole(&mut rest)?);
        let mut curve = Vec::new();
        for _ in 0..whole(&mut rest)? {
            curve.push(EpochStats {
                games: whole(&mut rest)?,
                positions: whole(&mut rest)?,
                learnt: f32::from_le_bytes(take(&mut rest)?),
                simpler: f32::from_le_bytes(take(&mut rest)?),
            });
        }
        let mut weights = || {
            let length = usize::try_from(whole(&mut rest)?).map_err(|_| CheckpointError::Foreign)?;
            let (own, more) = rest.split_at_checked(length).ok_or(CheckpointError::Foreign)?;
            rest = more;
            Ok::<S, CheckpointError>(S::read::<G>(own)?)
        };
        let [weights, average, mean, square] = [weights()?, weights()?, weights()?, weights()?];
        if !rest.is_empty() {
            return Err(CheckpointError::Foreign);
        }
        Ok(TrainingRun { seed, games, steps, weights, average, mean, square, curve })
    }
}

fn take<const N: usize>(rest: &mut &[u8]) -> Result<[u8; N], CheckpointError> {
    let (own, more) = rest.split_first_chunk::<N>().ok_or(CheckpointError::Foreign)?;
    *rest = more;
    Ok(*own)
}

fn whole(rest: &mut &[u8]) -> Result<u64, CheckpointError> {
    Ok(u64::from_le_bytes(take(rest)?))
}
