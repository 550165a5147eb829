//! Objectives of training runs.

use crate::BotGame;
use crate::eval::WeightsError;

/// A model that a training run optimises, with its data and hyperparameters.
pub(super) trait Objective: Clone + PartialEq + Send + Sync + 'static {
    /// A training sample.
    type Sample: Send + Sync;

    /// The magic bytes of checkpoints; the last one is the version of the format.
    const MAGIC: &'static [u8; 8];
    /// The number of games per epoch.
    const GAMES_PER_EPOCH: u64;
    /// The number of samples of a gradient step.
    const BATCH_SIZE: usize;
    /// The number of passes over the samples of an epoch.
    const PASSES: u32;
    /// The initial learning rate `η₀`.
    const LEARNING_RATE: f32;
    /// The time constant `τ` of the learning rate: `η₀ / sqrt(1 + step / τ)`.
    const DECAY_STEPS: f32;
    /// The coefficient of decoupled weight decay (AdamW; Loshchilov and Hutter, 2019).
    const WEIGHT_DECAY: f32;

    /// A model with random weights.
    fn random_init<G: BotGame>(seed: u64) -> Self;

    /// A model of the same dimensions with all weights 0.
    fn zeros(&self) -> Self;

    /// All parameters, in the order of the file.
    fn parameters_mut(&mut self) -> impl Iterator<Item = &mut f32>;

    /// Plays a game of the run and returns its samples.
    fn play<G: BotGame>(&self, rules: &[G], seed: u64, game: u64) -> Vec<Self::Sample>;

    /// The cross-entropy of a sample and that of a simpler baseline, in nats.
    fn cross_entropies(&self, sample: &Self::Sample) -> (f32, f32);

    /// Adds the gradient of the cross-entropy of a sample to `gradient`.
    fn accumulate_gradient(&self, sample: &Self::Sample, gradient: &mut Self);

    /// The content of a weights file.
    fn write(&self) -> Vec<u8>;

    /// Reads a weights file of a game.
    fn read<G: BotGame>(bytes: &[u8]) -> Result<Self, WeightsError>;
}
