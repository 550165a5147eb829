//! The steps still to be done: the phase machine's only memory.

use core::fmt;
use core::hash::{Hash, Hasher};

/// A small stack of steps, the next one on top.
///
/// Two agendas are equal when the same steps are still to be done; what was done before leaves no trace.
#[derive(Copy, Clone)]
pub struct Agenda<S, const N: usize> {
    len: u8,
    steps: [S; N],
}

impl<S: Copy, const N: usize> Agenda<S, N> {
    /// An agenda with these steps, the first of them on top.
    ///
    /// # Panics
    /// If `plan` is empty or longer than the agenda.
    #[must_use]
    pub fn new(plan: &[S]) -> Agenda<S, N> {
        let filler = *plan.first().expect("an agenda begins with a step");
        let mut agenda = Agenda { len: 0, steps: [filler; N] };
        agenda.push_plan(plan);
        agenda
    }

    /// The step to be done next.
    #[inline]
    #[must_use]
    pub fn peek(&self) -> Option<S> {
        self.remaining().last().copied()
    }

    /// Takes the top step off.
    #[inline]
    pub fn pop(&mut self) -> Option<S> {
        let top = self.peek()?;
        self.len -= 1;
        Some(top)
    }

    /// Puts a step on top: an interrupt, which knows nothing of what lies below.
    ///
    /// # Panics
    /// If the agenda is full: it is then too small for its game.
    #[inline]
    pub fn push(&mut self, step: S) {
        assert!((self.len as usize) < N, "the agenda is too small for its plans");
        self.steps[self.len as usize] = step;
        self.len += 1;
    }

    /// Puts the steps of a plan on top, so that they are done in the order in which they are written.
    #[inline]
    pub fn push_plan(&mut self, plan: &[S]) {
        for &step in plan.iter().rev() {
            self.push(step);
        }
    }

    /// Puts one step for `subject` on top for each entry of a plan, in the order in which they are written.
    #[inline]
    pub fn push_plan_for<T: Copy>(&mut self, subject: T, plan: &[fn(T) -> S]) {
        for step in plan.iter().rev() {
            self.push(step(subject));
        }
    }

    /// Takes the top step off and puts another in its place.
    #[inline]
    pub fn replace_top(&mut self, step: S) {
        self.pop();
        self.push(step);
    }

    /// Strikes everything that was still to be done.
    pub fn clear(&mut self) {
        self.len = 0;
    }

    /// The steps left, the next one last.
    #[must_use]
    pub fn remaining(&self) -> &[S] {
        &self.steps[..self.len as usize]
    }

    /// How many steps it can hold.
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
    fn what_was_done_leaves_no_trace() {
        let mut one = Agenda::<char, 4>::new(&['a', 'z']);
        one.pop();
        assert_eq!(one, Agenda::new(&['z']));
    }
}
