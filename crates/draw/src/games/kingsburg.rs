//! The board of Kingsburg.

mod calendar;
mod cards;
mod choices;
mod court;
mod earned;
mod foes;
mod lately;
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
use lately::Lately;
use maud::{Markup, html};
use spots::Spot;

impl Drawn for Kingsburg {
    type Spot = Spot;
    type Lately = Lately;

    const SYMBOLS: &'static str = include_str!("../art/kingsburg.svg");
    const STYLE: &'static str = include_str!("../art/kingsburg.css");
    const COVER: &'static [&'static str] = &["advisor-14", "advisor-18", "race-dragons"];
    const LAP: &'static str = "kb-lap";
    const SOURCES: &'static [&'static str] = &earned::SOURCES;

    fn hear(lately: &mut Lately, event: &Event) {
        lately.hear(event);
    }

    fn picture(pen: &Pen<'_>, view: &View, lately: &Lately) -> Markup {
        let board = table(pen, view, lately);
        let has_star = board.0.contains(lang::STAR);
        html! {
            (board)
            @if has_star { p.kb-note.kb-star { (words::name(pen, "star")) } }
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

/// What lies on the table. Who plays has court, dice and province beside each other, as they are pointed at together; for those
/// who watch all players lie beside the court.
fn table(pen: &Pen<'_>, view: &View, lately: &Lately) -> Markup {
    let (mine, others): (Vec<Seat>, Vec<Seat>) =
        pen.around(view.seats.len()).partition(|&seat| pen.is_me(seat));
    let others = html! { @for &seat in &others { (players::small(pen, view, seat)) } };
    html! {
        div.board.kb-board {
            div.kb-desk {
                @for &seat in &mine { (players::stock(pen, view, seat)) (players::land(pen, view, seat)) }
                @if mine.is_empty() { (others) }
            }
            div.kb-hall {
                div.kb-choose { (choices::to_choose(pen, view)) }
                (court::draw(pen, view, lately))
                (calendar::draw(pen, view))
                (foes::draw(pen, view, lately))
                (cards::common(pen, view))
                (cards::whims(pen, view))
            }
            @if !mine.is_empty() { div.players.kb-across { (others) } }
        }
    }
}
