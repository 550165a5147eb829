//! Training of opponent models on the decisions of knights.

use super::objective::Objective;
use crate::eval::WeightsError;
use crate::opponent_model::{Decision, DecisionBuffer, OpponentNet};
use crate::search_bot::{LevelConfig, SearchBot};
use crate::spec::TrainedModels;
use crate::{
    ActionScore, ActionScores, Bot, BotGame, BotMove, Budget, InfoState, Observation, SearchResult, play,
};
use engine::{Actions, FastRng};
use std::sync::{Arc, Mutex};

/// A decision of a knight.
pub(super) struct OpponentSample {
    buffer: DecisionBuffer,
    /// The index of the chosen action.
    chosen: usize,
    /// The cross-entropy of the priors of the policy, in nats: the baseline.
    baseline: f32,
}

/// The budget of the knights.
const KNIGHT_BUDGET: Budget = Budget::Iterations(500);

impl Objective for OpponentNet {
    type Sample = OpponentSample;

    const MAGIC: &'static [u8; 8] = b"HTWATCH1";
    const GAMES_PER_EPOCH: u64 = 16;
    const BATCH_SIZE: usize = 128;
    const PASSES: u32 = 6;
    const LEARNING_RATE: f32 = 2e-3;
    const DECAY_STEPS: f32 = 1_000.0;
    const WEIGHT_DECAY: f32 = 3e-2;

    fn random_init<G: BotGame>(seed: u64) -> OpponentNet {
        OpponentNet::random_init(G::FEATURES, G::ACTION_FEATURES, &mut FastRng::stream(seed, u64::MAX))
    }

    fn zeros(&self) -> OpponentNet {
        OpponentNet::zeros(self.features(), self.action_features())
    }

    fn parameters_mut(&mut self) -> impl Iterator<Item = &mut f32> {
        OpponentNet::parameters_mut(self)
    }

    /// Three of four games use the first variant, the others all variants in turn.
    fn play<G: BotGame>(&self, rules: &[G], seed: u64, game: u64) -> Vec<OpponentSample> {
        let which = if game % 4 < 3 { 0 } else { (game / 4) as usize % rules.len() };
        generate_game(&rules[which], &mut FastRng::stream(seed, game))
    }

    fn cross_entropies(&self, sample: &OpponentSample) -> (f32, f32) {
        let mut probabilities = Vec::new();
        self.predict(&mut sample.buffer.clone(), &mut probabilities);
        (-probabilities[sample.chosen].max(1e-7).ln(), sample.baseline)
    }

    fn accumulate_gradient(&self, sample: &OpponentSample, gradient: &mut OpponentNet) {
        self.accumulate_gradient(&mut sample.buffer.clone(), sample.chosen, gradient);
    }

    fn write(&self) -> Vec<u8> {
        OpponentNet::write(self)
    }

    fn read<G: BotGame>(bytes: &[u8]) -> Result<OpponentNet, WeightsError> {
        OpponentNet::read(bytes, G::FEATURES, G::ACTION_FEATURES)
    }
}

/// Plays a game among knights with the shipped weights and returns their decisions that the model covers.
fn generate_game<G: BotGame>(rules: &G, rng: &mut FastRng) -> Vec<OpponentSample> {
    let TrainedModels { linear, .. } = G::models();
    let samples = Arc::new(Mutex::new(Vec::new()));
    let knight = || Box::new(SearchBot::new(linear.clone(), G::FAST, KNIGHT_BUDGET, 1));
    let seated =
        |_| Box::new(RecordedKnight { knight: knight(), samples: samples.clone() }) as Box<dyn Bot<G>>;
    let mut bots: Vec<_> = (0..rules.seats()).map(seated).collect();
    let mut own: Vec<_> = bots.iter().map(|_| FastRng::new(rng.next_u64())).collect();
    play(rules, &mut bots, rng, &mut own, |_| ());
    drop(bots);
    std::mem::take(&mut *samples.lock().expect("the knights do not panic"))
}

/// A knight whose decisions are recorded as samples.
struct RecordedKnight<G: BotGame> {
    knight: Box<dyn Bot<G>>,
    samples: Arc<Mutex<Vec<OpponentSample>>>,
}

impl<G: BotGame> Bot<G> for RecordedKnight<G> {
    fn choose(&mut self, info: &InfoState<'_, G>, rng: &mut FastRng) -> BotMove<G::Action> {
        let choice = self.knight.choose(info, rng);
        if info.game().is_modelled(&choice.action) {
            let sample = sample(info, choice.action, rng);
            self.samples.lock().expect("the knights do not panic").push(sample);
        }
        choice
    }

    fn analyze(&mut self, info: &InfoState<'_, G>, rng: &mut FastRng) -> SearchResult<G::Action> {
        self.knight.analyze(info, rng)
    }

    fn observe(&mut self, observation: Observation<G>) {
        self.knight.observe(observation);
    }
}

/// A decision as a sample, encoded in a determinization: a prediction must not depend on information hidden from the seat.
fn sample<G: BotGame>(info: &InfoState<'_, G>, action: G::Action, rng: &mut FastRng) -> OpponentSample {
    let (rules, seat, world) = (info.game(), info.seat(), info.determinize(rng));
    let (mut legal, mut scores) = (Actions::new(), ActionScores::new());
    info.legal(&mut legal);
    rules.score(&world, seat, &legal, &mut scores);
    let chosen = legal.iter().position(|other| *other == action).expect("the chosen action is legal");
    let mut buffer = DecisionBuffer::default();
    buffer.encode(&Decision { rules, world: &world, seat, actions: &legal, scores: scores.as_slice() });
    let baseline = cross_entropy(scores.as_slice(), chosen, rules.sharpness(&action));
    OpponentSample { buffer, chosen, baseline }
}

/// The cross-entropy of a decision with the priors that a search derives from the scores, in nats.
fn cross_entropy<R>(scores: &[ActionScore<R>], chosen: usize, sharpness: f32) -> f32 {
    let mut priors = Vec::new();
    LevelConfig::FAST.search.temperature().sharpened(sharpness).priors(scores, &mut priors);
    -(priors[chosen] / priors.iter().sum::<f32>()).ln()
}
