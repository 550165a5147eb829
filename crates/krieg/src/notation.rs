//! Actions and chance outcomes, and their notation: one line of a record each.
//!
//! ```text
//! play war/cathedral       swap K war/cathedral     take K            pass
//! bid HHH                  privilege K              privilege K from 3
//! farm                     worker                   attack 3          bribe 3      done
//! defend                   lose outer               lose inner
//! choose G                 plead 3                  discard KKG
//!
//! deal adviser=2 1:KKCHHGGG:war/cathedral,tax/privilege 2:…
//! draw KG
//! ```

use crate::cards::{Cards, Good, Matter, Matters, Problem, Site, Symbol};
use crate::state::Each;
use core::fmt;
use core::str::FromStr;
use engine::Seat;
use engine::notation::ParseError;

/// An action of a seat.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Plays an agenda card.
    Play(Matter),
    /// Pays a privilege and replaces the agenda card on the table, which goes into the hand.
    Swap {
        /// The privilege paid.
        pay: Good,
        /// The card played.
        play: Matter,
    },
    /// Pays a privilege and takes the agenda card on the table; the next who can must replace it.
    Take {
        /// The privilege paid.
        pay: Good,
    },
    /// Leaves the agenda as it is, the auction, or the king in peace.
    Pass,
    /// Adds these cards to one's bid.
    Bid(Cards),
    /// Takes a privilege of this kind.
    Privilege {
        /// The kind.
        good: Good,
        /// Whom it is taken from; `None` means the supply.
        from: Option<Seat>,
    },
    /// Founds a farm for a grain card.
    Farm,
    /// Moves a house from the farms to the cathedral for a workers card.
    Worker,
    /// Attacks with a knight.
    Attack(Seat),
    /// Bribes with a cup.
    Bribe(Seat),
    /// Ends one's turn of actions.
    Done,
    /// Meets an attack with a knight.
    Defend,
    /// Loses a house to an attack.
    Lose(Site),
    /// Takes a card of this kind from the deck.
    Choose(Good),
    /// Pleads with the king for half the cards of this seat.
    Plead(Seat),
    /// Discards these cards as tithe.
    Discard(Cards),
}

/// A chance outcome.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Chance {
    /// The deal.
    Deal(Deal),
    /// Cards drawn: from the deck, or from a hand for one who pleads.
    Draw(Cards),
}

/// What everyone is dealt.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Deal {
    /// The first adviser.
    pub adviser: Seat,
    /// Resource cards of each seat.
    pub hands: Each<Cards>,
    /// Agenda cards of each seat, without the start card.
    pub matters: Each<Matters>,
}

/// Writes cards as letters, none as a dash.
impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        for good in Good::ALL {
            for _ in 0..self[good] {
                write!(f, "{good}")?;
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

    /// Reads letters in any order.
    fn from_str(text: &str) -> Result<Cards, ParseError> {
        const CARDS: ParseError = ParseError { expected: "cards" };
        let mut cards = Cards::NONE;
        if text == "-" {
            return Ok(cards);
        }
        for letter in text.chars() {
            let good = Good::from_letter(letter).ok_or(CARDS)?;
            cards[good] = cards[good].checked_add(1).ok_or(CARDS)?;
        }
        if cards.is_empty() { Err(CARDS) } else { Ok(cards) }
    }
}

impl fmt::Display for Matter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.problem.word(), self.symbol.word())
    }
}

impl FromStr for Matter {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Matter, ParseError> {
        const MATTER: ParseError = ParseError { expected: "agenda-card" };
        let (problem, symbol) = text.split_once('/').ok_or(MATTER)?;
        let problem = Problem::ALL.into_iter().find(|known| known.word() == problem).ok_or(MATTER)?;
        let symbol = Symbol::ALL.into_iter().find(|known| known.word() == symbol).ok_or(MATTER)?;
        Ok(Matter { problem, symbol })
    }
}

