//! The board of Krieg.

use crate::{Drawn, Pen};
use engine::Seat;
use krieg::Krieg;
use lang::Spoken;
use maud::{Markup, html};

impl Drawn for Krieg {
    type Spot = String;

    const SYMBOLS: &'static str = "";
    const STYLE: &'static str = "";

    fn picture(pen: &Pen<'_>, view: &Self::View) -> Markup {
        html! { pre { (Krieg::board(&pen.tell, view).join("\n")) } }
    }

    fn spots(_view: &Self::View, action: &Self::Action) -> Vec<String> {
        vec![action.to_string().replace(' ', "-")]
    }

    fn points(view: &Self::View, seat: Seat) -> i32 {
        view.seats[seat.index()].vp.into()
    }
}
