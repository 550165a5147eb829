//! Where the rules tell what happened.

/// A listener to what happens in a game.
///
/// `()` listens to nothing and costs nothing: search uses it. A closure listens to everything.
pub trait EventSink<E> {
    /// Takes note of an event.
    fn emit(&mut self, event: E);
}

impl<E> EventSink<E> for () {
    #[inline]
    fn emit(&mut self, _: E) {}
}

impl<E, F: FnMut(E)> EventSink<E> for F {
    #[inline]
    fn emit(&mut self, event: E) {
        self(event);
    }
}
