//! The tutorial of Krieg und Frieden.

use engine::Eye;
use krieg::plan::Season;
use krieg::{Ask, View};

/// Returns the message about a question, or about what the others do.
pub(super) fn lesson(view: &View, ask: Option<&Ask>) -> &'static str {
    match ask {
        Some(ask) => asked(view, ask),
        None => waiting(view),
    }
}

fn asked(view: &View, ask: &Ask) -> &'static str {
    match ask {
        Ask::Play => "kr-guide-play",
        Ask::Swap => "kr-guide-swap",
        Ask::Bid { .. } => bid(view),
        Ask::Privilege => "kr-guide-privilege",
        Ask::Act => "kr-guide-act",
        Ask::Answer { .. } => "kr-guide-answer",
        Ask::FirstCard => "kr-guide-first-card",
        Ask::Plea => "kr-guide-plea",
        Ask::Tithe { .. } => "kr-guide-tithe",
    }
}

/// Returns the first year's problem and reward are known, and after a first bid the auction needs no explanation.
fn bid(view: &View) -> &'static str {
    let has_bid = view.seats.iter().any(|seat| view.eye == Eye::Seat(seat.seat) && !seat.raises.is_empty());
    match (has_bid, view.year) {
        (true, _) => "kr-guide-raise",
        (false, 1) => "kr-guide-bid-first",
        (false, _) => "kr-guide-bid",
    }
}

fn waiting(view: &View) -> &'static str {
    match view.season {
        None => "kr-guide-wait-setup",
        Some(Season::Winter) => "kr-guide-wait-winter",
        Some(Season::Spring) => "kr-guide-wait-spring",
        Some(Season::Summer) => "kr-guide-wait-summer",
        Some(Season::Autumn) => "kr-guide-wait-autumn",
    }
}
