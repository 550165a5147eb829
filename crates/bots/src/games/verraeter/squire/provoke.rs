//! Where to place the conflict.

use super::Why;
use super::belief::Beliefs;
use super::outlook::Outlook;
use super::supply::best_effort;
use crate::Opinions;
use ::verraeter::{Action, Border, Cards, Role};

/// Each border: how the conflict there goes with him where he stands, and if he became the traitor.
pub(super) fn appraise(outlook: &Outlook<'_>, actions: &[Action], opinions: &mut Opinions<Why>) {
    let beliefs = outlook.unseen_roles();
    let idle = [None, Some(Role::Traitor)]
        .map(|role| outlook.keeps_without(Cards::NONE, outlook.due(outlook.side_with(role), role)));
    for &action in actions {
        let Action::Conflict(border) = action else { continue };
        let (worth, why) = outlook.conflict_at(border, &beliefs, idle);
        opinions.push(worth, why);
    }
}

impl Outlook<'_> {
    /// What a conflict is worth to him, and why; `idle` is what his hand is worth without any.
    fn conflict_at(&self, border: Border, beliefs: &Beliefs, idle: [f32; 2]) -> (f32, Why) {
        let forces = self.forces(border, beliefs);
        let stay = best_effort(self, &forces, None, beliefs);
        let desert = best_effort(self, &forces, Some(Role::Traitor), beliefs);
        let (stays, deserts) = (stay.worth - idle[0], desert.worth - idle[1]);
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
