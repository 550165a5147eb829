//! Actions and chance outcomes, and their notation: one line of a record each.
//!
//! Lands are numbered 1 to 12 around the ring; border 3 is the one between the lands 3 and 4, border 12 that between
//! 12 and 1. Supply cards are their values with `+` between them, none at all is `-`.
//!
//! ```text
//! estate 7                 the first estate, under land 7
//! conflict 3               the conflict of this round, at border 3
//! pick traitor             an action card: traitor, diplomat2, diplomat5, builder, strategist, farmer
//! supply 3+4+5             supply cards into the conflict; supply - plays none
//! build estate 5           the builder places an estate under land 5
//! build office 5           the builder places an office under land 5
//! turn 5                   the builder turns his building under land 5 over
//! pass                     the builder does nothing
//! discard 2+3              an over-full hand: these are discarded, then cards are drawn until the hand holds five;
//!                          discard - discards none and draws fewer
//!
//! ring start=2 city/eagle river/rose …     the start player and the twelve lands in order, each with its house
//! deal 1:2+3+5 2:2+2+8 3:4+4+6 4:3+5+5     the first hands (edition 2008)
//! aside farmer                             the action card that is set aside, face down
//! draw 2+5                                 supply cards for whoever is due them
//! ```

use crate::cards::{Cards, Role, Value};
use crate::ring::{Border, Face, Kind, LANDS, Place, Side};
use crate::state::Each;
use core::fmt;
use core::str::FromStr;
use engine::Seat;
use engine::notation::ParseError;

/// An action of a seat.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Places the first estate.
    Estate(Place),
    /// Places the conflict card.
    Conflict(Border),
    /// Takes an action card.
    Pick(Role),
    /// Plays these supply cards, or none.
    Supply(Cards),
    /// Places a building.
    Build {
        /// Which side of the card is up.
        face: Face,
        /// Under which land.
        at: Place,
    },
    /// Turns a building over.
    Turn(Place),
    /// Builds nothing.
    Pass,
    /// Discards these cards, or none, and draws until the hand is full.
    Discard(Cards),
}

/// A chance outcome.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Chance {
    /// The ring and the start player.
    Ring(Ring),
    /// The first hands.
    Deal(Deal),
    /// The action card that is set aside.
    Aside(Role),
    /// Supply cards drawn.
    Draw(Cards),
}

/// The ring of lands and who begins.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Ring {
    /// The start player of the first round.
    pub start: Seat,
    /// The lands in order, each with the house that owns it.
    pub lands: [(Kind, Side); LANDS],
}

/// The first hand of each seat.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Deal(pub Each<Cards>);

/// Writes supply cards as values with `+` between them, none as a dash.
impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        let mut plus = "";
        for value in Value::ALL {
            for _ in 0..self[value] {
                write!(f, "{plus}{}", value.cp())?;
                plus = "+";
            }
        }
        Ok(())
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl FromStr for Cards {
    type Err = ParseError;

    /// Reads values in any order.
    fn from_str(text: &str) -> Result<Cards, ParseError> {
        const CARDS: ParseError = ParseError { expected: "cards" };
        let mut cards = Cards::NONE;
        if text == "-" {
            return Ok(cards);
        }
        for word in text.split('+') {
            let value = number(word).and_then(Value::from_cp).ok_or(CARDS)?;
            cards[value] += 1;
            if cards[value] > Cards::MAX {
                return Err(ParseError { expected: "fewer-cards" });
            }
        }
        Ok(cards)
    }
}

/// Parses a number in the form in which it is printed: one or two digits, no sign, no leading zero.
fn number(word: &str) -> Option<u8> {
    match word.as_bytes() {
        [ones @ b'1'..=b'9'] => Some(ones - b'0'),
        [tens @ b'1'..=b'9', ones @ b'0'..=b'9'] => Some((tens - b'0') * 10 + ones - b'0'),
        _ => None,
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.index() + 1)
    }
}

impl FromStr for Place {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Place, ParseError> {
        let number = number(text).map(usize::from).filter(|number| (1..=LANDS).contains(number));
        number.map(|number| Place::new(number - 1)).ok_or(ParseError { expected: "place" })
    }
}

