//! What each seat has seen, as a number.

use engine::{BySeat, Eye, Game, MAX_SEATS, Seat, Seats};
use rustc_hash::FxHasher;
use std::hash::{Hash, Hasher};

/// A number for each seat that stands for all it has seen since the tree was planted: decisions of the same seat with
/// the same memory are one node of the tree.
///
/// What the box said is not in it: the loop is open over chance.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Memories(BySeat<u64, MAX_SEATS>);

impl Memories {
    /// The number of a seat, different for every seat.
    pub(super) fn key(&self, seat: Seat) -> u64 {
        mix(self.0[seat], &seat)
    }

    /// Every seat sees what it may of an action that is about to be played.
    pub(super) fn watch<G: Game>(&mut self, rules: &G, world: &G::State, by: Seat, action: G::Action) {
        for seat in Seats::all(rules.seats()).iter() {
            let seen = rules.seen(world, action, by, Eye::Seat(seat));
            self.0[seat] = mix(self.0[seat], &(by, seen));
        }
    }

    /// All seats are taken to have seen what one has. Where others saw something else, their nodes are not found any
    /// more and grow anew.
    pub(super) fn witness<G: Game>(&mut self, by: Seat, seen: &G::Seen) {
        self.0.0.iter_mut().for_each(|memory| *memory = mix(*memory, &(by, seen)));
    }
}

fn mix(memory: u64, seen: &impl Hash) -> u64 {
    let mut hasher = FxHasher::default();
    memory.hash(&mut hasher);
    seen.hash(&mut hasher);
    hasher.finish()
}
