//! The context of rendering.

use crate::DiagramLabel;
use engine::{Eye, Seat, SeatSet};
use i18n::MessageContext;
use maud::{Markup, html};

/// The context with which a board renders a view.
#[derive(Copy, Clone)]
pub struct DrawContext<'a> {
    /// The messages with the names of the players.
    pub msg: MessageContext<'a>,
    /// The observer.
    pub eye: Eye,
    /// The seats to move.
    pub turn: SeatSet,
    /// The labels of a diagram, in the order of their numbers; none on the board of a table.
    pub labels: &'static [DiagramLabel],
}

impl DrawContext<'_> {
    /// Returns whether a seat is that of the observer.
    #[must_use]
    pub fn is_viewer(&self, seat: Seat) -> bool {
        self.eye == Eye::Seat(seat)
    }

    /// Returns whether a seat is to move.
    #[must_use]
    pub fn is_to_move(&self, seat: Seat) -> bool {
        self.turn.contains(seat)
    }

    /// The number of a label, in the picture of a diagram; nothing elsewhere.
    pub(crate) fn label(&self, name: &str) -> Markup {
        html! { @if let Some(number) = self.label_number(name) { b.label { (number) } } }
    }

    /// The number of a label at a place in a drawing.
    pub(crate) fn svg_label(&self, name: &str, (x, y): (i32, i32)) -> Markup {
        html! {
            @if let Some(number) = self.label_number(name) {
                g.label { circle cx=(x) cy=(y) r="15" {} text x=(x) y=(y + 6) { (number) } }
            }
        }
    }

    fn label_number(&self, name: &str) -> Option<usize> {
        self.labels.iter().position(|label| label.name() == name).map(|index| index + 1)
    }

    /// Returns the seats in drawing order: the observer first, then clockwise.
    pub fn seats_from_viewer(&self, seats: usize) -> impl Iterator<Item = Seat> + use<> {
        let first = match self.eye {
            Eye::Seat(seat) => seat.index(),
            Eye::Public | Eye::Omniscient => 0,
        };
        (0..seats).map(move |step| Seat::new((first + step) % seats))
    }
}
