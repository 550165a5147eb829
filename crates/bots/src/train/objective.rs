//! What a training run optimises.

use crate::Courtly;
use crate::eval::WeightsError;

/// What is learnt, as numbers that move.
pub(super) trait Objective: Clone + PartialEq + Send + Sync + 'static {
    /// What it is learnt from.
    type Sample: Send + Sync;

    /// What every file of a run begins with; the last byte is the version.
    const MAGIC: &'static [u8; 8];
    /// Games of a round.
    const ROUND: u64;
    /// Lessons of a step.
    const STEP: usize;
    /// How often each sample of a round is gone through.
    const PASSES: u32;
    /// How far a number moves in a step at first.
    const PACE: f32;
    /// Steps after which it moves only 0.7 times as far; after three times as many, half.
    const SLOWER_AFTER: f32;
    /// By how much numbers shrink towards nothing in a step of full pace.
    const DECAY: f32;

    /// One who has learnt nothing yet.
    fn random_init<G: Courtly>(seed: u64) -> Self;

    /// The same, of zeros.
    fn zeros(&self) -> Self;

    /// All numbers, in the order of the file.
    fn parameters_mut(&mut self) -> impl Iterator<Item = &mut f32>;

    /// Plays a game of a run and keeps what can be learnt from it.
    fn play<G: Courtly>(&self, rules: &[G], seed: u64, game: u64) -> Vec<Self::Sample>;

    /// How surprising a sample is, in nats, and how surprising to who has learnt something simpler.
    fn cross_entropies(&self, sample: &Self::Sample) -> (f32, f32);

    /// Adds to `gradient` by how much the cross entropy at a sample grows with each number.
    fn accumulate_gradient(&self, sample: &Self::Sample, gradient: &mut Self);

    /// What has been learnt, as a file.
    fn write(&self) -> Vec<u8>;

    /// Reads what has been learnt of a game.
    fn read<G: Courtly>(bytes: &[u8]) -> Result<Self, WeightsError>;
}
