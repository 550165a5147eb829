//! The integration tests of `i18n`, in one binary.

mod books;
mod choices;
mod errors;
mod figure_labels;
mod figures;
mod forbidden;
mod golden;
mod golden_games;
mod literals;
mod messages;
mod quick_starts;
mod tutorial;
mod views;
