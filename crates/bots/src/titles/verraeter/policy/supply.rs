//! Which supply cards to play.

use super::super::points::points_of;
use super::Rationale;
use super::conflict_value::{Clash, Prospect};
use super::context::PolicyContext;
use crate::ActionScores;
use ::verraeter::figures::HAND_LIMIT;
use ::verraeter::{Action, Role};

/// A chance of victory above this is a victory, one below the rest a defeat.
const SURE: f32 = 0.85;

/// A change of chances or worth below this is none.
const SLIGHT: f32 = 0.04;

/// Each set of cards: how the conflict goes with it, and what the hand is worth without it.
pub(super) fn score(context: &PolicyContext<'_>, actions: &[Action], opinions: &mut ActionScores<Rationale>) {
    let (Some(border), Some(role)) = (context.world.conflict, context.own.card()) else { return };
    let beliefs = context.believes(&context.glance(), role);
    let clash = context.clash(&context.field(border, &context.muster()), Some(role), &beliefs);
    let due = context.due(context.side_with(Some(role)), Some(role));
    let brought = u16::from(role.cp());
    let without = clash.with(brought);
    let kept = context.keeps(context.cards, context.points, due);
    for &action in actions {
        let Action::Supply(cards) = action else { continue };
        let points = points_of(cards);
        let prospect = clash.with(brought + points);
        let cost = kept - context.keeps(context.cards - cards.total(), context.points - points, due);
        let why = if cards.is_empty() { saved(without) } else { played(without, prospect, cost) };
        opinions.push(prospect.worth - without.worth - cost, why);
    }
}

/// Why no card is played.
fn saved(without: Prospect) -> Rationale {
    if without.victory > SURE {
        Rationale::ConflictIsWon
    } else if without.victory < 1.0 - SURE {
        Rationale::ConflictIsLost
    } else {
        Rationale::SavesCards
    }
}

/// Why cards are played.
fn played(without: Prospect, with: Prospect, cost: f32) -> Rationale {
    if with.victory - without.victory > SLIGHT {
        if with.victory > 0.5 { Rationale::WinsConflict } else { Rationale::RaisesChances }
    } else if cost < SLIGHT {
        Rationale::CardsAreFree
    } else {
        Rationale::WastesCards
    }
}

/// The conflict points of his strongest cards: of none, of one, of two, and so on.
pub(super) type Efforts = [u16; HAND_LIMIT as usize + 1];

impl PolicyContext<'_> {
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
