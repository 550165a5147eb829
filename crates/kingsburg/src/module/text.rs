//! Answers and draws of the modules as text.

use super::{Action, Chance, Charter, Charters, Governor, Governors, Power, Prize, whims};
use crate::buildings::{Row, Rows};
use crate::faces::Faces;
use crate::goods::{Good, Goods};
use crate::notation::{Payment, building, good, read_dice, write_dice};
use crate::state::Each;
use core::fmt;
use core::str::FromStr;
use engine::notation::ParseError;
use engine::{MAX_SEATS, Seat, SeatSet};

/// The word for no goods, no rows or no player.
const NONE: &str = "none";

/// The word for the supply.
const SUPPLY: &str = "supply";

impl Action {
    /// Samples an arbitrary answer, for the laws.
    pub(crate) fn any(kind: u32, good: Good, seat: Seat, [one, other]: [Prize; 2]) -> Action {
        let number = one as u8;
        match kind {
            0 => Action::Troops(number % 5),
            1 => Action::Whim(whims::Action::Pick(one)),
            2 => Action::Whim(whims::Action::Bargain(one)),
            3 => Action::Whim(whims::Action::Favour(seat)),
            4 => Action::Whim(whims::Action::Exchange(one, other)),
            5 => Action::Whim(whims::Action::Give(good, seat)),
            6 => Action::PutBack(number % 5),
            7 => Action::Draft(Row::new(usize::from(number))),
            8 => Action::Lay([one, other].map(|prize| Row::new(prize as usize)).into_iter().collect()),
            9 => Action::Govern(Governor::ALL[seat.index() * 4 + usize::from(number) % 4]),
            10 => Action::Offer(Governor::ALL[seat.index() * 4 + usize::from(number) % 4], other as u16),
            11 => Action::Bid(u16::from(number) * 2),
            12 => Action::Free(crate::Building::ALL[usize::from(number) * 9 + other as usize]),
            13 => Action::Power(Power::Reroll { face: number + 1, white: seat.index() > 2 }),
            14 => Action::Power(Power::Altar { dice: dice([one, other]), white: Faces::NONE }),
            15 => Action::Power(Power::Prince([3, 4, number + 1].into_iter().collect())),
            16 => Action::Power(Power::Philosopher),
            17 => Action::Power(Power::Trickster { dice: dice([one, other]), white: Faces::NONE }),
            18 => [Action::Look, Action::Bless, Action::Move, Action::Levy][usize::from(number) % 4],
            19 => Action::DieFrom { blessing: number > 2 },
            20 => Action::SoldierOrVp { soldier: number > 2 },
            21 => Action::BothBut(good),
            22 => Action::Swap(good, Good::ALL[usize::from(number) % 3]),
            23 => {
                let price = Goods([number % 4, other as u8 % 3, seat.index() as u8 % 3]);
                Action::BuildFor(crate::Building::ALL[usize::from(number) * 9 + seat.index()], price)
            }
            24 => Action::Collect(crate::Building::ALL[29 + usize::from(number) * 4 + seat.index()]),
            25 => Action::Steal(good, (number > 1).then_some(seat)),
            26 => Action::Tithe((number > 1).then_some(good)),
            27 => Action::Arm(good),
            _ => Action::Request(super::Favour::ALL[usize::from(number)]),
        }
    }

    /// How many kinds of answers [`Action::any`] knows.
    pub(crate) const KINDS: u32 = 29;
}

fn dice(faces: [Prize; 2]) -> Faces {
    faces.into_iter().map(|face| face as u8 + 1).collect()
}

fn write_list(
    f: &mut fmt::Formatter<'_>,
    items: impl Iterator<Item = impl fmt::Display>,
    by: &str,
) -> fmt::Result {
    let mut first = true;
    for item in items {
        let between = if first { "" } else { by };
        write!(f, "{between}{item}")?;
        first = false;
    }
    if first { f.write_str(NONE) } else { Ok(()) }
}

fn write_price(f: &mut fmt::Formatter<'_>, goods: Goods) -> fmt::Result {
    if goods == Goods::NONE { f.write_str(NONE) } else { write!(f, "{}", Payment { goods, tokens: 0 }) }
}

fn write_rows(f: &mut fmt::Formatter<'_>, rows: Rows) -> fmt::Result {
    write_list(f, rows.iter().map(Row::letter), "+")
}

