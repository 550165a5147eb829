//! Knowledge: what each player has seen of the others' resource cards (ruling 16).
//!
//! It is kept as lower bounds: the holder has at least so many of a kind. Cards that publicly went into a hand are
//! known to all; a hand shown after a failed bribe is known to the briber; cards taken by a plea are known to the two
//! players. A bound decreases when such cards leave the hand.
//!
//! What a player could infer by counting every card since the last shuffle is not kept.

use crate::cards::{Cards, Good};
use crate::state::Each;
use engine::{Eye, Seat, SeatSet};

/// Lower bounds of the cards in each hand, per observer.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Known {
    /// What everyone has seen, per holder.
    open: Each<Cards>,
    /// What a player has seen, the public part included, per observer and holder. No player observes the own hand.
    own: Each<Each<Cards>>,
}

impl Known {
    /// Returns what an observer knows of the hand of `holder`; for an omniscient observer, what everyone knows.
    #[must_use]
    pub fn of(&self, holder: Seat, eye: Eye) -> Cards {
        match eye {
            Eye::Seat(observer) => self.own[observer][holder],
            Eye::Public | Eye::Omniscient => self.open[holder],
        }
    }

    /// Records that cards publicly went into the hand of `holder`.
    pub fn all_saw(&mut self, holder: Seat, cards: Cards) {
        self.each_bound(holder, |bound| *bound += cards);
    }

    /// Records that cards publicly left the hand of `holder`.
    pub fn played(&mut self, holder: Seat, cards: Cards) {
        self.each_bound(holder, |bound| *bound = bound.less(cards));
    }

    /// Records that one card publicly left the hand of `holder`.
    pub fn played_one(&mut self, holder: Seat, good: Good) {
        self.each_bound(holder, |bound| bound[good] = bound[good].saturating_sub(1));
    }

    /// Records that `observer` was shown the whole hand of `holder`.
    pub fn shown(&mut self, observer: Seat, holder: Seat, hand: Cards) {
        self.own[observer][holder] = hand;
    }

    /// Records that everyone was shown the whole hand of `holder`.
    pub fn all_were_shown(&mut self, holder: Seat, hand: Cards) {
        self.each_bound(holder, |bound| *bound = hand);
    }

    /// Records that `cards` passed from one hand to another: the two players know them, the others only their number.
    pub fn passed(&mut self, from: Seat, to: Seat, cards: Cards) {
        let any = Cards([cards.total(); 4]);
        let sharp = self.own[to][from].less(cards);
        self.each_bound(from, |bound| *bound = bound.less(any));
        self.own[to][from] = sharp;
        self.own[from][to] += cards;
    }

    /// Returns the knowledge as far as `seat` can know it: what others have seen in private of third hands is removed.
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
