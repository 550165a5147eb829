//! Sentences about a table.

use crate::messages::Messages;
use engine::{Seat, SeatSet};
use fluent_bundle::FluentArgs;
use games::components::ComponentSet;

/// Tells of a table in a language, calling those who sit there by their names.
#[derive(Copy, Clone)]
pub struct MessageContext<'a> {
    messages: &'static Messages,
    names: &'a [String],
    components: Option<&'a ComponentSet>,
}

/// A message that is being filled.
pub struct MessageBuilder<'a> {
    teller: MessageContext<'a>,
    id: &'a str,
    args: FluentArgs<'a>,
}

impl<'a> MessageContext<'a> {
    /// A teller; `names` are those of the seats in their order. A seat without one is called by its number.
    #[must_use]
    pub fn new(messages: &'static Messages, names: &'a [String]) -> MessageContext<'a> {
        MessageContext { messages, names, components: None }
    }

    /// The same with the component figures, names and texts of a table instead of the standard ones.
    #[must_use]
    pub fn with_components<'b>(&self, components: &'b ComponentSet) -> MessageContext<'b>
    where
        'a: 'b,
    {
        MessageContext { messages: self.messages, names: self.names, components: Some(components) }
    }

    /// The component set of the table; nothing for the standard one.
    #[must_use]
    pub fn components(&self) -> Option<&'a ComponentSet> {
        self.components
    }

    /// The messages.
    #[must_use]
    pub fn messages(&self) -> &'static Messages {
        self.messages
    }

    /// A message without arguments.
    #[must_use]
    pub fn text(&self, id: &str) -> String {
        self.messages.format(id, FluentArgs::new(), self.components)
    }

    /// The name of a card with its mark: a star if it is not known to be as printed.
    #[must_use]
    pub fn card(&self, card: &str) -> String {
        self.messages.card(card, self.components)
    }

    /// A card as something to which something is done, with its mark.
    #[must_use]
    pub fn the_card(&self, card: &str) -> String {
        self.messages.the_card(card, self.components)
    }

    /// A message with arguments.
    #[must_use]
    pub fn format(&self, id: &'a str) -> MessageBuilder<'a> {
        MessageBuilder { teller: *self, id, args: FluentArgs::new() }
    }

    /// What a seat is called.
    #[must_use]
    pub fn seat(&self, seat: Seat) -> String {
        match self.names.get(seat.index()) {
            Some(name) => name.clone(),
            None => self.format("ht-seat").text("seat", seat.to_string()).build(),
        }
    }

    /// Several seats.
    #[must_use]
    pub fn seats(&self, seats: SeatSet) -> String {
        let names: Vec<String> = seats.iter().map(|seat| self.seat(seat)).collect();
        self.messages.list(&names)
    }

    /// Things as a list.
    #[must_use]
    pub fn list(&self, things: impl IntoIterator<Item = String>) -> String {
        self.messages.list(&things.into_iter().collect::<Vec<_>>())
    }
}

impl MessageBuilder<'_> {
    /// Fills in a seat by its name.
    #[must_use]
    pub fn seat(self, key: &'static str, seat: Seat) -> Self {
        let name = self.teller.seat(seat);
        self.text(key, name)
    }

    /// Fills in a number, which the language may have forms for.
    #[must_use]
    pub fn count(mut self, key: &'static str, count: impl Into<i32>) -> Self {
        self.args.set(key, count.into());
        self
    }

    /// Fills in a text.
    #[must_use]
    pub fn text(mut self, key: &'static str, text: impl Into<String>) -> Self {
        self.args.set(key, text.into());
        self
    }

    /// The sentence.
    #[must_use]
    pub fn build(self) -> String {
        self.teller.messages.format(self.id, self.args, self.teller.components)
    }
}
