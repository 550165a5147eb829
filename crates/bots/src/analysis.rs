//! Analysis of decisions in recorded games.

use crate::spec::{BotSpec, TrainedModels};
use crate::{ActionScore, ActionScores, BotGame, InfoState, RootAction, SearchResult};
use engine::{FastRng, Seat, Turn};
use games::{Match, Record};
use serde::Serialize;
use serde_json::Value;
use std::sync::Arc;
use thiserror::Error;

/// A bot's analysis of a decision.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Analysis {
    /// The seat that decides.
    pub seat: Seat,
    /// The number of plies before the decision.
    pub ply: usize,
    /// The question.
    pub ask: Value,
    /// The number of search iterations.
    pub iterations: u64,
    /// Whether the decision was searched by regret matching and should be played as a mixed strategy.
    #[serde(rename = "secret")]
    pub is_mixed: bool,
    /// The actions, the best first.
    pub actions: Vec<ActionAnalysis>,
}

/// A bot's analysis of an action.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ActionAnalysis {
    /// The action in the notation of records.
    pub action: String,
    /// The estimated win probability of the seat after the action, if the bot searches and has tried it.
    pub win_chance: Option<f32>,
    /// The number of visits in the search.
    pub visits: u32,
    /// The probability with which the bot would play the action.
    pub share: f32,
    /// The score of the game's policy: a logit.
    #[serde(rename = "worth")]
    pub score: f32,
    /// The code of the policy's rationale.
    #[serde(rename = "why")]
    pub rationale: Value,
}

/// A decision of a record cannot be analyzed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum AnalysisError {
    /// The record has fewer plies.
    #[error("the record has {plies} plies; the ply must be from 0 to {plies}")]
    NoSuchPly {
        /// The number of plies.
        plies: usize,
    },
    /// A ply of the record is illegal.
    #[error("line {line}: '{entry}' is illegal")]
    IllegalPly {
        /// The line.
        line: usize,
        /// The text of the ply.
        entry: String,
    },
    /// The seat has no decision at this ply.
    #[error("seat {seat} has no decision after ply {ply}: {turn}")]
    NotAsked {
        /// The seat.
        seat: Seat,
        /// The ply.
        ply: usize,
        /// Whose turn it is.
        turn: String,
    },
    /// No seat has a decision at this ply.
    #[error("no seat has a decision after ply {ply}: {turn}")]
    NobodyAsked {
        /// The ply.
        ply: usize,
        /// Whose turn it is.
        turn: String,
    },
}

/// Analyzes a seat's decision after the first `ply` plies; without a seat, the decision of the first seat that decides.
pub(crate) fn analyze_record<G: BotGame>(
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
            return Err(AnalysisError::NotAsked { seat, ply, turn: describe(turn) });
        }
        Some(seat) => seat,
        None => turn
            .seats()
            .iter()
            .next()
            .ok_or_else(|| AnalysisError::NobodyAsked { ply, turn: describe(turn) })?,
    };
    let info = InfoState::new(game.rules(), game.state(), seat);
    let result = bot.build::<G>(models).analyze(&info, &mut FastRng::new(seed));
    let ask = serde_json::to_value(info.ask()).unwrap_or_default();
    let (is_mixed, iterations) = (result.is_mixed, result.iterations);
    Ok(Analysis { seat, ply, ask, iterations, is_mixed, actions: explain(&info, &result, seed) })
}

fn replay<G: BotGame>(rules: &Arc<G>, record: &Record, ply: usize) -> Result<Match<G>, AnalysisError> {
    let plies = record.entries.len();
    let entries = record.entries.get(..ply).ok_or(AnalysisError::NoSuchPly { plies })?;
    let mut game = Match::new(rules.clone());
    for (line, entry) in entries {
        let illegal = || AnalysisError::IllegalPly { line: *line, entry: entry.clone() };
        game.apply(entry.parse().map_err(|_| illegal())?).map_err(|_| illegal())?;
    }
    Ok(game)
}

fn describe(turn: Turn) -> String {
    match turn {
        Turn::Over => "the game is over".into(),
        Turn::Chance => "a chance event is next".into(),
        Turn::Seat(seat) => format!("seat {seat} decides"),
        Turn::Simultaneous(seats) => {
            let each: Vec<String> = seats.iter().map(|seat| seat.to_string()).collect();
            format!("seats {} decide", each.join(", "))
        }
    }
}

fn explain<G: BotGame>(
    info: &InfoState<'_, G>,
    result: &SearchResult<G::Action>,
    seed: u64,
) -> Vec<ActionAnalysis> {
    let world = info.determinize(&mut FastRng::new(seed));
    let mut scores = ActionScores::new();
    let actions: Vec<G::Action> = result.actions.iter().map(|action| action.action).collect();
    info.game().score(&world, info.seat(), &actions, &mut scores);
    let analysis = |(root, score): (&RootAction<G::Action>, &ActionScore<G::Rationale>)| ActionAnalysis {
        action: root.action.to_string(),
        win_chance: root.value,
        visits: root.visits,
        share: root.policy,
        score: score.logit,
        rationale: serde_json::to_value(score.rationale).unwrap_or_default(),
    };
    result.actions.iter().zip(scores.as_slice()).map(analysis).collect()
}
