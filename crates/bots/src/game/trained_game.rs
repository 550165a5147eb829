//! Shipped weights and their training.

use super::OpponentFeatures;
use crate::eval::{ModelShape, Weights};
use crate::opponent_model::OpponentNet;
use crate::spec::TrainedModels;
use crate::train::TrainingConfig;

/// The trained models of a game: the files that are compiled in, and how they are trained.
pub trait TrainedGame: OpponentFeatures {
    /// The shipped value functions, as a file ([`Weights`]).
    const WEIGHTS: &'static [u8];

    /// The shipped opponent model, as a file ([`OpponentNet`]); empty if the game has none.
    const OPPONENT_WEIGHTS: &'static [u8] = &[];

    /// Whether knights with a long budget use a [`SmallNet`](crate::eval::SmallNet) instead of the linear value function.
    const HAS_SMALL_NET: bool = false;

    /// The parameters of the training of the value functions.
    const TRAINING: TrainingConfig = TrainingConfig::DEFAULT;

    /// The rules to train on: first the default variant, which gets the largest share of the games, then all others.
    fn training_variants() -> Vec<Self>;

    /// Reads the shipped models.
    ///
    /// # Panics
    /// If a file does not match the number of features: the game must be trained again.
    fn models() -> TrainedModels {
        let weights = Weights::read(Self::WEIGHTS, ModelShape::of::<Self>())
            .expect("the shipped weights match the features of the game");
        let opponent_model = match Self::ACTION_FEATURES {
            0 => OpponentNet::none(),
            action_features => OpponentNet::read(Self::OPPONENT_WEIGHTS, Self::FEATURES, action_features)
                .expect("the shipped opponent model matches the features of the game"),
        };
        TrainedModels::new(weights, opponent_model)
    }
}
