//! Where to place the conflict.

use super::Rationale;
use super::conflict_setup::Field;
use super::context::PolicyContext;
use super::draft_belief::Beliefs;
use super::supply::Efforts;
use crate::ActionScores;
use ::verraeter::{Action, Role};

/// A conflict worth more than this is a good one.
const GOOD: f32 = 0.5;

/// What is the same wherever the conflict is.
#[derive(Copy, Clone, Debug)]
struct Stand {
    /// Who may have which role.
    beliefs: Beliefs,
    /// His strongest cards.
    efforts: Efforts,
    /// What his hand is worth without a conflict.
    idle: f32,
    /// What it is worth to change sides, the conflict apart.
    changing: f32,
}

/// Each border: how the conflict there goes with him where he stands, and if he became the traitor.
pub(super) fn score(context: &PolicyContext<'_>, actions: &[Action], opinions: &mut ActionScores<Rationale>) {
    let muster = context.muster();
    let side = context.own.side;
    let stand = Stand {
        beliefs: context.believes_blindly(),
        efforts: context.efforts(),
        idle: context.keeps(context.cards, context.points, context.due(side, None)),
        changing: context.besides(Role::Traitor, 0.0) - context.standing_for(side),
    };
    for &action in actions {
        let Action::Conflict(border) = action else { continue };
        let (worth, why) = context.conflict_at(&context.field(border, &muster), &stand);
        opinions.push(worth, why);
    }
}

impl PolicyContext<'_> {
    /// What a conflict is worth to him, and why.
    fn conflict_at(&self, field: &Field, stand: &Stand) -> (f32, Rationale) {
        let effort = |role| self.best_effort(&self.clash(field, role, &stand.beliefs), role, &stand.efforts);
        let (stay, desert) = (effort(None), effort(Some(Role::Traitor)));
        let (stays, deserts) = (stay.worth - stand.idle, desert.worth - stand.idle + stand.changing);
        let worth = stays + self.params.offer * (deserts - stays).max(0.0);
        let why = if stays > GOOD && stay.victory > 0.5 {
            Rationale::PromisingConflict
        } else if deserts > stays && worth > 0.0 {
            Rationale::ConflictForATraitor
        } else if worth > 0.0 {
            Rationale::OpenConflict
        } else {
            Rationale::HelpsRivals
        };
        (worth, why)
    }
}
