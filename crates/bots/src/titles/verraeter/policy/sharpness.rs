//! How surely others do what a squire would like best.

use ::verraeter::Action;

/// How decidedly others choose among actions of this kind, against what a squire's points say. A role is a matter of
/// taste; how many cards to play, where to build and what to discard are not. Fitted to 60 games of knights with 500
/// iterations a move, so that their choices are least surprising.
pub(in super::super) const fn sharpness(action: &Action) -> f32 {
    match action {
        Action::Estate(_) => 3.7,
        Action::Conflict(_) => 1.9,
        Action::Pick(_) => 1.1,
        Action::Supply(_) | Action::Build { .. } | Action::Turn(_) | Action::Pass => 8.3,
        Action::Discard(_) => 9.8,
    }
}
