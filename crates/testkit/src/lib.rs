//! Test fixtures; not part of the program.
//!
//! [`Postgres`] is a database server that a test process starts for itself and that ends with it. `Browser` is a headless
//! Chromium (behind the feature `browser`), and [`axe`] is the accessibility checker that runs in it.

pub mod axe;
#[cfg(feature = "browser")]
mod browser;
mod path;
mod postgres;
mod skip;

#[cfg(feature = "browser")]
pub use browser::{Browser, Screen};
pub use path::has_browser;
pub use postgres::Postgres;
