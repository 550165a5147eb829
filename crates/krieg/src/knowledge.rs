//! What each player has seen of the others' resource cards (ruling 16).
//!
//! Kept as lower bounds: the holder has at least so many of a kind. Cards that went into a hand for all to see are
//! known to all; a hand shown after a failed bribe is known to the briber; cards taken by a plea are known to both
//! who were there. A bound falls when such cards leave the hand.
//!
//! What a player could work out by counting every card since the last shuffle is not kept: the game asks nobody to.

use crate::cards::{Cards, Good};
use crate::state::Each;
use engine::{Eye, Seat, SeatSet};

/// Lower bounds of what is in each hand, for each who has seen something.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Known {
    /// What everyone has seen, by holder.
    open: Each<Cards>,
    /// What a player has seen, the open part included, by observer and holder. Nobody observes himself.
    own: Each<Each<Cards>>,
}

impl Known {
    /// What an eye knows of the hand of `holder`. The open eye has no need of knowledge and has what all have.
    #[must_use]
    pub fn of(&self, holder: Seat, eye: Eye) -> Cards {
        match eye {
            Eye::Seat(observer) => self.own[observer][holder],
            Eye::Public | Eye::Omniscient => self.open[holder],
        }
    }

    /// Everyone saw these cards go into the hand of `holder`.
    pub fn all_saw(&mut self, holder: Seat, cards: Cards) {
        self.each_bound(holder, |bound| *bound += cards);
    }

    /// Everyone saw these cards leave the hand of `holder`.
    pub fn played(&mut self, holder: Seat, cards: Cards) {
        self.each_bound(holder, |bound| *bound = bound.less(cards));
    }

    /// Everyone saw one card leave the hand of `holder`.
    pub fn played_one(&mut self, holder: Seat, good: Good) {
        self.each_bound(holder, |bound| bound[good] = bound[good].saturating_sub(1));
    }

    /// `observer` was shown the whole hand of `holder`.
    pub fn shown(&mut self, observer: Seat, holder: Seat, hand: Cards) {
        self.own[observer][holder] = hand;
    }

    /// Everyone was shown the whole hand of `holder`.
    pub fn all_were_shown(&mut self, holder: Seat, hand: Cards) {
        self.each_bound(holder, |bound| *bound = hand);
    }

    /// `cards` passed from one hand to another; the two know them, the others only how many.
    pub fn passed(&mut self, from: Seat, to: Seat, cards: Cards) {
        let any = Cards([cards.total(); 4]);
        let sharp = self.own[to][from].less(cards);
        self.each_bound(from, |bound| *bound = bound.less(any));
        self.own[to][from] = sharp;
        self.own[from][to] += cards;
    }

    /// The same, as far as `seat` can know it: what others have seen in private of third hands is forgotten.
    #[must_use]
    pub fn as_known_to(&self, seat: Seat) -> Known {
        let mut known = *self;
        for observer in everyone().without(seat).iter() {
            for holder in everyone().without(seat).without(observer).iter() {
                known.own[observer][holder] = self.open[holder];
            }
        }
        known
    }

    fn each_bound(&mut self, holder: Seat, mut change: impl FnMut(&mut Cards)) {
        change(&mut self.open[holder]);
        for (observer, bounds) in self.own.0.iter_mut().enumerate() {
            if observer != holder.index() {
                change(&mut bounds[holder]);
            }
        }
    }
}

fn everyone() -> SeatSet {
    SeatSet::all(4)
}
