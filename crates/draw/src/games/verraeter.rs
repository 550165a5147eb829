//! The board of Verraeter.

use crate::{Drawn, Pen};
use engine::Seat;
use lang::Spoken;
use maud::{Markup, html};
use verraeter::Verraeter;

impl Drawn for Verraeter {
    type Spot = String;

    const SYMBOLS: &'static str = "";
    const STYLE: &'static str = "";

    fn picture(pen: &Pen<'_>, view: &Self::View) -> Markup {
        html! { pre { (Verraeter::board(&pen.tell, view).join("\n")) } }
    }

    fn spots(_view: &Self::View, action: &Self::Action) -> Vec<String> {
        vec![action.to_string().replace(' ', "-")]
    }

    fn points(view: &Self::View, seat: Seat) -> i32 {
        view.seats[seat.index()].vp.into()
    }
}
