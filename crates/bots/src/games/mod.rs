//! What the games tell their bots.

pub mod kingsburg;
pub mod krieg;
pub mod verraeter;

use crate::Courtly;
use table::{BadSetUp, catalogue};

/// A visitor of a game's type.
pub(crate) trait GameVisitor {
    /// What comes of it.
    type Result;

    /// Does it with a game.
    fn run<G: Courtly>(self) -> Self::Result;
}

/// Calls a visitor with the game of this name.
pub(crate) fn visit<E: GameVisitor>(game: &str, visitor: E) -> Result<E::Result, BadSetUp> {
    use table::games as at;
    let name = catalogue::find(game)?.name;
    Ok(match name {
        _ if name == at::krieg::INFO.name => visitor.run::<::krieg::Krieg>(),
        _ if name == at::verraeter::INFO.name => visitor.run::<::verraeter::Verraeter>(),
        _ => visitor.run::<::kingsburg::Kingsburg>(),
    })
}
