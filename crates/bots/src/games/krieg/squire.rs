//! A beginner's opinion of each action of Krieg.

use crate::Opinions;
use ::krieg::Krieg;
use engine::{Game, Seat};
use serde::Serialize;

/// Why a squire likes an action.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Why {
    /// There is nothing to say about it.
    Anything,
}

/// A squire's opinion of each action.
pub(super) fn appraise(
    _rules: &Krieg,
    _world: &<Krieg as Game>::State,
    _seat: Seat,
    actions: &[<Krieg as Game>::Action],
    opinions: &mut Opinions<Why>,
) {
    actions.iter().for_each(|_| opinions.push(0.0, Why::Anything));
}
