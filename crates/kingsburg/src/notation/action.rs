//! An action of a seat.

use crate::advisor::Advisor;
use crate::buildings::Building;
use crate::faces::Faces;
use crate::goods::{Good, Goods};
use crate::module::{self, Way};
use core::fmt;
use core::str::FromStr;
use engine::notation::ParseError;

/// An action of a seat.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Rolls a die that shows this again, by the Statue.
    Statue {
        /// What it shows, from 1.
        face: u8,
        /// Whether it is white.
        white: bool,
    },
    /// Rolls all dice again, by the Chapel.
    Chapel,
    /// Ends one's powers, or one's recruiting.
    Done,
    /// Influences an advisor with a group of dice.
    Place(Group),
    /// Passes: influences no more advisors this season, builds nothing, or declines.
    Pass,
    /// Takes a good.
    Take(Good),
    /// Trades this good for the two others.
    Trade(Good),
    /// Pays the Spy.
    Spy,
    /// Builds.
    Build(Building),
    /// Pays the Town Hall.
    TownHall(Coin),
    /// Pays the Sawmill a wood.
    Sawmill,
    /// Pays the Stonecutter a stone.
    Stonecutter,
    /// Pays the Goldsmith a gold.
    Goldsmith,
    /// Pays for a soldier.
    Recruit(Payment),
    /// Gives up a good to invaders.
    GiveUp(Good),
    /// An answer to a question of a module.
    Module(module::Action),
}

/// A group of dice on an advisor.
///
/// If its total is beside the advisor's number, a market is used; if the advisor has been influenced, the envoy, unless
/// it comes another way.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Group {
    /// Coloured dice.
    pub dice: Faces,
    /// White dice.
    pub white: Faces,
    /// Whether a +2 token is with them.
    pub token: bool,
    /// The advisor.
    pub advisor: Advisor,
    /// How it comes to him.
    pub way: Way,
}

impl Group {
    /// Returns what the dice are worth, without a token.
    #[must_use]
    pub fn value(&self) -> u8 {
        self.dice.total() + self.white.total()
    }
}

/// A good or a token.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Coin {
    /// A good.
    Good(Good),
    /// A +2 token.
    Token,
}

/// Goods and tokens that pay for a soldier.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Payment {
    /// The goods.
    pub goods: Goods,
    /// The tokens.
    pub tokens: u8,
}

impl Payment {
    /// Returns one coin.
    #[must_use]
    pub fn of(coin: Coin) -> Payment {
        match coin {
            Coin::Good(good) => Payment { goods: Goods::of(good, 1), tokens: 0 },
            Coin::Token => Payment { goods: Goods::NONE, tokens: 1 },
        }
    }
}

impl fmt::Display for Coin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Coin::Good(good) => good.fmt(f),
            Coin::Token => f.write_str("token"),
        }
    }
}

impl fmt::Display for Payment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let goods =
            Good::ALL.into_iter().flat_map(|good| (0..self.goods[good]).map(move |_| Coin::Good(good)));
        for (n, coin) in goods.chain((0..self.tokens).map(|_| Coin::Token)).enumerate() {
            let plus = if n == 0 { "" } else { "+" };
            write!(f, "{plus}{coin}")?;
        }
        Ok(())
    }
}

impl fmt::Display for Group {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_dice(f, self.dice, self.white)?;
        if self.token {
            f.write_str("+t")?;
        }
        write!(f, ">{}{}", self.advisor, self.way)
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Statue { face, white: false } => write!(f, "statue {face}"),
            Action::Statue { face, white: true } => write!(f, "statue {face}w"),
            Action::Chapel => f.write_str("chapel"),
            Action::Done => f.write_str("done"),
            Action::Place(group) => write!(f, "place {group}"),
            Action::Pass => f.write_str("pass"),
            Action::Take(good) => write!(f, "take {good}"),
            Action::Trade(good) => write!(f, "trade {good}"),
            Action::Spy => f.write_str("spy"),
            Action::Build(building) => write!(f, "build {}", building.word()),
            Action::TownHall(coin) => write!(f, "town-hall {coin}"),
            Action::Sawmill => f.write_str("sawmill"),
            Action::Stonecutter => f.write_str("quarry"),
            Action::Goldsmith => f.write_str("goldsmith"),
            Action::Recruit(payment) => write!(f, "recruit {payment}"),
            Action::GiveUp(good) => write!(f, "give-up {good}"),
            Action::Module(action) => action.fmt(f),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Action, ParseError> {
        let (verb, rest) = text.split_once(' ').map_or((text, None), |(verb, rest)| (verb, Some(rest)));
        match (verb, rest) {
            ("statue", Some(die)) => {
                let (face, white) = read_die(die)?;
                Ok(Action::Statue { face, white })
            }
            ("chapel", None) => Ok(Action::Chapel),
            ("done", None) => Ok(Action::Done),
            ("place", Some(group)) => Ok(Action::Place(group.parse()?)),
            ("pass", None) => Ok(Action::Pass),
            ("take", Some(word)) => Ok(Action::Take(good(word)?)),
            ("trade", Some(word)) => Ok(Action::Trade(good(word)?)),
            ("spy", None) => Ok(Action::Spy),
            ("build", Some(word)) if !word.contains(' ') => Ok(Action::Build(building(word)?)),
            ("town-hall", Some(word)) => Ok(Action::TownHall(word.parse()?)),
            ("sawmill", None) => Ok(Action::Sawmill),
            ("quarry", None) => Ok(Action::Stonecutter),
            ("goldsmith", None) => Ok(Action::Goldsmith),
            ("recruit", Some(payment)) => Ok(Action::Recruit(payment.parse()?)),
            ("give-up", Some(word)) => Ok(Action::GiveUp(good(word)?)),
            _ => text.parse().map(Action::Module).map_err(|_| ACTION),
        }
    }
}

