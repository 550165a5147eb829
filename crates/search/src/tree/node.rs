//! A node: an information set of one seat.

use super::regret;
use crate::config::{SearchConfig, Selection};
use engine::Rng;

/// An action that was legal in at least one determinization.
#[derive(Clone, Debug)]
pub(super) struct Edge<A> {
    /// The action.
    pub(super) action: A,
    /// The prior, not normalised.
    pub(super) prior: f32,
    /// Visits of the node in which the action was legal.
    pub(super) available: u32,
    /// The number of times it was selected.
    pub(super) visits: u32,
    /// The sum of the utilities after it.
    pub(super) value: f32,
    /// A moving average of the utilities after it: opponents change their strategies during the search.
    pub(super) recent_value: f32,
    /// The positive cumulative regret.
    pub(super) regret: f32,
    /// The cumulative strategy, weighted by the number of the visit.
    pub(super) cumulative_strategy: f32,
}

/// A decision of one seat with one history of observations.
#[derive(Clone, Debug)]
pub(super) struct Node<A> {
    /// The actions.
    pub(super) edges: Vec<Edge<A>>,
    /// Visits.
    pub(super) visits: u32,
    /// The sum of the utilities of the seat.
    pub(super) value: f32,
    /// Whether actions are selected by regret matching.
    pub(super) is_mixed: bool,
}

impl<A: Copy + Eq> Edge<A> {
    fn new(action: A, prior: f32) -> Edge<A> {
        Edge {
            action,
            prior,
            available: 0,
            visits: 0,
            value: 0.0,
            recent_value: 0.0,
            regret: 0.0,
            cumulative_strategy: 0.0,
        }
    }

    /// The mean utility after the action; `unvisited` if it was never selected.
    #[inline]
    pub(super) fn mean(&self, unvisited: f32) -> f32 {
        if self.visits == 0 { unvisited } else { self.value / self.visits as f32 }
    }
}

impl<A: Copy + Eq> Node<A> {
    /// A node with these actions and priors.
    pub(super) fn new(actions: &[A], priors: &[f32], is_mixed: bool) -> Node<A> {
        let edges = actions.iter().zip(priors).map(|(action, prior)| Edge::new(*action, *prior)).collect();
        Node { edges, visits: 0, value: 0.0, is_mixed }
    }

    /// Fills in the indices of the legal actions, in their order, and adds those that are new; whether there were any.
    pub(super) fn align_legal(&mut self, legal: &[A], indices: &mut Vec<u32>) -> bool {
        let known = self.edges.len();
        indices.clear();
        for (nth, action) in legal.iter().enumerate() {
            let same_place = self.edges.get(nth).is_some_and(|edge| edge.action == *action);
            let index = if same_place {
                Some(nth)
            } else {
                self.edges.iter().position(|edge| edge.action == *action)
            };
            indices.push(index.unwrap_or(self.edges.len()) as u32);
            if index.is_none() {
                self.edges.push(Edge::new(*action, 1.0));
            }
        }
        self.edges.len() > known
    }

    /// Sets the priors of the actions that were never legal before, or of all of them.
    pub(super) fn set_priors(&mut self, indices: &[u32], priors: &[f32], all: bool) {
        for (index, prior) in indices.iter().zip(priors) {
            let edge = &mut self.edges[*index as usize];
            if all || edge.available == 0 {
                edge.prior = *prior;
            }
        }
    }

    /// Selects one of the actions with these indices.
    pub(super) fn select(&mut self, indices: &[u32], config: &SearchConfig, rng: &mut impl Rng) -> u32 {
        indices.iter().for_each(|index| self.edges[*index as usize].available += 1);
        if self.is_mixed {
            return regret::select(self, indices, config, rng);
        }
        match config.selection {
            Selection::Ucb => self.select_ucb(indices, config, rng),
            Selection::Puct => self.select_puct(indices, config),
        }
    }

    /// The value of an action that was never selected.
    #[inline]
    pub(super) fn fpu_value(&self, config: &SearchConfig) -> f32 {
        if self.visits == 0 { 0.5 } else { self.value / self.visits as f32 - config.fpu_reduction }
    }

    fn select_ucb(&self, indices: &[u32], config: &SearchConfig, rng: &mut impl Rng) -> u32 {
        let edge = |index: u32| &self.edges[index as usize];
        let unvisited = || indices.iter().copied().filter(|index| edge(*index).visits == 0);
        let count = unvisited().count();
        if count > 0 {
            let nth = rng.below(count as u32) as usize;
            return unvisited().nth(nth).expect("fewer than the unvisited actions were passed over");
        }
        self.argmax(indices, |edge| {
            let ln = (edge.available as f32).ln();
            edge.mean(0.0) + config.exploration * (ln / edge.visits as f32).sqrt()
        })
    }

    fn select_puct(&self, indices: &[u32], config: &SearchConfig) -> u32 {
        let unvisited = self.fpu_value(config);
        let sum: f32 = indices.iter().map(|index| self.edges[*index as usize].prior).sum();
        let scale = config.exploration / sum;
        self.argmax(indices, |edge| {
            let bonus = scale * edge.prior * (edge.available as f32).sqrt() / (1 + edge.visits) as f32;
            edge.mean(unvisited) + bonus
        })
    }

    /// The first index with the highest score.
    #[inline]
    fn argmax(&self, indices: &[u32], score: impl Fn(&Edge<A>) -> f32) -> u32 {
        let mut best = (f32::NEG_INFINITY, indices[0]);
        for index in indices {
            let score = score(&self.edges[*index as usize]);
            if score > best.0 {
                best = (score, *index);
            }
        }
        best.1
    }

    /// Updates the node with a utility after a selected action; `among` are the indices of all legal actions at a mixed node.
    pub(super) fn update(&mut self, index: u32, value: f32, among: &[u32], config: &SearchConfig) {
        self.visits += 1;
        self.value += value;
        let edge = &mut self.edges[index as usize];
        edge.visits += 1;
        edge.value += value;
        if self.is_mixed {
            regret::update(self, index, value, among, config);
        }
    }
}
