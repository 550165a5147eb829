//! The speed of bots.

use crate::play::{BotStats, play};
use crate::spec::{BotSpec, Level, TrainedModels};
use crate::{Bot, BotGame, Budget, InfoState, PolicyBot, RandomBot};
use engine::{FastRng, Players, Seat};
use serde::Serialize;
use std::time::Instant;

/// The measurements of [`BotFactory::bench`](crate::BotFactory::benchmark).
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct BotBenchmark {
    /// Mean time of a squire's decision, in microseconds.
    pub squire_us: f64,
    /// Iterations per second of a knight on one thread, in positions from the middle of a game.
    pub knight_iterations: f64,
    /// The same for a knight with a long budget.
    pub long_budget_iterations: f64,
    /// The same for a marshal.
    pub marshal_iterations: f64,
    /// Mean time of a decision of knights and marshals with a budget of 50 ms, in milliseconds.
    pub answer_ms: f64,
    /// The longest of these times.
    pub longest_answer_ms: f64,
    /// The number of positions.
    pub positions: usize,
}

/// The number of games that give one position each.
const GAMES: u64 = 12;
/// The number of timed games among squires.
const SQUIRE_GAMES: u64 = 200;
/// The budget for iterations per second.
const SPEED_BUDGET: Budget = Budget::ms(250);
/// The same for a knight with a long budget.
const LONG_BUDGET: Budget = Budget::ms(500);
/// The budget for response times.
const RESPONSE_BUDGET: Budget = Budget::ms(50);

/// Measures on the current thread, for about ten seconds.
pub(crate) fn run<G: BotGame>(rules: &G, models: &TrainedModels, seed: u64) -> BotBenchmark {
    let squires = squires(rules, seed);
    let positions: Vec<(G::State, Seat)> = (0..GAMES).filter_map(|n| middle(rules, seed, n)).collect();
    let search = |level, budget| {
        let spec = BotSpec { level, budget, threads: 1 };
        positions
            .iter()
            .map(|(state, seat)| ask(rules, models, state, *seat, spec, seed))
            .fold(BotStats::default(), BotStats::merge)
    };
    let (knight, marshal) = (search(Level::Knight, SPEED_BUDGET), search(Level::Marshal, SPEED_BUDGET));
    let long_budget = search(Level::Knight, LONG_BUDGET);
    let short = search(Level::Knight, RESPONSE_BUDGET).merge(search(Level::Marshal, RESPONSE_BUDGET));
    let ms = |stats: &BotStats| 1e3 * stats.time.as_secs_f64() / stats.decisions.max(1) as f64;
    let rate = |stats: &BotStats| stats.iterations as f64 / stats.time.as_secs_f64().max(1e-9);
    BotBenchmark {
        squire_us: 1e3 * ms(&squires),
        knight_iterations: rate(&knight),
        long_budget_iterations: rate(&long_budget),
        marshal_iterations: rate(&marshal),
        answer_ms: ms(&short),
        longest_answer_ms: 1e3 * short.longest.as_secs_f64(),
        positions: positions.len(),
    }
}

fn rngs(seed: u64, game: u64, seats: u8) -> (FastRng, Vec<FastRng>) {
    let own = (1..=u64::from(seats)).map(|n| FastRng::stream(seed.wrapping_add(n), game)).collect();
    (FastRng::stream(seed, game), own)
}

fn squires<G: BotGame>(rules: &G, seed: u64) -> BotStats {
    let mut sum = BotStats::default();
    for game in 0..SQUIRE_GAMES {
        let mut bots: Vec<Box<dyn Bot<G>>> =
            (0..rules.seats()).map(|_| Box::new(PolicyBot::new()) as Box<dyn Bot<G>>).collect();
        let (mut rng, mut own) = rngs(seed, game, rules.seats());
        sum =
            play(rules, &mut bots, &mut rng, &mut own, |_| ()).stats.0.into_iter().fold(sum, BotStats::merge);
    }
    sum
}

/// A decision with several legal actions in the middle of a game among squires.
fn middle<G: BotGame>(rules: &G, seed: u64, game: u64) -> Option<(G::State, Seat)> {
    let total = walk(rules, seed, game, u64::MAX).1;
    let (state, _) = walk(rules, seed, game, total / 2);
    let seat = rules.turn(&state).seats().iter().next()?;
    Some((state, seat))
}

/// Plays a game among squires until `stop` decisions with several legal actions have been made and the next is due. Returns the state
/// and the number of these decisions.
fn walk<G: BotGame>(rules: &G, seed: u64, game: u64, stop: u64) -> (G::State, u64) {
    let (mut rng, bot_rngs) = rngs(seed, game, rules.seats());
    let mut walkers = Walkers { rules, bot_rngs, decisions: 0, stop };
    let mut state = rules.initial_state();
    engine::run(rules, &mut state, &mut rng, &mut walkers);
    (state, walkers.decisions)
}

/// Squires that stop after `stop` decisions with several legal actions.
struct Walkers<'a, G: BotGame> {
    rules: &'a G,
    bot_rngs: Vec<FastRng>,
    decisions: u64,
    stop: u64,
}

impl<G: BotGame> Players<G, FastRng> for Walkers<'_, G> {
    fn choose(
        &mut self,
        state: &G::State,
        seat: Seat,
        legal: &[G::Action],
        _: &mut FastRng,
    ) -> Option<G::Action> {
        let (info, rng) = (InfoState::new(self.rules, state, seat), &mut self.bot_rngs[seat.index()]);
        if legal.len() == 1 {
            return Some(RandomBot::new().choose(&info, rng).action);
        }
        if self.decisions == self.stop {
            return None;
        }
        self.decisions += 1;
        Some(PolicyBot::new().choose(&info, rng).action)
    }
}

fn ask<G: BotGame>(
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
