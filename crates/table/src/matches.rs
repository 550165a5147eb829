//! A game in play, with its type.

use engine::notation::Unreadable;
use engine::{Actions, Dice, Eye, Game, Seat, Turn};
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

/// One ply: what a seat decided or what the box said.
#[derive(Debug)]
pub enum Entry<G: Game> {
    /// What the box said.
    Box(G::Chance),
    /// What a seat decided.
    Seat(Seat, G::Action),
}

impl<G: Game> Copy for Entry<G> {}

impl<G: Game> Clone for Entry<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> PartialEq for Entry<G> {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Entry::Box(one), Entry::Box(other)) => one == other,
            (Entry::Seat(seat, one), Entry::Seat(place, other)) => (seat, one) == (place, other),
            (Entry::Box(_), Entry::Seat(..)) | (Entry::Seat(..), Entry::Box(_)) => false,
        }
    }
}

impl<G: Game> fmt::Display for Entry<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entry::Box(chance) => write!(f, "box {chance}"),
            Entry::Seat(seat, action) => write!(f, "{seat} {action}"),
        }
    }
}

impl<G: Game> FromStr for Entry<G> {
    type Err = Unreadable;

    fn from_str(line: &str) -> Result<Self, Unreadable> {
        const ENTRY: Unreadable = Unreadable { expected: "entry" };
        let (who, what) = line.split_once(' ').ok_or(ENTRY)?;
        if who == "box" {
            return Ok(Entry::Box(what.parse()?));
        }
        Ok(Entry::Seat(who.parse().map_err(|_| ENTRY)?, what.parse()?))
    }
}

/// A game in play: its rules, its state, and the plies that led there.
#[derive(Debug)]
pub struct Match<G: Game> {
    rules: Arc<G>,
    state: G::State,
    entries: Vec<Entry<G>>,
}

impl<G: Game> Clone for Match<G> {
    fn clone(&self) -> Self {
        Match { rules: self.rules.clone(), state: self.state, entries: self.entries.clone() }
    }
}

impl<G: Game> Match<G> {
    /// A game that begins.
    #[must_use]
    pub fn new(rules: Arc<G>) -> Match<G> {
        let state = rules.start();
        Match { rules, state, entries: Vec::new() }
    }

    /// The rules.
    #[must_use]
    pub fn rules(&self) -> &G {
        &self.rules
    }

    /// The rules, to be shared.
    #[must_use]
    pub fn shared(&self) -> &Arc<G> {
        &self.rules
    }

    /// The position.
    #[must_use]
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// The plies so far.
    #[must_use]
    pub fn entries(&self) -> &[Entry<G>] {
        &self.entries
    }

    /// Whose turn it is.
    #[must_use]
    pub fn turn(&self) -> Turn {
        self.rules.turn(&self.state)
    }

    /// What a seat may do.
    #[must_use]
    pub fn legal(&self, seat: Seat) -> Actions<G::Action> {
        let mut legal = Actions::new();
        self.rules.legal(&self.state, seat, &mut legal);
        legal
    }

    /// Plays an entry if it is allowed; otherwise changes nothing and says why.
    pub fn enter(&mut self, entry: Entry<G>) -> Result<(), G::Reason> {
        match entry {
            Entry::Seat(seat, action) => self.rules.play(&mut self.state, seat, action, &mut ())?,
            Entry::Box(chance) => match self.rules.why_not_drawn(&self.state, chance) {
                Some(reason) => return Err(reason),
                None => self.rules.settle(&mut self.state, chance, &mut ()),
            },
        }
        self.entries.push(entry);
        Ok(())
    }

    /// Lets the box speak; only when it is its turn.
    ///
    /// # Panics
    /// If it is not.
    pub fn draw(&mut self, dice: &mut impl Dice) -> Entry<G> {
        assert_eq!(self.turn(), Turn::Chance, "the box is asked only when it is its turn");
        let entry = Entry::Box(self.rules.draw(&self.state, dice));
        self.enter(entry).expect("the box draws what it can draw");
        entry
    }

