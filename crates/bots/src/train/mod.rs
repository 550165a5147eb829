//! Training on self-play: value functions, and opponent models of knights.

mod checkpoint;
mod config;
mod gradient;
mod objective;
mod opponent_objective;
mod sample;
mod self_play;
mod trainer;
mod training_run;
mod value_objective;

pub use checkpoint::CheckpointError;
pub use config::TrainingConfig;
pub use trainer::{Trainer, opponent_model_trainer, value_trainer};
pub use training_run::EpochStats;
