//! The board of Krieg und Frieden: the realm with its fiefs and the cathedral, the council, the players, and the piles.

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

use crate::diagram::labels;
use crate::{Diagram, DrawContext, GameBoard, ScoreChange};
use engine::Seat;
use krieg::{Event, Krieg, View};
use maud::{Markup, html};
use spots::Spot;

impl GameBoard for Krieg {
    type Spot = Spot;
    type RecentEvents = ();

    const SYMBOLS: &'static str = include_str!("../art/krieg.svg");
    const STYLE: &'static str = include_str!("../art/krieg.css");
    const COVER_SYMBOLS: &'static [&'static str] = &["keep", "cathedral", "signet"];
    const ROUND_LABEL: &'static str = "kr-lap";
    const SCORE_SOURCES: &'static [&'static str] =
        &["kr-earned-seals", "kr-earned-cathedral", "kr-earned-mobilisation"];

    const DIAGRAM: Diagram = Diagram {
        record: include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../records/krieg/4-seats-classic.txt")),
        plies: 113,
        seat: 1,
        labels: labels! {
            "kr-diagram-hand" => "components.resources",
            "kr-diagram-agenda-hand" => "components.agenda",
            "kr-diagram-farms" => "components.fief",
            "kr-diagram-workers" => "summer.worker",
            "kr-diagram-reserve" => "summer.farm",
            "kr-diagram-cathedral" => "components.cathedral",
            "kr-diagram-agenda" => "winter.play",
            "kr-diagram-auction" => "spring.raise",
            "kr-diagram-values" => "spring.values",
            "kr-diagram-stores" => "components.privileges",
        },
    };

    fn observe_event((): &mut (), _: &Event) {}

    fn render_diagram(ctx: &DrawContext<'_>, view: &Self::View, (): &()) -> [Markup; 2] {
        let mine = ctx.seats_from_viewer(view.seats.len()).filter(|&seat| ctx.is_viewer(seat));
        [
            html! {
                @for seat in mine { (players::mine(ctx, view, &view.seats[seat.index()])) }
                (realm::panel(ctx, view))
            },
            html! { (council::panel(ctx, view)) (stores::panel(ctx, view)) },
        ]
    }

    fn render(ctx: &DrawContext<'_>, view: &Self::View, (): &()) -> Markup {
        let (mine, others): (Vec<Seat>, Vec<Seat>) =
            ctx.seats_from_viewer(view.seats.len()).partition(|&seat| ctx.is_viewer(seat));
        let watches = mine.is_empty();
        html! {
            div .board .kr-board {
                div .kr-main {
                    @for seat in mine { (players::mine(ctx, view, &view.seats[seat.index()])) }
                    (realm::panel(ctx, view))
                    @if watches { (everyone_else(ctx, view, &others)) }
                }
                div .kr-aside {
                    (council::panel(ctx, view))
                    @if !watches { (everyone_else(ctx, view, &others)) }
                    (stores::panel(ctx, view))
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
    fn score_change(event: &Event) -> Option<ScoreChange> {
        let (seat, vp, source) = match *event {
            Event::Sealed { by, vp } => (by, vp, "kr-earned-seals"),
            Event::Built { by, vp, .. } => (by, vp, "kr-earned-cathedral"),
            Event::Mobilised { by, vp, .. } => (by, vp, "kr-earned-mobilisation"),
            _ => return None,
        };
        Some(ScoreChange { seat, points: vp.into(), source })
    }
}

fn everyone_else(ctx: &DrawContext<'_>, view: &View, others: &[Seat]) -> Markup {
    html! {
        div .players .kr-others {
            @for seat in others { (players::other(ctx, view, &view.seats[seat.index()])) }
        }
    }
}
