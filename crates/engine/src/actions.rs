//! Lists of actions without a heap.

use arrayvec::ArrayVec;
use core::ops::Deref;

/// The maximum number of legal actions of a decision. A decision with more must be split into two.
pub const MAX_ACTIONS: usize = 1024;

/// A list of up to [`MAX_ACTIONS`] actions. A caller keeps one list and clears it before each decision.
#[derive(Clone, Debug)]
pub struct Actions<A>(ArrayVec<A, MAX_ACTIONS>);

impl<A> Actions<A> {
    /// Creates an empty list.
    #[must_use]
    pub fn new() -> Actions<A> {
        Actions(ArrayVec::new())
    }

    /// Empties the list.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// Adds an action.
    ///
    /// # Panics
    /// If there are more than [`MAX_ACTIONS`].
    pub fn push(&mut self, action: A) {
        self.0.push(action);
    }

    /// Keeps only the actions for which `keep` returns true.
    pub fn retain(&mut self, mut keep: impl FnMut(&A) -> bool) {
        self.0.retain(|action| keep(action));
    }
}

impl<A: Ord> Actions<A> {
    /// Sorts the list.
    pub fn sort_unstable(&mut self) {
        self.0.sort_unstable();
    }
}

impl<A> Default for Actions<A> {
    fn default() -> Self {
        Actions::new()
    }
}

impl<A> Deref for Actions<A> {
    type Target = [A];

    fn deref(&self) -> &[A] {
        &self.0
    }
}

impl<A> Extend<A> for Actions<A> {
    fn extend<I: IntoIterator<Item = A>>(&mut self, actions: I) {
        for action in actions {
            self.push(action);
        }
    }
}
