//! Matches of the games: configuration, play, records and component files.
//!
//! Command line, record files, database and HTTP API use the same text: a header names the game with
//! its options, and each ply is one line.
//!
//! ```text
//! krieg rules=1 seats=4 edition=classic variants=light components=2f0c3a1b9d4e
//! box deal adviser=2 1:KKCHHGGG:war/cathedral,tax/privilege …
//! 2 bid HH
//! ```
//!
//! [`Title`] lists the games. [`DynGame`] is a game with its options fixed, [`DynMatch`] a match; both are
//! object-safe, so that callers need not know the type of the game. [`Match`] is a match with the type of its game.

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
    CheckLaws, ConfiguredGame, DecisionInfo, DynGame, DynMatch, Rejection, record_header, serialized_name,
};
pub use expected::{Expected, SeatInput};
pub use game_info::{GameInfo, OptionInfo};
pub use game_match::Match;
pub use options::{ConfigError, GameConfig, OptionValues};
pub use playouts::{PlayoutStats, WIN_UNITS};
pub use record::{Header, HeaderError, Record, RecordError};
pub use table_game::TableGame;
pub use title::Title;
