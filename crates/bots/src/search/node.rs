//! What the tree knows of one decision.

use super::mixed;
use super::settings::Settings;
use engine::Dice;

/// An action that was possible in at least one world.
#[derive(Clone, Debug)]
pub(super) struct Edge<A> {
    /// The action.
    pub(super) action: A,
    /// How much a squire likes it: odds against the other actions.
    pub(super) odds: f32,
    /// How often it was possible when the node was visited.
    pub(super) available: u32,
    /// How often it was chosen.
    pub(super) visits: u32,
    /// What came of it for the seat that chose, summed up.
    pub(super) value: f32,
    /// What came of it lately: the others change their ways, too.
    pub(super) recent: f32,
    /// How much better it would have been than what was done, where choices are mixed.
    pub(super) regret: f32,
    /// How often it ought to have been chosen, where choices are mixed.
    pub(super) weight: f32,
}

/// A decision of one seat with one memory.
#[derive(Clone, Debug)]
pub(super) struct Node<A> {
    /// What it may do, in some world.
    pub(super) edges: Vec<Edge<A>>,
    /// How often it was visited.
    pub(super) visits: u32,
    /// What came of it for the seat, summed up.
    pub(super) value: f32,
    /// Whether others do not see what is chosen, so that it should not be predictable.
    pub(super) secret: bool,
}

impl<A: Copy + Eq> Edge<A> {
    fn new(action: A, odds: f32) -> Edge<A> {
        Edge { action, odds, available: 0, visits: 0, value: 0.0, recent: 0.0, regret: 0.0, weight: 0.0 }
    }

    /// What came of it on average; `unknown` if it has never been tried.
    #[inline]
    pub(super) fn mean(&self, unknown: f32) -> f32 {
        if self.visits == 0 { unknown } else { self.value / self.visits as f32 }
    }
}

impl<A: Copy + Eq> Node<A> {
    /// A decision among these actions with these odds.
    pub(super) fn new(actions: &[A], odds: &[f32], secret: bool) -> Node<A> {
        let edges = actions.iter().zip(odds).map(|(action, odds)| Edge::new(*action, *odds)).collect();
        Node { edges, visits: 0, value: 0.0, secret }
    }

    /// The places of the actions that are legal in this world, in their order; whether one was in no world before.
    pub(super) fn align(&mut self, legal: &[A], places: &mut Vec<u32>) -> bool {
        let known = self.edges.len();
        places.clear();
        for (nth, action) in legal.iter().enumerate() {
            let there = self.edges.get(nth).is_some_and(|edge| edge.action == *action);
            let place =
                if there { Some(nth) } else { self.edges.iter().position(|edge| edge.action == *action) };
            places.push(place.unwrap_or(self.edges.len()) as u32);
            if place.is_none() {
                self.edges.push(Edge::new(*action, 1.0));
            }
        }
        self.edges.len() > known
    }

    /// Gives actions their odds: those that were never possible before, or all of them.
    pub(super) fn hope(&mut self, places: &[u32], odds: &[f32], all: bool) {
        for (place, odds) in places.iter().zip(odds) {
            let edge = &mut self.edges[*place as usize];
            if all || edge.available == 0 {
                edge.odds = *odds;
            }
        }
    }

    /// Chooses one of the places.
    pub(super) fn select(&mut self, places: &[u32], settings: &Settings, dice: &mut impl Dice) -> u32 {
        places.iter().for_each(|place| self.edges[*place as usize].available += 1);
        if self.secret {
            mixed::select(self, places, settings, dice)
        } else {
            self.most_promising(places, settings)
        }
    }

    /// What an action that was never tried is taken to be worth.
    #[inline]
    pub(super) fn unknown(&self, settings: &Settings) -> f32 {
        if self.visits == 0 { 0.5 } else { self.value / self.visits as f32 - settings.caution }
    }

    /// The place with the best sum of what came of it and what a squire hopes of it. How often it was available, not
    /// how often the node was visited, says how well it has been explored.
    fn most_promising(&self, places: &[u32], settings: &Settings) -> u32 {
        let unknown = self.unknown(settings);
        let sum: f32 = places.iter().map(|place| self.edges[*place as usize].odds).sum();
        let scale = settings.curiosity / sum;
        let mut best = (f32::NEG_INFINITY, places[0]);
        for place in places {
            let edge = &self.edges[*place as usize];
            let hope = scale * edge.odds * (edge.available as f32).sqrt() / (1 + edge.visits) as f32;
            let promise = edge.mean(unknown) + hope;
            if promise > best.0 {
                best = (promise, *place);
            }
        }
        best.1
    }

    /// Learns what came of a choice; if it was secret, `among` are the places of all that could be chosen.
    pub(super) fn learn(&mut self, place: u32, value: f32, among: &[u32], settings: &Settings) {
        self.visits += 1;
        self.value += value;
        let edge = &mut self.edges[place as usize];
        edge.visits += 1;
        edge.value += value;
        if self.secret {
            mixed::learn(self, place, value, among, settings);
        }
    }
}
