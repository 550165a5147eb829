//! Which supply cards to play.

use super::super::points::points_of;
use super::Why;
use super::clash::{Clash, Prospect};
use super::outlook::Outlook;
use crate::Opinions;
use ::verraeter::{Action, Role};

/// A chance of victory above this is a victory, one below the rest a defeat.
const SURE: f32 = 0.85;

/// A change of chances or worth below this is none.
const SLIGHT: f32 = 0.04;

/// Each set of cards: how the conflict goes with it, and what the hand is worth without it.
pub(super) fn appraise(outlook: &Outlook<'_>, actions: &[Action], opinions: &mut Opinions<Why>) {
    let (Some(border), Some(role)) = (outlook.world.conflict, outlook.own.card()) else { return };
    let beliefs = outlook.believes(&outlook.glance(), role);
    let clash = outlook.clash(&outlook.field(border, &outlook.muster()), Some(role), &beliefs);
    let due = outlook.due(outlook.side_with(Some(role)), Some(role));
    let brought = u16::from(role.cp());
    let without = clash.with(brought);
    let kept = outlook.keeps(outlook.cards, outlook.points, due);
    for &action in actions {
        let Action::Supply(cards) = action else { continue };
        let points = points_of(cards);
        let prospect = clash.with(brought + points);
        let cost = kept - outlook.keeps(outlook.cards - cards.total(), outlook.points - points, due);
        let why = if cards.is_empty() { saved(without) } else { played(without, prospect, cost) };
        opinions.push(prospect.worth - without.worth - cost, why);
    }
}

/// Why no card is played.
fn saved(without: Prospect) -> Why {
    if without.victory > SURE {
        Why::ConflictIsWon
    } else if without.victory < 1.0 - SURE {
        Why::ConflictIsLost
    } else {
        Why::SavesCards
    }
}

/// Why cards are played.
fn played(without: Prospect, with: Prospect, cost: f32) -> Why {
    if with.victory - without.victory > SLIGHT {
        if with.victory > 0.5 { Why::WinsConflict } else { Why::RaisesChances }
    } else if cost < SLIGHT {
        Why::CardsAreFree
    } else {
        Why::WastesCards
    }
}

/// The best that can come of a conflict with a role: what it is worth with the best number of his cards, the strongest
/// first, and the chance of victory then. The hand that he keeps is counted.
pub(super) fn best_effort(outlook: &Outlook<'_>, clash: &Clash, role: Option<Role>) -> Prospect {
    let due = outlook.due(outlook.side_with(role), role);
    let (mut left, mut played) = (outlook.cards, 0);
    let mut best = Prospect { worth: f32::NEG_INFINITY, victory: 0.0 };
    loop {
        let prospect = clash.with(role.map_or(0, |role| u16::from(role.cp())) + played);
        let worth = prospect.worth + outlook.keeps(left, outlook.points - played, due);
        if worth > best.worth {
            best = Prospect { worth, ..prospect };
        }
        if left == 0 {
            return best;
        }
        left -= 1;
        played += u16::from(outlook.own.hand.nth(left).cp());
    }
}
