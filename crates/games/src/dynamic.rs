//! Object-safe traits for games and matches, so that callers need not know the types of a game.

use crate::components::{ComponentError, ComponentSet};
use crate::expected::{Expected, SeatInput};
use crate::game_match::Match;
use crate::options::{GameConfig, escape_input};
use crate::playouts::PlayoutStats;
use crate::record::{Header, Record};
use crate::table_game::TableGame;
use engine::laws::LawReport;
use engine::notation::ParseError;
use engine::{Actions, Eye, FastRng, Ply, RandomPlayers, Rng, Scores, Seat, Turn, next_ply};
use serde::Serialize;
use serde_json::Value;
use std::any::Any;
use std::fmt;
use std::sync::Arc;

/// Property tests of a game with its options and figures fixed: for the tests and for `cargo xtask laws`.
pub trait CheckLaws {
    /// Checks all laws in so many random games, on the current thread.
    ///
    /// # Panics
    /// If a law is broken.
    fn check_laws(&self, seed: u64, games: u32) -> LawReport;
}

/// A game with its options and figures fixed.
pub trait DynGame: CheckLaws + Send + Sync {
    /// Returns the header of its records.
    fn header(&self) -> Header;

    /// Returns the component figures.
    fn components(&self) -> &Arc<ComponentSet>;

    /// Returns a match in the initial state.
    fn new_match(&self) -> Box<dyn DynMatch>;

    /// Plays the games `from..to` of a seed with random actions, on the current thread.
    fn random_playouts(&self, seed: u64, from: u64, to: u64) -> PlayoutStats;

    /// Returns the size of a state in bytes.
    fn state_bytes(&self) -> usize;
}

/// A match: a game in play.
pub trait DynMatch: Send + Sync {
    /// Returns the header of its records.
    fn header(&self) -> Header;

    /// Returns the component figures.
    fn components(&self) -> &Arc<ComponentSet>;

    /// Returns the number of plies played.
    fn ply_count(&self) -> usize;

    /// Returns the number, from 1, of the last decision of a seat; `None` if it has not decided anything.
    fn last_decision(&self, seat: Seat) -> Option<usize>;

    /// Whose turn it is.
    fn turn(&self) -> Turn;

    /// Returns the decision of a seat with its legal and illegal actions; `None` if the seat is not to move.
    fn decision(&self, seat: Seat) -> Option<DecisionInfo>;

    /// Applies one entry of a record. If it is illegal, nothing changes and the reason is returned.
    fn apply_line(&mut self, line: &str) -> Result<(), Rejection>;

    /// Returns the inputs that would be accepted now.
    fn expected(&self) -> Expected;

    /// Draws a chance outcome, applies it and returns it as an entry of a record; `None` if none is due.
    fn draw_chance(&mut self, rng: &mut dyn Rng) -> Option<String>;

    /// Applies a random ply: a chance outcome that is drawn, or any legal action with the same probability. Returns whether
    /// there was one: `false` if the game is over.
    fn play_random_ply(&mut self, rng: &mut dyn Rng) -> bool;

    /// Returns a copy of the match. It is cheap: the plies are shared.
    fn boxed_clone(&self) -> Box<dyn DynMatch>;

    /// Returns whether a decision, by its ply from 1, revealed information to any seat beyond the decision
    /// itself. A chance outcome always does. It is computed once per ply and the same for all callers.
    fn reveals_information(&self, ply: usize) -> bool;

    /// Returns whether the turn of a seat ends with this action: another seat or chance is next. An action
    /// that is not legal does not end the turn.
    fn ends_turn(&self, seat: Seat, choice: &str) -> bool;

    /// Returns a copy of the match after the first `plies` plies.
    fn at_ply(&self, plies: usize) -> Box<dyn DynMatch>;

    /// Returns the view of an observer.
    fn view(&self, eye: Eye) -> Value;

    /// Returns the events of a ply, from 1, that an observer can see.
    fn events(&self, ply: usize, eye: Eye) -> Vec<Value>;

    /// Returns points and ranks.
    fn scores(&self) -> Scores;

    /// Returns the complete record so far.
    fn record(&self) -> Record;

    /// Returns the entries of the record as an observer saw them, without hidden information.
    fn observed_record(&self, eye: Eye) -> Vec<String>;