impl fmt::Display for Power {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Power::Reroll { face, white } => write!(f, "reroll {face}{}", if white { "w" } else { "" }),
            Power::Altar { dice, white } => {
                f.write_str("altar ")?;
                write_dice(f, dice, white)
            }
            Power::Prince(dice) => {
                f.write_str("prince ")?;
                write_dice(f, dice, Faces::NONE)
            }
            Power::Philosopher => f.write_str("philosopher"),
            Power::Trickster { dice, white } => {
                f.write_str("trickster ")?;
                write_dice(f, dice, white)
            }
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Troops(value) => write!(f, "troops {value}"),
            Action::PutBack(value) => write!(f, "put-back {value}"),
            Action::Whim(action) => action.fmt(f),
            Action::Draft(row) => write!(f, "draft {}", row.letter()),
            Action::Lay(rows) => {
                f.write_str("lay ")?;
                write_rows(f, rows)
            }
            Action::Govern(governor) => write!(f, "govern {governor}"),
            Action::Offer(governor, bid) => write!(f, "offer {governor} {bid}"),
            Action::Bid(bid) => write!(f, "bid {bid}"),
            Action::Free(building) => write!(f, "free {}", building.word()),
            Action::Power(power) => power.fmt(f),
            Action::Look => f.write_str("look"),
            Action::Bless => f.write_str("bless"),
            Action::DieFrom { blessing: true } => f.write_str("die-from blessing"),
            Action::DieFrom { blessing: false } => f.write_str("die-from year"),
            Action::Move => f.write_str("move"),
            Action::SoldierOrVp { soldier: true } => f.write_str("want soldier"),
            Action::SoldierOrVp { soldier: false } => f.write_str("want vp"),
            Action::BothBut(left) => {
                f.write_str("want ")?;
                write_list(f, Good::ALL.into_iter().filter(|&good| good != left), "+")
            }
            Action::Swap(from, to) => write!(f, "swap {from} {to}"),
            Action::BuildFor(building, price) => {
                write!(f, "build {} for ", building.word())?;
                write_price(f, price)
            }
            Action::Collect(building) => write!(f, "collect {}", building.word()),
            Action::Steal(good, Some(from)) => write!(f, "steal {good} {from}"),
            Action::Steal(good, None) => write!(f, "steal {good} {SUPPLY}"),
            Action::Tithe(Some(good)) => write!(f, "tithe {good}"),
            Action::Tithe(None) => f.write_str("tithe vp"),
            Action::Levy => f.write_str("levy"),
            Action::Arm(good) => write!(f, "arm {good}"),
            Action::Request(favour) => write!(f, "request {favour}"),
        }
    }
}

fn token(text: &str) -> Result<u8, ParseError> {
    match text.as_bytes() {
        [value @ b'0'..=b'4'] => Ok(value - b'0'),
        _ => Err(ParseError { expected: "token" }),
    }
}

fn number<N: FromStr>(text: &str) -> Result<N, ParseError> {
    const NUMBER: ParseError = ParseError { expected: "number" };
    let number = text.parse::<N>().map_err(|_| NUMBER)?;
    let leading = text.len() > 1 && text.starts_with('0') || text.starts_with('+');
    if leading { Err(NUMBER) } else { Ok(number) }
}

fn row(text: &str) -> Result<Row, ParseError> {
    match text.as_bytes() {
        [letter @ b'a'..=b'g'] => Ok(Row::new(usize::from(letter - b'a'))),
        _ => Err(ParseError { expected: "row" }),
    }
}

/// Rows in order, each once.
fn rows(text: &str) -> Result<Rows, ParseError> {
    if text == NONE {
        return Ok(Rows::NONE);
    }
    let mut rows = Rows::NONE;
    for word in text.split('+') {
        let row = row(word)?;
        if rows.iter().last().is_some_and(|last| last >= row) {
            return Err(ParseError { expected: "rows" });
        }
        rows = rows.with(row);
    }
    Ok(rows)
}

fn price(text: &str) -> Result<Goods, ParseError> {
    const PRICE: ParseError = ParseError { expected: "price" };
    if text == NONE {
        return Ok(Goods::NONE);
    }
    let payment: Payment = text.parse()?;
    if payment.tokens > 0 { Err(PRICE) } else { Ok(payment.goods) }
}

fn one_die(text: &str) -> Result<Power, ParseError> {
    const DIE: ParseError = ParseError { expected: "one-die" };
    let (dice, white) = read_dice(text)?;
    let single = |faces: Faces| faces.kinds().next().filter(|_| faces.count() == 1);
    match (single(dice), single(white)) {
        (Some(face), None) if white.is_empty() => Ok(Power::Reroll { face, white: false }),
        (None, Some(face)) if dice.is_empty() => Ok(Power::Reroll { face, white: true }),
        _ => Err(DIE),
    }
}

