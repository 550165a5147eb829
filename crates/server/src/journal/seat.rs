//! Seat assignments: who occupies a seat of a table.

use bots::Level;
use engine::Seat;
use store::SeatRow;

/// A seat of a table and its occupant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SeatAssignment {
    /// The seat.
    pub(crate) seat: Seat,
    /// Who occupies it.
    pub(crate) occupant: Occupant,
    /// The name that others see.
    pub(crate) name: String,
    /// The secret of the invitation link.
    pub(crate) invite: String,
    /// What the occupant contributes to the seed.
    pub(crate) seed_contribution: String,
    /// Whether spectators may see the table as this seat does.
    pub(crate) is_shown: bool,
}

/// Who occupies a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Occupant {
    /// Nobody yet.
    Empty,
    /// A user, by id; while the user is away, a bot moves for the seat.
    User { id: String, away: bool },
    /// A bot.
    Bot(Level),
}

/// The level of the bot that moves for a user who is away.
pub(crate) const SUBSTITUTE_LEVEL: Level = Level::Knight;

/// The number of a seat, from 1, as in the database and in the API.
pub(crate) fn seat_number(seat: Seat) -> u8 {
    seat.index() as u8 + 1
}

impl SeatAssignment {
    /// Reads a row; `None` if it is inconsistent.
    pub(crate) fn from_row(row: &SeatRow) -> Option<SeatAssignment> {
        let index =
            usize::try_from(row.seat).ok()?.checked_sub(1).filter(|index| *index < engine::MAX_SEATS)?;
        let occupant = match (row.kind.as_str(), &row.user_id, &row.bot) {
            ("nobody", None, None) => Occupant::Empty,
            ("person", Some(id), None) => Occupant::User { id: id.clone(), away: row.is_away },
            ("bot", None, Some(level)) => Occupant::Bot(level.parse().ok()?),
            _ => return None,
        };
        Some(SeatAssignment {
            seat: Seat::new(index),
            occupant,
            name: row.name.clone(),
            invite: row.invite.clone(),
            seed_contribution: row.seed_contribution.clone(),
            is_shown: row.is_shown,
        })
    }

    pub(crate) fn to_row(&self) -> SeatRow {
        let (kind, user_id, bot, is_away) = match &self.occupant {
            Occupant::Empty => ("nobody", None, None, false),
            Occupant::User { id, away } => ("person", Some(id.clone()), None, *away),
            Occupant::Bot(level) => ("bot", None, Some(level.name().to_string()), false),
        };
        SeatRow {
            seat: seat_number(self.seat).into(),
            kind: kind.into(),
            user_id,
            bot,
            name: self.name.clone(),
            invite: self.invite.clone(),
            seed_contribution: self.seed_contribution.clone(),
            is_shown: self.is_shown,
            is_away,
        }
    }

    /// The same seat without an occupant. What the former occupant contributed or allowed is dropped.
    pub(crate) fn vacated(&self) -> SeatAssignment {
        SeatAssignment {
            seat: self.seat,
            occupant: Occupant::Empty,
            name: String::new(),
            invite: self.invite.clone(),
            seed_contribution: String::new(),
            is_shown: false,
        }
    }

    /// The id of the user who has the seat, present or away.
    pub(crate) fn user(&self) -> Option<&str> {
        match &self.occupant {
            Occupant::User { id, .. } => Some(id),
            Occupant::Empty | Occupant::Bot(_) => None,
        }
    }

    /// Whether the seat belongs to this user.
    pub(crate) fn belongs_to(&self, user: &str) -> bool {
        self.user() == Some(user)
    }

    /// The level of the bot that moves for the seat, if one does.
    pub(crate) fn bot(&self) -> Option<Level> {
        match &self.occupant {
            Occupant::Bot(level) => Some(*level),
            Occupant::User { away: true, .. } => Some(SUBSTITUTE_LEVEL),
            Occupant::User { away: false, .. } | Occupant::Empty => None,
        }
    }
}
