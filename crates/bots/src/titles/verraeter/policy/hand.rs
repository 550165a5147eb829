//! What cards in hand are worth, and which to discard where there are too many.

use super::super::points::points_of;
use super::Rationale;
use super::context::PolicyContext;
use crate::ActionScores;
use ::verraeter::figures::{HAND_LIMIT, MAX_COUNTED};
use ::verraeter::{Action, Cards};

/// A change of a hand's worth below this is none.
const SLIGHT: f32 = 0.01;

impl PolicyContext<'_> {
    /// What a hand of so many cards and conflict points is worth after a draw of `due` more.
    pub(super) fn keeps(&self, cards: u8, points: u16, due: u8) -> f32 {
        let drawn = due.min(HAND_LIMIT.saturating_sub(cards));
        let total = cards + drawn;
        let counted = self.counting * f32::from(total.min(MAX_COUNTED));
        let points = f32::from(points) + f32::from(drawn) * self.mean_card;
        self.per_card * f32::from(total) + self.per_point * points + counted
    }

    /// What the hand is worth once these are laid down and `due` cards drawn.
    pub(super) fn keeps_without(&self, laid: Cards, due: u8) -> f32 {
        self.keeps(self.cards - laid.total(), self.points - points_of(laid), due)
    }
}

/// Which cards to discard before a draw: those that are weaker than what is drawn instead.
pub(super) fn score(context: &PolicyContext<'_>, actions: &[Action], opinions: &mut ActionScores<Rationale>) {
    let kept = context.keeps_without(Cards::NONE, HAND_LIMIT);
    for &action in actions {
        let Action::Discard(cards) = action else { continue };
        let gain = context.keeps_without(cards, HAND_LIMIT) - kept;
        opinions.push(gain, why(gain));
    }
}

fn why(gain: f32) -> Rationale {
    if gain > SLIGHT {
        Rationale::ReplacesWeakCards
    } else if gain < -SLIGHT {
        Rationale::LosesGoodCards
    } else {
        Rationale::KeepsGoodCards
    }
}
