//! The board of Kingsburg.

use crate::{Drawn, Pen};
use engine::Seat;
use kingsburg::Kingsburg;
use lang::Spoken;
use maud::{Markup, html};

impl Drawn for Kingsburg {
    type Spot = String;

    const SYMBOLS: &'static str = "";
    const STYLE: &'static str = "";

    fn picture(pen: &Pen<'_>, view: &Self::View) -> Markup {
        html! { pre { (Kingsburg::board(&pen.tell, view).join("\n")) } }
    }

    fn spots(_view: &Self::View, action: &Self::Action) -> Vec<String> {
        vec![action.to_string().replace(' ', "-")]
    }

    fn points(view: &Self::View, seat: Seat) -> i32 {
        view.seats[seat.index()].vp.into()
    }
}
