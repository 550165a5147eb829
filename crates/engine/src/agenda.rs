//! The stack of the steps that are still to be done.

use core::fmt;
use core::hash::{Hash, Hasher};

/// A stack of at most `N` steps that are still to be done, the next one on top. It is the only memory of the order of play.
///
/// Two agendas are equal if the same steps remain; steps that were popped do not count.
#[derive(Copy, Clone)]
pub struct Agenda<S, const N: usize> {
    len: u8,
    steps: [S; N],
}

impl<S: Copy, const N: usize> Agenda<S, N> {
    /// Creates an agenda with the steps of a plan, the first of them on top.
    ///
    /// # Panics
    /// If `plan` is empty or longer than `N`.
    #[must_use]
    pub fn new(plan: &[S]) -> Agenda<S, N> {
        let filler = *plan.first().expect("an agenda begins with a step");
        let mut agenda = Agenda { len: 0, steps: [filler; N] };
        agenda.push_plan(plan);
        agenda
    }

    /// Returns the step to be done next.
    #[inline]
    #[must_use]
    pub fn peek(&self) -> Option<S> {
        self.remaining().last().copied()
    }

    /// Removes the top step and returns it.
    #[inline]
    pub fn pop(&mut self) -> Option<S> {
        let top = self.peek()?;
        self.len -= 1;
        Some(top)
    }

    /// Pushes a step. An interrupt, such as the reaction to an attack, is pushed like this and is independent of the steps below it.
    ///
    /// # Panics
    /// If the agenda is full: `N` is then too small for the plans of the game.
    #[inline]
    pub fn push(&mut self, step: S) {
        assert!((self.len as usize) < N, "the agenda is too small for its plans");
        self.steps[self.len as usize] = step;
        self.len += 1;
    }

    /// Pushes the steps of a plan, so that they are done in the order in which they are written.
    #[inline]
    pub fn push_plan(&mut self, plan: &[S]) {
        for &step in plan.iter().rev() {
            self.push(step);
        }
    }

    /// Pushes one step about `subject` for each entry of a plan, so that they are done in the order in which they are written.
    #[inline]
    pub fn push_plan_for<T: Copy>(&mut self, subject: T, plan: &[fn(T) -> S]) {
        for step in plan.iter().rev() {
            self.push(step(subject));
        }
    }

    /// Replaces the top step.
    #[inline]
    pub fn replace_top(&mut self, step: S) {
        self.pop();
        self.push(step);
    }

    /// Removes all steps.
    pub fn clear(&mut self) {
        self.len = 0;
    }

    /// Returns the steps that are still to be done, the next one last.
    #[must_use]
    pub fn remaining(&self) -> &[S] {
        &self.steps[..self.len as usize]
    }

    /// Returns the maximum number of steps.
    #[must_use]
    pub const fn capacity(&self) -> usize {
        N
    }
}

impl<S: Copy + PartialEq, const N: usize> PartialEq for Agenda<S, N> {
    fn eq(&self, other: &Self) -> bool {
        self.remaining() == other.remaining()
    }
}

impl<S: Copy + Eq, const N: usize> Eq for Agenda<S, N> {}

impl<S: Copy + Hash, const N: usize> Hash for Agenda<S, N> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.remaining().hash(state);
    }
}

impl<S: Copy + fmt::Debug, const N: usize> fmt::Debug for Agenda<S, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.remaining().iter().rev()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_plan_is_done_in_the_order_it_is_written() {
        let mut agenda = Agenda::<char, 4>::new(&['a', 'd']);
        assert_eq!(agenda.pop(), Some('a'));
        agenda.push_plan(&['b', 'c']);
        assert_eq!(
            [agenda.pop(), agenda.pop(), agenda.pop(), agenda.pop()],
            [Some('b'), Some('c'), Some('d'), None]
        );
    }

    #[test]
    fn popped_steps_do_not_count_in_comparisons() {
        let mut agenda = Agenda::<char, 4>::new(&['a', 'z']);
        agenda.pop();
        assert_eq!(agenda, Agenda::new(&['z']));
    }
}
