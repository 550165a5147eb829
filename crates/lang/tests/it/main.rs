//! The integration tests of `lang`, in one binary.

mod books;
mod choices;
mod errors;
mod figure_labels;
mod golden;
mod golden_games;
mod guide;
mod messages;
mod views;
