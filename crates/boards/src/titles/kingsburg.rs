//! The board of Kingsburg.

mod calendar;
mod cards;
mod choices;
mod court;
mod invaders;
mod notes;
mod players;
mod province;
mod recent_events;
mod score_change;
mod spots;
#[cfg(test)]
mod tests;
mod words;

use crate::diagram::labels;
use crate::{Diagram, DrawContext, GameBoard, ScoreChange};
use engine::Seat;
use kingsburg::{Event, Kingsburg, View};
use maud::{Markup, html};
use recent_events::RecentEvents;
use spots::Spot;

impl GameBoard for Kingsburg {
    type Spot = Spot;
    type RecentEvents = RecentEvents;

    const SYMBOLS: &'static str = include_str!("../art/kingsburg.svg");
    const STYLE: &'static str = include_str!("../art/kingsburg.css");
    const COVER_SYMBOLS: &'static [&'static str] = &["advisor-14", "advisor-18", "race-dragons"];
    const ROUND_LABEL: &'static str = "kb-lap";
    const SCORE_SOURCES: &'static [&'static str] = &score_change::SOURCES;

    const DIAGRAM: Diagram = Diagram {
        record: include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../records/kingsburg/03-4-seats.txt")),
        plies: 50,
        seat: 3,
        labels: labels! {
            "kb-diagram-calendar" => "year.calendar",
            "kb-diagram-order" => "dice.order",
            "kb-diagram-invaders" => "winter.reveal",
            "kb-diagram-court" => "influence.group",
            "kb-diagram-dice" => "dice.roll",
            "kb-diagram-goods" => "terms.goods",
            "kb-diagram-points" => "about.aim",
            "kb-diagram-province" => "building.row",
        },
    };

    fn observe_event(recent: &mut RecentEvents, event: &Event) {
        recent.observe(event);
    }

    fn render(ctx: &DrawContext<'_>, view: &View, recent: &RecentEvents) -> Markup {
        let board = table(ctx, view, recent);
        let has_star = board.0.contains(i18n::STAR);
        html! {
            (board)
            @if has_star { p.kb-note.kb-star { (words::name(ctx, "star")) } }
        }
    }

    fn render_diagram(ctx: &DrawContext<'_>, view: &View, recent: &RecentEvents) -> [Markup; 2] {
        let mine = || ctx.seats_from_viewer(view.seats.len()).filter(|&seat| ctx.is_viewer(seat));
        [
            html! { (court::draw(ctx, view, recent)) (calendar::draw(ctx, view)) (invaders::invader(ctx, view)) },
            html! { @for seat in mine() { (players::stock(ctx, view, seat)) (players::land(ctx, view, seat)) } },
        ]
    }

    fn spots(_view: &View, action: &Self::Action) -> Vec<Spot> {
        spots::of(action)
    }

    fn points(view: &View, seat: Seat) -> i32 {
        view.seats[seat.index()].vp.into()
    }

    fn score_change(event: &Event) -> Option<ScoreChange> {
        score_change::of(event)
    }
}

/// Renders the view. A player has court, dice and province beside each other, because they are selected together; for
/// spectators all players are beside the court.
fn table(ctx: &DrawContext<'_>, view: &View, recent: &RecentEvents) -> Markup {
    let (mine, others): (Vec<Seat>, Vec<Seat>) =
        ctx.seats_from_viewer(view.seats.len()).partition(|&seat| ctx.is_viewer(seat));
    let others = html! { @for &seat in &others { (players::small(ctx, view, seat)) } };
    html! {
        div.board.kb-board {
            div.kb-desk {
                @for &seat in &mine { (players::stock(ctx, view, seat)) (players::land(ctx, view, seat)) }
                @if mine.is_empty() { (others) }
            }
            div.kb-hall {
                div.kb-choose { (choices::to_choose(ctx, view)) }
                (court::draw(ctx, view, recent))
                (calendar::draw(ctx, view))
                (invaders::draw(ctx, view, recent))
                (cards::common(ctx, view))
                (cards::whims(ctx, view))
            }
            @if !mine.is_empty() { div.players.kb-across { (others) } }
        }
    }
}
