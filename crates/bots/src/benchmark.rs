//! How fast the bots are.

use crate::level::{BotSpec, Level, TrainedModels};
use crate::play::{BotStats, play};
use crate::{Bot, Budget, Courtly, InfoState, PolicyBot, RandomBot};
use engine::{FastRng, Players, Seat};
use serde::Serialize;
use std::time::Instant;

/// What was measured.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct BotBenchmark {
    /// Microseconds of a squire's decision, on average.
    pub squire_us: f64,
    /// Iterations a second of a knight on one thread in the middle of a game, on average.
    pub knight_iterations: f64,
    /// The same of a knight that has time.
    pub patient_iterations: f64,
    /// The same of a marshal.
    pub marshal_iterations: f64,
    /// Milliseconds until knights and marshals answer who are given 50, on average.
    pub answer_ms: f64,
    /// The same, the longest.
    pub longest_answer_ms: f64,
    /// Positions that were looked at.
    pub positions: usize,
}

/// Games from whose middle positions are taken.
const GAMES: u64 = 12;
/// Games among squires that are timed.
const SQUIRE_GAMES: u64 = 200;
/// The time that a bot is given to measure its pace.
const PACE: Budget = Budget::ms(250);
/// The time that a knight is given to measure its pace if it has time.
const AMPLE: Budget = Budget::ms(500);
/// The time that a bot is given to measure whether it keeps to it.
const SHORT: Budget = Budget::ms(50);

/// Measures on this thread; takes some ten seconds.
pub(crate) fn run<G: Courtly>(rules: &G, models: &TrainedModels, seed: u64) -> BotBenchmark {
    let squires = squires(rules, seed);
    let positions: Vec<(G::State, Seat)> = (0..GAMES).filter_map(|n| middle(rules, seed, n)).collect();
    let pace = |level, budget| {
        let spec = BotSpec { level, budget, threads: 1 };
        positions
            .iter()
            .map(|(state, seat)| ask(rules, models, state, *seat, spec, seed))
            .fold(BotStats::default(), BotStats::and)
    };
    let (knight, marshal) = (pace(Level::Knight, PACE), pace(Level::Marshal, PACE));
    let patient = pace(Level::Knight, AMPLE);
    let short = pace(Level::Knight, SHORT).and(pace(Level::Marshal, SHORT));
    let ms = |stats: &BotStats| 1e3 * stats.time.as_secs_f64() / stats.decisions.max(1) as f64;
    let rate = |stats: &BotStats| stats.iterations as f64 / stats.time.as_secs_f64().max(1e-9);
    BotBenchmark {
        squire_us: 1e3 * ms(&squires),
        knight_iterations: rate(&knight),
        patient_iterations: rate(&patient),
        marshal_iterations: rate(&marshal),
        answer_ms: ms(&short),
        longest_answer_ms: 1e3 * short.longest.as_secs_f64(),
        positions: positions.len(),
    }
}

fn dice(seed: u64, game: u64, seats: u8) -> (FastRng, Vec<FastRng>) {
    let own = (1..=u64::from(seats)).map(|n| FastRng::stream(seed.wrapping_add(n), game)).collect();
    (FastRng::stream(seed, game), own)
}

fn squires<G: Courtly>(rules: &G, seed: u64) -> BotStats {
    let mut sum = BotStats::default();
    for game in 0..SQUIRE_GAMES {
        let mut bots: Vec<Box<dyn Bot<G>>> =
            (0..rules.seats()).map(|_| Box::new(PolicyBot::new()) as Box<dyn Bot<G>>).collect();
        let (mut dice, mut own) = dice(seed, game, rules.seats());
        sum =
            play(rules, &mut bots, &mut dice, &mut own, |_| ()).stats.0.into_iter().fold(sum, BotStats::and);
    }
    sum
}

/// A decision among several actions in the middle of a game among squires.
fn middle<G: Courtly>(rules: &G, seed: u64, game: u64) -> Option<(G::State, Seat)> {
    let whole = walk(rules, seed, game, u64::MAX).1;
    let (state, _) = walk(rules, seed, game, whole / 2);
    let seat = rules.turn(&state).seats().iter().next()?;
    Some((state, seat))
}

/// Plays until so many decisions among several actions have been made and the next is due; returns how many there were.
fn walk<G: Courtly>(rules: &G, seed: u64, game: u64, stop: u64) -> (G::State, u64) {
    let (mut dice, own_dice) = dice(seed, game, rules.seats());
    let mut walkers = Walkers { rules, own_dice, decisions: 0, stop };
    let mut state = rules.initial_state();
    engine::run(rules, &mut state, &mut dice, &mut walkers);
    (state, walkers.decisions)
}

/// Squires who stop after some decisions among several actions.
struct Walkers<'a, G: Courtly> {
    rules: &'a G,
    own_dice: Vec<FastRng>,
    decisions: u64,
    stop: u64,
}

impl<G: Courtly> Players<G, FastRng> for Walkers<'_, G> {
    fn choose(
        &mut self,
        state: &G::State,
        seat: Seat,
        legal: &[G::Action],
        _: &mut FastRng,
    ) -> Option<G::Action> {
        let (side, dice) = (InfoState::new(self.rules, state, seat), &mut self.own_dice[seat.index()]);
        if legal.len() == 1 {
            return Some(RandomBot::new().choose(&side, dice).action);
        }
        if self.decisions == self.stop {
            return None;
        }
        self.decisions += 1;
        Some(PolicyBot::new().choose(&side, dice).action)
    }
}

fn ask<G: Courtly>(
    rules: &G,
    models: &TrainedModels,
    state: &G::State,
    seat: Seat,
    spec: BotSpec,
    seed: u64,
) -> BotStats {
    let mut bot = spec.build::<G>(models);
    let began = Instant::now();
    let choice = bot.choose(&InfoState::new(rules, state, seat), &mut FastRng::new(seed));
    let time = began.elapsed();
    BotStats { decisions: 1, time, longest: time, iterations: choice.iterations }
}
