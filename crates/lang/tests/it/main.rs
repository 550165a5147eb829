//! The integration tests of `lang`, in one binary.

mod books;
mod choices;
mod errors;
mod golden;
mod golden_games;
mod guide;
mod messages;
mod views;
