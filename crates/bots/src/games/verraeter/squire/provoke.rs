//! Where to place the conflict.

use super::Why;
use super::belief::Beliefs;
use super::field::Field;
use super::outlook::Outlook;
use super::supply::best_effort;
use crate::Opinions;
use ::verraeter::{Action, Cards, Role};

/// Each border: how the conflict there goes with him where he stands, and if he became the traitor.
pub(super) fn appraise(outlook: &Outlook<'_>, actions: &[Action], opinions: &mut Opinions<Why>) {
    let beliefs = outlook.believes_blindly();
    let muster = outlook.muster();
    let idle = outlook.keeps_without(Cards::NONE, outlook.due(outlook.own.side, None));
    for &action in actions {
        let Action::Conflict(border) = action else { continue };
        let field = outlook.field(border, &muster);
        let (worth, why) = outlook.conflict_at(&field, &beliefs, idle);
        opinions.push(worth, why);
    }
}

impl Outlook<'_> {
    /// What a conflict is worth to him, and why; `idle` is what his hand is worth without any.
    fn conflict_at(&self, field: &Field, beliefs: &Beliefs, idle: f32) -> (f32, Why) {
        let effort = |role| best_effort(self, &self.clash(field, role, beliefs), role);
        let (stay, desert) = (effort(None), effort(Some(Role::Traitor)));
        let changing = self.besides(Role::Traitor, 0.0) - self.standing_for(self.own.side);
        let (stays, deserts) = (stay.worth - idle, desert.worth - idle + changing);
        let worth = stays + self.temper.offer * (deserts - stays).max(0.0);
        let why = if stays > 0.5 && stay.victory > 0.5 {
            Why::PromisingConflict
        } else if deserts > stays && worth > 0.0 {
            Why::ConflictForATraitor
        } else if worth > 0.0 {
            Why::OpenConflict
        } else {
            Why::HelpsRivals
        };
        (worth, why)
    }
}
