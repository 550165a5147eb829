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

use crate::{DrawContext, GameBoard, ScoreChange};
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

    fn observe_event((): &mut (), _: &Event) {}

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
