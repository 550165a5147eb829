//! The board of Kingsburg.

mod calendar;
mod cards;
mod choices;
mod court;
mod earned;
mod foes;
mod notes;
mod players;
mod province;
mod spots;
#[cfg(test)]
mod tests;
mod words;

use crate::{Drawn, Earned, Pen};
use engine::Seat;
use kingsburg::{Event, Kingsburg, View};
use maud::{Markup, html};
use spots::Spot;

impl Drawn for Kingsburg {
    type Spot = Spot;

    const SYMBOLS: &'static str = include_str!("../art/kingsburg.svg");
    const STYLE: &'static str = include_str!("../art/kingsburg.css");
    const COVER: &'static [&'static str] = &["advisor-14", "advisor-18", "race-dragons"];
    const SOURCES: &'static [&'static str] = &earned::SOURCES;

    fn picture(pen: &Pen<'_>, view: &View) -> Markup {
    const LAP: &'static str = "kb-lap";
        let (mine, others): (Vec<Seat>, Vec<Seat>) =
            pen.around(view.seats.len()).partition(|&seat| pen.is_me(seat));
        html! {
            div.board.kb-board {
                (calendar::draw(pen, view))
                div.kb-left {
                    (court::draw(pen, view))
                    (choices::to_choose(pen, view))
                    @for &seat in &mine { (players::large(pen, view, seat)) }
                    (cards::whims(pen, view))
                }
                div.kb-right {
                    (foes::draw(pen, view))
                    (cards::common(pen, view))
                    @if !mine.is_empty() { @for &seat in &others { (players::small(pen, view, seat)) } }
                }
                @if mine.is_empty() {
                    div.players.kb-across { @for seat in others { (players::small(pen, view, seat)) } }
                }
            }
        }
    }

    fn spots(_view: &View, action: &Self::Action) -> Vec<Spot> {
        spots::of(action)
    }

    fn points(view: &View, seat: Seat) -> i32 {
        view.seats[seat.index()].vp.into()
    }

    fn earned(event: &Event) -> Option<Earned> {
        earned::of(event)
    }
}
