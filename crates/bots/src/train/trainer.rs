//! Training runs of every game behind one trait.

use super::checkpoint::CheckpointError;
use super::objective::Objective;
use super::training_run::{EpochStats, TrainingRun};
use crate::BotGame;
use crate::eval::Weights;
use crate::game::{OpponentFeatures, TrainedGame};
use crate::opponent_model::OpponentNet;
use games::{Title, with_game};

/// A training run of a game.
pub trait Trainer: Send {
    /// Plays the games of an epoch, evaluates the model on them and takes gradient steps.
    fn epoch(&mut self) -> EpochStats;

    /// The number of games played.
    fn games(&self) -> u64;

    /// The statistics of each epoch.
    fn curve(&self) -> &[EpochStats];

    /// The averaged weights as a file.
    fn weights(&self) -> Vec<u8>;

    /// The run as a checkpoint file.
    fn checkpoint(&self) -> Vec<u8>;

    /// Continues from a checkpoint file.
    fn resume(&mut self, bytes: &[u8]) -> Result<(), CheckpointError>;
}

/// A training run with its game.
struct TypedTrainer<G, M> {
    rules: Vec<G>,
    run: TrainingRun<M>,
}

impl<G: BotGame, M: Objective> Trainer for TypedTrainer<G, M> {
    fn epoch(&mut self) -> EpochStats {
        self.run.epoch(&self.rules)
    }

    fn games(&self) -> u64 {
        self.run.games
    }

    fn curve(&self) -> &[EpochStats] {
        &self.run.curve
    }

    fn weights(&self) -> Vec<u8> {
        self.run.average.write()
    }

    fn checkpoint(&self) -> Vec<u8> {
        self.run.write()
    }

    fn resume(&mut self, bytes: &[u8]) -> Result<(), CheckpointError> {
        self.run = TrainingRun::read::<G>(bytes)?;
        Ok(())
    }
}

/// A new training run of the value functions of a game.
#[must_use]
pub fn value_trainer(title: Title, seed: u64) -> Box<dyn Trainer> {
    with_game!(title, G => Box::new(TypedTrainer {
        rules: G::training_variants(),
        run: TrainingRun::<Weights>::new::<G>(seed),
    }))
}

/// A new training run of the opponent model of a game; nothing if the game has none.
#[must_use]
pub fn opponent_model_trainer(title: Title, seed: u64) -> Option<Box<dyn Trainer>> {
    with_game!(title, G => {
        (G::ACTION_FEATURES != 0).then(|| -> Box<dyn Trainer> {
            Box::new(TypedTrainer {
                rules: G::training_variants(),
                run: TrainingRun::<OpponentNet>::new::<G>(seed),
            })
        })
    })
}
