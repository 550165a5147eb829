//! Checkpoints of training runs as files.

use super::objective::Objective;
use super::training_run::{EpochStats, TrainingRun};
use crate::BotGame;
use crate::eval::WeightsError;
use thiserror::Error;

/// A file is not a checkpoint of the game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum CheckpointError {
    /// The magic bytes or the length are wrong.
    #[error("not a checkpoint of High Table, or a damaged one")]
    UnknownFormat,
    /// The weights in it do not match the game.
    #[error(transparent)]
    Weights(#[from] WeightsError),
}

impl<S: Objective> TrainingRun<S> {
    /// The content of a checkpoint file.
    pub(super) fn write(&self) -> Vec<u8> {
        let mut bytes = S::MAGIC.to_vec();
        for number in [self.seed, self.games, self.steps, self.curve.len() as u64] {
            bytes.extend(number.to_le_bytes());
        }
        for stats in &self.curve {
            bytes.extend(stats.games.to_le_bytes());
            bytes.extend(stats.positions.to_le_bytes());
            bytes.extend(stats.cross_entropy.to_le_bytes());
            bytes.extend(stats.baseline.to_le_bytes());
        }
        for weights in [&self.weights, &self.average, &self.mean, &self.square] {
            let weights = weights.write();
            bytes.extend((weights.len() as u64).to_le_bytes());
            bytes.extend(weights);
        }
        bytes
    }

    /// Reads a checkpoint file of a game.
    pub(super) fn read<G: BotGame>(bytes: &[u8]) -> Result<TrainingRun<S>, CheckpointError> {
        let mut rest = bytes.strip_prefix(S::MAGIC).ok_or(CheckpointError::UnknownFormat)?;
        let (seed, games, steps) = (read_u64(&mut rest)?, read_u64(&mut rest)?, read_u64(&mut rest)?);
        let mut curve = Vec::new();
        for _ in 0..read_u64(&mut rest)? {
            curve.push(EpochStats {
                games: read_u64(&mut rest)?,
                positions: read_u64(&mut rest)?,
                cross_entropy: f32::from_le_bytes(take(&mut rest)?),
                baseline: f32::from_le_bytes(take(&mut rest)?),
            });
        }
        let mut weights = || {
            let length = usize::try_from(read_u64(&mut rest)?).map_err(|_| CheckpointError::UnknownFormat)?;
            let (own, more) = rest.split_at_checked(length).ok_or(CheckpointError::UnknownFormat)?;
            rest = more;
            Ok::<S, CheckpointError>(S::read::<G>(own)?)
        };
        let [weights, average, mean, square] = [weights()?, weights()?, weights()?, weights()?];
        if !rest.is_empty() {
            return Err(CheckpointError::UnknownFormat);
        }
        Ok(TrainingRun { seed, games, steps, weights, average, mean, square, curve })
    }
}

fn take<const N: usize>(rest: &mut &[u8]) -> Result<[u8; N], CheckpointError> {
    let (own, more) = rest.split_first_chunk::<N>().ok_or(CheckpointError::UnknownFormat)?;
    *rest = more;
    Ok(*own)
}

fn read_u64(rest: &mut &[u8]) -> Result<u64, CheckpointError> {
    Ok(u64::from_le_bytes(take(rest)?))
}
