//! A match with the type of its game.

mod history;
mod reveals;
#[cfg(test)]
mod tests;

use crate::components::ComponentSet;
use engine::{Actions, EventSink, Eye, Game, Players, Ply, Rng, Seat, Turn};
use history::History;
use std::sync::Arc;

/// A match: the rules, the state, and the plies that led to it.
///
/// A clone is cheap: it shares the plies, and the copies of the state in between from which any earlier state is found.
#[derive(Debug)]
pub struct Match<G: Game> {
    rules: Arc<G>,
    components: Option<Arc<ComponentSet>>,
    state: G::State,
    history: History<G>,
}

impl<G: Game> Clone for Match<G> {
    fn clone(&self) -> Self {
        let (rules, components) = (self.rules.clone(), self.components.clone());
        Match { rules, components, state: self.state, history: self.history.clone() }
    }
}

impl<G: Game> Match<G> {
    /// Returns a match in the initial state.
    #[must_use]
    pub fn new(rules: Arc<G>) -> Match<G> {
        let state = rules.initial_state();
        Match { rules, components: None, state, history: History::new() }
    }

    /// Returns a match with component figures that differ from the standard ones. The rules must have been made with them.
    #[must_use]
    pub fn with_components(rules: Arc<G>, components: Option<Arc<ComponentSet>>) -> Match<G> {
        Match { components, ..Match::new(rules) }
    }

    /// Returns the component figures, if they are not the standard ones.
    #[must_use]
    pub fn changed_components(&self) -> Option<&Arc<ComponentSet>> {
        self.components.as_ref()
    }

    /// Returns the rules.
    #[must_use]
    pub fn rules(&self) -> &G {
        &self.rules
    }

    /// Returns the shared rules.
    #[must_use]
    pub fn rules_arc(&self) -> &Arc<G> {
        &self.rules
    }

    /// Returns the current state.
    #[must_use]
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// Returns the number of plies played.
    #[must_use]
    pub fn ply_count(&self) -> usize {
        self.history.len()
    }

    /// Returns the plies so far.
    pub fn plies(&self) -> impl ExactSizeIterator<Item = Ply<G>> + DoubleEndedIterator {
        (0..self.ply_count()).map(|plies| self.history.get(plies).ply)
    }

    /// Returns the number, from 1, of the last decision of a seat; `None` if it has not decided anything.
    #[must_use]
    pub fn last_decision(&self, seat: Seat) -> Option<usize> {
        self.plies().rposition(|ply| ply.seat() == Some(seat)).map(|before| before + 1)
    }

    /// Whose turn it is.
    #[must_use]
    pub fn turn(&self) -> Turn {
        self.rules.turn(&self.state)
    }

    /// Returns the legal actions of a seat.
    #[must_use]
    pub fn legal(&self, seat: Seat) -> Actions<G::Action> {
        let mut legal = Actions::new();
        self.rules.legal_actions(&self.state, seat, &mut legal);
        legal
    }

    /// Applies a ply. If it is illegal, nothing changes and the reason is returned.
    pub fn apply(&mut self, ply: Ply<G>) -> Result<(), G::Reason> {
        if let Some(reason) = ply.why_not(&self.rules, &self.state) {
            return Err(reason);
        }
        self.history.push(&self.state, ply);
        ply.apply(&self.rules, &mut self.state);
        Ok(())
    }

    /// Draws a chance outcome, applies it and returns it.
    ///
    /// # Panics
    /// If no chance outcome is due.
    pub fn draw_chance(&mut self, rng: &mut impl Rng) -> Ply<G> {
        assert_eq!(self.turn(), Turn::Chance, "a chance outcome is drawn only when one is due");
        let ply = Ply::Chance(self.rules.sample_chance(&self.state, rng));
        self.apply(ply).expect("what is drawn can be drawn");
        ply
    }

    /// Plays on until the game is over or the players stop, and returns the number of plies; see [`engine::run`].
    pub fn run<R: Rng>(&mut self, rng: &mut R, players: &mut impl Players<G, R>) -> u32 {
        let mut recorded = Recorded { players, history: &mut self.history };
        engine::run(&*self.rules, &mut self.state, rng, &mut recorded)
    }

    /// Truncates the match to its first `plies` plies.
    ///
    /// # Panics
    /// If fewer plies have been played.
    pub fn truncate(&mut self, plies: usize) {
        self.state = self.state_after(plies);
        self.history.truncate(plies);
    }

    /// Returns the state after the first `plies` plies.
    ///
    /// # Panics
    /// If fewer plies have been played.
    #[must_use]
    pub fn state_after(&self, plies: usize) -> G::State {
        if plies == self.ply_count() { self.state } else { self.history.state_after(&self.rules, plies) }
    }

    /// Returns the plies that follow the first `plies` ones, each with the position before it.
    pub fn steps_after(&self, plies: usize) -> impl Iterator<Item = (G::State, Ply<G>)> {
        let mut state = self.state_after(plies);
        self.plies().skip(plies).map(move |ply| {
            let before = state;
            ply.apply(&self.rules, &mut state);
            (before, ply)
        })
    }

    /// Returns the events of the ply with this number, from 1, that an observer can see.
    #[must_use]
    pub fn events(&self, ply: usize, eye: Eye) -> Vec<G::Event> {
        let (mut state, mut heard) = (self.state_after(ply - 1), Vec::new());
        self.history.get(ply - 1).ply.apply_with(&self.rules, &mut state, &mut |event| {
            if self.rules.observes_event(&event, eye) {
                heard.push(event);
            }
        });
        heard
    }

    /// Replays the game and reports all its events, also those that no seat can see.
    pub fn replay_events(&self, mut log: impl EventSink<G::Event>) {
        let mut state = self.rules.initial_state();
        self.plies().for_each(|ply| ply.apply_with(&self.rules, &mut state, &mut log));
    }

    /// Returns the plies so far as an observer saw them, as entries of a record.
    #[must_use]
    pub fn observed_record(&self, eye: Eye) -> Vec<String> {
        let entry = |(before, ply): (G::State, Ply<G>)| ply.observed(&self.rules, &before, eye).to_string();
        self.steps_after(0).map(entry).collect()
    }

    /// Returns the ply with this number, from 1, as an observer saw it, as an entry of a record.
    #[must_use]
    pub fn observed_entry(&self, ply: usize, eye: Eye) -> String {
        let before = self.state_after(ply - 1);
        self.history.get(ply - 1).ply.observed(&self.rules, &before, eye).to_string()
    }
}

/// Players whose plies are added to a history.
struct Recorded<'a, G: Game, P> {
    players: &'a mut P,
    history: &'a mut History<G>,
}

impl<G: Game, R, P: Players<G, R>> Players<G, R> for Recorded<'_, G, P> {
    fn choose(
        &mut self,
        state: &G::State,
        seat: Seat,
        legal: &[G::Action],
        rng: &mut R,
    ) -> Option<G::Action> {
        self.players.choose(state, seat, legal, rng)
    }

    fn observe(&mut self, before: &G::State, ply: Ply<G>) {
        self.history.push(before, ply);
        self.players.observe(before, ply);
    }
}
