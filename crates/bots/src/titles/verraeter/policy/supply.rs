//! Which supply cards to play.

use super::super::points::points_of;
use super::Rationale;
use super::conflict_value::{ConflictOutcome, ConflictValue};
use super::context::PolicyContext;
use crate::ActionScores;
use ::verraeter::figures::HAND_LIMIT;
use ::verraeter::{Action, Role};

/// The probability of victory above which a conflict is won; below its complement it is lost.
const SURE: f32 = 0.85;

/// The change of probability or value below which cards have no effect.
const SLIGHT: f32 = 0.04;

/// Scores each set of cards by the value of the conflict with it and of the hand without it.
pub(super) fn score(context: &PolicyContext<'_>, actions: &[Action], scores: &mut ActionScores<Rationale>) {
    let (Some(border), Some(role)) = (context.world.conflict, context.own.card()) else { return };
    let beliefs = context.beliefs_after_pick(&context.observed_draft(), role);
    let conflict =
        context.conflict(&context.conflict_setup(border, &context.supply_estimate()), Some(role), &beliefs);
    let due = context.due(context.side_with(Some(role)), Some(role));
    let brought = u16::from(role.cp());
    let without = conflict.with(brought);
    let kept = context.hand_value(context.cards, context.points, due);
    for &action in actions {
        let Action::Supply(cards) = action else { continue };
        let points = points_of(cards);
        let outcome = conflict.with(brought + points);
        let cost = kept - context.hand_value(context.cards - cards.total(), context.points - points, due);
        let rationale = if cards.is_empty() { saved(without) } else { played(without, outcome, cost) };
        scores.push(outcome.worth - without.worth - cost, rationale);
    }
}

/// The rationale of playing no card.
fn saved(without: ConflictOutcome) -> Rationale {
    if without.victory > SURE {
        Rationale::ConflictIsWon
    } else if without.victory < 1.0 - SURE {
        Rationale::ConflictIsLost
    } else {
        Rationale::SavesCards
    }
}

/// The rationale of playing cards.
fn played(without: ConflictOutcome, with: ConflictOutcome, cost: f32) -> Rationale {
    if with.victory - without.victory > SLIGHT {
        if with.victory > 0.5 { Rationale::WinsConflict } else { Rationale::RaisesChances }
    } else if cost < SLIGHT {
        Rationale::CardsAreFree
    } else {
        Rationale::WastesCards
    }
}

/// The conflict points of the seat's `n` strongest cards, by `n`.
pub(super) type StrongestCards = [u16; HAND_LIMIT as usize + 1];

impl PolicyContext<'_> {
    /// Computes the conflict points of the strongest cards.
    pub(super) fn strongest(&self) -> StrongestCards {
        let mut strongest = StrongestCards::default();
        for played in 1..=self.cards.min(HAND_LIMIT) {
            let card = self.own.hand.nth(self.cards - played).cp();
            strongest[usize::from(played)] = strongest[usize::from(played) - 1] + u16::from(card);
        }
        strongest
    }

    /// The best result of a conflict with a role, over the numbers of strongest cards to play, with the value of the remaining
    /// hand.
    pub(super) fn best_supply(
        &self,
        conflict: &ConflictValue,
        role: Option<Role>,
        strongest: &StrongestCards,
    ) -> ConflictOutcome {
        let due = self.due(self.side_with(role), role);
        let brought = role.map_or(0, |role| u16::from(role.cp()));
        let mut best = ConflictOutcome { worth: f32::NEG_INFINITY, victory: 0.0 };
        for (left, &points) in (0..=self.cards).rev().zip(strongest) {
            let outcome = conflict.with(brought + points);
            let worth = outcome.worth + self.hand_value(left, self.points - points, due);
            if worth > best.worth {
                best = ConflictOutcome { worth, ..outcome };
            }
        }
        best
    }
}
