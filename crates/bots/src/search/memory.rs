//! What each seat has seen, as a number.

use crate::Courtly;
use engine::{BySeat, Eye, Game, MAX_SEATS, Seat, Seats};
use rustc_hash::FxHasher;
use std::hash::{Hash, Hasher};

/// A number for each seat that stands for all it has seen since the tree was planted: decisions of the same seat with
/// the same memory are one node of the tree.
///
/// That the box spoke is in it, but not what it said: the loop is open over chance.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Memories(BySeat<u64, MAX_SEATS>);

/// What each of the others alone knows from before.
pub(super) type Secrets = BySeat<u8, MAX_SEATS>;

/// The secrets of all others in a world. The thinker's own is the same in all worlds, and how it came about is in its
/// memory: were it told apart by that too, a decision would not be found again once the secret has come about.
pub(super) fn secrets<G: Courtly>(rules: &G, world: &G::State, own: Seat) -> Secrets {
    let mut secrets = Secrets::default();
    let others = Seats::all(rules.seats()).without(own);
    others.iter().for_each(|seat| secrets[seat] = rules.secret(world, seat));
    secrets
}

/// Stands for any draw of the box.
const SPOKEN: u8 = u8::MAX;

impl Memories {
    /// The number of a seat's decision: what it has seen, and, of another, what he alone knows from before.
    pub(super) fn key(&self, seat: Seat, secrets: &Secrets) -> u64 {
        mix(self.0[seat], &(seat, secrets[seat]))
    }

    /// Every seat sees what it may of an action that is about to be played.
    pub(super) fn watch<G: Game>(&mut self, rules: &G, world: &G::State, by: Seat, action: G::Action) {
        for seat in Seats::all(rules.seats()).iter() {
            let seen = rules.seen(world, action, by, Eye::Seat(seat));
            self.0[seat] = mix(self.0[seat], &(by, seen));
        }
    }

    /// Everybody hears the box speak, but what it says is not remembered.
    pub(super) fn pass(&mut self) {
        self.0.0.iter_mut().for_each(|memory| *memory = mix(*memory, &SPOKEN));
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
