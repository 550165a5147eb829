//! The value of a hand, and discards.

use super::super::points::points_of;
use super::Rationale;
use super::context::PolicyContext;
use crate::ActionScores;
use ::verraeter::figures::{HAND_LIMIT, MAX_COUNTED};
use ::verraeter::{Action, Cards};

/// The change of a hand's value below which a discard is neutral.
const SLIGHT: f32 = 0.01;

impl PolicyContext<'_> {
    /// The value of a hand with so many cards and conflict points after a draw of `due` more cards.
    pub(super) fn hand_value(&self, cards: u8, points: u16, due: u8) -> f32 {
        let drawn = due.min(HAND_LIMIT.saturating_sub(cards));
        let total = cards + drawn;
        let counted = self.counting * f32::from(total.min(MAX_COUNTED));
        let points = f32::from(points) + f32::from(drawn) * self.mean_card;
        self.per_card * f32::from(total) + self.per_point * points + counted
    }

    /// The value of the hand without these cards after a draw of `due` cards.
    pub(super) fn hand_value_without(&self, laid: Cards, due: u8) -> f32 {
        self.hand_value(self.cards - laid.total(), self.points - points_of(laid), due)
    }
}

/// Scores each discard before a draw: weak cards are replaced by drawn ones.
pub(super) fn score(context: &PolicyContext<'_>, actions: &[Action], scores: &mut ActionScores<Rationale>) {
    let kept = context.hand_value_without(Cards::NONE, HAND_LIMIT);
    for &action in actions {
        let Action::Discard(cards) = action else { continue };
        let gain = context.hand_value_without(cards, HAND_LIMIT) - kept;
        scores.push(gain, rationale(gain));
    }
}

fn rationale(gain: f32) -> Rationale {
    if gain > SLIGHT {
        Rationale::ReplacesWeakCards
    } else if gain < -SLIGHT {
        Rationale::LosesGoodCards
    } else {
        Rationale::KeepsGoodCards
    }
}
