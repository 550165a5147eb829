//! Where the rules tell what happened.

/// A listener to what happens in a game.
///
/// `()` listens to nothing and costs nothing: search uses it. A closure listens to everything.
pub trait Log<E> {
    /// Takes note of an event.
    fn tell(&mut self, event: E);
}

impl<E> Log<E> for () {
    #[inline]
    fn tell(&mut self, _: E) {}
}

impl<E, F: FnMut(E)> Log<E> for F {
    #[inline]
    fn tell(&mut self, event: E) {
        self(event);
    }
}
