//! Trials: a bot with settings of its own against others, on the deals of the arena.
//!
//! ```sh
//! cargo run --release -p bots --example trial -- verraeter 240 marshal:500it:opponent_model_share=0.6 knight:500it
//! ```
//!
//! A bot is a level, its time and what differs from its usual settings, as in `marshal:500it:opponent_model_share=0.6,rollout_depth=0`; `judge`
//! says whether it judges by the weighted sum of knights in a hurry (`sum`), the smaller network of those that have time in
//! some games (`small_net`) or the network of marshals (`net`), `habits` whether it knows the others' habits, and `weights`
//! names a file that `hightable train` wrote, to judge by that. The second bot takes all other seats. The
//! seed of the deals may follow; it is 1 if left out, as in the arena.

use bots::eval::ValueFunction;
use bots::opponent_model::OpponentNet;
use bots::search_bot::{LevelConfig, SearchBot};
use bots::{Bot, Budget, Courtly, Level, PolicyBot, RandomBot, TrainedModels, is_long, play};
use engine::{FastRng, Seat};
use games::{ClusteredMean, ConfigError, GameConfig, Title, WIN_UNITS, with_game};
use rayon::prelude::*;
use std::process::ExitCode;
use std::str::FromStr;
use std::sync::Arc;

/// What is asked for.
struct Trial {
    games: u64,
    bots: [String; 2],
    seed: u64,
}

/// What positions are judged by.
#[derive(Copy, Clone)]
enum Judgement {
    Sum,
    SmallNet,
    LargeNet,
}

/// A bot with settings of its own.
struct Contender {
    level: Level,
    budget: Budget,
    config: LevelConfig,
    judge: Judgement,
    habits: bool,
    models: TrainedModels,
}

/// The bytes of a file.
fn file(path: &str) -> Result<Vec<u8>, String> {
    std::fs::read(path).map_err(|bad| format!("'{path}' cannot be read: {bad}"))
}

/// A value that has to be read.
fn value<T: FromStr>(text: &str) -> Result<T, String> {
    text.parse().map_err(|_| format!("'{text}' is no value for a setting"))
}

impl Contender {
    /// Reads a bot of a game.
    fn read<G: Courtly>(text: &str) -> Result<Contender, String> {
        let mut parts = text.splitn(3, ':');
        let level: Level = parts.next().unwrap_or_default().parse().map_err(|bad| format!("{bad}"))?;
        let budget: Budget = parts.next().unwrap_or("500it").parse().map_err(|bad| format!("{bad}"))?;
        let (config, judge) = match level {
            Level::Marshal => (G::MARSHAL, Judgement::LargeNet),
            Level::Knight if is_long(budget) && G::HAS_SMALL_NET => (G::PATIENT, Judgement::SmallNet),
            Level::Knight if is_long(budget) => (G::PATIENT, Judgement::Sum),
            Level::Knight | Level::Squire | Level::Page => (G::KNIGHT, Judgement::Sum),
        };
        let mut contender = Contender { level, budget, config, judge, habits: true, models: G::models() };
        for setting in parts.next().into_iter().flat_map(|list| list.split(',')) {
            let (name, text) = setting.split_once('=').ok_or(format!("'{setting}' is not NAME=VALUE"))?;
            match name {
                "weights" => {
                    contender.models =
                        contender.models.with::<G>(&file(text)?).map_err(|bad| format!("{bad}"))?;
                }
                _ => contender.set(name, text)?,
            }
        }
        match contender.judge {
            Judgement::SmallNet if !G::HAS_SMALL_NET => {
                Err(format!("nobody judges by a small_net in {}", G::TITLE))
            }
            Judgement::Sum | Judgement::SmallNet | Judgement::LargeNet => Ok(contender),
        }
    }

    /// Changes a setting.
    fn set(&mut self, name: &str, text: &str) -> Result<(), String> {
        let LevelConfig { search, rollout } = &mut self.config;
        match name {
            "exploration" => search.exploration = value(text)?,
            "fpu_reduction" => search.fpu_reduction = value(text)?,
            "prior_temperature" => search.prior_temperature = value(text)?,
            "prior_floor" => search.prior_floor = value(text)?,
            "exploration_rate" => search.exploration_rate = value(text)?,
            "rollout_depth" => rollout.decisions = value(text)?,
            "rollout_max_chance" => rollout.chance_events = value(text)?,
            "opponent_model_share" => search.opponent_model_share = value(text)?,
            "per_world_priors" => search.per_world_priors = value(text)?,
            "value_prior_after" => search.value_prior_after = value(text)?,
            "max_nodes" => search.max_nodes = value(text)?,
            "judge" => self.judge = judgement(text)?,
            "habits" => self.habits = value(text)?,
            _ => return Err(format!("there is no setting called '{name}'")),
        }
        Ok(())
    }

