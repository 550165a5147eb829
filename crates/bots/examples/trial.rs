//! Compares a bot with changed parameters with another one, on the deals of the arena.
//!
//! ```sh
//! cargo run --release -p hightable-bots --example trial -- verraeter 240 marshal:500it:opponent_model_share=0.6 knight:500it
//! ```
//!
//! The arguments are a game, a number of games, two bots and optionally the seed of the deals (1 by default, as in the arena). The
//! first bot plays once in each seat of every deal, the second one takes all other seats.
//!
//! A bot is a level, a budget and changed parameters, as in `marshal:500it:opponent_model_share=0.6,rollout_depth=0`:
//!
//! | parameter | meaning |
//! |---|---|
//! | a field of `SearchConfig` | the parameter of the search |
//! | `rollout_depth`, `rollout_max_chance` | the limit of rollouts |
//! | `value` | the value function: `linear`, `small_net` or `net` |
//! | `opponent_model` | whether the trained opponent model is used: `true` or `false` |
//! | `weights` | a file of `hightable train` |
//!
//! `judge`, `habits` and the value `sum` are older names of `value`, `opponent_model` and `linear` in recorded commands.

use bots::eval::ValueFunction;
use bots::opponent_model::OpponentNet;
use bots::search_bot::{LevelConfig, SearchBot};
use bots::stats::ClusteredMean;
use bots::{Bot, BotGame, Budget, Level, PolicyBot, RandomBot, TrainedModels, is_long, play};
use engine::{FastRng, Seat};
use games::{ConfigError, GameConfig, Title, WIN_UNITS, with_game};
use rayon::prelude::*;
use std::process::ExitCode;
use std::str::FromStr;
use std::sync::Arc;

/// The arguments.
struct Trial {
    games: u64,
    bots: [String; 2],
    seed: u64,
}

/// A value function.
#[derive(Copy, Clone)]
enum Value {
    Linear,
    SmallNet,
    LargeNet,
}

/// A bot with changed parameters.
struct Contender {
    level: Level,
    budget: Budget,
    config: LevelConfig,
    value: Value,
    opponent_model: bool,
    models: TrainedModels,
}

/// The bytes of a file.
fn file(path: &str) -> Result<Vec<u8>, String> {
    std::fs::read(path).map_err(|error| format!("'{path}' cannot be read: {error}"))
}

/// Parses a value.
fn parsed<T: FromStr>(text: &str) -> Result<T, String> {
    text.parse().map_err(|_| format!("'{text}' is not a valid value"))
}

impl Contender {
    /// Parses a bot.
    fn parse<G: BotGame>(text: &str) -> Result<Contender, String> {
        let mut parts = text.splitn(3, ':');
        let level: Level = parts.next().unwrap_or_default().parse().map_err(|error| format!("{error}"))?;
        let budget: Budget = parts.next().unwrap_or("500it").parse().map_err(|error| format!("{error}"))?;
        let (config, value) = match level {
            Level::Marshal => (G::STRONG, Value::LargeNet),
            Level::Knight if is_long(budget) && G::HAS_SMALL_NET => (G::STANDARD, Value::SmallNet),
            Level::Knight if is_long(budget) => (G::STANDARD, Value::Linear),
            Level::Knight | Level::Squire | Level::Page => (G::FAST, Value::Linear),
        };
        let mut contender =
            Contender { level, budget, config, value, opponent_model: true, models: G::models() };
        for setting in parts.next().into_iter().flat_map(|list| list.split(',')) {
            let (name, text) = setting.split_once('=').ok_or(format!("'{setting}' is not NAME=VALUE"))?;
            match name {
                "weights" => {
                    contender.models =
                        contender.models.with::<G>(&file(text)?).map_err(|error| format!("{error}"))?;
                }
                _ => contender.set(name, text)?,
            }
        }
        match contender.value {
            Value::SmallNet if !G::HAS_SMALL_NET => Err(format!("{} has no small_net", G::TITLE)),
            Value::Linear | Value::SmallNet | Value::LargeNet => Ok(contender),
        }
    }

    /// Changes a parameter.
    fn set(&mut self, name: &str, text: &str) -> Result<(), String> {
        let LevelConfig { search, rollout } = &mut self.config;
        match name {
            "exploration" => search.exploration = parsed(text)?,
            "fpu_reduction" => search.fpu_reduction = parsed(text)?,
            "prior_temperature" => search.prior_temperature = parsed(text)?,
            "prior_floor" => search.prior_floor = parsed(text)?,
            "exploration_rate" => search.exploration_rate = parsed(text)?,
            "rollout_depth" => rollout.decisions = parsed(text)?,
            "rollout_max_chance" => rollout.chance_events = parsed(text)?,
            "opponent_model_share" => search.opponent_model_share = parsed(text)?,
            "per_world_priors" => search.per_world_priors = parsed(text)?,
            "value_prior_after" => search.value_prior_after = parsed(text)?,
            "max_nodes" => search.max_nodes = parsed(text)?,
            "value" | "judge" => self.value = value_function(text)?,
            "opponent_model" | "habits" => self.opponent_model = parsed(text)?,
            _ => return Err(format!("there is no parameter '{name}'")),
        }
        Ok(())
    }

