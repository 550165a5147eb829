//! Keys of information sets.

use crate::opponent_model::OpponentModel;
use engine::{Eye, Game, MAX_SEATS, PerSeat, Seat, SeatSet};
use rustc_hash::FxHasher;
use std::hash::{Hash, Hasher};

/// A hash for each seat of all that it has observed since the tree was built: decisions of the same seat with the same hash are one
/// node.
///
/// That chance acted is part of it, but not the outcome: the search is open-loop over chance.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct ObservationHashes(PerSeat<u64, MAX_SEATS>);

/// A key for each other seat of what it alone knows at the root.
pub(super) type PrivateKeys = PerSeat<u64, MAX_SEATS>;

/// The private keys of all seats but the searching one in a determinization. The searching seat knows the same in all of them, and
/// how it came to know it is part of its observations: with a key of its own a decision would not be found again once the private
/// information has come about.
pub(super) fn private_keys<G: Game>(
    game: &G,
    opponents: &impl OpponentModel<G>,
    world: &G::State,
    own: Seat,
) -> PrivateKeys {
    let mut keys = PrivateKeys::default();
    let others = SeatSet::all(game.seats()).without(own);
    others.iter().for_each(|seat| keys[seat] = opponents.private_key(game, world, seat));
    keys
}

/// Stands for any chance outcome.
const CHANCE_MARK: u8 = u8::MAX;

impl ObservationHashes {
    /// The key of a decision of a seat.
    pub(super) fn key(&self, seat: Seat, private: &PrivateKeys) -> u64 {
        mix(self.0[seat], &(seat, private[seat]))
    }

    /// Every seat observes an action that is about to be played, as far as it can see it.
    pub(super) fn record_action<G: Game>(&mut self, game: &G, world: &G::State, by: Seat, action: G::Action) {
        for seat in SeatSet::all(game.seats()).iter() {
            let seen = game.observed_action(world, action, by, Eye::Seat(seat));
            self.0[seat] = mix(self.0[seat], &(by, seen));
        }
    }

    /// Every seat observes that chance acted.
    pub(super) fn record_chance(&mut self) {
        self.0.0.iter_mut().for_each(|hash| *hash = mix(*hash, &CHANCE_MARK));
    }

    /// The searching seat has observed an action. All seats are taken to have seen the same: where another seat saw something else,
    /// its nodes are not found any more and grow again.
    pub(super) fn record_observation<G: Game>(&mut self, by: Seat, seen: &G::ObservedAction) {
        self.0.0.iter_mut().for_each(|hash| *hash = mix(*hash, &(by, seen)));
    }
}

fn mix(hash: u64, observation: &impl Hash) -> u64 {
    let mut hasher = FxHasher::default();
    hash.hash(&mut hasher);
    observation.hash(&mut hasher);
    hasher.finish()
}
