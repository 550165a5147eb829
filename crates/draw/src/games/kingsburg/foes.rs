//! Those who come in winter, and the battle against them.

use super::choices::is_set_up;
use super::spots::Spot;
use super::words::{counted, name, symbol, text, toll};
use crate::{Pen, banner, heraldry, icon};
use kingsburg::invaders::Invader;
use kingsburg::secret::SeatView;
use kingsburg::{Building, View};
use maud::{Markup, html};
use std::cmp::Ordering;

/// The year's invader, and the battle while it is fought; nobody comes any more once the game is over.
pub(super) fn draw(pen: &Pen<'_>, view: &View) -> Markup {
    if view.open.phase.is_none() && !is_set_up(view) {
        return html! {};
    }
    html! {
        section.panel.kb-foes data-spot=(Spot::Invader) title=(text(pen, view, "piece-invader")) {
            @match (&view.invader, view.open.strength) {
                (Some(invader), Some(strength)) => (known(pen, view, invader, strength)),
                _ => (hidden(pen, view)),
            }
            @if let Some(strength) = view.open.strength {
                @if view.seats.iter().any(|seat| seat.total != 0) { (battle(pen, view, strength)) }
            }
        }
    }
}

fn known(pen: &Pen<'_>, view: &View, invader: &Invader, strength: i8) -> Markup {
    let race = format!("race-{}", invader.race.word());
    let line = |id, what| pen.tell.tell(id).text("what", what).end();
    html! {
        div.kb-foe {
            (symbol(&race))
            div {
                h3 { (name(pen, &race)) }
                b.kb-strength { (symbol("sword")) (counted(pen, "kb-board-strength", strength)) }
                p { (line("kb-board-defeat", toll(pen, invader.lose))) }
                p { (line("kb-board-victory", toll(pen, invader.win))) }
                (lookers(pen, view))
            }
        }
    }
}

/// The back of the card: how strong this year's invaders can be, and who has looked.
fn hidden(pen: &Pen<'_>, view: &View) -> Markup {
    let cards = &view.open.figures.invaders[usize::from(view.year) - 1];
    let strengths = || cards.iter().map(|card| i32::from(card.strength));
    let (low, high) = (strengths().min().unwrap_or_default(), strengths().max().unwrap_or_default());
    let range = pen.tell.tell("kb-board-strength-range").count("low", low).count("high", high).end();
    html! {
        div.kb-foe {
            (icon("back", ""))
            div {
                h3 { (name(pen, "board-foes")) }
                b.kb-strength { (symbol("sword")) (range) }
                (lookers(pen, view))
            }
        }
    }
}

/// Who has looked at a card that lies face down.
fn lookers(pen: &Pen<'_>, view: &View) -> Markup {
    let seen = view.invader_seen;
    html! {
        @if view.seats.iter().any(|seat| !seen.has(seat.seat)) {
            p.kb-note {
                (name(pen, "board-face-down"))
                @if !seen.is_empty() { " " (pen.tell.tell("kb-board-known-to").text("seats", pen.tell.seats(seen)).end()) }
            }
        }
    }
}

/// The length of the longest bar.
const LONGEST: i32 = 100;

/// The totals of all as bars, against the strength of the invaders as a line.
fn battle(pen: &Pen<'_>, view: &View, strength: i8) -> Markup {
    let most = view.seats.iter().map(|seat| seat.total).max().unwrap_or_default().max(strength).max(1);
    let length = |total: i8| i32::from(total.max(0)) * LONGEST / i32::from(most);
    html! {
        ul.kb-battle {
            @for seat in &view.seats {
                li.(heraldry::livery(seat.seat)) {
                    (banner(seat.seat))
                    span.kb-name { (pen.tell.seat(seat.seat)) }
                    svg viewBox="0 0 104 12" preserveAspectRatio="none" aria-hidden="true" {
                        rect x="1" y="2" height="8" width=(length(seat.total)) {}
                        path d={ "M" (1 + length(strength)) " 0v12" } {}
                    }
                    b { (seat.total) }
                    small { (pen.tell.tell("kb-board-outcome").text("outcome", outcome(seat, strength)).end()) }
                }
            }
        }
    }
}

fn outcome(seat: &SeatView, strength: i8) -> &'static str {
    match seat.total.cmp(&strength) {
        Ordering::Greater => "won",
        Ordering::Equal if seat.buildings.contains(&Building::StoneWall) => "won",
        Ordering::Equal => "drawn",
        Ordering::Less => "lost",
    }
}