/// Writes agenda cards with commas between them, none as a dash.
impl fmt::Display for Matters {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        for (n, matter) in self.each().enumerate() {
            let comma = if n == 0 { "" } else { "," };
            write!(f, "{comma}{matter}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for Matters {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl FromStr for Matters {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Matters, ParseError> {
        const FEWER: ParseError = ParseError { expected: "fewer-agenda-cards" };
        let mut matters = Matters::NONE;
        if text == "-" {
            return Ok(matters);
        }
        for word in text.split(',') {
            let matter: Matter = word.parse()?;
            matters[matter] = matters[matter].checked_add(1).ok_or(FEWER)?;
        }
        Ok(matters)
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Play(matter) => write!(f, "play {matter}"),
            Action::Swap { pay, play } => write!(f, "swap {pay} {play}"),
            Action::Take { pay } => write!(f, "take {pay}"),
            Action::Pass => f.write_str("pass"),
            Action::Bid(cards) => write!(f, "bid {cards}"),
            Action::Privilege { good, from: None } => write!(f, "privilege {good}"),
            Action::Privilege { good, from: Some(seat) } => write!(f, "privilege {good} from {seat}"),
            Action::Farm => f.write_str("farm"),
            Action::Worker => f.write_str("worker"),
            Action::Attack(seat) => write!(f, "attack {seat}"),
            Action::Bribe(seat) => write!(f, "bribe {seat}"),
            Action::Done => f.write_str("done"),
            Action::Defend => f.write_str("defend"),
            Action::Lose(site) => write!(f, "lose {}", site.word()),
            Action::Choose(good) => write!(f, "choose {good}"),
            Action::Plead(seat) => write!(f, "plead {seat}"),
            Action::Discard(cards) => write!(f, "discard {cards}"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Action, ParseError> {
        let mut words = text.split(' ');
        let verb = words.next().unwrap_or_default();
        let rest = [words.next(), words.next(), words.next()];
        if words.next().is_some() {
            return Err(ACTION);
        }
        match (verb, rest) {
            ("play", [Some(matter), None, None]) => Ok(Action::Play(matter.parse()?)),
            ("swap", [Some(pay), Some(matter), None]) => {
                Ok(Action::Swap { pay: good(pay)?, play: matter.parse()? })
            }
            ("take", [Some(pay), None, None]) => Ok(Action::Take { pay: good(pay)? }),
            ("pass", [None, None, None]) => Ok(Action::Pass),
            ("bid", [Some(cards), None, None]) => Ok(Action::Bid(cards.parse()?)),
            ("privilege", [Some(kind), None, None]) => {
                Ok(Action::Privilege { good: good(kind)?, from: None })
            }
            ("privilege", [Some(kind), Some("from"), Some(from)]) => {
                Ok(Action::Privilege { good: good(kind)?, from: Some(seat(from)?) })
            }
            ("farm", [None, None, None]) => Ok(Action::Farm),
            ("worker", [None, None, None]) => Ok(Action::Worker),
            ("attack", [Some(target), None, None]) => Ok(Action::Attack(seat(target)?)),
            ("bribe", [Some(target), None, None]) => Ok(Action::Bribe(seat(target)?)),
            ("done", [None, None, None]) => Ok(Action::Done),
            ("defend", [None, None, None]) => Ok(Action::Defend),
            ("lose", [Some(place), None, None]) => Ok(Action::Lose(site(place)?)),
            ("choose", [Some(kind), None, None]) => Ok(Action::Choose(good(kind)?)),
            ("plead", [Some(target), None, None]) => Ok(Action::Plead(seat(target)?)),
            ("discard", [Some(cards), None, None]) => Ok(Action::Discard(cards.parse()?)),
            _ => Err(ACTION),
        }
    }
}

const ACTION: ParseError = ParseError { expected: "action" };

fn good(word: &str) -> Result<Good, ParseError> {
    let mut letters = word.chars();
    let good = letters.next().and_then(Good::from_letter).filter(|_| letters.next().is_none());
    good.ok_or(ParseError { expected: "kind" })
}

fn seat(word: &str) -> Result<Seat, ParseError> {
    word.parse().map_err(|_| ParseError { expected: "seat" })
}

fn site(word: &str) -> Result<Site, ParseError> {
    let found = Site::ALL.into_iter().find(|site| site.word() == word);
    found.ok_or(ParseError { expected: "site" })
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Deal(deal) => deal.fmt(f),
            Chance::Draw(cards) => write!(f, "draw {cards}"),
        }
    }
}

impl fmt::Display for Deal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "deal adviser={}", self.adviser)?;
        for (n, (hand, matters)) in self.hands.0.iter().zip(self.matters.0).enumerate() {
            if !hand.is_empty() || !matters.is_empty() {
                write!(f, " {}:{hand}:{matters}", Seat::new(n))?;
            }
        }
        Ok(())
    }
}

impl FromStr for Chance {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Chance, ParseError> {
        match text.split_once(' ') {
            Some(("draw", cards)) => Ok(Chance::Draw(cards.parse()?)),
            Some(("deal", rest)) => Ok(Chance::Deal(rest.parse()?)),
            _ => Err(ParseError { expected: "draw" }),
        }
    }
}

impl FromStr for Deal {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Deal, ParseError> {
        const ADVISER: ParseError = ParseError { expected: "adviser" };
        const DEALT: ParseError = ParseError { expected: "deal" };
        let mut words = text.split(' ');
        let adviser = words.next().and_then(|word| word.strip_prefix("adviser=")).ok_or(ADVISER)?;
        let mut deal = Deal { adviser: seat(adviser)?, hands: Each::default(), matters: Each::default() };
        let mut after = 0;
        for word in words {
            let (place, dealt) = word.split_once(':').ok_or(DEALT)?;
            let (hand, matters) = dealt.split_once(':').ok_or(DEALT)?;
            let place = seat(place)?;
            if !(after..4).contains(&place.index()) {
                return Err(DEALT);
            }
            after = place.index() + 1;
            deal.hands[place] = hand.parse()?;
            deal.matters[place] = matters.parse()?;
        }
        Ok(deal)
    }
}