impl fmt::Display for Border {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Display for Role {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Role {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Role, ParseError> {
        Role::ALL.into_iter().find(|role| role.word() == text).ok_or(ParseError { expected: "role" })
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Estate(at) => write!(f, "estate {at}"),
            Action::Conflict(border) => write!(f, "conflict {border}"),
            Action::Pick(role) => write!(f, "pick {role}"),
            Action::Supply(cards) => write!(f, "supply {cards}"),
            Action::Build { face, at } => write!(f, "build {} {at}", face.word()),
            Action::Turn(at) => write!(f, "turn {at}"),
            Action::Pass => f.write_str("pass"),
            Action::Discard(cards) => write!(f, "discard {cards}"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Action, ParseError> {
        let mut words = text.split(' ');
        let verb = words.next().unwrap_or_default();
        let rest = [words.next(), words.next()];
        if words.next().is_some() {
            return Err(ACTION);
        }
        match (verb, rest) {
            ("estate", [Some(at), None]) => Ok(Action::Estate(at.parse()?)),
            ("conflict", [Some(at), None]) => Ok(Action::Conflict(Border(at.parse()?))),
            ("pick", [Some(role), None]) => Ok(Action::Pick(role.parse()?)),
            ("supply", [Some(cards), None]) => Ok(Action::Supply(cards.parse()?)),
            ("build", [Some("estate"), Some(at)]) => {
                Ok(Action::Build { face: Face::Estate, at: at.parse()? })
            }
            ("build", [Some("office"), Some(at)]) => {
                Ok(Action::Build { face: Face::Office, at: at.parse()? })
            }
            ("turn", [Some(at), None]) => Ok(Action::Turn(at.parse()?)),
            ("pass", [None, None]) => Ok(Action::Pass),
            ("discard", [Some(cards), None]) => Ok(Action::Discard(cards.parse()?)),
            _ => Err(ACTION),
        }
    }
}

const ACTION: ParseError = ParseError { expected: "action" };

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Ring(ring) => ring.fmt(f),
            Chance::Deal(deal) => deal.fmt(f),
            Chance::Aside(role) => write!(f, "aside {role}"),
            Chance::Draw(cards) => write!(f, "draw {cards}"),
        }
    }
}

impl fmt::Display for Ring {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "ring start={}", self.start)?;
        self.lands.iter().try_for_each(|(kind, side)| write!(f, " {}/{}", kind.word(), side.word()))
    }
}

impl fmt::Display for Deal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("deal")?;
        for (n, cards) in self.0.0.iter().enumerate() {
            if !cards.is_empty() {
                write!(f, " {}:{cards}", Seat::new(n))?;
            }
        }
        Ok(())
    }
}

impl FromStr for Chance {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Chance, ParseError> {
        match text.split_once(' ') {
            Some(("ring", rest)) => Ok(Chance::Ring(rest.parse()?)),
            Some(("deal", rest)) => Ok(Chance::Deal(rest.parse()?)),
            Some(("aside", role)) => Ok(Chance::Aside(role.parse()?)),
            Some(("draw", cards)) => Ok(Chance::Draw(cards.parse()?)),
            _ => Err(ParseError { expected: "draw" }),
        }
    }
}

fn seat(word: &str) -> Result<Seat, ParseError> {
    word.parse().map_err(|_| ParseError { expected: "seat" })
}

impl FromStr for Ring {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Ring, ParseError> {
        const START: ParseError = ParseError { expected: "start" };
        const RING: ParseError = ParseError { expected: "ring" };
        let mut words = text.split(' ');
        let start = words.next().and_then(|word| word.strip_prefix("start=")).ok_or(START)?;
        let mut ring = Ring { start: seat(start)?, lands: [(Kind::Wasteland, Side::Eagle); LANDS] };
        for land in &mut ring.lands {
            *land = owned_land(words.next().ok_or(RING)?)?;
        }
        if words.next().is_some() { Err(RING) } else { Ok(ring) }
    }
}

/// Parses a land and its house: `city/eagle`.
pub(crate) fn owned_land(word: &str) -> Result<(Kind, Side), ParseError> {
    const LAND: ParseError = ParseError { expected: "land" };
    let (kind, side) = word.split_once('/').ok_or(LAND)?;
    let kind = Kind::ALL.into_iter().find(|known| known.word() == kind).ok_or(LAND)?;
    let side = Side::ALL.into_iter().find(|known| known.word() == side).ok_or(LAND)?;
    Ok((kind, side))
}

impl FromStr for Deal {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Deal, ParseError> {
        const DEALT: ParseError = ParseError { expected: "deal" };
        let (mut hands, mut after) = (Each::default(), 0);
        for word in text.split(' ') {
            let (place, cards) = word.split_once(':').ok_or(DEALT)?;
            let place = seat(place)?;
            if !(after..4).contains(&place.index()) {
                return Err(DEALT);
            }
            after = place.index() + 1;
            hands[place] = cards.parse()?;
        }
        Ok(Deal(hands))
    }
}
