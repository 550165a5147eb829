//! The sharpness of other seats' decisions.

use ::verraeter::Action;

/// The factor on scores when they predict decisions of other seats, by kind of action. Fitted to 60 games of knights with 500
/// iterations per decision by minimal cross-entropy: roles are hard to predict (1.1), supply, buildings and discards are not (8.3
/// to 9.8).
pub(in super::super) const fn sharpness(action: &Action) -> f32 {
    match action {
        Action::Estate(_) => 3.7,
        Action::Conflict(_) => 1.9,
        Action::Pick(_) => 1.1,
        Action::Supply(_) | Action::Build { .. } | Action::Turn(_) | Action::Pass => 8.3,
        Action::Discard(_) => 9.8,
    }
}
