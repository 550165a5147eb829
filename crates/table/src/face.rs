//! The faces that every game shows alike, whatever its types.

use crate::components::{BadComponents, ComponentSet};
use crate::expected::{Expected, Possible};
use crate::house::House;
use crate::matches::{Entry, Match};
use crate::playouts::Playouts;
use crate::record::{Header, Record};
use crate::settings::{SetUp, quotable};
use engine::laws::Tally;
use engine::notation::Unreadable;
use engine::{Actions, Dice, Eye, Quick, Scores, Seat, Turn};
use serde::Serialize;
use serde_json::Value;
use std::any::Any;
use std::fmt;
use std::sync::Arc;

/// A game with its options and figures fixed.
pub trait Rules: Send + Sync {
    /// What a record of it begins with.
    fn header(&self) -> Header;

    /// The component figures.
    fn components(&self) -> &Arc<ComponentSet>;

    /// A new table.
    fn open(&self) -> Box<dyn Table>;

    /// Plays the games `from..to` of a seed at random, on this thread.
    fn play_out(&self, seed: u64, from: u64, to: u64) -> Playouts;

    /// Upholds all laws in so many random games, on this thread; panics where one is broken.
    fn uphold(&self, seed: u64, games: u32) -> Tally;

    /// The size of a state in bytes.
    fn state_bytes(&self) -> usize;
}

/// A game in play.
pub trait Table: Send + Sync {
    /// What a record of it begins with.
    fn header(&self) -> Header;

    /// The component figures.
    fn components(&self) -> &Arc<ComponentSet>;

    /// How many plies have been played.
    fn plies(&self) -> usize;

    /// Whose turn it is.
    fn turn(&self) -> Turn;

    /// What a seat is asked and may do, and what it may not; nothing if it is not asked.
    fn offer(&self, seat: Seat) -> Option<Offer>;

    /// Plays one line of a record, if it is possible; otherwise changes nothing and says why.
    fn enter(&mut self, line: &str) -> Result<(), Refusal>;

    /// What could be entered now.
    fn expected(&self) -> Expected;

    /// Lets the box speak and says what it said; nothing if it is not its turn.
    fn draw(&mut self, dice: &mut dyn Dice) -> Option<String>;

    /// A copy of the table.
    fn copy(&self) -> Box<dyn Table>;

    /// Whether a decision, by its ply from 1, told any seat something that could not be known before, beyond the decision
    /// itself. The box always tells something.
    fn is_telling(&self, ply: usize, dice: &mut dyn Dice) -> bool;

    /// Whether a seat that makes this choice is not asked at once again: others decide then, or the box speaks. A choice that
    /// is not offered passes nothing on.
    fn passes_on(&self, seat: Seat, choice: &str) -> bool;

    /// A copy of the table as it was after the first `plies` plies.
    fn at(&self, plies: usize) -> Box<dyn Table>;

    /// What an eye sees.
    fn view(&self, eye: Eye) -> Value;

    /// What an eye heard of a ply, from 1.
    fn events(&self, ply: usize, eye: Eye) -> Vec<Value>;

    /// Points and places.
    fn scores(&self) -> Scores;

    /// The record so far: the whole truth.
    fn record(&self) -> Record;

    /// The lines of the record so far as an eye saw them: what is hidden from it is not in them.
    fn seen(&self, eye: Eye) -> Vec<String>;

    /// The line of a ply, from 1, as an eye saw it.
    fn glimpse(&self, ply: usize, eye: Eye) -> String;

    /// The table as what it is, a [`Match`] of its game.
    fn as_any(&self) -> &dyn Any;
}

/// What a seat is asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Offer {
    /// The question.
    pub ask: Value,
    /// What may be done.
    pub choices: Vec<String>,
    /// What a person might think of but may not do, and why.
    pub refused: Vec<(String, Refusal)>,
}

/// Why something was refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Refusal {
    /// A word for programs: the reason, or `unreadable`.
    pub code: String,
    /// What was expected, if it cannot be read: the code of the notation, or `entry` for a whole line.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub expected: Option<&'static str>,
}

impl Refusal {
    /// The code of what cannot be read.
    pub const UNREADABLE: &'static str = "unreadable";

    fn because<G: House>(reason: G::Reason) -> Refusal {
        Refusal { code: code(&reason), expected: None }
    }

    fn unreadable(error: Unreadable) -> Refusal {
        Refusal { code: Refusal::UNREADABLE.into(), expected: Some(error.expected) }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.code)?;
        self.expected.iter().try_for_each(|expected| write!(f, " {expected}"))
    }
}

/// How many of the possible entries are named as examples.
const MOST_NAMED: usize = 8;

/// A game with its type: its rules, and its component figures if they are not the standard ones.
#[derive(Debug)]
pub struct ConfiguredGame<G> {
    rules: Arc<G>,
    components: Option<Arc<ComponentSet>>,
}

