//! The faces that every game shows alike, whatever its types.

use crate::components::{BadComponents, ComponentSet};
use crate::expected::{Expected, Possible};
use crate::house::House;
use crate::matches::Match;
use crate::playouts::Playouts;
use crate::record::{Header, Record};
use crate::settings::{SetUp, quotable};
use engine::laws::Tally;
use engine::notation::Unreadable;
use engine::{Actions, Dice, Eye, Ply, Quick, RandomPlayers, Scores, Seat, Turn, next_ply};
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
    fn ply_count(&self) -> usize;

    /// The number, from 1, of the last decision of a seat; `None` if it has not decided anything.
    fn last_decision(&self, seat: Seat) -> Option<usize>;

    /// Whose turn it is.
    fn turn(&self) -> Turn;

    /// What a seat is asked and may do, and what it may not; nothing if it is not asked.
    fn decision(&self, seat: Seat) -> Option<Offer>;

    /// Applies one entry of a record if it is legal; otherwise changes nothing and says why.
    fn apply_line(&mut self, line: &str) -> Result<(), Refusal>;

    /// What could be applied now.
    fn expected(&self) -> Expected;

    /// Draws a chance outcome, applies it and returns it as an entry of a record; `None` if none is due.
    fn draw_chance(&mut self, dice: &mut dyn Dice) -> Option<String>;

    /// Applies a random ply: a chance outcome that is drawn, or any legal action with the same probability. Returns whether there
    /// was one: `false` if the game is over.
    fn play_random_ply(&mut self, dice: &mut dyn Dice) -> bool;

    /// A copy of the table. It is cheap: the plies are shared.
    fn boxed_clone(&self) -> Box<dyn Table>;

    /// Whether a decision, by its ply from 1, told any seat something that could not be known before, beyond the decision
    /// itself. A chance outcome always does. Computed once per ply, and the same for all callers.
    fn reveals_information(&self, ply: usize) -> bool;

    /// Whether a seat that makes this choice is not asked at once again: others decide then, or a chance outcome is drawn. A choice
    /// that is not offered does not end the turn.
    fn ends_turn(&self, seat: Seat, choice: &str) -> bool;

    /// A copy of the table as it was after the first `plies` plies.
    fn at_ply(&self, plies: usize) -> Box<dyn Table>;

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

/// How many of the legal actions are named as examples.
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

    fn ply_count(&self) -> usize {
        Match::ply_count(self)
    }

    fn last_decision(&self, seat: Seat) -> Option<usize> {
        Match::last_decision(self, seat)
    }

    fn turn(&self) -> Turn {
        Match::turn(self)
    }

    fn decision(&self, seat: Seat) -> Option<Offer> {
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

    fn apply_line(&mut self, line: &str) -> Result<(), Refusal> {
        let ply: Ply<G> = line.parse().map_err(Refusal::unreadable)?;
        self.apply(ply).map_err(Refusal::because::<G>)
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

    fn draw_chance(&mut self, mut dice: &mut dyn Dice) -> Option<String> {
        (Match::turn(self) == Turn::Chance).then(|| Match::draw_chance(self, &mut dice).to_string())
    }

    fn play_random_ply(&mut self, mut dice: &mut dyn Dice) -> bool {
        let ply = next_ply(self.rules(), self.state(), &mut dice, &mut RandomPlayers);
        ply.is_some_and(|ply| self.apply(ply).is_ok())
    }

    fn boxed_clone(&self) -> Box<dyn Table> {
        Box::new(self.clone())
    }

    fn reveals_information(&self, ply: usize) -> bool {
        Match::reveals_information(self, ply)
    }

    fn ends_turn(&self, seat: Seat, choice: &str) -> bool {
        choice.parse().is_ok_and(|action| Match::ends_turn(self, seat, action))
    }

    fn at_ply(&self, plies: usize) -> Box<dyn Table> {
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
        Record { header: Table::header(self), line: 1, components, entries: lines.collect() }
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
