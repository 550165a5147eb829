//! Who will win: what knights and marshals judge positions by.

use super::gradient;
use super::objective::Objective;
use super::sample::{self, Sample};
use super::self_play::SelfPlayers;
use crate::Courtly;
use crate::eval::{LargeNet, LinearValue, ModelShape, SmallNet, Weights, WeightsError};
use engine::{FastRng, Rng};

impl Objective for Weights {
    type Sample = Sample;

    const MAGIC: &'static [u8; 8] = b"HTCOURS2";
    const ROUND: u64 = 192;
    const STEP: usize = 256;
    const PASSES: u32 = 1;
    const PACE: f32 = 1.5e-3;
    const SLOWER_AFTER: f32 = 6_000.0;
    const DECAY: f32 = 1e-3;

    fn random_init<G: Courtly>(seed: u64) -> Weights {
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

    /// Half of the games are played by the first rules, half by any.
    fn play<G: Courtly>(&self, rules: &[G], seed: u64, game: u64) -> Vec<Sample> {
        let mut rng = FastRng::stream(seed, game);
        let which = if rng.below(2) == 0 { 0 } else { rng.below(rules.len() as u32) as usize };
        let played = game - game % Self::ROUND;
        let mut players = SelfPlayers::new(&self.net, G::TRAINING.greedy(played), &mut rng);
        let mut samples = sample::generate_game(&rules[which], &mut players, &mut rng);
        sample::bootstrap_targets(&mut samples, G::TRAINING.td_lambda(played), &self.net);
        samples
    }

    fn cross_entropies(&self, sample: &Sample) -> (f32, f32) {
        gradient::cross_entropies(self, sample)
    }

    fn accumulate_gradient(&self, sample: &Sample, gradient: &mut Weights) {
        gradient::add(self, sample, gradient);
    }

    fn write(&self) -> Vec<u8> {
        Weights::write(self)
    }

    fn read<G: Courtly>(bytes: &[u8]) -> Result<Weights, WeightsError> {
        Weights::read(bytes, ModelShape::of::<G>())
    }
}
