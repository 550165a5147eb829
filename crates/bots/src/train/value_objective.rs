//! Training of value functions on self-play.

use super::gradient;
use super::objective::Objective;
use super::sample::{self, Sample};
use super::self_play::SelfPlayers;
use crate::BotGame;
use crate::eval::{LargeNet, LinearValue, ModelShape, SmallNet, Weights, WeightsError};
use engine::{FastRng, Rng};

impl Objective for Weights {
    type Sample = Sample;

    const MAGIC: &'static [u8; 8] = b"HTCOURS2";
    const GAMES_PER_EPOCH: u64 = 192;
    const BATCH_SIZE: usize = 256;
    const PASSES: u32 = 1;
    const LEARNING_RATE: f32 = 1.5e-3;
    const DECAY_STEPS: f32 = 6_000.0;
    const WEIGHT_DECAY: f32 = 1e-3;

    fn random_init<G: BotGame>(seed: u64) -> Weights {
        let net = LargeNet::random_init(G::FEATURES, &mut FastRng::stream(seed, u64::MAX));
        let small = || SmallNet::random_init(G::FEATURES, &mut FastRng::stream(seed, u64::MAX - 1));
        Weights { linear: LinearValue::zeros(G::FEATURES), net, small_net: G::HAS_SMALL_NET.then(small) }
    }

    fn zeros(&self) -> Weights {
        Weights::zeros(self.shape())
    }

    fn parameters_mut(&mut self) -> impl Iterator<Item = &mut f32> {
        Weights::parameters_mut(self)
    }

    /// Half of the games use the first variant, the others a random one.
    fn play<G: BotGame>(&self, rules: &[G], seed: u64, game: u64) -> Vec<Sample> {
        let mut rng = FastRng::stream(seed, game);
        let which = if rng.below(2) == 0 { 0 } else { rng.below(rules.len() as u32) as usize };
        let played = game - game % Self::GAMES_PER_EPOCH;
        let mut players = SelfPlayers::new(&self.net, G::TRAINING.greedy_of_eight(played), &mut rng);
        let mut samples = sample::generate_game(&rules[which], &mut players, &mut rng);
        sample::bootstrap_targets(&mut samples, G::TRAINING.td_lambda(played), &self.net);
        samples
    }

    fn cross_entropies(&self, sample: &Sample) -> (f32, f32) {
        gradient::cross_entropies(self, sample)
    }

    fn accumulate_gradient(&self, sample: &Sample, gradient: &mut Weights) {
        gradient::accumulate(self, sample, gradient);
    }

    fn write(&self) -> Vec<u8> {
        Weights::write(self)
    }

    fn read<G: BotGame>(bytes: &[u8]) -> Result<Weights, WeightsError> {
        Weights::read(bytes, ModelShape::of::<G>())
    }
}
