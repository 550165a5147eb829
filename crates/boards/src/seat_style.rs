//! The colour and the emblem of a seat, so that nothing depends on colour alone.

use crate::icon::SPRITE_PATH;
use engine::Seat;
use maud::{Markup, html};

/// Returns the class that gives an element and all in it the colours of a seat: `--seat` to fill, `--on-seat` for what lies on
/// it.
#[must_use]
pub fn seat_class(seat: Seat) -> String {
    format!("seat-{}", seat.index() + 1)
}

/// Returns the symbol of a seat's emblem.
#[must_use]
pub fn seat_emblem(seat: Seat) -> String {
    format!("charge-{}", seat.index() + 1)
}

/// Renders the shield of a seat.
#[must_use]
pub fn seat_badge(seat: Seat) -> Markup {
    html! {
        svg class={ "icon banner " (seat_class(seat)) } aria-hidden="true" viewBox="0 0 24 24" {
            use href={ (SPRITE_PATH) "#shield" } {}
            use href={ (SPRITE_PATH) "#" (seat_emblem(seat)) } x="6" y="5" width="12" height="12" {}
        }
    }
}