/// Parses one of two words, or two goods.
fn wanted(text: &str) -> Result<Action, ParseError> {
    match text {
        "soldier" => Ok(Action::SoldierOrVp { soldier: true }),
        "vp" => Ok(Action::SoldierOrVp { soldier: false }),
        "wood+stone" => Ok(Action::BothBut(Good::Gold)),
        "gold+stone" => Ok(Action::BothBut(Good::Wood)),
        "gold+wood" => Ok(Action::BothBut(Good::Stone)),
        _ => Err(ParseError { expected: "wish" }),
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Action, ParseError> {
        let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
        let pair = || rest.split_once(' ').ok_or(ParseError { expected: "two-words" });
        match (verb, rest) {
            ("troops", value) => token(value).map(Action::Troops),
            ("put-back", value) => token(value).map(Action::PutBack),
            ("draft", letter) => row(letter).map(Action::Draft),
            ("lay", letters) => rows(letters).map(Action::Lay),
            ("govern", word) => word.parse().map(Action::Govern),
            ("offer", _) => pair().and_then(|(word, bid)| Ok(Action::Offer(word.parse()?, number(bid)?))),
            ("bid", bid) => number(bid).map(Action::Bid),
            ("free", word) => building(word).map(Action::Free),
            ("reroll", die) => one_die(die).map(Action::Power),
            ("altar", dice) => {
                read_dice(dice).map(|(dice, white)| Action::Power(Power::Altar { dice, white }))
            }
            ("prince", dice) => match read_dice(dice)? {
                (dice, Faces::NONE) => Ok(Action::Power(Power::Prince(dice))),
                _ => Err(ParseError { expected: "coloured-dice" }),
            },
            ("trickster", dice) => {
                read_dice(dice).map(|(dice, white)| Action::Power(Power::Trickster { dice, white }))
            }
            ("philosopher", "") => Ok(Action::Power(Power::Philosopher)),
            ("look", "") => Ok(Action::Look),
            ("bless", "") => Ok(Action::Bless),
            ("move", "") => Ok(Action::Move),
            ("levy", "") => Ok(Action::Levy),
            ("die-from", "blessing") => Ok(Action::DieFrom { blessing: true }),
            ("die-from", "year") => Ok(Action::DieFrom { blessing: false }),
            ("want", what) => wanted(what),
            ("swap", _) => pair().and_then(|(from, to)| Ok(Action::Swap(good(from)?, good(to)?))),
            ("build", rest) => {
                let (word, goods) =
                    rest.split_once(" for ").ok_or(ParseError { expected: "building-for-price" })?;
                Ok(Action::BuildFor(building(word)?, price(goods)?))
            }
            ("collect", word) => building(word).map(Action::Collect),
            ("steal", _) => {
                let (what, from) = pair()?;
                let from = if from == SUPPLY { None } else { Some(seat(from)?) };
                Ok(Action::Steal(good(what)?, from))
            }
            ("tithe", "vp") => Ok(Action::Tithe(None)),
            ("tithe", word) => good(word).map(|good| Action::Tithe(Some(good))),
            ("arm", word) => good(word).map(Action::Arm),
            ("request", word) => word.parse().map(Action::Request),
            _ => text.parse().map(Action::Whim),
        }
    }
}

fn seat(text: &str) -> Result<Seat, ParseError> {
    text.parse().map_err(|_| ParseError { expected: "seat" })
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Whim(chance) => chance.fmt(f),
            Chance::Strips(deal) => {
                f.write_str("strips")?;
                for seat in SeatSet::all(MAX_SEATS as u8).iter().filter(|&seat| !deal[seat].is_empty()) {
                    write!(f, " {seat}:")?;
                    write_rows(f, deal[seat])?;
                }
                Ok(())
            }
            Chance::Governors(cards) => {
                f.write_str("governors ")?;
                write_list(f, cards.iter(), ",")
            }
            Chance::Fate(fate) => write!(f, "fate {fate}"),
            Chance::Absent(total) => write!(f, "absent {total}"),
            Chance::Charters(charters) => {
                f.write_str("charters ")?;
                write_list(f, charters.iter(), ",")
            }
            Chance::Scenario(scenario) => write!(f, "scenario {scenario}"),
        }
    }
}

/// Parses cards in order, each once, with commas between them.
fn list<T: FromStr<Err = ParseError> + Ord + Copy, S: FromIterator<T>>(text: &str) -> Result<S, ParseError> {
    let mut last = None;
    let cards = text.split(',').map(|word| {
        let card: T = word.parse()?;
        let after = last.replace(card).is_none_or(|last| last < card);
        if after { Ok(card) } else { Err(ParseError { expected: "cards-in-order" }) }
    });
    cards.collect()
}

fn strips(text: &str) -> Result<Each<Rows>, ParseError> {
    const STRIPS: ParseError = ParseError { expected: "strips" };
    let mut deal = Each::default();
    let mut after = 0;
    for word in text.split(' ') {
        let (name, letters) = word.split_once(':').ok_or(STRIPS)?;
        let seat = seat(name)?;
        let dealt = rows(letters)?;
        if seat.index() < after || dealt.is_empty() {
            return Err(STRIPS);
        }
        after = seat.index() + 1;
        deal[seat] = dealt;
    }
    Ok(deal)
}

impl FromStr for Chance {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Chance, ParseError> {
        let (what, rest) = text.split_once(' ').unwrap_or((text, ""));
        match what {
            "strips" => strips(rest).map(Chance::Strips),
            "governors" => list::<Governor, Governors>(rest).map(Chance::Governors),
            "fate" => rest.parse().map(Chance::Fate),
            "absent" => number(rest).map(Chance::Absent),
            "scenario" => rest.parse().map(Chance::Scenario),
            "charters" => list::<Charter, Charters>(rest).map(Chance::Charters),
            _ => text.parse().map(Chance::Whim),
        }
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Power {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
