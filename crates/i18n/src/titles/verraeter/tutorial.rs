//! The tutorial of Verräter.

use engine::Eye;
use verraeter::plan::Phase;
use verraeter::secret::View;
use verraeter::{Ask, Role};

/// Returns the message about a question, or about what the others do.
pub(super) fn lesson(view: &View, ask: Option<&Ask>) -> &'static str {
    match ask {
        Some(Ask::FirstEstate) => "vt-guide-estate",
        Some(Ask::Conflict) => "vt-guide-conflict",
        Some(Ask::Role) => "vt-guide-role",
        Some(Ask::Supply) if is_traitor(view) => "vt-guide-supply-traitor",
        Some(Ask::Supply) => "vt-guide-supply",
        Some(Ask::Build) => "vt-guide-build",
        Some(Ask::Limit { .. }) => "vt-guide-limit",
        None => waiting(view.phase),
    }
}

/// Returns whether the observer's seat has the Traitor, whose supply cards change sides.
fn is_traitor(view: &View) -> bool {
    view.seats.iter().any(|seat| view.eye == Eye::Seat(seat.seat) && seat.role == Some(Role::Traitor))
}

fn waiting(phase: Phase) -> &'static str {
    match phase {
        Phase::Setup => "vt-guide-wait-setup",
        Phase::Conflict => "vt-guide-wait-conflict",
        Phase::Roles => "vt-guide-wait-roles",
        Phase::Supply => "vt-guide-wait-supply",
        Phase::Reveal | Phase::Resolution | Phase::Points | Phase::Builder | Phase::Strategist => {
            "vt-guide-wait-builder"
        }
        Phase::Discard | Phase::Draw | Phase::Return | Phase::StartPlayer | Phase::RoundEnd | Phase::Over => {
            "vt-guide-wait-draw"
        }
    }
}
