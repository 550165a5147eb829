//! The board of Verräter: the ring of lands, the two houses and those who stand for them, hands and action cards.

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

use crate::{Drawn, Earned, Pen};
use engine::Seat;
use maud::{Markup, html};
use spot::Spot;
use verraeter::secret::View;
use verraeter::{Action, Event, Verraeter};

impl Drawn for Verraeter {
    type Spot = Spot;
    type Lately = ();

    const SYMBOLS: &'static str = include_str!("../art/verraeter.svg");
    const STYLE: &'static str = include_str!("../art/verraeter.css");
    const COVER: &'static [&'static str] = &["eagle", "swords", "rose"];
    const LAP: &'static str = "vt-lap";
    const SOURCES: &'static [&'static str] = &["vt-earned-lands", "vt-earned-roles", "vt-earned-offices"];

    fn hear((): &mut (), _: &Event) {}

    fn picture(pen: &Pen<'_>, view: &View, (): &()) -> Markup {
        html! {
            div.board.vt-board {
                div.vt-column {
                    (ring::panel(pen, view))
                    (ring::kinds(pen, view))
                }
                div.vt-column {
                    (houses::panel(pen, view))
                    (player::panels(pen, view))
                    (pile::panel(pen, view))
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
    fn earned(event: &Event) -> Option<Earned> {
        let (seat, vp, source) = match *event {
            Event::Scored { by, vp } => (by, vp, "vt-earned-lands"),
            Event::Bonus { by, vp, .. } => (by, vp, "vt-earned-roles"),
            Event::FinalScored { by, vp, .. } => (by, vp, "vt-earned-offices"),
            _ => return None,
        };
        Some(Earned { seat, points: vp.into(), source })
    }
}
