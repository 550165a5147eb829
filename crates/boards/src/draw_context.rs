//! What every board is drawn with.

use crate::DiagramLabel;
use engine::{Eye, Seat, SeatSet};
use i18n::MessageContext;
use maud::{Markup, html};

/// What every board is drawn with beside the view.
#[derive(Copy, Clone)]
pub struct DrawContext<'a> {
    /// Messages, and the names of those at the table.
    pub msg: MessageContext<'a>,
    /// Who looks.
    pub eye: Eye,
    /// Who is to move.
    pub turn: SeatSet,
    /// The labels of a diagram, in the order of their numbers; none on the board of a table.
    pub labels: &'static [DiagramLabel],
}

impl DrawContext<'_> {
    /// Whether a seat is that of who looks.
    #[must_use]
    pub fn is_viewer(&self, seat: Seat) -> bool {
        self.eye == Eye::Seat(seat)
    }

    /// Whether a seat is to move.
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

    /// The seats in the order in which they are drawn: who looks comes first, then the others as they sit.
    pub fn seats_from_viewer(&self, seats: usize) -> impl Iterator<Item = Seat> + use<> {
        let first = match self.eye {
            Eye::Seat(seat) => seat.index(),
            Eye::Public | Eye::Omniscient => 0,
        };
        (0..seats).map(move |step| Seat::new((first + step) % seats))
    }
}
