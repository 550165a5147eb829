//! What others do: choices of knights, watched over their shoulders.

use super::objective::Objective;
use crate::eval::WeightsError;
use crate::level::TrainedModels;
use crate::opponent_model::{Decision, DecisionBuffer, OpponentNet};
use crate::search_bot::{LevelConfig, SearchBot};
use crate::{
    ActionScore, ActionScores, Bot, BotMove, Budget, Courtly, InfoState, Observation, SearchResult, play,
};
use engine::{Actions, FastRng};
use std::sync::{Arc, Mutex};

/// A choice among several actions.
pub(super) struct OpponentSample {
    buffer: DecisionBuffer,
    chosen: usize,
    /// How surprising it is to who goes by a squire's opinions alone, in nats.
    by_opinion: f32,
}

/// How long the knights think who are watched.
const THINKS: Budget = Budget::Iterations(500);

impl Objective for OpponentNet {
    type Sample = OpponentSample;

    const MAGIC: &'static [u8; 8] = b"HTWATCH1";
    const ROUND: u64 = 16;
    const STEP: usize = 128;
    const PASSES: u32 = 6;
    const PACE: f32 = 2e-3;
    const SLOWER_AFTER: f32 = 1_000.0;
    const DECAY: f32 = 3e-2;

    fn random_init<G: Courtly>(seed: u64) -> OpponentNet {
        OpponentNet::random_init(G::FEATURES, G::ACTION_FEATURES, &mut FastRng::stream(seed, u64::MAX))
    }

    fn zeros(&self) -> OpponentNet {
        OpponentNet::zeros(self.features(), self.action_features())
    }

    fn parameters_mut(&mut self) -> impl Iterator<Item = &mut f32> {
        OpponentNet::parameters_mut(self)
    }

    /// Three of four games are played by the first rules, the others by all rules in turn.
    fn play<G: Courtly>(&self, rules: &[G], seed: u64, game: u64) -> Vec<OpponentSample> {
        let which = if game % 4 < 3 { 0 } else { (game / 4) as usize % rules.len() };
        watch(&rules[which], &mut FastRng::stream(seed, game))
    }

    fn cross_entropies(&self, sample: &OpponentSample) -> (f32, f32) {
        let mut chances = Vec::new();
        self.weigh(&mut sample.buffer.clone(), &mut chances);
        (-chances[sample.chosen].max(1e-7).ln(), sample.by_opinion)
    }

    fn accumulate_gradient(&self, sample: &OpponentSample, gradient: &mut OpponentNet) {
        self.accumulate_gradient(&mut sample.buffer.clone(), sample.chosen, gradient);
    }

    fn write(&self) -> Vec<u8> {
        OpponentNet::write(self)
    }

    fn read<G: Courtly>(bytes: &[u8]) -> Result<OpponentNet, WeightsError> {
        OpponentNet::read(bytes, G::FEATURES, G::ACTION_FEATURES)
    }
}

/// Watches a game among the knights of the program.
fn watch<G: Courtly>(rules: &G, rng: &mut FastRng) -> Vec<OpponentSample> {
    let TrainedModels { linear, .. } = G::models();
    let seen = Arc::new(Mutex::new(Vec::new()));
    let knight = || Box::new(SearchBot::new(linear.clone(), G::KNIGHT, THINKS, 1));
    let seated = |_| Box::new(Open { knight: knight(), seen: seen.clone() }) as Box<dyn Bot<G>>;
    let mut bots: Vec<_> = (0..rules.seats()).map(seated).collect();
    let mut own: Vec<_> = bots.iter().map(|_| FastRng::new(rng.next_u64())).collect();
    play(rules, &mut bots, rng, &mut own, |_| ());
    drop(bots);
    std::mem::take(&mut *seen.lock().expect("nobody who is watched panics"))
}

/// A bot that lets others see what it chooses.
struct Open<G: Courtly> {
    knight: Box<dyn Bot<G>>,
    seen: Arc<Mutex<Vec<OpponentSample>>>,
}

impl<G: Courtly> Bot<G> for Open<G> {
    fn choose(&mut self, side: &InfoState<'_, G>, rng: &mut FastRng) -> BotMove<G::Action> {
        let choice = self.knight.choose(side, rng);
        if side.game().is_modelled(&choice.action) {
            let watched = written_down(side, choice.action, rng);
            self.seen.lock().expect("nobody who is watched panics").push(watched);
        }
        choice
    }

    fn analyze(&mut self, side: &InfoState<'_, G>, rng: &mut FastRng) -> SearchResult<G::Action> {
        self.knight.analyze(side, rng)
    }

    fn observe(&mut self, sight: Observation<G>) {
        self.knight.observe(sight);
    }
}

/// A choice as a sample; the world is imagined, for nobody's habits depend on what he does not know.
fn written_down<G: Courtly>(side: &InfoState<'_, G>, action: G::Action, rng: &mut FastRng) -> OpponentSample {
    let (rules, seat, world) = (side.game(), side.seat(), side.determinize(rng));
    let (mut legal, mut opinions) = (Actions::new(), ActionScores::new());
    side.legal(&mut legal);
    rules.score(&world, seat, &legal, &mut opinions);
    let chosen = legal.iter().position(|other| *other == action).expect("what is chosen is legal");
    let mut buffer = DecisionBuffer::default();
    buffer.describe(&Decision { rules, world: &world, seat, actions: &legal, opinions: opinions.as_slice() });
    let by_opinion = cross_entropy(opinions.as_slice(), chosen, rules.sharpness(&action));
    OpponentSample { buffer, chosen, by_opinion }
}

/// How surprising a choice is to who goes by a squire's opinions, as a search does.
fn cross_entropy<W>(opinions: &[ActionScore<W>], chosen: usize, sharpness: f32) -> f32 {
    let mut odds = Vec::new();
    LevelConfig::FAST.search.temperature().sharpened(sharpness).priors(opinions, &mut odds);
    -(odds[chosen] / odds.iter().sum::<f32>()).ln()
}
