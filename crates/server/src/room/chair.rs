//! Who sits where.

use bots::Level;
use engine::Seat;
use store::SeatRow;

/// A place at the table and who has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Chair {
    /// The place.
    pub(crate) seat: Seat,
    /// Who sits there.
    pub(crate) sitter: Sitter,
    /// What he is called.
    pub(crate) name: String,
    /// What opens the seat to a friend.
    pub(crate) invite: String,
    /// What he adds to the seed.
    pub(crate) word: String,
    /// Whether spectators may look over his shoulder.
    pub(crate) shown: bool,
}

/// Who sits on a chair.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Sitter {
    /// Nobody yet.
    Nobody,
    /// A person, by id; while he is away a bot moves for him.
    Person { id: String, away: bool },
    /// A bot.
    Bot(Level),
}

/// Who moves for a person who is away.
pub(crate) const STEWARD: Level = Level::Knight;

impl Chair {
    pub(crate) fn read(row: &SeatRow) -> Option<Chair> {
        let index =
            usize::try_from(row.seat).ok()?.checked_sub(1).filter(|index| *index < engine::MAX_SEATS)?;
        let sitter = match (row.kind.as_str(), &row.person, &row.bot) {
            ("nobody", None, None) => Sitter::Nobody,
            ("person", Some(id), None) => Sitter::Person { id: id.clone(), away: row.away },
            ("bot", None, Some(level)) => Sitter::Bot(level.parse().ok()?),
            _ => return None,
        };
        Some(Chair {
            seat: Seat::new(index),
            sitter,
            name: row.name.clone(),
            invite: row.invite.clone(),
            word: row.word.clone(),
            shown: row.shown,
        })
    }

    pub(crate) fn row(&self) -> SeatRow {
        let (kind, person, bot, away) = match &self.sitter {
            Sitter::Nobody => ("nobody", None, None, false),
            Sitter::Person { id, away } => ("person", Some(id.clone()), None, *away),
            Sitter::Bot(level) => ("bot", None, Some(level.name().to_string()), false),
        };
        SeatRow {
            seat: self.seat.index() as i64 + 1,
            kind: kind.into(),
            person,
            bot,
            name: self.name.clone(),
            invite: self.invite.clone(),
            word: self.word.clone(),
            shown: self.shown,
            away,
        }
    }

    /// The same place as nobody has ever sat on it: what somebody said or allowed there goes with him.
    pub(crate) fn cleared(&self) -> Chair {
        Chair {
            seat: self.seat,
            sitter: Sitter::Nobody,
            name: String::new(),
            invite: self.invite.clone(),
            word: String::new(),
            shown: false,
        }
    }

    /// The person who has it, there or away.
    pub(crate) fn person(&self) -> Option<&str> {
        match &self.sitter {
            Sitter::Person { id, .. } => Some(id),
            Sitter::Nobody | Sitter::Bot(_) => None,
        }
    }

    /// Whether it is this person's.
    pub(crate) fn is_of(&self, person: &str) -> bool {
        self.person() == Some(person)
    }

    /// The bot that moves here, if one does.
    pub(crate) fn bot(&self) -> Option<Level> {
        match &self.sitter {
            Sitter::Bot(level) => Some(*level),
            Sitter::Person { away: true, .. } => Some(STEWARD),
            Sitter::Person { away: false, .. } | Sitter::Nobody => None,
        }
    }
}
