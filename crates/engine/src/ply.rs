//! Plies: their text in records, and their effect on a state.

use crate::notation::ParseError;
use crate::{EventSink, Eye, Game, Seat};
use core::fmt;
use core::str::FromStr;

/// A ply: an action of a seat, or the outcome of a chance event.
///
/// `Display` and `FromStr` are its notation in records: `2 bid …` for an action of the second seat, `box …` for a chance outcome.
pub enum Ply<G: Game> {
    /// A chance outcome.
    Chance(G::Chance),
    /// An action of a seat.
    Action(Seat, G::Action),
}

/// A ply as an observer sees it. Where nothing is hidden it has the same text as the ply.
pub enum ObservedPly<G: Game> {
    /// A chance outcome.
    Chance(G::ObservedChance),
    /// An action of a seat.
    Action(Seat, G::ObservedAction),
}

/// The first word of the entry of a chance outcome; that of an action is the number of its seat.
const CHANCE: &str = "box";

impl<G: Game> Ply<G> {
    /// Returns the seat that acts; `None` for a chance outcome.
    #[must_use]
    pub fn seat(self) -> Option<Seat> {
        match self {
            Ply::Chance(_) => None,
            Ply::Action(seat, _) => Some(seat),
        }
    }

    /// Returns why the ply is not legal in this state; `None` if it is legal.
    pub fn why_not(self, game: &G, state: &G::State) -> Option<G::Reason> {
        match self {
            Ply::Chance(chance) => game.why_not_chance(state, chance),
            Ply::Action(seat, action) => game.why_not(state, seat, action),
        }
    }

    /// Applies the ply, which must be legal.
    pub fn apply(self, game: &G, state: &mut G::State) {
        self.apply_with(game, state, &mut ());
    }

    /// Applies the ply, which must be legal, and emits its events.
    pub fn apply_with(self, game: &G, state: &mut G::State, events: &mut impl EventSink<G::Event>) {
        match self {
            Ply::Chance(chance) => game.apply_chance(state, chance, events),
            Ply::Action(seat, action) => game.apply_unchecked(state, seat, action, events),
        }
    }

    /// Returns what an observer sees of the ply, given the state before it.
    pub fn observed(self, game: &G, before: &G::State, eye: Eye) -> ObservedPly<G> {
        match self {
            Ply::Chance(chance) => ObservedPly::Chance(game.observed_chance(before, chance, eye)),
            Ply::Action(seat, action) => {
                ObservedPly::Action(seat, game.observed_action(before, action, seat, eye))
            }
        }
    }
}

impl<G: Game> fmt::Display for Ply<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Ply::Chance(chance) => write!(f, "{CHANCE} {chance}"),
            Ply::Action(seat, action) => write!(f, "{seat} {action}"),
        }
    }
}

impl<G: Game> FromStr for Ply<G> {
    type Err = ParseError;

    fn from_str(entry: &str) -> Result<Ply<G>, ParseError> {
        const ENTRY: ParseError = ParseError { expected: "entry" };
        let (who, what) = entry.split_once(' ').ok_or(ENTRY)?;
        if who == CHANCE {
            return Ok(Ply::Chance(what.parse()?));
        }
        Ok(Ply::Action(who.parse().map_err(|_| ENTRY)?, what.parse()?))
    }
}

impl<G: Game> fmt::Debug for Ply<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Ply::Chance(chance) => f.debug_tuple("Chance").field(chance).finish(),
            Ply::Action(seat, action) => f.debug_tuple("Action").field(seat).field(action).finish(),
        }
    }
}

// Derived implementations would require the traits of `G` itself.

impl<G: Game> Copy for Ply<G> {}

impl<G: Game> Clone for Ply<G> {
    fn clone(&self) -> Ply<G> {
        *self
    }
}

impl<G: Game> PartialEq for Ply<G> {
    fn eq(&self, other: &Ply<G>) -> bool {
        match (self, other) {
            (Ply::Chance(one), Ply::Chance(other)) => one == other,
            (Ply::Action(by, one), Ply::Action(seat, other)) => (by, one) == (seat, other),
            (Ply::Chance(_), Ply::Action(..)) | (Ply::Action(..), Ply::Chance(_)) => false,
        }
    }
}

impl<G: Game> Eq for Ply<G> {}

impl<G: Game> fmt::Display for ObservedPly<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ObservedPly::Chance(chance) => write!(f, "{CHANCE} {chance}"),
            ObservedPly::Action(seat, action) => write!(f, "{seat} {action}"),
        }
    }
}

impl<G: Game> fmt::Debug for ObservedPly<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ObservedPly::Chance(chance) => f.debug_tuple("Chance").field(chance).finish(),
            ObservedPly::Action(seat, action) => f.debug_tuple("Action").field(seat).field(action).finish(),
        }
    }
}

impl<G: Game> PartialEq for ObservedPly<G> {
    fn eq(&self, other: &ObservedPly<G>) -> bool {
        match (self, other) {
            (ObservedPly::Chance(one), ObservedPly::Chance(other)) => one == other,
            (ObservedPly::Action(by, one), ObservedPly::Action(seat, other)) => (by, one) == (seat, other),
            (ObservedPly::Chance(_), ObservedPly::Action(..))
            | (ObservedPly::Action(..), ObservedPly::Chance(_)) => false,
        }
    }
}

impl<G: Game> Eq for ObservedPly<G> {}
