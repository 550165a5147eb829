//! Results of searches.

use crate::random::sample_weighted;
use engine::Rng;

/// The result of a search for one action of the root.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct RootAction<A> {
    /// The action.
    pub action: A,
    /// The number of times the action was selected.
    pub visits: u32,
    /// The mean utility of the seat after it, if it was ever selected. With [`Utility::WinShare`](crate::Utility::WinShare) this
    /// is an estimate of the probability to win.
    pub value: Option<f32>,
    /// The share with which to play it: the share of the visits or, with regret matching, of the average strategy.
    pub policy: f32,
}

/// The result of a search.
#[derive(Clone, PartialEq, Debug)]
pub struct SearchResult<A> {
    /// The actions, the best first.
    pub actions: Vec<RootAction<A>>,
    /// Whether the decision was searched by regret matching and should be played as a mixed strategy.
    pub is_mixed: bool,
    /// The number of iterations.
    pub iterations: u64,
}

/// Actions of a mixed strategy with a smaller share are not played, because they were selected by exploration only.
const MIN_SHARE: f32 = 0.1;

impl<A: Copy + Ord> SearchResult<A> {
    /// The result of a player that does not search: `policy` gives the share of each action by its index.
    #[must_use]
    pub fn immediate(actions: &[A], policy: impl Fn(usize) -> f32) -> SearchResult<A> {
        let root_action = |(index, action): (usize, &A)| RootAction {
            action: *action,
            visits: 0,
            value: None,
            policy: policy(index),
        };
        let actions = actions.iter().enumerate().map(root_action).collect();
        let mut result = SearchResult { actions, is_mixed: false, iterations: 0 };
        result.sort();
        result
    }

    /// The action with the largest share.
    #[must_use]
    pub fn best(&self) -> A {
        self.actions[0].action
    }

    /// The action to play: the best, or one of a mixed strategy at random.
    #[must_use]
    pub fn sample_move(&self, rng: &mut impl Rng) -> A {
        let best = self.actions[0];
        if !self.is_mixed {
            return best.action;
        }
        let weight = |action: &RootAction<A>| {
            if action.policy < MIN_SHARE.min(best.policy) { 0.0 } else { action.policy }
        };
        sample_weighted(&self.actions, weight, rng).action
    }

    /// Adds the result of another tree for the same decision.
    pub(crate) fn merge(mut self, other: &SearchResult<A>) -> SearchResult<A> {
        let (own, more) = (self.iterations as f32, other.iterations as f32);
        self.actions.iter_mut().for_each(|action| action.policy *= own / (own + more).max(1.0));
        for action in &other.actions {
            let share = action.policy * more / (own + more).max(1.0);
            match self.actions.iter_mut().find(|known| known.action == action.action) {
                Some(known) => known.merge(action, share),
                None => self.actions.push(RootAction { policy: share, ..*action }),
            }
        }
        self.iterations += other.iterations;
        self
    }

    /// Sorts the actions, the best first.
    pub(crate) fn sort(&mut self) {
        self.actions.sort_by(|one, other| {
            let by_value = other.value.unwrap_or(0.0).total_cmp(&one.value.unwrap_or(0.0));
            other.policy.total_cmp(&one.policy).then(by_value).then(one.action.cmp(&other.action))
        });
    }
}

impl<A> RootAction<A> {
    fn merge(&mut self, other: &RootAction<A>, share: f32) {
        let visits = self.visits + other.visits;
        let sum = |action: &RootAction<A>| action.value.unwrap_or(0.0) * action.visits as f32;
        self.value = (visits > 0).then(|| (sum(self) + sum(other)) / visits as f32);
        self.visits = visits;
        self.policy += share;
    }
}
