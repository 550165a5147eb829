//! What a bot would do in somebody's place.

use crate::level::{BotSpec, TrainedModels};
use crate::{ActionScore, ActionScores, Courtly, InfoState, RootAction, SearchResult};
use engine::{FastRng, Seat, Turn};
use games::{Match, Record};
use serde::Serialize;
use serde_json::Value;
use std::sync::Arc;
use thiserror::Error;

/// What a bot thinks of a decision.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Analysis {
    /// Whose decision it is.
    pub seat: Seat,
    /// The plies before it.
    pub ply: usize,
    /// The question.
    pub ask: Value,
    /// How often the bot imagined a world and looked ahead.
    pub iterations: u64,
    /// Whether others do not see what is chosen, so that a good player mixes.
    pub secret: bool,
    /// The actions, the best first.
    pub actions: Vec<ActionAnalysis>,
}

/// What a bot thinks of an action.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ActionAnalysis {
    /// The action, as it is written.
    pub action: String,
    /// The seat's chance of winning after it, if the bot looked ahead.
    pub win_chance: Option<f32>,
    /// How often the bot tried it.
    pub visits: u32,
    /// How often the bot would do it.
    pub share: f32,
    /// What a squire thinks of it: one more makes it about e times as likely.
    pub worth: f32,
    /// Why: a code.
    pub why: Value,
}

/// Why there is no advice.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum AnalysisError {
    /// The record is too short.
    #[error("the record has {plies} plies: name one from 0 to {plies}")]
    NoSuchPly {
        /// Its plies.
        plies: usize,
    },
    /// A ply of the record is not possible.
    #[error("line {line}: '{entry}' is refused")]
    Flawed {
        /// The line.
        line: usize,
        /// What it says.
        entry: String,
    },
    /// The seat does not decide then.
    #[error("seat {seat} is not asked after ply {ply}: {turn}")]
    NotAsked {
        /// The seat.
        seat: Seat,
        /// The ply.
        ply: usize,
        /// Who is.
        turn: String,
    },
    /// Nobody decides then.
    #[error("nobody is asked after ply {ply}: {turn}")]
    NobodyAsked {
        /// The ply.
        ply: usize,
        /// What happens instead.
        turn: String,
    },
}

/// What a bot thinks of a seat's decision after the first `ply` plies.
pub(crate) fn analyze_record<G: Courtly>(
    rules: &Arc<G>,
    models: &TrainedModels,
    record: &Record,
    ply: usize,
    seat: Option<Seat>,
    bot: BotSpec,
    seed: u64,
) -> Result<Analysis, AnalysisError> {
    let game = replay(rules, record, ply)?;
    let turn = game.turn();
    let seat = match seat {
        Some(seat) if !turn.is_for(seat) => {
            return Err(AnalysisError::NotAsked { seat, ply, turn: whose(turn) });
        }
        Some(seat) => seat,
        None => {
            turn.seats().iter().next().ok_or_else(|| AnalysisError::NobodyAsked { ply, turn: whose(turn) })?
        }
    };
    let side = InfoState::new(game.rules(), game.state(), seat);
    let thoughts = bot.build::<G>(models).analyze(&side, &mut FastRng::new(seed));
    let ask = serde_json::to_value(side.ask()).unwrap_or_default();
    let (secret, iterations) = (thoughts.is_mixed, thoughts.iterations);
    Ok(Analysis { seat, ply, ask, iterations, secret, actions: explain(&side, &thoughts, seed) })
}

fn replay<G: Courtly>(rules: &Arc<G>, record: &Record, ply: usize) -> Result<Match<G>, AnalysisError> {
    let plies = record.entries.len();
    let entries = record.entries.get(..ply).ok_or(AnalysisError::NoSuchPly { plies })?;
    let mut game = Match::new(rules.clone());
    for (line, entry) in entries {
        let flawed = || AnalysisError::Flawed { line: *line, entry: entry.clone() };
        game.apply(entry.parse().map_err(|_| flawed())?).map_err(|_| flawed())?;
    }
    Ok(game)
}

fn whose(turn: Turn) -> String {
    match turn {
        Turn::Over => "the game is over".into(),
        Turn::Chance => "the box is".into(),
        Turn::Seat(seat) => format!("seat {seat} is"),
        Turn::Simultaneous(seats) => {
            let each: Vec<String> = seats.iter().map(|seat| seat.to_string()).collect();
            format!("seats {} are", each.join(", "))
        }
    }
}

fn explain<G: Courtly>(
    side: &InfoState<'_, G>,
    thoughts: &SearchResult<G::Action>,
    seed: u64,
) -> Vec<ActionAnalysis> {
    let world = side.determinize(&mut FastRng::new(seed));
    let mut opinions = ActionScores::new();
    let actions: Vec<G::Action> = thoughts.actions.iter().map(|action| action.action).collect();
    side.game().score(&world, side.seat(), &actions, &mut opinions);
    let advised =
        |(candidate, opinion): (&RootAction<G::Action>, &ActionScore<G::Rationale>)| ActionAnalysis {
            action: candidate.action.to_string(),
            win_chance: candidate.value,
            visits: candidate.visits,
            share: candidate.policy,
            worth: opinion.logit,
            why: serde_json::to_value(opinion.rationale).unwrap_or_default(),
        };
    thoughts.actions.iter().zip(opinions.as_slice()).map(advised).collect()
}
