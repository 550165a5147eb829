//! The board of Krieg und Frieden: the realm with its fiefs and the cathedral, the council, the players, and what lies beside.

mod cards;
mod cathedral;
mod council;
mod fief;
mod pieces;
mod players;
mod realm;
mod spots;
mod stores;
#[cfg(test)]
mod tests;
mod words;

use crate::{Drawn, Earned, Pen};
use engine::Seat;
use krieg::{Event, Krieg, View};
use maud::{Markup, html};
use spots::Spot;

impl Drawn for Krieg {
    type Spot = Spot;
    type Lately = ();

    const SYMBOLS: &'static str = include_str!("../art/krieg.svg");
    const STYLE: &'static str = include_str!("../art/krieg.css");
    const COVER: &'static [&'static str] = &["keep", "cathedral", "signet"];
    const LAP: &'static str = "kr-lap";
    const SOURCES: &'static [&'static str] =
        &["kr-earned-seals", "kr-earned-cathedral", "kr-earned-mobilisation"];

    fn hear((): &mut (), _: &Event) {}

    fn picture(pen: &Pen<'_>, view: &Self::View, (): &()) -> Markup {
        let (mine, others): (Vec<Seat>, Vec<Seat>) =
            pen.around(view.seats.len()).partition(|&seat| pen.is_me(seat));
        let watches = mine.is_empty();
        html! {
            div .board .kr-board {
                div .kr-main {
                    @for seat in mine { (players::mine(pen, view, &view.seats[seat.index()])) }
                    (realm::panel(pen, view))
                    @if watches { (everyone_else(pen, view, &others)) }
                }
                div .kr-aside {
                    (council::panel(pen, view))
                    @if !watches { (everyone_else(pen, view, &others)) }
                    (stores::panel(pen, view))
                }
            }
        }
    }

    fn spots(_: &Self::View, action: &Self::Action) -> Vec<Spot> {
        spots::of(*action)
    }

    fn points(view: &Self::View, seat: Seat) -> i32 {
        view.seats[seat.index()].vp.into()
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "most events are about no points")]
    fn earned(event: &Event) -> Option<Earned> {
        let (seat, vp, source) = match *event {
            Event::Sealed { by, vp } => (by, vp, "kr-earned-seals"),
            Event::Built { by, vp, .. } => (by, vp, "kr-earned-cathedral"),
            Event::Mobilised { by, vp, .. } => (by, vp, "kr-earned-mobilisation"),
            _ => return None,
        };
        Some(Earned { seat, points: vp.into(), source })
    }
}

fn everyone_else(pen: &Pen<'_>, view: &View, others: &[Seat]) -> Markup {
    html! {
        div .players .kr-others {
            @for seat in others { (players::other(pen, view, &view.seats[seat.index()])) }
        }
    }
}