const ACTION: ParseError = ParseError { expected: "action" };

/// Parses a good.
pub(crate) fn good(word: &str) -> Result<Good, ParseError> {
    let found = Good::ALL.into_iter().find(|good| good.word() == word);
    found.ok_or(ParseError { expected: "good" })
}

/// Parses a building.
pub(crate) fn building(word: &str) -> Result<Building, ParseError> {
    let found = Building::ALL.into_iter().find(|building| building.word() == word);
    found.ok_or(ParseError { expected: "building" })
}

/// Parses a die, and whether it is white: `3`, `3w`.
fn read_die(word: &str) -> Result<(u8, bool), ParseError> {
    const DIE: ParseError = ParseError { expected: "die" };
    match word.as_bytes() {
        [face @ b'1'..=b'6'] => Ok((face - b'0', false)),
        [face @ b'1'..=b'6', b'w'] => Ok((face - b'0', true)),
        _ => Err(DIE),
    }
}

/// Dice joined by +, white ones with w behind them.
pub(crate) fn write_dice(f: &mut fmt::Formatter<'_>, dice: Faces, white: Faces) -> fmt::Result {
    let coloured = dice.each().map(|face| (face, ""));
    for (n, (face, mark)) in coloured.chain(white.each().map(|face| (face, "w"))).enumerate() {
        let plus = if n == 0 { "" } else { "+" };
        write!(f, "{plus}{face}{mark}")?;
    }
    Ok(())
}

/// Dice joined by +, at least one.
pub(crate) fn read_dice(text: &str) -> Result<(Faces, Faces), ParseError> {
    let (mut dice, mut white) = (Faces::NONE, Faces::NONE);
    for (n, word) in text.split('+').enumerate() {
        if n >= MAX_NAMED {
            return Err(ParseError { expected: "fewer-dice" });
        }
        match read_die(word)? {
            (face, false) => dice.add(face),
            (face, true) => white.add(face),
        }
    }
    Ok((dice, white))
}

/// The most dice or tokens that a group or a payment can name.
const MAX_NAMED: usize = 12;

impl FromStr for Group {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Group, ParseError> {
        const GROUP: ParseError = ParseError { expected: "group" };
        let (dice, goal) = text.split_once('>').ok_or(GROUP)?;
        let (number, way) = goal.split_at(goal.find(|c: char| !c.is_ascii_digit()).unwrap_or(goal.len()));
        let advisor = number.parse().ok().and_then(Advisor::new).ok_or(GROUP)?;
        let way = way.parse()?;
        let mut group = Group { dice: Faces::NONE, white: Faces::NONE, token: false, advisor, way };
        let dice = match dice.strip_suffix("+t") {
            Some(dice) => {
                group.token = true;
                dice
            }
            None => dice,
        };
        (group.dice, group.white) = read_dice(dice).map_err(|_| GROUP)?;
        Ok(group)
    }
}

impl FromStr for Coin {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Coin, ParseError> {
        if text == "token" { Ok(Coin::Token) } else { good(text).map(Coin::Good) }
    }
}

impl FromStr for Payment {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Payment, ParseError> {
        let mut payment = Payment { goods: Goods::NONE, tokens: 0 };
        for (n, word) in text.split('+').enumerate() {
            if n >= MAX_NAMED {
                return Err(ParseError { expected: "fewer-goods" });
            }
            match word.parse()? {
                Coin::Good(good) => payment.goods[good] += 1,
                Coin::Token => payment.tokens += 1,
            }
        }
        Ok(payment)
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Group {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Payment {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
