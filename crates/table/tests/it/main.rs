//! The integration tests of `table`, in one binary.

mod allocation;
mod cards;
mod components;
mod fair;
mod fair_games;
mod laws;
mod options;
mod records;
mod telling;
mod verraeter;
