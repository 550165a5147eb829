//! The law *replay*: plies that are printed and read back rebuild every state.

use crate::notation::format_entry;
use crate::{Game, Ply};

/// Prints a ply as an entry of a record and reads it back.
pub(super) fn printed_and_read<G: Game>(ply: Ply<G>) -> Ply<G> {
    let read = format_entry(ply).parse();
    assert!(read == Ok(ply), "replay: {ply} reads as {read:?}");
    read.expect("just compared with Ok")
}
