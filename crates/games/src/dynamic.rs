//! The faces that every game shows alike, whatever its types.

use crate::components::{ComponentError, ComponentSet};
use crate::expected::{Expected, SeatInput};
use crate::game_match::Match;
use crate::options::{GameConfig, quotable};
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
    /// What a record of it begins with.
    fn header(&self) -> Header;

    /// The component figures.
    fn components(&self) -> &Arc<ComponentSet>;

    /// A new table.
    fn new_match(&self) -> Box<dyn DynMatch>;

    /// Plays the games `from..to` of a seed with random actions, on the current thread.
    fn random_playouts(&self, seed: u64, from: u64, to: u64) -> PlayoutStats;

    /// The size of a state in bytes.
    fn state_bytes(&self) -> usize;
}

/// A game in play.
pub trait DynMatch: Send + Sync {
    /// What a record of it begins with.
    fn header(&self) -> Header;

    /// The component figures.
    fn components(&self) -> &Arc<ComponentSet>;

    /// How many plies have been played.
    fn ply_count(&self) -> usize;

    /// The number, from 1, of the last decision of a seat; `None` if it has not decided anything.
    fn last_decision(&self, seat: Seat) -> Option<usize>;

    /// Whose turn it is.
    fn turn(&self) -> Turn;

    /// What a seat is asked and may do, and what it may not; nothing if it is not asked.
    fn decision(&self, seat: Seat) -> Option<DecisionInfo>;

    /// Applies one entry of a record if it is legal; otherwise changes nothing and says why.
    fn apply_line(&mut self, line: &str) -> Result<(), Rejection>;

    /// What could be applied now.
    fn expected(&self) -> Expected;

    /// Draws a chance outcome, applies it and returns it as an entry of a record; `None` if none is due.
    fn draw_chance(&mut self, rng: &mut dyn Rng) -> Option<String>;

    /// Applies a random ply: a chance outcome that is drawn, or any legal action with the same probability. Returns whether there
    /// was one: `false` if the game is over.
    fn play_random_ply(&mut self, rng: &mut dyn Rng) -> bool;

    /// A copy of the table. It is cheap: the plies are shared.
    fn boxed_clone(&self) -> Box<dyn DynMatch>;

    /// Whether a decision, by its ply from 1, told any seat something that could not be known before, beyond the decision
    /// itself. A chance outcome always does. Computed once per ply, and the same for all callers.
    fn reveals_information(&self, ply: usize) -> bool;

    /// Whether a seat that makes this choice is not asked at once again: others decide then, or a chance outcome is drawn. A choice
    /// that is not offered does not end the turn.
    fn ends_turn(&self, seat: Seat, choice: &str) -> bool;

    /// A copy of the table as it was after the first `plies` plies.
    fn at_ply(&self, plies: usize) -> Box<dyn DynMatch>;

    /// What an eye sees.
    fn view(&self, eye: Eye) -> Value;

    /// The events of a ply, from 1, that an eye is told.
    fn events(&self, ply: usize, eye: Eye) -> Vec<Value>;

    /// Points and places.
    fn scores(&self) -> Scores;

    /// The record so far: the whole truth.
    fn record(&self) -> Record;

    /// The entries of the record so far as an eye saw them: what is hidden from it is not in them.
    fn observed_record(&self, eye: Eye) -> Vec<String>;

    /// The entry of a ply, from 1, as an eye saw it.
    fn observed_entry(&self, ply: usize, eye: Eye) -> String;

    /// The table as what it is, a [`Match`] of its game.
    fn as_any(&self) -> &dyn Any;
}

/// What a seat is asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct DecisionInfo {
    /// The question.
    pub ask: Value,
    /// What may be done.
    pub choices: Vec<String>,
    /// What a person might think of but may not do, and why.
    pub refused: Vec<(String, Rejection)>,
}

/// Why something was refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Rejection {
    /// A word for programs: the reason, or `unreadable`.
    pub code: String,
    /// What was expected, if it cannot be read: the code of the notation, or `entry` for a whole line.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub expected: Option<&'static str>,
}

impl Rejection {
    /// The code of what cannot be read.
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

/// How many of the legal actions are named as examples.
const MOST_NAMED: usize = 8;

/// A game with its type: its rules, and its component figures if they are not the standard ones.
#[derive(Debug)]
pub struct ConfiguredGame<G> {
    rules: Arc<G>,
    components: Option<Arc<ComponentSet>>,
}

impl<G: TableGame> ConfiguredGame<G> {
    /// The game with the component figures of a set-up, with which the rules have been made.
    pub fn new(rules: G, set_up: &GameConfig) -> Result<ConfiguredGame<G>, ComponentError> {
        let read = |text| G::component_file().read_set(text).map(Arc::new);
        let components = set_up.components.as_deref().map(read).transpose()?;
        let components = components.filter(|components| !components.is_standard());
        Ok(ConfiguredGame { rules: Arc::new(rules), components })
    }

    /// The game with the standard component figures.
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
        header_of(&*self.rules)
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

/// What a record of a game begins with.
pub fn header_of<G: TableGame>(rules: &G) -> Header {
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
        header_of(self.rules())
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
                Expected::Chance { example: format!("box {}", quotable(&drawn)) }
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
        let examples = legal.iter().take(MOST_NAMED).map(|action| format!("{seat} {action}"));
        SeatInput { seat, examples: examples.collect(), more: legal.len().saturating_sub(MOST_NAMED) }
    }
}

/// Our own types have only names for keys, so that they always become JSON.
fn json<T: Serialize>(value: &T) -> Value {
    serde_json::to_value(value).expect("our own types become JSON")
}

/// The name of something that is one of several, as it stands in JSON: `bid-too-low`.
#[must_use]
pub fn serialized_name(one: &impl Serialize) -> String {
    match json(one) {
        Value::String(code) => code,
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::Array(_) | Value::Object(_) => String::new(),
    }
}