    /// Goes back to the position after the first `plies` plies, by replaying them.
    pub fn rewind(&mut self, plies: usize) {
        self.entries.truncate(plies);
        self.state = self.state_at(plies);
    }

    /// The position after the first `plies` plies.
    #[must_use]
    pub fn state_at(&self, plies: usize) -> G::State {
        let mut state = self.rules.start();
        for entry in &self.entries[..plies] {
            apply(&*self.rules, &mut state, *entry, &mut |_| ());
        }
        state
    }

    /// What an eye heard of the ply with this number, from 1.
    #[must_use]
    pub fn events(&self, ply: usize, eye: Eye) -> Vec<G::Event> {
        let mut heard = Vec::new();
        let mut state = self.state_at(ply - 1);
        apply(&*self.rules, &mut state, self.entries[ply - 1], &mut |event| {
            if self.rules.hears(&event, eye) {
                heard.push(event);
            }
        });
        heard
    }

    /// Whether a seat that does this is not asked at once again; not if it may not do it.
    #[must_use]
    pub fn passes_on(&self, seat: Seat, action: G::Action) -> bool {
        let mut after = self.state;
        self.rules.play(&mut after, seat, action, &mut ()).is_ok() && !self.rules.turn(&after).is_for(seat)
    }

    /// Everything that has happened, in its order, as nobody but the box knows it.
    pub fn retell(&self, mut hear: impl FnMut(G::Event)) {
        let mut state = self.rules.start();
        for entry in &self.entries {
            apply(&*self.rules, &mut state, *entry, &mut hear);
        }
    }

    /// Whether who decided something with this ply, from 1, learnt something by it that could not be known before: in
    /// another world that looked the same, the same decision would have led to another view. The box always tells something.
    #[must_use]
    pub fn is_telling(&self, ply: usize, dice: &mut impl Dice) -> bool {
        /// Worlds that are looked at: what differs in one of a hundred is found out nearly always.
        const WORLDS: usize = 512;
        let Entry::Seat(seat, action) = self.entries[ply - 1] else {
            return true;
        };
        let before = self.state_at(ply - 1);
        let after = |mut world: G::State| {
            self.rules.play_unchecked(&mut world, seat, action, &mut ());
            self.rules.view(&world, Eye::Seat(seat))
        };
        let known = after(before);
        (0..WORLDS).any(|_| after(self.rules.redeal(&before, seat, dice)) != known)
    }

    /// The plies so far as an eye saw them, one line each.
    #[must_use]
    pub fn seen(&self, eye: Eye) -> Vec<String> {
        let mut state = self.rules.start();
        let line = |entry: &Entry<G>| {
            let line = self.line(&state, *entry, eye);
            apply(&*self.rules, &mut state, *entry, &mut |_| ());
            line
        };
        self.entries.iter().map(line).collect()
    }

    /// The ply with this number, from 1, as an eye saw it.
    #[must_use]
    pub fn glimpse(&self, ply: usize, eye: Eye) -> String {
        self.line(&self.state_at(ply - 1), self.entries[ply - 1], eye)
    }

    /// An entry that comes after this position, as an eye sees it.
    fn line(&self, before: &G::State, entry: Entry<G>, eye: Eye) -> String {
        match entry {
            Entry::Box(chance) => format!("box {}", self.rules.glimpse(before, chance, eye)),
            Entry::Seat(seat, action) => format!("{seat} {}", self.rules.seen(before, action, seat, eye)),
        }
    }
}

fn apply<G: Game>(rules: &G, state: &mut G::State, entry: Entry<G>, log: &mut impl FnMut(G::Event)) {
    match entry {
        Entry::Box(chance) => rules.settle(state, chance, log),
        Entry::Seat(seat, action) => rules.play_unchecked(state, seat, action, log),
    }
}
