//! The replay of a journal: the game it describes, and what its events add to it.

use super::entry::{JournalEntry, TableEvent};
use engine::{MAX_SEATS, PerSeat, Seat, SeatSet, Turn};
use games::fair_dice::{ChanceStream, FairnessProof, Seed};
use games::{DynMatch, Header, Rejection};
use std::ops::RangeInclusive;
use store::Millis;

/// A game that was replayed from its journal.
pub(crate) struct JournaledGame {
    game_match: Box<dyn DynMatch>,
    chance: ChanceStream,
    /// The sequence number of the last entry.
    seq: i64,
    /// The plies that have not been undone, in order.
    plies: Vec<JournaledPly>,
    /// How many of them are imported.
    imported: usize,
    /// The number of chance draws that this table has made, including undone ones.
    draws: u64,
    /// The last entry that changed the position.
    last_move: i64,
    /// When it was appended.
    last_move_at: Millis,
    /// The last entry that is an undo.
    last_undo: i64,
    /// The last entry that resumed the suspended table.
    resumed: i64,
    /// The pending request for an undo.
    undo_request: Option<UndoRequest>,
    /// The seats that vote for a bot in the place of each seat.
    votes: PerSeat<SeatSet, MAX_SEATS>,
}

/// A ply that has not been undone.
#[derive(Copy, Clone)]
struct JournaledPly {
    seq: i64,
    /// The number of the chance draw, if it is a chance outcome of this table.
    draw: Option<u64>,
}

/// A pending request for an undo.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) struct UndoRequest {
    /// The seat that requests it.
    pub(crate) by: Seat,
    /// The sequence number of the request.
    pub(crate) seq: i64,
    /// The number of plies that would remain.
    pub(crate) plies: usize,
    /// The seats that have granted it.
    pub(crate) granted: SeatSet,
}

/// Whether a seat may undo its last decision.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum UndoPolicy {
    /// There is no decision to undo.
    Impossible,
    /// Nobody has learnt anything since the decision: it is undone at once, down to this number of plies.
    Free { plies: usize },
    /// The other seats must grant it.
    NeedsConsent { plies: usize },
}

impl Clone for JournaledGame {
    fn clone(&self) -> JournaledGame {
        JournaledGame {
            game_match: self.game_match.boxed_clone(),
            chance: self.chance.clone(),
            plies: self.plies.clone(),
            ..*self
        }
    }
}

impl JournaledGame {
    /// A game with an empty journal.
    pub(crate) fn new(game_match: Box<dyn DynMatch>, chance: ChanceStream) -> JournaledGame {
        JournaledGame {
            game_match,
            chance,
            seq: 0,
            plies: Vec::new(),
            imported: 0,
            draws: 0,
            last_move: 0,
            last_move_at: 0,
            last_undo: 0,
            resumed: 0,
            undo_request: None,
            votes: PerSeat::default(),
        }
    }

    /// The match in its current position.
    pub(crate) fn game_match(&self) -> &dyn DynMatch {
        &*self.game_match
    }

    pub(crate) fn header(&self) -> Header {
        self.game_match.header()
    }

    /// The sequence number of the last entry.
    pub(crate) fn seq(&self) -> i64 {
        self.seq
    }

    pub(crate) fn undo_request(&self) -> Option<UndoRequest> {
        self.undo_request
    }

    /// The seats that vote for a bot in the place of a seat.
    pub(crate) fn votes(&self, against: Seat) -> SeatSet {
        self.votes[against]
    }

    /// Applies the next entry of the journal, which was appended at this time.
    pub(crate) fn apply_entry(&mut self, entry: &JournalEntry, at: Millis) -> Result<(), Rejection> {
        match entry {
            JournalEntry::Ply(ply) => self.apply_ply(ply)?,
            JournalEntry::Imported(ply) => self.apply_imported(ply)?,
            JournalEntry::Event(event) => self.apply_event(*event)?,
        }
        if self.last_move == self.seq {
            self.last_move_at = at;
        }
        Ok(())
    }

    /// When the position changed last.
    pub(crate) fn last_move_at(&self) -> Millis {
        self.last_move_at
    }

    /// Whether the last entry is an undo.
    pub(crate) fn ends_with_undo(&self) -> bool {
        self.last_undo > 0 && self.last_undo == self.seq
    }

    /// Whether the table was suspended, and there has been no move since it was resumed.
    pub(crate) fn was_suspended(&self) -> bool {
        self.resumed > self.last_move
    }

    /// Whether the game continues an imported one.
    pub(crate) fn is_imported(&self) -> bool {
        self.imported > 0
    }

    fn apply_imported(&mut self, ply: &str) -> Result<(), Rejection> {
        self.game_match.apply_line(ply)?;
        self.push_ply(None);
        self.imported = self.plies.len();
        Ok(())
    }

