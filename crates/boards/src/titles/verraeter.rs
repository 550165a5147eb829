//! The board of Verräter: the ring of lands, the two houses with their supporters, hands and action cards.

mod cards;
mod holding;
mod houses;
mod names;
mod pile;
mod player;
mod ring;
mod spot;
#[cfg(test)]
mod tests;

use crate::diagram::labels;
use crate::{Diagram, DrawContext, GameBoard, ScoreChange};
use engine::Seat;
use maud::{Markup, html};
use spot::Spot;
use verraeter::secret::View;
use verraeter::{Action, Event, Verraeter};

impl GameBoard for Verraeter {
    type Spot = Spot;
    type RecentEvents = ();

    const SYMBOLS: &'static str = include_str!("../art/verraeter.svg");
    const STYLE: &'static str = include_str!("../art/verraeter.css");
    const COVER_SYMBOLS: &'static [&'static str] = &["eagle", "swords", "rose"];
    const ROUND_LABEL: &'static str = "vt-lap";
    const SCORE_SOURCES: &'static [&'static str] =
        &["vt-earned-lands", "vt-earned-roles", "vt-earned-offices"];

    const DIAGRAM: Diagram = Diagram {
        record: include_str!(concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/../../records/verraeter/4-seats-2008.txt"
        )),
        plies: 26,
        seat: 0,
        labels: labels! {
            "vt-diagram-land" => "box.lands",
            "vt-diagram-building" => "box.buildings",
            "vt-diagram-conflict" => "conflict.place",
            "vt-diagram-worth" => "battle.points",
            "vt-diagram-hand" => "supply.play",
            "vt-diagram-action" => "box.actions",
            "vt-diagram-houses" => "battle.total",
            "vt-diagram-stock" => "draw.stock",
        },
    };

    fn observe_event((): &mut (), _: &Event) {}

    fn render_diagram(ctx: &DrawContext<'_>, view: &View, (): &()) -> [Markup; 2] {
        [
            html! { (ring::panel(ctx, view)) (ring::kinds(ctx, view)) },
            html! { (houses::panel(ctx, view)) (player::own_panel(ctx, view)) (pile::panel(ctx, view)) },
        ]
    }

    fn render(ctx: &DrawContext<'_>, view: &View, (): &()) -> Markup {
        html! {
            div.board.vt-board {
                div.vt-column {
                    (ring::panel(ctx, view))
                    (ring::kinds(ctx, view))
                }
                div.vt-column {
                    (houses::panel(ctx, view))
                    (player::panels(ctx, view))
                    (pile::panel(ctx, view))
                }
            }
        }
    }

    fn spots(_view: &View, action: &Action) -> Vec<Spot> {
        spot::of(action)
    }

    fn points(view: &View, seat: Seat) -> i32 {
        view.seats[seat.index()].vp.into()
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "most events are about no points")]
    fn score_change(event: &Event) -> Option<ScoreChange> {
        let (seat, vp, source) = match *event {
            Event::Scored { by, vp } => (by, vp, "vt-earned-lands"),
            Event::Bonus { by, vp, .. } => (by, vp, "vt-earned-roles"),
            Event::FinalScored { by, vp, .. } => (by, vp, "vt-earned-offices"),
            _ => return None,
        };
        Some(ScoreChange { seat, points: vp.into(), source })
    }
}
