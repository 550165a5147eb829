//! What cards in hand are worth, and which to discard where there are too many.

use super::Why;
use super::outlook::Outlook;
use crate::Opinions;
use ::verraeter::figures::{HAND_LIMIT, MOST_COUNTED};
use ::verraeter::{Action, Cards};

/// A change of a hand's worth below this is none.
const SLIGHT: f32 = 0.01;

impl Outlook<'_> {
    /// What a hand of so many cards and conflict points is worth after a draw of `due` more.
    pub(super) fn keeps(&self, cards: u8, points: u16, due: u8) -> f32 {
        let drawn = due.min(HAND_LIMIT - cards.min(HAND_LIMIT));
        let total = f32::from(cards + drawn);
        let offices = self.own.offices.len() as f32;
        let counted = offices * total.min(f32::from(MOST_COUNTED));
        if self.is_last_round() {
            return counted;
        }
        let points = f32::from(points) + f32::from(drawn) * self.mean_card;
        let kept = self.temper.kept.powi(i32::from(self.rounds_left));
        self.temper.card * total + self.temper.point * points + kept * counted
    }

    /// What the hand is worth once these are laid down and `due` cards drawn.
    pub(super) fn keeps_without(&self, laid: Cards, due: u8) -> f32 {
        let hand = self.own.hand;
        self.keeps(hand.total() - laid.total(), hand.cp() - laid.cp(), due)
    }
}

/// Which cards to discard before a draw: those that are weaker than what is drawn instead.
pub(super) fn appraise(outlook: &Outlook<'_>, actions: &[Action], opinions: &mut Opinions<Why>) {
    let kept = outlook.keeps_without(Cards::NONE, HAND_LIMIT);
    for &action in actions {
        let Action::Discard(cards) = action else { continue };
        let gain = outlook.keeps_without(cards, HAND_LIMIT) - kept;
        let why = if gain > SLIGHT {
            Why::ReplacesWeakCards
        } else if gain < -SLIGHT {
            Why::LosesGoodCards
        } else {
            Why::KeepsGoodCards
        };
        opinions.push(gain, why);
    }
}