    /// Creates the bot.
    fn build<G: BotGame>(&self) -> Box<dyn Bot<G>> {
        match self.level {
            Level::Page => Box::new(RandomBot::new()),
            Level::Squire => Box::new(PolicyBot::new()),
            Level::Knight | Level::Marshal => self.build_search(),
        }
    }

    fn build_search<G: BotGame>(&self) -> Box<dyn Bot<G>> {
        let TrainedModels { linear, net, small_net, .. } = &self.models;
        match (self.value, small_net) {
            (Value::LargeNet, _) => self.with_value(net),
            (Value::SmallNet, Some(small_net)) => self.with_value(small_net),
            (Value::SmallNet, None) | (Value::Linear, _) => self.with_value(linear),
        }
    }

    fn with_value<G: BotGame, V: ValueFunction + 'static>(&self, value: &Arc<V>) -> Box<dyn Bot<G>> {
        let model = if self.opponent_model {
            self.models.opponent_model.clone()
        } else {
            Arc::new(OpponentNet::none())
        };
        Box::new(SearchBot::with_opponent_model(value.clone(), model, self.config, self.budget, 1))
    }
}

/// Parses a value function.
fn value_function(text: &str) -> Result<Value, String> {
    match text {
        "linear" | "sum" => Ok(Value::Linear),
        "small_net" => Ok(Value::SmallNet),
        "net" => Ok(Value::LargeNet),
        _ => Err(format!("'{text}' is not a value function; use linear, small_net or net")),
    }
}

/// Plays a deal once with the first bot in each seat. Returns its wins, in units of [`WIN_UNITS`], and its points above the mean of the
/// others, times their number.
fn deal<G: BotGame>(rules: &G, bots: &[Contender; 2], seed: u64, deal: u64) -> (u64, i64) {
    let seats = usize::from(rules.seats());
    let (mut wins, mut margin) = (0, 0);
    for own in 0..seats {
        let mut seated: Vec<_> = (0..seats).map(|at| bots[usize::from(at != own)].build()).collect();
        let mut rngs: Vec<_> =
            (1..=seats as u64).map(|nth| FastRng::stream(seed.wrapping_add(nth), deal)).collect();
        let last = play(rules, &mut seated, &mut FastRng::stream(seed, deal), &mut rngs, |_| ()).last;
        let scores = rules.scores(&last);
        let points = |at: usize| i64::from(scores.points(Seat::new(at)));
        let winners = scores.winners();
        wins += if winners.contains(Seat::new(own)) { WIN_UNITS / winners.len() as u64 } else { 0 };
        margin += points(own) * seats as i64 - (0..seats).map(points).sum::<i64>();
    }
    (wins, margin)
}

/// Plays the games and returns the result as text.
fn run<G: BotGame>(trial: &Trial) -> Result<String, String> {
    let rules = G::from_config(&GameConfig::default()).map_err(|error| error.to_string())?;
    let bots = [Contender::parse::<G>(&trial.bots[0])?, Contender::parse::<G>(&trial.bots[1])?];
    let seats = u32::from(rules.seats());
    let deals: Vec<u64> = (0..trial.games.div_ceil(u64::from(seats))).collect();
    let play = |number: &u64| deal(&rules, &bots, trial.seed, *number);
    let played: Vec<_> = deals.par_iter().with_max_len(1).map(play).collect();
    let (mut wins, mut margins) = (ClusteredMean::default(), ClusteredMean::default());
    for (won, margin) in played {
        wins.add(seats, won as i64);
        margins.add(seats, margin);
    }
    let wins = wins.estimate().ok_or("no games were played")?.per(WIN_UNITS as f64 / 100.0);
    let margin = margins.estimate().ok_or("no games were played")?.per(f64::from(seats - 1));
    let error = |error: Option<f64>| error.unwrap_or(f64::INFINITY);
    let [one, other] = &trial.bots;
    let shown = format!("{:.1} % ±{:.1}, margin {:+.2}", wins.mean, error(wins.error), margin.mean);
    let games = deals.len() as u64 * u64::from(seats);
    Ok(format!("{one} against {other}, {games} games: {shown} ±{:.2}", error(margin.error)))
}

fn run_from_args() -> Result<String, String> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [game, games, one, other, seed @ ..] = &args[..] else {
        return Err(
            "usage: GAME GAMES BOT OTHERS [SEED], for example: krieg 80 marshal:500it:opponent_model_share=0.5 knight:500it".into()
        );
    };
    let seed = seed.first().map_or(Ok(1), |seed| parsed(seed))?;
    let trial = Trial { games: parsed(games)?, bots: [one.clone(), other.clone()], seed };
    let title: Title = game.parse().map_err(|unknown: ConfigError| unknown.to_string())?;
    with_game!(title, G => run::<G>(&trial))
}

fn main() -> ExitCode {
    match run_from_args() {
        Ok(result) => {
            println!("{result}");
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("{error}");
            ExitCode::from(2)
        }
    }
}
