//! A game as its journal tells it.

use super::journal::{Entry, Word};
use engine::{MAX_SEATS, PerSeat, Seat, SeatSet, Turn};
use games::fair_dice::{ChanceStream, FairnessProof, Seed};
use games::{DynMatch, Header, Rejection};
use std::ops::RangeInclusive;
use store::Millis;

/// A game in play, and what its journal says beside the plies.
pub(crate) struct Game {
    table: Box<dyn DynMatch>,
    luck: ChanceStream,
    /// Lines of the journal.
    lines: i64,
    /// The plies that stand, in their order.
    standing: Vec<Standing>,
    /// How many of them were played elsewhere.
    told: usize,
    /// Draws that were ever made here.
    draws: u64,
    /// The last line that changed the position.
    moved: i64,
    /// When that was.
    moved_at: Millis,
    /// The last line that was an undo.
    undone: i64,
    /// The last line that says that the table goes on after it was frozen.
    thawed: i64,
    /// What somebody asks the others for.
    ask: Option<Ask>,
    /// Who would rather see a bot at each seat.
    votes: PerSeat<SeatSet, MAX_SEATS>,
}

/// A ply that has not been taken back.
#[derive(Copy, Clone)]
struct Standing {
    line: i64,
    draw: Option<u64>,
}

/// A wish to take something back.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) struct Ask {
    /// Whose.
    pub(crate) by: Seat,
    /// The line of the journal that it is.
    pub(crate) line: i64,
    /// How many plies would be left.
    pub(crate) plies: usize,
    /// Who has agreed.
    pub(crate) granted: SeatSet,
}

/// What an undo would be.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Undo {
    /// There is nothing to take back.
    Nothing,
    /// Nobody has learnt anything since: it is taken back at once.
    Free { plies: usize },
    /// The others must agree.
    Asked { plies: usize },
}

impl Clone for Game {
    fn clone(&self) -> Game {
        Game {
            table: self.table.boxed_clone(),
            luck: self.luck.clone(),
            standing: self.standing.clone(),
            ..*self
        }
    }
}

impl Game {
    /// A game that begins.
    pub(crate) fn new(table: Box<dyn DynMatch>, luck: ChanceStream) -> Game {
        Game {
            table,
            luck,
            lines: 0,
            standing: Vec::new(),
            told: 0,
            draws: 0,
            moved: 0,
            moved_at: 0,
            undone: 0,
            thawed: 0,
            ask: None,
            votes: PerSeat::default(),
        }
    }

    pub(crate) fn table(&self) -> &dyn DynMatch {
        &*self.table
    }

    pub(crate) fn header(&self) -> Header {
        self.table.header()
    }

    /// How many lines the journal has.
    pub(crate) fn lines(&self) -> i64 {
        self.lines
    }

    pub(crate) fn ask(&self) -> Option<Ask> {
        self.ask
    }

    /// Who would rather see a bot at a seat.
    pub(crate) fn votes(&self, against: Seat) -> SeatSet {
        self.votes[against]
    }

    /// Takes in one more line of the journal, which was written at this time.
    pub(crate) fn read(&mut self, entry: &Entry, at: Millis) -> Result<(), Rejection> {
        match entry {
            Entry::Ply(line) => self.play(line)?,
            Entry::Told(line) => self.tell(line)?,
            Entry::Word(word) => self.settle(*word)?,
        }
        if self.moved == self.lines {
            self.moved_at = at;
        }
        Ok(())
    }

    /// When the position changed last.
    pub(crate) fn moved_at(&self) -> Millis {
        self.moved_at
    }

    /// Whether the last that happened is that something was taken back.
    pub(crate) fn was_undone(&self) -> bool {
        self.undone > 0 && self.undone == self.lines
    }

    /// Whether the table was frozen and nobody has moved since it goes on.
    pub(crate) fn was_frozen(&self) -> bool {
        self.thawed > self.moved
    }

    /// Whether this game goes on from one that was played elsewhere.
    pub(crate) fn is_told(&self) -> bool {
        self.told > 0
    }

    fn tell(&mut self, line: &str) -> Result<(), Rejection> {
        self.table.apply_line(line)?;
        self.stands(None);
        self.told = self.standing.len();
        Ok(())
    }

