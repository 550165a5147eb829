//! A chance outcome.

use crate::faces::Faces;
use crate::invaders::Card;
use crate::module;
use crate::state::Each;
use core::fmt;
use core::str::FromStr;
use engine::notation::ParseError;
use engine::{MAX_SEATS, Seat};

/// A chance outcome.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Chance {
    /// The first order of play: seats from first to last, then `None`.
    Order([Option<Seat>; MAX_SEATS]),
    /// Everybody's dice.
    Roll(Roll),
    /// The dice that a power rolls again.
    Reroll {
        /// Coloured dice.
        dice: Faces,
        /// White dice.
        white: Faces,
    },
    /// The neutral dice: three, and two.
    Neutral(Faces, Faces),
    /// The year's invader, by the place of its card.
    Invader(Card),
    /// One die.
    Die(u8),
    /// A draw for a module.
    Module(module::Chance),
}

/// Everybody's dice.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Roll {
    /// Coloured dice.
    pub dice: Each<Faces>,
    /// White dice.
    pub white: Each<Faces>,
}

fn write_faces(f: &mut fmt::Formatter<'_>, dice: Faces, white: Faces) -> fmt::Result {
    dice.each().try_for_each(|face| write!(f, "{face}"))?;
    if white.is_empty() {
        return Ok(());
    }
    f.write_str("/")?;
    white.each().try_for_each(|face| write!(f, "{face}"))
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Order(order) => {
                f.write_str("order ")?;
                for (n, seat) in order.iter().flatten().enumerate() {
                    let comma = if n == 0 { "" } else { "," };
                    write!(f, "{comma}{seat}")?;
                }
                Ok(())
            }
            Chance::Roll(roll) => {
                f.write_str("roll")?;
                for (n, (dice, white)) in roll.dice.0.iter().zip(roll.white.0).enumerate() {
                    if !dice.is_empty() || !white.is_empty() {
                        write!(f, " {}:", Seat::new(n))?;
                        write_faces(f, *dice, white)?;
                    }
                }
                Ok(())
            }
            Chance::Reroll { dice, white } => {
                f.write_str("reroll ")?;
                write_faces(f, *dice, *white)
            }
            Chance::Neutral(three, two) => {
                f.write_str("neutral ")?;
                write_faces(f, *three, Faces::NONE)?;
                f.write_str(",")?;
                write_faces(f, *two, Faces::NONE)
            }
            Chance::Invader(card) => write!(f, "invader {}", card.place() + 1),
            Chance::Die(face) => write!(f, "die {face}"),
            Chance::Module(chance) => chance.fmt(f),
        }
    }
}

const CHANCE: ParseError = ParseError { expected: "draw" };

/// The most dice that a word can name.
const MAX_DICE: usize = 12;

fn read_faces(text: &str) -> Result<Faces, ParseError> {
    const FACES: ParseError = ParseError { expected: "faces" };
    let digits = text.as_bytes();
    if digits.len() > MAX_DICE || !digits.iter().all(|digit| (b'1'..=b'6').contains(digit)) {
        return Err(FACES);
    }
    Ok(digits.iter().map(|digit| digit - b'0').collect())
}

fn read_both(text: &str) -> Result<(Faces, Faces), ParseError> {
    let (dice, white) = text.split_once('/').unwrap_or((text, ""));
    Ok((read_faces(dice)?, read_faces(white)?))
}

impl FromStr for Chance {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Chance, ParseError> {
        let (what, rest) = text.split_once(' ').ok_or(CHANCE)?;
        match what {
            "order" => read_order(rest).map(Chance::Order),
            "roll" => read_roll(rest).map(Chance::Roll),
            "reroll" => read_both(rest).map(|(dice, white)| Chance::Reroll { dice, white }),
            "neutral" => {
                let (three, two) = rest.split_once(',').ok_or(CHANCE)?;
                Ok(Chance::Neutral(read_faces(three)?, read_faces(two)?))
            }
            "invader" => {
                let place = rest.parse::<u8>().ok().and_then(|place| place.checked_sub(1));
                place.and_then(Card::new).map(Chance::Invader).ok_or(CHANCE)
            }
            "die" => match rest.as_bytes() {
                [face @ b'1'..=b'6'] => Ok(Chance::Die(face - b'0')),
                _ => Err(CHANCE),
            },
            _ => text.parse().map(Chance::Module).map_err(|_| CHANCE),
        }
    }
}

fn read_order(text: &str) -> Result<[Option<Seat>; MAX_SEATS], ParseError> {
    let mut order = [None; MAX_SEATS];
    for (n, word) in text.split(',').enumerate() {
        let place = order.get_mut(n).ok_or(CHANCE)?;
        *place = Some(word.parse().map_err(|_| CHANCE)?);
    }
    Ok(order)
}

fn read_roll(text: &str) -> Result<Roll, ParseError> {
    let mut roll = Roll::default();
    let mut after = 0;
    for word in text.split(' ') {
        let (seat, dice) = word.split_once(':').ok_or(CHANCE)?;
        let seat: Seat = seat.parse().map_err(|_| CHANCE)?;
        if seat.index() < after {
            return Err(CHANCE);
        }
        after = seat.index() + 1;
        (roll.dice[seat], roll.white[seat]) = read_both(dice)?;
    }
    Ok(roll)
}
