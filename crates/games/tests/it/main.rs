//! The integration tests of `games`, in one binary.

mod allocation;
mod cards;
mod components;
mod fair;
mod fair_games;
mod history;
mod laws;
mod options;
mod records;
mod verraeter;
