//! Which supply cards to play.

use super::super::points::points_of;
use super::Why;
use super::clash::{Clash, Prospect};
use super::outlook::Outlook;
use crate::ActionScores;
use ::verraeter::figures::HAND_LIMIT;
use ::verraeter::{Action, Role};

/// A chance of victory above this is a victory, one below the rest a defeat.
const SURE: f32 = 0.85;

/// A change of chances or worth below this is none.
const SLIGHT: f32 = 0.04;

/// Each set of cards: how the conflict goes with it, and what the hand is worth without it.
pub(super) fn appraise(outlook: &Outlook<'_>, actions: &[Action], opinions: &mut ActionScores<Why>) {
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

/// The conflict points of his strongest cards: of none, of one, of two, and so on.
pub(super) type Efforts = [u16; HAND_LIMIT as usize + 1];

impl Outlook<'_> {
    /// The conflict points of his strongest cards.
    pub(super) fn efforts(&self) -> Efforts {
        let mut efforts = Efforts::default();
        for played in 1..=self.cards.min(HAND_LIMIT) {
            let card = self.own.hand.nth(self.cards - played).cp();
            efforts[usize::from(played)] = efforts[usize::from(played) - 1] + u16::from(card);
        }
        efforts
    }

    /// The best that can come of a conflict with a role: what it is worth with the best number of his cards, the
    /// strongest first, and the chance of victory then. The hand that he keeps is counted.
    pub(super) fn best_effort(&self, clash: &Clash, role: Option<Role>, efforts: &Efforts) -> Prospect {
        let due = self.due(self.side_with(role), role);
        let brought = role.map_or(0, |role| u16::from(role.cp()));
        let mut best = Prospect { worth: f32::NEG_INFINITY, victory: 0.0 };
        for (left, &points) in (0..=self.cards).rev().zip(efforts) {
            let prospect = clash.with(brought + points);
            let worth = prospect.worth + self.keeps(left, self.points - points, due);
            if worth > best.worth {
                best = Prospect { worth, ..prospect };
            }
        }
        best
    }
}
