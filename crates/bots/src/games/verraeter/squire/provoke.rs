//! Where to place the conflict.

use super::Why;
use super::belief::Beliefs;
use super::field::Field;
use super::outlook::Outlook;
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
pub(super) fn appraise(outlook: &Outlook<'_>, actions: &[Action], opinions: &mut ActionScores<Why>) {
    let muster = outlook.muster();
    let side = outlook.own.side;
    let stand = Stand {
        beliefs: outlook.believes_blindly(),
        efforts: outlook.efforts(),
        idle: outlook.keeps(outlook.cards, outlook.points, outlook.due(side, None)),
        changing: outlook.besides(Role::Traitor, 0.0) - outlook.standing_for(side),
    };
    for &action in actions {
        let Action::Conflict(border) = action else { continue };
        let (worth, why) = outlook.conflict_at(&outlook.field(border, &muster), &stand);
        opinions.push(worth, why);
    }
}

impl Outlook<'_> {
    /// What a conflict is worth to him, and why.
    fn conflict_at(&self, field: &Field, stand: &Stand) -> (f32, Why) {
        let effort = |role| self.best_effort(&self.clash(field, role, &stand.beliefs), role, &stand.efforts);
        let (stay, desert) = (effort(None), effort(Some(Role::Traitor)));
        let (stays, deserts) = (stay.worth - stand.idle, desert.worth - stand.idle + stand.changing);
        let worth = stays + self.temper.offer * (deserts - stays).max(0.0);
        let why = if stays > GOOD && stay.victory > 0.5 {
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
