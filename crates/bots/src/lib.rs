//! Who plays when no person does.
//!
//! A bot is handed a [`Seatside`]: what its seat sees, what it may do, and worlds as they might be. It never gets the
//! state, so that no bot can peek. [`Courtly`] is what a game tells its bots beyond its rules: a beginner's opinion of
//! each action, and what of a position is worth looking at.

mod courtly;
pub mod games;
mod level;
mod page;
mod play;
mod seatside;
mod squire;

pub use courtly::{Courtly, Opinion, Opinions};
pub use level::{Bot, Choice, Sight};
pub use page::Page;
pub use play::play;
pub use seatside::Seatside;
pub use squire::Squire;
