//! What the games tell their bots.

pub mod kingsburg;
pub mod krieg;
pub mod verraeter;

use crate::Courtly;
use table::{BadSetUp, catalogue};

/// Something that can be done with any game.
pub(crate) trait Errand {
    /// What comes of it.
    type Result;

    /// Does it with a game.
    fn run<G: Courtly>(self) -> Self::Result;
}

/// Does an errand with the game of this name.
pub(crate) fn send<E: Errand>(game: &str, errand: E) -> Result<E::Result, BadSetUp> {
    use table::games as at;
    let name = catalogue::find(game)?.name;
    Ok(match name {
        _ if name == at::krieg::INFO.name => errand.run::<::krieg::Krieg>(),
        _ if name == at::verraeter::INFO.name => errand.run::<::verraeter::Verraeter>(),
        _ => errand.run::<::kingsburg::Kingsburg>(),
    })
}
