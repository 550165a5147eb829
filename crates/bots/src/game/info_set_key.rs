//! Keys of information sets.

use engine::{Game, Seat};

/// The part of a seat's private information that tells its information sets apart in a search tree.
pub trait InfoSetKey: Game {
    /// A key of what `seat` alone knows in `world`. A search gives decisions of other seats with the same observations and different
    /// keys different nodes.
    ///
    /// Use few values: a role is a good key, a whole hand gives every determinization nodes of its own. By default all decisions
    /// with the same observations share a node.
    fn private_key(&self, _world: &Self::State, _seat: Seat) -> u8 {
        0
    }
}