    /// Returns the entry of a ply, from 1, as an observer saw it.
    fn observed_entry(&self, ply: usize, eye: Eye) -> String;

    /// Returns the [`Match`] of its game, for downcasts.
    fn as_any(&self) -> &dyn Any;
}

/// The decision of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct DecisionInfo {
    /// The question.
    pub ask: Value,
    /// The legal actions.
    pub choices: Vec<String>,
    /// Illegal actions that people may expect to be legal, with the reasons.
    pub refused: Vec<(String, Rejection)>,
}

/// The reason why an input was rejected.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Rejection {
    /// The code of the reason, or `unreadable`.
    pub code: String,
    /// The expected input if the text could not be parsed: the code of the notation, or `entry` for a whole line.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub expected: Option<&'static str>,
}

impl Rejection {
    /// The code of an input that cannot be parsed.
    pub const UNREADABLE: &'static str = "unreadable";

    fn illegal<G: TableGame>(reason: G::Reason) -> Rejection {
        Rejection { code: serialized_name(&reason), expected: None }
    }

    fn unreadable(error: ParseError) -> Rejection {
        Rejection { code: Rejection::UNREADABLE.into(), expected: Some(error.expected) }
    }
}

impl fmt::Display for Rejection {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.code)?;
        self.expected.iter().try_for_each(|expected| write!(f, " {expected}"))
    }
}

/// The maximal number of legal actions that are given as examples.
const MAX_EXAMPLES: usize = 8;

/// A game with its type: its rules, and its component figures if they are not the standard ones.
#[derive(Debug)]
pub struct ConfiguredGame<G> {
    rules: Arc<G>,
    components: Option<Arc<ComponentSet>>,
}

impl<G: TableGame> ConfiguredGame<G> {
    /// Returns the game with the component figures of a configuration, with which the rules have been made.
    pub fn new(rules: G, set_up: &GameConfig) -> Result<ConfiguredGame<G>, ComponentError> {
        let read = |text| G::component_file().read_set(text).map(Arc::new);
        let components = set_up.components.as_deref().map(read).transpose()?;
        let components = components.filter(|components| !components.is_standard());
        Ok(ConfiguredGame { rules: Arc::new(rules), components })
    }

    /// Returns the game with the standard component figures.
    #[must_use]
    pub fn standard(rules: G) -> ConfiguredGame<G> {
        ConfiguredGame { rules: Arc::new(rules), components: None }
    }
}

impl<G: TableGame> CheckLaws for ConfiguredGame<G> {
    fn check_laws(&self, seed: u64, games: u32) -> LawReport {
        engine::laws::check(&*self.rules, seed, games)
    }
}

impl<G: TableGame> DynGame for ConfiguredGame<G> {
    fn header(&self) -> Header {
        record_header(&*self.rules)
    }

    fn components(&self) -> &Arc<ComponentSet> {
        self.components.as_ref().unwrap_or(G::standard_components())
    }

    fn new_match(&self) -> Box<dyn DynMatch> {
        Box::new(Match::with_components(self.rules.clone(), self.components.clone()))
    }

    fn random_playouts(&self, seed: u64, from: u64, to: u64) -> PlayoutStats {
        PlayoutStats::run(&*self.rules, seed, from, to)
    }

    fn state_bytes(&self) -> usize {
        size_of::<G::State>()
    }
}

/// Returns the header of records of a game.
pub fn record_header<G: TableGame>(rules: &G) -> Header {
    Header {
        game: G::TITLE,
        rules: G::RULES_VERSION,
        seats: rules.seats(),
        options: rules.options(),
        components: rules.components_digest(),
    }
}

impl<G: TableGame> DynMatch for Match<G> {
    fn header(&self) -> Header {
        record_header(self.rules())
    }

    fn components(&self) -> &Arc<ComponentSet> {
        self.changed_components().unwrap_or(G::standard_components())
    }

    fn ply_count(&self) -> usize {
        Match::ply_count(self)
    }

    fn last_decision(&self, seat: Seat) -> Option<usize> {
        Match::last_decision(self, seat)
    }

    fn turn(&self) -> Turn {
        Match::turn(self)
    }

