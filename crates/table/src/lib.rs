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
//! [`Title`] lists the games. [`Rules`] is a game with its options fixed, [`Table`] a game in play; both are
//! object-safe, so that server, terminal and Python need to know no game. [`Match`] is a table with its type.

pub mod components;
mod estimate;
mod expected;
mod face;
pub mod fair;
mod game_info;
pub mod games;
mod house;
mod matches;
mod playouts;
pub mod record;
mod settings;
mod title;

pub use components::{BadComponents, Complaint, ComponentSet, Misfit};
pub use estimate::{Clustered, Estimate};
pub use expected::{Expected, Possible};
pub use face::{ConfiguredGame, Offer, Refusal, Rules, Table, code, header_of};
pub use game_info::{GameInfo, OptionInfo};
pub use house::House;
pub use matches::Match;
pub use playouts::{Playouts, WIN};
pub use record::{BadHeader, Flaw, Header, Record};
pub use settings::{BadSetUp, SetUp, Settings};
pub use title::Title;
