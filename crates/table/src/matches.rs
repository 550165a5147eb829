//! A game in play, with its type.

use crate::components::ComponentSet;
use engine::notation::Unreadable;
use engine::{Actions, Dice, Eye, Game, Quick, Seat, Seats, Turn};
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
    components: Option<Arc<ComponentSet>>,
    state: G::State,
    entries: Vec<Entry<G>>,
}

impl<G: Game> Clone for Match<G> {
    fn clone(&self) -> Self {
        let (rules, components) = (self.rules.clone(), self.components.clone());
        Match { rules, components, state: self.state, entries: self.entries.clone() }
    }
}

impl<G: Game> Match<G> {
    /// A game that begins.
    #[must_use]
    pub fn new(rules: Arc<G>) -> Match<G> {
        let state = rules.start();
        Match { rules, components: None, state, entries: Vec::new() }
    }

    /// A game that begins, with component figures that differ from the standard ones. The rules must have been made with them.
    #[must_use]
    pub fn with_components(rules: Arc<G>, components: Option<Arc<ComponentSet>>) -> Match<G> {
        Match { components, ..Match::new(rules) }
    }

    /// The component figures, if they are not the standard ones.
    #[must_use]
    pub fn changed_components(&self) -> Option<&Arc<ComponentSet>> {
        self.components.as_ref()
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
    ///
    /// Judged in determinizations and not in the true state, where the answer could depend on what the seat cannot know.
    #[must_use]
    pub fn passes_on(&self, seat: Seat, action: G::Action) -> bool {
        let mut dice = Quick::new(0);
        (0..IMAGINED).all(|_| {
            let mut world = self.rules.redeal(&self.state, seat, &mut dice);
            let played = self.rules.play(&mut world, seat, action, &mut ());
            played.is_ok() && !self.rules.turn(&world).is_for(seat)
        })
    }

    /// Everything that has happened, in its order, as nobody but the box knows it.
    pub fn retell(&self, mut hear: impl FnMut(G::Event)) {
        let mut state = self.rules.start();
        for entry in &self.entries {
            apply(&*self.rules, &mut state, *entry, &mut hear);
        }
    }

    /// Whether a decision, by its ply from 1, told any seat something that could not be known before, beyond the decision
    /// itself: in another world that looked the same to that seat, what looked like the same decision would have led to
    /// another view. The box always tells something.
    #[must_use]
    pub fn is_telling(&self, ply: usize, dice: &mut impl Dice) -> bool {
        let Entry::Seat(by, action) = self.entries[ply - 1] else {
            return true;
        };
        let (rules, before) = (&*self.rules, self.state_at(ply - 1));
        if self.tells(&before, by, action, by, OWN_WORLDS, dice) {
            return true;
        }
        // What the others learn is judged in worlds that who decided may take for the true one: else the answer itself would
        // tell him what they hold.
        let others = Seats::all(rules.seats()).without(by);
        (0..IMAGINED).any(|_| {
            let world = rules.redeal(&before, by, dice);
            others.iter().any(|seat| self.tells(&world, by, action, seat, OTHER_WORLDS, dice))
        })
    }

    /// Whether a decision after this position tells a seat something beyond itself.
    fn tells(
        &self,
        before: &G::State,
        by: Seat,
        action: G::Action,
        seat: Seat,
        worlds: usize,
        dice: &mut impl Dice,
    ) -> bool {
        let (rules, eye) = (&*self.rules, Eye::Seat(seat));
        let seen = rules.seen(before, action, by, eye);
        let after = |world: &G::State, action: G::Action| {
            let mut world = *world;
            rules.play_unchecked(&mut world, by, action, &mut ());
            rules.view(&world, eye)
        };
        let known = after(before, action);
        let differs = |world: &G::State, action: G::Action| after(world, action) != known;
        if seen == rules.seen(before, action, by, Eye::Seat(by)) {
            // Nothing of it is hidden: only the same looks the same.
            let told =
                |world: &G::State| rules.why_not(world, by, action).is_none() && differs(world, action);
            return (0..worlds).any(|_| told(&rules.redeal(before, seat, dice)));
        }
        let mut legal = Actions::new();
        (0..worlds).any(|_| {
            let world = rules.redeal(before, seat, dice);
            legal.clear();
            rules.legal(&world, by, &mut legal);
            let alike = |action: &&G::Action| rules.seen(&world, **action, by, eye) == seen;
            legal.iter().filter(alike).any(|action| differs(&world, *action))
        })
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

/// Worlds that are looked at for who decided: what differs in one of a hundred is found out nearly always.
const OWN_WORLDS: usize = 512;
/// Worlds that who decided may take for the true one, and in each those that another may: what another is shown differs in most.
const IMAGINED: usize = 8;
const OTHER_WORLDS: usize = 16;

fn apply<G: Game>(rules: &G, state: &mut G::State, entry: Entry<G>, log: &mut impl FnMut(G::Event)) {
    match entry {
        Entry::Box(chance) => rules.settle(state, chance, log),
        Entry::Seat(seat, action) => rules.play_unchecked(state, seat, action, log),
    }
}
