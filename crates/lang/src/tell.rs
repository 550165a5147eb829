//! Sentences about a table.

use crate::words::Words;
use engine::{Seat, Seats};
use fluent_bundle::FluentArgs;
use table::components::ComponentSet;

/// Tells of a table in a language, calling those who sit there by their names.
#[derive(Copy, Clone)]
pub struct Teller<'a> {
    words: &'static Words,
    names: &'a [String],
    components: Option<&'a ComponentSet>,
}

/// A message that is being filled.
pub struct Sentence<'a> {
    teller: Teller<'a>,
    id: &'a str,
    args: FluentArgs<'a>,
}

impl<'a> Teller<'a> {
    /// A teller; `names` are those of the seats in their order. A seat without one is called by its number.
    #[must_use]
    pub fn new(words: &'static Words, names: &'a [String]) -> Teller<'a> {
        Teller { words, names, components: None }
    }

    /// The same with the component figures, names and texts of a table instead of the standard ones.
    #[must_use]
    pub fn with_components<'b>(&self, components: &'b ComponentSet) -> Teller<'b>
    where
        'a: 'b,
    {
        Teller { words: self.words, names: self.names, components: Some(components) }
    }

    /// The component set of the table; nothing for the standard one.
    #[must_use]
    pub fn components(&self) -> Option<&'a ComponentSet> {
        self.components
    }

    /// The messages.
    #[must_use]
    pub fn words(&self) -> &'static Words {
        self.words
    }

    /// A message without arguments.
    #[must_use]
    pub fn say(&self, id: &str) -> String {
        self.words.fill(id, FluentArgs::new(), self.components)
    }

    /// The name of a card with its mark: a star if it is not known to be as printed.
    #[must_use]
    pub fn card(&self, card: &str) -> String {
        self.words.card(card, self.components)
    }

    /// A card as something to which something is done, with its mark.
    #[must_use]
    pub fn the_card(&self, card: &str) -> String {
        self.words.the_card(card, self.components)
    }

    /// A message with arguments.
    #[must_use]
    pub fn tell(&self, id: &'a str) -> Sentence<'a> {
        Sentence { teller: *self, id, args: FluentArgs::new() }
    }

    /// What a seat is called.
    #[must_use]
    pub fn seat(&self, seat: Seat) -> String {
        match self.names.get(seat.index()) {
            Some(name) => name.clone(),
            None => self.tell("ht-seat").text("seat", seat.to_string()).end(),
        }
    }

    /// Several seats.
    #[must_use]
    pub fn seats(&self, seats: Seats) -> String {
        let names: Vec<String> = seats.iter().map(|seat| self.seat(seat)).collect();
        self.words.list(&names)
    }

    /// Things as a list.
    #[must_use]
    pub fn list(&self, things: impl IntoIterator<Item = String>) -> String {
        self.words.list(&things.into_iter().collect::<Vec<_>>())
    }
}

impl Sentence<'_> {
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
    pub fn end(self) -> String {
        self.teller.words.fill(self.id, self.args, self.teller.components)
    }
}
