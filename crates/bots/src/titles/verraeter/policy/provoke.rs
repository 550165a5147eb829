//! Provocation: the place of the conflict.

use super::Rationale;
use super::conflict_setup::ConflictSetup;
use super::context::PolicyContext;
use super::draft_belief::Beliefs;
use super::supply::StrongestCards;
use crate::ActionScores;
use ::verraeter::{Action, Role};

/// The value above which a conflict is promising.
const GOOD: f32 = 0.5;

/// The values that do not depend on the place of the conflict.
#[derive(Copy, Clone, Debug)]
struct Baseline {
    /// The beliefs about the roles of other seats.
    beliefs: Beliefs,
    /// The seat's strongest cards.
    strongest: StrongestCards,
    /// The value of the hand without a conflict.
    idle: f32,
    /// The value of changing sides without the conflict.
    changing: f32,
}

/// Scores each border by the value of the conflict on the own side and as the traitor.
pub(super) fn score(context: &PolicyContext<'_>, actions: &[Action], scores: &mut ActionScores<Rationale>) {
    let supply_estimate = context.supply_estimate();
    let side = context.own.side;
    let baseline = Baseline {
        beliefs: context.prior_beliefs(),
        strongest: context.strongest(),
        idle: context.hand_value(context.cards, context.points, context.due(side, None)),
        changing: context.role_value(Role::Traitor, 0.0) - context.standing_for(side),
    };
    for &action in actions {
        let Action::Conflict(border) = action else { continue };
        let (worth, rationale) =
            context.conflict_at(&context.conflict_setup(border, &supply_estimate), &baseline);
        scores.push(worth, rationale);
    }
}

impl PolicyContext<'_> {
    /// The value of a conflict and its rationale.
    fn conflict_at(&self, setup: &ConflictSetup, baseline: &Baseline) -> (f32, Rationale) {
        let supply = |role| {
            self.best_supply(&self.conflict(setup, role, &baseline.beliefs), role, &baseline.strongest)
        };
        let (stay, desert) = (supply(None), supply(Some(Role::Traitor)));
        let (stays, deserts) = (stay.worth - baseline.idle, desert.worth - baseline.idle + baseline.changing);
        let worth = stays + self.params.traitor_offer * (deserts - stays).max(0.0);
        let rationale = if stays > GOOD && stay.victory > 0.5 {
            Rationale::PromisingConflict
        } else if deserts > stays && worth > 0.0 {
            Rationale::ConflictForATraitor
        } else if worth > 0.0 {
            Rationale::OpenConflict
        } else {
            Rationale::HelpsRivals
        };
        (worth, rationale)
    }
}