    /// One more ply stands.
    fn stands(&mut self, draw: Option<u64>) {
        self.lines += 1;
        self.standing.push(Standing { line: self.lines, draw });
        self.moved = self.lines;
    }

    fn play(&mut self, line: &str) -> Result<(), Rejection> {
        let by_box = self.table.turn() == Turn::Chance;
        let before = self.table.turn().seats();
        self.table.apply_line(line)?;
        self.stands(by_box.then_some(self.draws));
        self.draws += u64::from(by_box);
        self.ask = None;
        let moved = before.iter().filter(|seat| !self.table.turn().is_for(*seat));
        moved.for_each(|seat| self.votes[seat] = SeatSet::default());
        Ok(())
    }

    /// Takes in what those at the table settle; refused if it is about plies that do not stand, or were played elsewhere.
    fn settle(&mut self, word: Word) -> Result<(), Rejection> {
        if let Word::Undo { plies } | Word::Ask { plies, .. } = word
            && !(self.told..=self.standing.len()).contains(&plies)
        {
            return Err(Rejection { code: "no-such-ply".into(), expected: None });
        }
        self.lines += 1;
        match word {
            Word::Undo { plies } => {
                self.table = self.table.at_ply(plies);
                self.standing.truncate(plies);
                self.moved = self.lines;
                self.undone = self.lines;
                self.ask = None;
            }
            Word::Ask { by, plies } => {
                self.ask = Some(Ask { by, line: self.lines, plies, granted: SeatSet::default() });
            }
            Word::Grant { by } => {
                self.ask = self.ask.map(|ask| Ask { granted: ask.granted.with(by), ..ask });
            }
            Word::Refuse { .. } => self.ask = None,
            Word::Vote { by, against } => self.votes[against] = self.votes[against].with(by),
            Word::GoesOn => self.thawed = self.lines,
            Word::Back { by } => self.votes[by] = SeatSet::default(),
        }
        Ok(())
    }

    /// Lets the box speak if it is its turn, and says what it said.
    pub(crate) fn draw(&mut self, at: Millis) -> Option<Entry> {
        let said = self.table.boxed_clone().draw_chance(&mut self.luck.rng(self.draws))?;
        let entry = Entry::Ply(said);
        self.read(&entry, at).expect("the box draws what it can draw");
        Some(entry)
    }

    /// Whether a command of this seat, made when the journal had so many lines, still means what it meant: nothing has
    /// moved since, or only others have who decide at the same time.
    pub(crate) fn is_fresh(&self, seat: Seat, lines: i64) -> bool {
        if lines > self.lines || lines < self.undone || lines < self.told as i64 {
            return false;
        }
        if lines >= self.moved {
            return true;
        }
        let since = self.standing.iter().rev().take_while(|ply| ply.line > lines).count();
        let then = self.table.at_ply(self.standing.len() - since);
        let no_box = self.standing[self.standing.len() - since..].iter().all(|ply| ply.draw.is_none());
        let together = |turn: Turn| matches!(turn, Turn::Simultaneous(seats) if seats.contains(seat));
        no_box && together(then.turn()) && together(self.table.turn())
    }

    /// The plies, from 1, that were added since the journal had so many lines; nothing if some were taken back since.
    pub(crate) fn since(&self, lines: i64) -> Option<RangeInclusive<usize>> {
        let known = self.standing.iter().take_while(|ply| ply.line <= lines).count();
        (lines >= self.undone && lines <= self.lines).then_some(known + 1..=self.standing.len())
    }

    /// What it would be if a seat took back what it decided last.
    pub(crate) fn undo(&self, seat: Seat) -> Undo {
        // What was played elsewhere stands.
        let Some(last) = self.table.last_decision(seat).filter(|last| *last > self.told) else {
            return Undo::Nothing;
        };
        let plies = last - 1;
        if last == self.table.ply_count() && !self.table.reveals_information(last) {
            Undo::Free { plies }
        } else {
            Undo::Asked { plies }
        }
    }

    /// What shows at the end that the luck was fair.
    pub(crate) fn proof(&self, seed: Seed, words: Vec<String>) -> FairnessProof {
        let stands = |draw: &u64| self.standing.iter().any(|ply| ply.draw == Some(*draw));
        let spent = (0..self.draws).filter(|draw| !stands(draw)).collect();
        FairnessProof { commitment: seed.commitment(), seed, contributions: words, discarded_draws: spent }
    }
}