    fn push_ply(&mut self, draw: Option<u64>) {
        self.seq += 1;
        self.plies.push(JournaledPly { seq: self.seq, draw });
        self.last_move = self.seq;
    }

    fn apply_ply(&mut self, ply: &str) -> Result<(), Rejection> {
        let is_chance = self.game_match.turn() == Turn::Chance;
        let before = self.game_match.turn().seats();
        self.game_match.apply_line(ply)?;
        self.push_ply(is_chance.then_some(self.draws));
        self.draws += u64::from(is_chance);
        self.undo_request = None;
        let moved = before.iter().filter(|seat| !self.game_match.turn().is_for(*seat));
        moved.for_each(|seat| self.votes[seat] = SeatSet::default());
        Ok(())
    }

    /// Applies an event; rejected if it refers to plies that do not exist or are imported.
    fn apply_event(&mut self, event: TableEvent) -> Result<(), Rejection> {
        if let TableEvent::Undo { plies } | TableEvent::UndoRequest { plies, .. } = event
            && !(self.imported..=self.plies.len()).contains(&plies)
        {
            return Err(Rejection { code: "no-such-ply".into(), expected: None });
        }
        self.seq += 1;
        match event {
            TableEvent::Undo { plies } => {
                self.game_match = self.game_match.at_ply(plies);
                self.plies.truncate(plies);
                self.last_move = self.seq;
                self.last_undo = self.seq;
                self.undo_request = None;
            }
            TableEvent::UndoRequest { by, plies } => {
                self.undo_request =
                    Some(UndoRequest { by, seq: self.seq, plies, granted: SeatSet::default() });
            }
            TableEvent::UndoGrant { by } => {
                self.undo_request = self
                    .undo_request
                    .map(|request| UndoRequest { granted: request.granted.with(by), ..request });
            }
            TableEvent::UndoRefusal { .. } => self.undo_request = None,
            TableEvent::Vote { by, against } => self.votes[against] = self.votes[against].with(by),
            TableEvent::Resumed => self.resumed = self.seq,
            TableEvent::Return { by } => self.votes[by] = SeatSet::default(),
        }
        Ok(())
    }

    /// Draws and applies the next chance outcome, if chance is to move, and returns its entry.
    pub(crate) fn draw_chance(&mut self, at: Millis) -> Option<JournalEntry> {
        let outcome = self.game_match.boxed_clone().draw_chance(&mut self.chance.rng(self.draws))?;
        let entry = JournalEntry::Ply(outcome);
        self.apply_entry(&entry, at).expect("a drawn chance outcome is legal");
        Some(entry)
    }

    /// Whether a command of this seat, made when the journal ended with this number, still refers to the current position:
    /// nothing has moved since, or only seats that decide simultaneously with it.
    pub(crate) fn is_current(&self, seat: Seat, seq: i64) -> bool {
        if seq > self.seq || seq < self.last_undo || seq < self.imported as i64 {
            return false;
        }
        if seq >= self.last_move {
            return true;
        }
        let since = self.plies.iter().rev().take_while(|ply| ply.seq > seq).count();
        let then = self.game_match.at_ply(self.plies.len() - since);
        let no_chance = self.plies[self.plies.len() - since..].iter().all(|ply| ply.draw.is_none());
        let simultaneous = |turn: Turn| matches!(turn, Turn::Simultaneous(seats) if seats.contains(seat));
        no_chance && simultaneous(then.turn()) && simultaneous(self.game_match.turn())
    }

    /// The plies, from 1, that were appended after this sequence number; `None` if some were undone since.
    pub(crate) fn plies_since(&self, seq: i64) -> Option<RangeInclusive<usize>> {
        let known = self.plies.iter().take_while(|ply| ply.seq <= seq).count();
        (seq >= self.last_undo && seq <= self.seq).then_some(known + 1..=self.plies.len())
    }

    /// Whether a seat may undo its last decision. Imported plies cannot be undone.
    pub(crate) fn undo_policy(&self, seat: Seat) -> UndoPolicy {
        let Some(last) = self.game_match.last_decision(seat).filter(|last| *last > self.imported) else {
            return UndoPolicy::Impossible;
        };
        let plies = last - 1;
        if last == self.game_match.ply_count() && !self.game_match.reveals_information(last) {
            UndoPolicy::Free { plies }
        } else {
            UndoPolicy::NeedsConsent { plies }
        }
    }

    /// The proof that the chance outcomes are those of the committed seed.
    pub(crate) fn proof(&self, seed: Seed, contributions: Vec<String>) -> FairnessProof {
        let is_kept = |draw: &u64| self.plies.iter().any(|ply| ply.draw == Some(*draw));
        let discarded_draws = (0..self.draws).filter(|draw| !is_kept(draw)).collect();
        FairnessProof { commitment: seed.commitment(), seed, contributions, discarded_draws }
    }
}
