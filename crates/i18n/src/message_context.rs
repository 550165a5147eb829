//! Messages about a match.

use crate::messages::Messages;
use engine::{Seat, SeatSet};
use fluent_bundle::FluentArgs;
use games::components::ComponentSet;

/// Formats messages about a match in a language, with the names of the players.
#[derive(Copy, Clone)]
pub struct MessageContext<'a> {
    messages: &'static Messages,
    names: &'a [String],
    components: Option<&'a ComponentSet>,
}

/// A message with its arguments.
pub struct MessageBuilder<'a> {
    context: MessageContext<'a>,
    id: &'a str,
    args: FluentArgs<'a>,
}

impl<'a> MessageContext<'a> {
    /// Returns a context; `names` are those of the seats in their order. A seat without a name is called by its number.
    #[must_use]
    pub fn new(messages: &'static Messages, names: &'a [String]) -> MessageContext<'a> {
        MessageContext { messages, names, components: None }
    }

    /// Returns the context with the component figures, names and texts of a match instead of the standard ones.
    #[must_use]
    pub fn with_components<'b>(&self, components: &'b ComponentSet) -> MessageContext<'b>
    where
        'a: 'b,
    {
        MessageContext { messages: self.messages, names: self.names, components: Some(components) }
    }

    /// Returns the component set of the match; `None` for the standard set.
    #[must_use]
    pub fn components(&self) -> Option<&'a ComponentSet> {
        self.components
    }

    /// Returns the messages.
    #[must_use]
    pub fn messages(&self) -> &'static Messages {
        self.messages
    }

    /// Returns a message without arguments.
    #[must_use]
    pub fn text(&self, id: &str) -> String {
        self.messages.format(id, FluentArgs::new(), self.components)
    }

    /// Returns the name of a card with its mark: a star if its text is reconstructed and not replaced.
    #[must_use]
    pub fn card(&self, card: &str) -> String {
        self.messages.card(card, self.components)
    }

    /// Returns a card in the object form of a sentence, with its mark.
    #[must_use]
    pub fn the_card(&self, card: &str) -> String {
        self.messages.the_card(card, self.components)
    }

    /// Returns a message with arguments.
    #[must_use]
    pub fn format(&self, id: &'a str) -> MessageBuilder<'a> {
        MessageBuilder { context: *self, id, args: FluentArgs::new() }
    }

    /// Returns the name of a seat.
    #[must_use]
    pub fn seat(&self, seat: Seat) -> String {
        match self.names.get(seat.index()) {
            Some(name) => name.clone(),
            None => self.format("ht-seat").text("seat", seat.to_string()).build(),
        }
    }

    /// Returns the names of several seats as a list.
    #[must_use]
    pub fn seats(&self, seats: SeatSet) -> String {
        let names: Vec<String> = seats.iter().map(|seat| self.seat(seat)).collect();
        self.messages.list(&names)
    }

    /// Returns texts as a list in a sentence.
    #[must_use]
    pub fn list(&self, things: impl IntoIterator<Item = String>) -> String {
        self.messages.list(&things.into_iter().collect::<Vec<_>>())
    }
}

impl MessageBuilder<'_> {
    /// Sets an argument to the name of a seat.
    #[must_use]
    pub fn seat(self, key: &'static str, seat: Seat) -> Self {
        let name = self.context.seat(seat);
        self.text(key, name)
    }

    /// Sets an argument to a number, which selects plural forms.
    #[must_use]
    pub fn count(mut self, key: &'static str, count: impl Into<i32>) -> Self {
        self.args.set(key, count.into());
        self
    }

    /// Sets an argument to a text.
    #[must_use]
    pub fn text(mut self, key: &'static str, text: impl Into<String>) -> Self {
        self.args.set(key, text.into());
        self
    }

    /// Returns the formatted message.
    #[must_use]
    pub fn build(self) -> String {
        self.context.messages.format(self.id, self.args, self.context.components)
    }
}