    /// The bot.
    fn seat<G: Courtly>(&self) -> Box<dyn Bot<G>> {
        match self.level {
            Level::Page => Box::new(RandomBot::new()),
            Level::Squire => Box::new(PolicyBot::new()),
            Level::Knight | Level::Marshal => self.build_search(),
        }
    }

    fn build_search<G: Courtly>(&self) -> Box<dyn Bot<G>> {
        let TrainedModels { linear, net, small_net, .. } = &self.models;
        match (self.judge, small_net) {
            (Judgement::LargeNet, _) => self.by(net),
            (Judgement::SmallNet, Some(small_net)) => self.by(small_net),
            (Judgement::SmallNet, None) | (Judgement::Sum, _) => self.by(linear),
        }
    }

    fn by<G: Courtly, J: ValueFunction + 'static>(&self, judge: &Arc<J>) -> Box<dyn Bot<G>> {
        let habits = if self.habits { self.models.habits.clone() } else { Arc::new(OpponentNet::none()) };
        Box::new(SearchBot::with_opponents(judge.clone(), habits, self.config, self.budget, 1))
    }
}

/// Reads what positions are judged by.
fn judgement(text: &str) -> Result<Judgement, String> {
    match text {
        "sum" => Ok(Judgement::Sum),
        "small_net" => Ok(Judgement::SmallNet),
        "net" => Ok(Judgement::LargeNet),
        _ => Err(format!("'{text}' is no way to judge: sum, small_net and net are there")),
    }
}

/// Plays a deal once with the first bot in each seat: its wins, in units of [`WIN_UNITS`], and its points above the others' mean
/// times their number.
fn deal<G: Courtly>(rules: &G, bots: &[Contender; 2], seed: u64, deal: u64) -> (u64, i64) {
    let seats = usize::from(rules.seats());
    let (mut wins, mut margin) = (0, 0);
    for own in 0..seats {
        let mut seated: Vec<_> = (0..seats).map(|at| bots[usize::from(at != own)].seat()).collect();
        let mut dice: Vec<_> =
            (1..=seats as u64).map(|nth| FastRng::stream(seed.wrapping_add(nth), deal)).collect();
        let last = play(rules, &mut seated, &mut FastRng::stream(seed, deal), &mut dice, |_| ()).last;
        let scores = rules.scores(&last);
        let points = |at: usize| i64::from(scores.points(Seat::new(at)));
        let winners = scores.winners();
        wins += if winners.contains(Seat::new(own)) { WIN_UNITS / winners.len() as u64 } else { 0 };
        margin += points(own) * seats as i64 - (0..seats).map(points).sum::<i64>();
    }
    (wins, margin)
}

/// Plays a trial of a game and tells what came of it.
fn run<G: Courtly>(trial: &Trial) -> Result<String, String> {
    let rules = G::rules(&GameConfig::default()).map_err(|bad| bad.to_string())?;
    let bots = [Contender::read::<G>(&trial.bots[0])?, Contender::read::<G>(&trial.bots[1])?];
    let seats = u32::from(rules.seats());
    let deals: Vec<u64> = (0..trial.games.div_ceil(u64::from(seats))).collect();
    let play = |number: &u64| deal(&rules, &bots, trial.seed, *number);
    let played: Vec<_> = deals.par_iter().with_max_len(1).map(play).collect();
    let (mut wins, mut margins) = (ClusteredMean::default(), ClusteredMean::default());
    for (won, margin) in played {
        wins.add(seats, won as i64);
        margins.add(seats, margin);
    }
    let wins = wins.estimate().ok_or("there were no games")?.per(WIN_UNITS as f64 / 100.0);
    let margin = margins.estimate().ok_or("there were no games")?.per(f64::from(seats - 1));
    let error = |error: Option<f64>| error.unwrap_or(f64::INFINITY);
    let [one, other] = &trial.bots;
    let shown = format!("{:.1} % ±{:.1}, margin {:+.2}", wins.mean, error(wins.error), margin.mean);
    let games = deals.len() as u64 * u64::from(seats);
    Ok(format!("{one} against {other}, {games} games: {shown} ±{:.2}", error(margin.error)))
}

fn asked() -> Result<String, String> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [game, games, one, other, seed @ ..] = &args[..] else {
        return Err(
            "say GAME GAMES BOT OTHERS [SEED], as in: krieg 80 marshal:500it:opponent_model_share=0.5 knight:500it".into()
        );
    };
    let seed = seed.first().map_or(Ok(1), |seed| value(seed))?;
    let trial = Trial { games: value(games)?, bots: [one.clone(), other.clone()], seed };
    let title: Title = game.parse().map_err(|unknown: ConfigError| unknown.to_string())?;
    with_game!(title, G => run::<G>(&trial))
}

fn main() -> ExitCode {
    match asked() {
        Ok(told) => {
            println!("{told}");
            ExitCode::SUCCESS
        }
        Err(bad) => {
            eprintln!("{bad}");
            ExitCode::from(2)
        }
    }
}
