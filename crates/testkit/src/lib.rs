//! What tests need around them; no part of the program.
//!
//! [`Postgres`] is a database server that a test process starts for itself and that ends with it. `Browser` is a headless
//! Chromium (behind the feature `browser`), and [`axe`] what judges in it whether a page can be read by everybody.

pub mod axe;
#[cfg(feature = "browser")]
mod browser;
mod missing;
mod path;
mod postgres;

#[cfg(feature = "browser")]
pub use browser::{Browser, Screen};
pub use path::has_browser;
pub use postgres::Postgres;
