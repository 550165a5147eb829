//! Events, for logs and animations.

use crate::cards::{Cards, Good, Matter, Part, Site};
use engine::{Eye, Seat};

#[expect(missing_docs, reason = "the fields of an event are named by what they are")]
/// An event. An observer receives an event completely or not at all; what only some may know is an event of its own.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case", tag = "event"))]
pub enum Event {
    /// The cards were dealt, and the start card was revealed.
    Dealt { adviser: Seat, matter: Matter },
    /// A year began.
    YearBegan { year: u8 },

    /// An agenda card was played.
    Played { by: Seat, matter: Matter },
    /// The agenda card was replaced; the old one is in the hand of `by`.
    Swapped { by: Seat, paid: Good, matter: Matter, back: Matter },
    /// The agenda card was taken; another must replace it.
    Took { by: Seat, paid: Good, matter: Matter },
    /// The agenda card was left as it is.
    LetStand { by: Seat },

    /// A bid was raised.
    Raised { by: Seat, cards: Cards, total: u8 },
    /// A bidder passed.
    Folded { by: Seat, back: Cards, lost: Cards },
    /// The auction was won: the new adviser.
    Won { by: Seat, lost: Cards, total: u8 },
    /// The king paid points for a privilege card.
    Sealed { by: Seat, vp: u8 },
    /// A part of the cathedral was built; `workers` houses went back to the reserve.
    Built { by: Seat, part: Part, vp: u8, workers: u8 },
    /// A privilege was taken, from the supply or from another.
    Privileged { by: Seat, good: Good, from: Option<Seat> },
    /// No privilege could be taken.
    NoPrivilege { by: Seat },
    /// The agenda card left the game.
    Retired { matter: Matter },

    /// A farm was founded.
    Founded { by: Seat },
    /// Workers went to the cathedral.
    Sent { by: Seat },
    /// An attack.
    Attacked { by: Seat, target: Seat },
    /// It was defended with a knight.
    Defended { by: Seat, target: Seat },
    /// It burned a house.
    Burned { by: Seat, target: Seat, site: Site },
    /// Loot was laid apart, face down.
    Looted { by: Seat, count: u8 },
    /// A bribe cost the target a knight.
    Bribed { by: Seat, target: Seat },
    /// A bribe found no knight; the target showed his hand to the briber.
    BribeFailed { by: Seat, target: Seat },
    /// What the target of a failed bribe held.
    Shown { by: Seat, target: Seat, hand: Cards },
    /// A turn of actions ended; the loot went into the hand.
    TurnEnded { by: Seat, loot: u8 },
    /// What the loot was.
    LootTaken { by: Seat, cards: Cards },

    /// The deck was empty; the discards became the new one.
    Reshuffled,
    /// Cards were drawn from the deck.
    Drew { by: Seat, count: u8 },
    /// Which cards they were, for those who see them.
    DrewCards { by: Seat, cards: Cards },
    /// Neither deck nor discards had a card left.
    NoCards { by: Seat },
    /// A player who is to choose his first card looked through the deck. The event has one card of each kind in it.
    LookedThrough { by: Seat, kinds: Cards },
    /// The first card of the income was chosen.
    Chose { by: Seat, good: Good },
    /// A privilege brought a card from the discards.
    Recovered { by: Seat, good: Good },
    /// A seat pleaded with the king.
    Pleaded { by: Seat, from: Seat },
    /// A seat did not plead.
    Proud { by: Seat },
    /// Cards passed to one who pleaded.
    Gave { from: Seat, to: Seat, count: u8 },
    /// Which cards they were, for those who see them.
    GaveCards { from: Seat, to: Seat, cards: Cards },
    /// A tithe was paid.
    Tithed { by: Seat, cards: Cards },
    /// Cards in hand became points; the rest was shown.
    Mobilised { by: Seat, converted: Cards, vp: u8, left: Cards },
    /// The game is over.
    Ended,
}

impl Event {
    /// Returns whether an observer receives the event.
    #[must_use]
    pub fn is_observed_by(&self, eye: Eye) -> bool {
        match *self {
            Event::LootTaken { by, .. } | Event::DrewCards { by, .. } | Event::LookedThrough { by, .. } => {
                eye.sees(by)
            }
            Event::Shown { by, target, .. } => eye.sees(by) || eye.sees(target),
            Event::GaveCards { from, to, .. } => eye.sees(from) || eye.sees(to),
            Event::Dealt { .. }
            | Event::YearBegan { .. }
            | Event::Played { .. }
            | Event::Swapped { .. }
            | Event::Took { .. }
            | Event::LetStand { .. }
            | Event::Raised { .. }
            | Event::Folded { .. }
            | Event::Won { .. }
            | Event::Sealed { .. }
            | Event::Built { .. }
            | Event::Privileged { .. }
            | Event::NoPrivilege { .. }
            | Event::Retired { .. }
            | Event::Founded { .. }
            | Event::Sent { .. }
            | Event::Attacked { .. }
            | Event::Defended { .. }
            | Event::Burned { .. }
            | Event::Looted { .. }
            | Event::Bribed { .. }
            | Event::BribeFailed { .. }
            | Event::TurnEnded { .. }
            | Event::Reshuffled
            | Event::Drew { .. }
            | Event::NoCards { .. }
            | Event::Chose { .. }
            | Event::Recovered { .. }
            | Event::Pleaded { .. }
            | Event::Proud { .. }
            | Event::Gave { .. }
            | Event::Tithed { .. }
            | Event::Mobilised { .. }
            | Event::Ended => true,
        }
    }
}
