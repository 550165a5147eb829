//! Which supply cards to play.

use super::Why;
use super::belief::Glance;
use super::clash::Prospect;
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
    let beliefs = outlook.believes(Glance::taking(outlook.received(), role));
    let forces = outlook.forces(border, &beliefs);
    let clash = outlook.clash(&forces, Some(role), &beliefs);
    let due = outlook.due(outlook.side_with(Some(role)), Some(role));
    let points = f32::from(role.cp());
    let without = clash.with(points, &forces);
    let kept = outlook.keeps_without(::verraeter::Cards::NONE, due);
    for &action in actions {
        let Action::Supply(cards) = action else { continue };
        let prospect = clash.with(points + f32::from(cards.cp()), &forces);
        let cost = kept - outlook.keeps_without(cards, due);
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
pub(super) fn best_effort(
    outlook: &Outlook<'_>,
    forces: &super::clash::Forces,
    role: Option<Role>,
    beliefs: &super::belief::Beliefs,
) -> Prospect {
    let clash = outlook.clash(forces, role, beliefs);
    let due = outlook.due(outlook.side_with(role), role);
    let base = role.map_or(0, Role::cp);
    let (mut left, mut points) = (outlook.own.hand.total(), 0);
    let all = outlook.own.hand.cp();
    let mut best = Prospect { worth: f32::NEG_INFINITY, victory: 0.0 };
    loop {
        let prospect = clash.with(f32::from(base) + f32::from(points), forces);
        let worth = prospect.worth + outlook.keeps(left, all - points, due);
        if worth > best.worth {
            best = Prospect { worth, ..prospect };
        }
        if left == 0 {
            return best;
        }
        left -= 1;
        points += u16::from(outlook.own.hand.nth(left).cp());
    }
}