    fn decision(&self, seat: Seat) -> Option<DecisionInfo> {
        let ask = self.rules().ask(self.state(), seat)?;
        let mut thought_of = Actions::new();
        self.rules().candidate_actions(self.state(), seat, &mut thought_of);
        let refused = thought_of.iter().filter_map(|action| {
            let reason = self.rules().why_not(self.state(), seat, *action)?;
            Some((action.to_string(), Rejection::illegal::<G>(reason)))
        });
        Some(DecisionInfo {
            ask: json(&ask),
            choices: self.legal(seat).iter().map(ToString::to_string).collect(),
            refused: refused.collect(),
        })
    }

    fn apply_line(&mut self, line: &str) -> Result<(), Rejection> {
        let ply: Ply<G> = line.parse().map_err(Rejection::unreadable)?;
        self.apply(ply).map_err(Rejection::illegal::<G>)
    }

    fn expected(&self) -> Expected {
        match Match::turn(self) {
            Turn::Over => Expected::Over,
            Turn::Chance => {
                let drawn = self.rules().sample_chance(self.state(), &mut FastRng::new(1)).to_string();
                Expected::Chance { example: format!("box {}", escape_input(&drawn)) }
            }
            turn @ (Turn::Seat(_) | Turn::Simultaneous(_)) => {
                Expected::SeatSet(turn.seats().iter().map(|seat| self.possible(seat)).collect())
            }
        }
    }

    fn draw_chance(&mut self, mut rng: &mut dyn Rng) -> Option<String> {
        (Match::turn(self) == Turn::Chance).then(|| Match::draw_chance(self, &mut rng).to_string())
    }

    fn play_random_ply(&mut self, mut rng: &mut dyn Rng) -> bool {
        let ply = next_ply(self.rules(), self.state(), &mut rng, &mut RandomPlayers);
        ply.is_some_and(|ply| self.apply(ply).is_ok())
    }

    fn boxed_clone(&self) -> Box<dyn DynMatch> {
        Box::new(self.clone())
    }

    fn reveals_information(&self, ply: usize) -> bool {
        Match::reveals_information(self, ply)
    }

    fn ends_turn(&self, seat: Seat, choice: &str) -> bool {
        choice.parse().is_ok_and(|action| Match::ends_turn(self, seat, action))
    }

    fn at_ply(&self, plies: usize) -> Box<dyn DynMatch> {
        let mut copy = self.clone();
        copy.truncate(plies);
        Box::new(copy)
    }

    fn view(&self, eye: Eye) -> Value {
        json(&self.rules().view(self.state(), eye))
    }

    fn events(&self, ply: usize, eye: Eye) -> Vec<Value> {
        Match::events(self, ply, eye).iter().map(json).collect()
    }

    fn scores(&self) -> Scores {
        self.rules().scores(self.state())
    }

    fn record(&self) -> Record {
        let lines = (2..).zip(self.plies()).map(|(line, ply)| (line, ply.to_string()));
        let components = self.changed_components().map(|components| components.differences().to_string());
        Record { header: DynMatch::header(self), line: 1, components, entries: lines.collect() }
    }

    fn observed_record(&self, eye: Eye) -> Vec<String> {
        Match::observed_record(self, eye)
    }

    fn observed_entry(&self, ply: usize, eye: Eye) -> String {
        Match::observed_entry(self, ply, eye)
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

impl<G: TableGame> Match<G> {
    fn possible(&self, seat: Seat) -> SeatInput {
        let legal = self.legal(seat);
        let examples = legal.iter().take(MAX_EXAMPLES).map(|action| format!("{seat} {action}"));
        SeatInput { seat, examples: examples.collect(), more: legal.len().saturating_sub(MAX_EXAMPLES) }
    }
}

/// Serialization cannot fail: all maps of these types have strings as keys.
fn json<T: Serialize>(value: &T) -> Value {
    serde_json::to_value(value).expect("the type can be serialized")
}

/// Returns the name of a unit variant as it is serialized: `bid-too-low`.
#[must_use]
pub fn serialized_name(one: &impl Serialize) -> String {
    match json(one) {
        Value::String(code) => code,
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::Array(_) | Value::Object(_) => String::new(),
    }
}
