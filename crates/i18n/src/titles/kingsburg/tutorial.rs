//! The tutorial of Kingsburg. It has one message for all modules.

use kingsburg::plan::Season;
use kingsburg::{Ask, View};

/// The phase of the King's Aid.
const AID: u8 = 1;
/// The phase in which mercenaries are recruited.
const MERCENARIES: u8 = 7;
/// The phase of the battle.
const WINTER: u8 = 8;

/// Returns the message about a question, or about what the others do.
pub(super) fn lesson(view: &View, ask: Option<&Ask>) -> &'static str {
    match ask {
        Some(ask) => asked(view, ask),
        None => waiting(view.open.phase),
    }
}

fn asked(view: &View, ask: &Ask) -> &'static str {
    match ask {
        Ask::Change => "kb-guide-change",
        Ask::Influence => influence(view.season),
        Ask::Choose => choose(view.open.phase),
        Ask::Alchemy => "kb-guide-alchemy",
        Ask::Spy => "kb-guide-spy",
        Ask::Build => "kb-guide-build",
        Ask::BuildAgain => "kb-guide-build-again",
        Ask::Powers => "kb-guide-powers",
        Ask::Recruit => "kb-guide-recruit",
        Ask::GiveUp if view.open.phase == Some(WINTER) => "kb-guide-give-up",
        Ask::GiveUp | Ask::Module(_) => "kb-guide-module",
    }
}

fn influence(season: Season) -> &'static str {
    match season {
        Season::Spring => "kb-guide-influence-spring",
        Season::Summer => "kb-guide-influence-summer",
        Season::Autumn => "kb-guide-influence-autumn",
    }
}

/// Who gives the good that is chosen: the king, an advisor, or the battle that is won.
fn choose(phase: Option<u8>) -> &'static str {
    match phase {
        Some(AID) => "kb-guide-aid",
        Some(WINTER) => "kb-guide-spoils",
        Some(_) | None => "kb-guide-choose",
    }
}

fn waiting(phase: Option<u8>) -> &'static str {
    match phase {
        None => "kb-guide-wait-setup",
        Some(AID) => "kb-guide-wait-aid",
        Some(MERCENARIES) => "kb-guide-wait-recruit",
        Some(WINTER) => "kb-guide-wait-winter",
        Some(_) => "kb-guide-wait-season",
    }
}
