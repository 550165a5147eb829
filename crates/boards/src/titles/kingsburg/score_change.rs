//! The sources of victory points.

use crate::ScoreChange;
use kingsburg::{Event, Source, module};

/// All sources of points.
pub(super) const SOURCES: [&str; 9] = [
    "kb-earned-advisors",
    "kb-earned-buildings",
    "kb-earned-powers",
    "kb-earned-king",
    "kb-earned-battles",
    "kb-earned-troops",
    "kb-earned-governors",
    "kb-earned-fate",
    "kb-earned-scenario",
];

/// Returns the points of an event.
pub(super) fn of(event: &Event) -> Option<ScoreChange> {
    let Event::Vp { by: seat, vp, source } = *event else {
        return None;
    };
    let source = match source {
        Source::Advisors => "kb-earned-advisors",
        Source::Buildings => "kb-earned-buildings",
        Source::Powers => "kb-earned-powers",
        Source::King => "kb-earned-king",
        Source::Battles => "kb-earned-battles",
        Source::Module(module::Source::Troops) => "kb-earned-troops",
        Source::Module(module::Source::Governors) => "kb-earned-governors",
        Source::Module(module::Source::Fate) => "kb-earned-fate",
        Source::Module(module::Source::Scenario) => "kb-earned-scenario",
    };
    Some(ScoreChange { seat, points: vp.into(), source })
}
