//! Receivers of events.

/// A receiver of the events of a game.
///
/// `()` ignores all events at no cost, which is what a search needs. A closure `FnMut(E)` receives every event.
pub trait EventSink<E> {
    /// Receives an event.
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
