//! Replay: entries printed and read back rebuild every state.

use crate::notation::text;
use crate::{Game, Seat};

/// One ply: who, and what.
pub(super) enum Entry<G: Game> {
    Box(G::Chance),
    Seat(Seat, G::Action),
}

impl<G: Game> Entry<G> {
    pub(super) fn apply(&self, game: &G, state: &mut G::State) {
        match *self {
            Entry::Box(chance) => game.settle(state, chance, &mut ()),
            Entry::Seat(seat, action) => game.play_unchecked(state, seat, action, &mut ()),
        }
    }

    pub(super) fn printed_and_read(&self) -> Entry<G> {
        match *self {
            Entry::Box(chance) => {
                let read = text(chance).parse();
                assert!(read == Ok(chance), "replay: {chance} reads as {read:?}");
                Entry::Box(read.expect("just compared with Ok"))
            }
            Entry::Seat(seat, action) => {
                let read = text(action).parse();
                assert!(read == Ok(action), "replay: {action} reads as {read:?}");
                Entry::Seat(seat, read.expect("just compared with Ok"))
            }
        }
    }
}