impl<G: House> ConfiguredGame<G> {
    /// The game with the component figures of a set-up, with which the rules have been made.
    pub fn new(rules: G, set_up: &SetUp) -> Result<ConfiguredGame<G>, BadComponents> {
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

impl<G: House> Rules for ConfiguredGame<G> {
    fn header(&self) -> Header {
        header_of(&*self.rules)
    }

    fn components(&self) -> &Arc<ComponentSet> {
        self.components.as_ref().unwrap_or(G::standard_components())
    }

    fn open(&self) -> Box<dyn Table> {
        Box::new(Match::with_components(self.rules.clone(), self.components.clone()))
    }

    fn play_out(&self, seed: u64, from: u64, to: u64) -> Playouts {
        Playouts::run(&*self.rules, seed, from, to)
    }

    fn uphold(&self, seed: u64, games: u32) -> Tally {
        engine::laws::uphold(&*self.rules, seed, games)
    }

    fn state_bytes(&self) -> usize {
        size_of::<G::State>()
    }
}

/// What a record of a game begins with.
pub fn header_of<G: House>(rules: &G) -> Header {
    Header {
        game: G::TITLE,
        rules: G::RULES,
        seats: rules.seats(),
        settings: rules.settings(),
        components: House::components(rules),
    }
}

impl<G: House> Table for Match<G> {
    fn header(&self) -> Header {
        header_of(self.rules())
    }

    fn components(&self) -> &Arc<ComponentSet> {
        self.changed_components().unwrap_or(G::standard_components())
    }

    fn plies(&self) -> usize {
        self.entries().len()
    }

    fn turn(&self) -> Turn {
        Match::turn(self)
    }

    fn offer(&self, seat: Seat) -> Option<Offer> {
        let ask = self.rules().ask(self.state(), seat)?;
        let mut thought_of = Actions::new();
        self.rules().conceivable(self.state(), seat, &mut thought_of);
        let refused = thought_of.iter().filter_map(|action| {
            let reason = self.rules().why_not(self.state(), seat, *action)?;
            Some((action.to_string(), Refusal::because::<G>(reason)))
        });
        Some(Offer {
            ask: json(&ask),
            choices: self.legal(seat).iter().map(ToString::to_string).collect(),
            refused: refused.collect(),
        })
    }

    fn enter(&mut self, line: &str) -> Result<(), Refusal> {
        let entry: Entry<G> = line.parse().map_err(Refusal::unreadable)?;
        Match::enter(self, entry).map_err(Refusal::because::<G>)
    }

    fn expected(&self) -> Expected {
        match Match::turn(self) {
            Turn::Over => Expected::Over,
            Turn::Chance => {
                let drawn = self.rules().draw(self.state(), &mut Quick::new(1)).to_string();
                Expected::Box { example: format!("box {}", quotable(&drawn)) }
            }
            turn @ (Turn::Seat(_) | Turn::Together(_)) => {
                Expected::Seats(turn.seats().iter().map(|seat| self.possible(seat)).collect())
            }
        }
    }

    fn draw(&mut self, mut dice: &mut dyn Dice) -> Option<String> {
        (Match::turn(self) == Turn::Chance).then(|| Match::draw(self, &mut dice).to_string())
    }

    fn copy(&self) -> Box<dyn Table> {
        Box::new(self.clone())
    }

    fn is_telling(&self, ply: usize, mut dice: &mut dyn Dice) -> bool {
        Match::is_telling(self, ply, &mut dice)
    }

    fn passes_on(&self, seat: Seat, choice: &str) -> bool {
        choice.parse().is_ok_and(|action| Match::passes_on(self, seat, action))
    }

    fn at(&self, plies: usize) -> Box<dyn Table> {
        let mut copy = self.clone();
        copy.rewind(plies);
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
        let lines = self.entries().iter().enumerate().map(|(n, entry)| (n + 2, entry.to_string()));
        let components = self.changed_components().map(|components| components.differences().to_string());
        Record { header: Table::header(self), line: 1, components, entries: lines.collect() }
    }

    fn seen(&self, eye: Eye) -> Vec<String> {
        Match::seen(self, eye)
    }

    fn glimpse(&self, ply: usize, eye: Eye) -> String {
        Match::glimpse(self, ply, eye)
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

impl<G: House> Match<G> {
    fn possible(&self, seat: Seat) -> Possible {
        let legal = self.legal(seat);
        let examples = legal.iter().take(MOST_NAMED).map(|action| format!("{seat} {action}"));
        Possible { seat, examples: examples.collect(), more: legal.len().saturating_sub(MOST_NAMED) }
    }
}

/// Our own types have only names for keys, so that they always become JSON.
fn json<T: Serialize>(value: &T) -> Value {
    serde_json::to_value(value).expect("our own types become JSON")
}

/// The name of something that is one of several, as it stands in JSON: `bid-too-low`.
#[must_use]
pub fn code(one: &impl Serialize) -> String {
    match json(one) {
        Value::String(code) => code,
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::Array(_) | Value::Object(_) => String::new(),
    }
}
