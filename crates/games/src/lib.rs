//! Tables: where a game is set up, played, recorded and replayed.
//!
//! The same text serves command line, record file, database row and wire: a header says which game is played with
//! which options, and each ply is one line.
//!
//! ```text
//! krieg rules=1 seats=4 edition=classic variants=light components=2f0c3a1b9d4e
//! box deal adviser=2 1:KKCHHGGG:war/cathedral,tax/privilege …
//! 2 bid HH
//! ```
//!
//! [`Title`] lists the games. [`DynGame`] is a game with its options fixed, [`DynMatch`] a game in play; both are object-safe, so that
//! server and terminal need no game types. [`Match`] is a game in play with its type.

pub mod components;
mod dynamic;
mod expected;
pub mod fair_dice;
mod game_info;
mod game_match;
mod options;
mod playouts;
pub mod record;
mod table_game;
mod title;
pub mod titles;

pub use components::{ComponentError, ComponentSet, FileProblem, InvalidFigures};
pub use dynamic::{
    CheckLaws, ConfiguredGame, DecisionInfo, DynGame, DynMatch, Rejection, header_of, serialized_name,
};
pub use expected::{Expected, SeatInput};
pub use game_info::{GameInfo, OptionInfo};
pub use game_match::Match;
pub use options::{ConfigError, GameConfig, OptionValues};
pub use playouts::{PlayoutStats, WIN_UNITS};
pub use record::{Header, HeaderError, Record, RecordError};
pub use table_game::TableGame;
pub use title::Title;
